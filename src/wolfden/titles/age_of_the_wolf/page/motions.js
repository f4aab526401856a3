/** What moves on the board of Age of the Wolf. */
import { emblemOf } from "./scene.js";

/**
 * @typedef {import("wolfden/core/title.js").GameEvent} GameEvent
 * @typedef {import("wolfden/core/title.js").Motion} Motion
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
