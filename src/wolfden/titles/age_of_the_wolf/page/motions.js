/** What moves on the board of Age of the Wolf, and what is worth to be shown large. */
import { battleOf, emblemOf } from "./scene.js";

/**
 * @typedef {import("wolfden/toolkit/title.js").GameEvent} GameEvent
 * @typedef {import("wolfden/toolkit/title.js").Motion} Motion
 * @typedef {import("./types.js").Scene} Scene
 */

const MOVES = new Set(["move", "roam", "retreat", "withdraw", "go-back"]);

/**
 * @param {GameEvent} event
 * @param {Scene} scene
 * @returns {Motion[]}
 */
export function motions({ name, seat, facts }, scene) {
  const [from, to] = [`region:${facts.from}`, `region:${facts.to}`];
  if (MOVES.has(name)) {
    const symbol = facts.lead ? "piece-alpha" : "piece-pack";
    return [{ from, to, symbol, look: `pack-${emblemOf(scene, seat)}`, seat }];
  }
  if (name === "drive" && facts.to !== "sea") {
    const [first] = /** @type {string[]} */ (facts.predators);
    return [{ from, to, symbol: `predator-${first}`, look: "", seat }];
  }
  return [];
}

/**
 * @param {import("wolfden/toolkit/title.js").GameEvent} event
 * @param {import("./types.js").Scene} scene
 * @returns {import("wolfden/toolkit/title.js").Moment | null}
 */
export function momentOf({ name, seat, facts }, scene) {
  const at = `region:${facts.at ?? battleOf(scene)?.at ?? ""}`;
  if (name === "roll") return { at, symbol: `die-${facts.face}`, tone: "die" };
  if (name === "den") {
    return { at, symbol: "piece-den", look: `pack-${emblemOf(scene, seat)}`, tone: "score" };
  }
  if (name !== "battle") return null;
  const look = seat >= 0 ? `pack-${emblemOf(scene, seat)}` : "";
  return { at, symbol: "piece-alpha", look, tone: "attack" };
}
