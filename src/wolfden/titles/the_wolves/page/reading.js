/** The map of The Wolves for those who read it: hexes by region, and what lies next to each. */
import { splitTarget } from "wolfden/toolkit/words.js";

/** @typedef {import("./types.js").Scene} Scene */

const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/**
 * The hexes of each region under its lake, those of the start board first.
 *
 * @param {Scene} scene
 */
export const textView = ({ hexes, regions }) =>
  [-1, ...regions.keys()].map((slot) => ({
    heading: slot < 0 ? "" : `hex:${regions[slot].lake}`,
    targets: hexes.filter(({ region }) => region === slot).map(({ hex }) => `hex:${hex}`),
  }));

/**
 * @param {string} target
 * @param {Scene} scene
 */
export function neighbours(target, { hexes, water }) {
  const [, id] = splitTarget(target);
  const all = [...hexes, ...water];
  const here = all.find(({ hex }) => hex === id);
  if (!here) return [];
  return STEPS.flatMap(([q, r]) =>
    all.filter((one) => one.q === here.q + q && one.r === here.r + r).map(({ hex }) => `hex:${hex}`),
  );
}

/** @param {string} target */
export const nameOf = (target) => splitTarget(target)[1];
