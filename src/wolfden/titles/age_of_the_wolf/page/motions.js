/** What moves on the board of Age of the Wolf, what is highlighted, and what an action would change. */
import { widthFor } from "./geometry.js";
import { straitOf } from "./land.js";
import { battleOf, emblemOf, regionOf } from "./scene.js";
import { placeOf } from "wolfden/toolkit/words.js";

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
 * Wolves and what they drive cross the border that two regions share, or the ice between them.
 *
 * @param {Motion} motion
 * @param {Scene} scene
 * @param {Pick<import("wolfden/toolkit/title.js").Ui, "aspect">} ui
 */
export function wayOf({ from, to }, scene, { aspect }) {
  const [start, end] = [from, to].map((target) => scene.regions.find(({ region }) => `region:${region}` === target));
  return start && end ? straitOf(start, end, widthFor(aspect)) : [];
}

/**
 * @param {import("wolfden/toolkit/title.js").GameEvent} event
 * @param {import("./types.js").Scene} scene
 * @returns {import("wolfden/toolkit/title.js").Highlight | null}
 */
export function highlightOf({ name, seat, facts }, scene) {
  const field = battleOf(scene)?.at ?? scene.regions.find(({ attackers }) => attackers > 0)?.region;
  const at = `region:${facts.at ?? field ?? ""}`;
  if (name === "roll") return { at, symbol: `die-${facts.face}`, tone: "die" };
  if (name === "den") {
    return { at, symbol: "piece-den", look: `pack-${emblemOf(scene, seat)}`, tone: "build" };
  }
  if (name !== "battle") return null;
  const look = seat >= 0 ? `pack-${emblemOf(scene, seat)}` : "";
  return { at, symbol: "piece-alpha", look, tone: "attack" };
}

/**
 * @param {string[]} words
 * @param {Scene} scene
 * @param {number} seat
 * @returns {import("wolfden/toolkit/title.js").Ghost[]}
 */
export function ghostsOf(words, scene, seat) {
  const [verb, first = "", second = "", , rank] = words;
  const look = `pack-${emblemOf(scene, seat)}`;
  const [from, to] = [placeOf(first), placeOf(second)];
  if (verb === "freeze" && first) return [{ at: `channel:${first}`, symbol: "water-frozen", look: "" }];
  if (verb === "den" && first) return [{ at: `region:${from}`, symbol: "piece-den", look }];
  if (verb === "retreat" && first) return [{ at: `region:${from}`, symbol: "piece-pack", look }];
  if (!second.startsWith("@")) return [];
  if (verb === "scare") {
    const [kind] = regionOf(scene, from)?.predators ?? [];
    return kind ? [{ at: `region:${to}`, symbol: `predator-${kind}`, look: "" }] : [];
  }
  const symbol = rank === "lead" ? "piece-alpha" : "piece-pack";
  return verb === "move" || verb === "roam" ? [{ at: `region:${to}`, symbol, look }] : [];
}

/**
 * The wolves of each region.
 *
 * @param {Scene} scene
 * @returns {import("wolfden/toolkit/title.js").Count[]}
 */
export const counts = (scene) =>
  scene.regions
    .filter(({ owner }) => owner >= 0)
    .map(({ region, owner, wolves }) => ({
      at: `region:${region}`,
      symbol: "piece-pack",
      look: `pack-${emblemOf(scene, owner)}`,
      count: wolves,
    }));
