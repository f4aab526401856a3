/** What moves on the board of The Wolves, and what is worth to be shown large. */
import { emblemOf } from "./scene.js";

/**
 * @typedef {import("wolfden/toolkit/title.js").GameEvent} GameEvent
 * @typedef {import("wolfden/toolkit/title.js").Motion} Motion
 */

/**
 * @param {GameEvent} event
 * @returns {Motion[]}
 */
export function motions({ name, seat, facts }) {
  if (name !== "walk" && name !== "displace") return [];
  const symbol = `piece-${facts.wolf}`;
  const look = `pack-${emblemOf(seat)}`;
  return [{ from: `hex:${facts.from}`, to: `hex:${facts.to}`, symbol, look, seat }];
}

/**
 * @param {import("wolfden/toolkit/title.js").GameEvent} event
 * @param {import("./types.js").Scene} scene
 * @returns {import("wolfden/toolkit/title.js").Moment | null}
 */
export function momentOf({ name, seat, facts }, scene) {
  const at = `hex:${facts.at}`;
  if (name === "howl") return { at, symbol: "lone-wolf", look: "lone", tone: "howl" };
  if (name === "hunt") return { at, symbol: `prey-${facts.prey}`, tone: "take" };
  if (name === "phase") return { at: "", symbol: `moon-${facts.phase}`, tone: "score" };
  if (name !== "region-scored") return null;
  const lake = scene.regions[Number(facts.slot)]?.lake ?? "";
  return { at: `hex:${lake}`, symbol: `moon-${facts.phase}`, tone: "score", gains: gainsOf(seat, facts) };
}

/**
 * W14.3 Who gets how many points for a region: the winner, then those who come next.
 *
 * @param {number} seat
 * @param {import("wolfden/toolkit/title.js").GameEvent["facts"]} facts
 */
function gainsOf(seat, { winner, points, lesser, lesser_points: less }) {
  const first = winner === "seat" ? [gain(seat, points)] : [];
  return [...first, .../** @type {number[]} */ (lesser).map((one) => gain(one, less))];
}

/** @param {number} seat @param {unknown} points */
const gain = (seat, points) => ({
  symbol: `emblem-${emblemOf(seat)}`,
  look: `pack-${emblemOf(seat)}`,
  points: Number(points),
});
