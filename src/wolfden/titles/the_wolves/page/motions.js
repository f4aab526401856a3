/** What moves on the board of The Wolves. */
import { emblemOf } from "./scene.js";

/**
 * @typedef {import("wolfden/core/title.js").GameEvent} GameEvent
 * @typedef {import("wolfden/core/title.js").Motion} Motion
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
