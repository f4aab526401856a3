/** What never changes about a board: where each region lies and where its plate goes. Kept once. */
import { kept } from "wolfden/toolkit/keeping.js";
import { border, middles, outline, polar, RADIUS, room, strait } from "./geometry.js";

/**
 * @typedef {import("./types.js").Region} Region
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {object} Shape
 * @property {string} path
 * @property {string} band  the path inside the border, for the pattern of who holds it
 * @property {Point} middle
 * @property {boolean} atSea  whether its plate lies on the water next to it
 * @property {Point[]} spots  where its plate may go, best first
 * @property {number} reach  how far from its middle a plate on the water may go
 * @property {Point[]} held  the border a plate stays within while a pack holds the region
 * @property {Point[]} free  and while none does
 */

const BAND = 7;
/** How far inside a border everything else stays, so that the band is seen. */
const CLEAR = 13;
/** A region with less room than this has its plate on the water next to it. */
const SMALL = 84;
const OFFSHORE = 84;
/** A part of a ring that spans more degrees is no isle. */
const ISLE = 45;

/** @param {Region} region */
const formOf = ({ ring, outline: corners }) => JSON.stringify([ring, corners]);

/** @type {(region: Region, wide: number) => Shape} */
export const shapeOf = kept(
  (region, wide) => measured(region, wide),
  (region, wide) => `${formOf(region)} ${wide}`,
);

/**
 * Where a channel leaves the one coast and reaches the other.
 *
 * @type {(first: Region, second: Region, wide: number) => [Point, Point]}
 */
export const straitOf = kept(
  strait,
  (first, second, wide) => `${formOf(first)} ${formOf(second)} ${wide}`,
);

/** @param {Region} region @param {number} wide @returns {Shape} */
function measured(region, wide) {
  const anchor = offshore(region, wide);
  return {
    path: outline(region, 0, wide),
    band: outline(region, BAND, wide),
    middle: anchor ?? middles(region, wide)[0],
    atSea: anchor !== null,
    spots: anchor ? [anchor] : middles(region, wide),
    // Four isles are as many as there is space for: each plate has a quarter of the water.
    reach: anchor ? Math.hypot(anchor.x / wide, anchor.y) * Math.SQRT1_2 : Infinity,
    held: anchor ? [] : border(region, CLEAR, wide),
    free: anchor ? [] : border(region, BAND, wide),
  };
}

/**
 * The place on the water for the plate of an isle, towards the middle of the board.
 *
 * @param {Region} region
 * @param {number} wide
 * @returns {Point | null}
 */
function offshore(region, wide) {
  if (!region.ring.length) return null;
  const { width, height } = room(region);
  const [inner, , first, last] = region.ring;
  const off = (inner * RADIUS) / 100 - OFFSHORE;
  const isIsle = Math.min(width, height) < SMALL && off >= OFFSHORE / 2 && last - first <= ISLE;
  return isIsle ? polar(off, (first + last) / 2, wide) : null;
}
