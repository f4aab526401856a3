/**
 * What the land of Age of the Wolf looks like: a tile of each kind of land that is laid again and
 * again, surf along the coasts, and the polar sea with its floes.
 */
import { el } from "wolfden/toolkit/svg.js";
import { path } from "wolfden/toolkit/drawing.js";
import {
  chance,
  CROWN,
  curve,
  DOTS,
  FIR,
  pair,
  scattered,
  starPath,
  tiled,
  TREE_SHADOW,
  TRUNK,
} from "wolfden/toolkit/scenery.js";
import { polar } from "./geometry.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("./types.js").Region} Region
 * @typedef {{ x: number, y: number, scale: number }} Spot
 */

const SIDE = 150;
/** Kinds of land, as the ids of our own regions end. */
const KINDS = ["tundra", "ridge", "mountain", "steppe", "forest", "lowland", "island"];
/** The kinds of other boards, up to a prey value: the richer, the greener. */
const BY_PREY = /** @type {[number, string][]} */ ([
  [10, "tundra"],
  [20, "steppe"],
  [30, "lowland"],
]);

const PEAK = "M-17 9L-5 -10L-2 -7L3 -15L19 9Z";
const PEAK_SHADE = "M3 -15L19 9L6 9L2 0L5 -5Z";
const PEAK_SNOW = "M-5 -10L-2 -7L3 -15L8.5 -6.5L5 -8L2 -4L-1 -7L-4 -3.5L-8 -5Z";
const BLUFF = "M-14 6L-11 -4L-3 -7L5 -3L11 -5L15 6Z";
const BLUFF_LINES = "M-11 -4L-8 6M-3 -7L-1 6M5 -3L4 6M11 -5L9 6";
const TUFT =
  "M-4 0C-4 -3 -5.4 -5 -7 -6.4M-1 0C-1 -4 -1.4 -6.6 -2 -9M2 0C2 -3.6 3 -6.6 4.4 -8M4.6 0C5 -2.4 6.4 -4 8 -4.6";
const SWELL = "M-18 2C-11 -3 -5 -3 1 1C7 4 12 4 18 0";
const DRIFT = "M-20 2C-12 -6 -2 -6 6 -1C11 2 16 2 20 1";
const DRIFT_SHADE = "M-20 2C-12 -6 -2 -6 6 -1C11 2 16 2 20 1C10 6 -10 7 -20 2Z";
const CRACK = "M-16 -4L-6 0L0 -6M-6 0L-3 8L8 10";
const PEBBLE = "M-2 1C-3 -2 2 -3 3 0C3 2 -1 2.4 -2 1Z";

/** @returns {Tree[]} */
export const landDefinitions = () => [
  tile("tundra", [
    path(laid(DRIFT_SHADE, 50, 1, 22), "drift-shade"),
    path(laid(DRIFT, 50, 1, 22), "drift"),
    path(laid(CRACK, 75, 2, 18), "crack"),
    path(laid(DOTS, 38, 3, 6), "glint"),
  ]),
  tile("ridge", [
    path(laid(BLUFF, 50, 4, 17), "rock"),
    path(laid(BLUFF_LINES, 50, 4, 17), "rock-line"),
    path(laid(PEBBLE, 30, 5, 4), "rock"),
    path(laid(FIR, 75, 6, 9, 1.1), "land-fir"),
  ]),
  tile("mountain", [
    path(laid(PEAK, 50, 7, 24, 1.05), "rock"),
    path(laid(PEAK_SHADE, 50, 7, 24, 1.05), "rock-shade"),
    path(laid(PEAK_SNOW, 50, 7, 24, 1.05), "snow-cap"),
    path(laid(TUFT, 50, 8, 9, 0.7), "grass"),
  ]),
  tile("steppe", [
    path(laid(SWELL, 37.5, 9, 20), "wind"),
    path(laid(TUFT, 30, 10, 9), "grass"),
    path(laid(DOTS, 50, 11, 6), "seed"),
  ]),
  tile("forest", [
    path(laid(TREE_SHADOW, 21.4, 12, 10, 1.5), "wood-shadow"),
    path(laid(FIR, 21.4, 12, 12, 1.55), "land-fir"),
  ]),
  tile("lowland", [
    path(laid(SWELL, 50, 13, 20), "wind"),
    path(laid(TREE_SHADOW, 37.5, 14, 10, 1.4), "wood-shadow"),
    path(laid(TRUNK, 37.5, 14, 10, 1.4), "land-trunk"),
    path(laid(CROWN, 37.5, 14, 10, 1.4), "land-crown"),
    path(laid(TUFT, 30, 15, 9, 0.8), "grass"),
    path(laid(DOTS, 50, 16, 6), "flower"),
  ]),
  tile("island", [path(laid(TUFT, 25, 17, 9, 0.9), "grass"), path(laid(PEBBLE, 25, 18, 5, 1.2), "rock")]),
  seaTile(),
  el(
    "linearGradient",
    { id: "polar-light", x1: 0.15, y1: 0.1, x2: 0.85, y2: 0.9 },
    el("stop", { offset: 0, class: "light-near", "stop-opacity": 0.34 }),
    el("stop", { offset: 0.5, class: "light-near", "stop-opacity": 0 }),
    el("stop", { offset: 0.5, class: "light-far", "stop-opacity": 0 }),
    el("stop", { offset: 1, class: "light-far", "stop-opacity": 0.26 }),
  ),
  el(
    "radialGradient",
    { id: "polar-glow" },
    ...[0.75, 0.28, 0].map((opacity, place) =>
      el("stop", { offset: [0.56, 0.7, 1][place], class: "polar-glow", "stop-opacity": opacity }),
    ),
  ),
  el(
    "radialGradient",
    { id: "sea-depth" },
    ...[0, 0.3, 0.5, 0.8, 1].map((offset, place) => el("stop", { offset, class: `depth-${place}` })),
  ),
];

/**
 * A shape scattered over a tile: one in each square of some size.
 *
 * @param {string} d
 * @param {number} step
 * @param {number} seed
 * @param {number} reach
 * @param {number} [scale]
 */
const laid = (d, step, seed, reach, scale = 1) =>
  tiled(
    d,
    scattered({ width: SIDE, height: SIDE }, step, seed)
      .map((at, place) => ({ ...at, scale: scale * (0.8 + 0.4 * chance(place, seed)) }))
      .sort((one, other) => one.y - other.y),
    SIDE,
    reach * scale,
  );

/**
 * @param {string} kind
 * @param {Tree[]} art
 */
const tile = (kind, art) =>
  el(
    "pattern",
    {
      id: `land-${kind}`,
      class: `land-${kind}`,
      width: SIDE,
      height: SIDE,
      patternUnits: "userSpaceOnUse",
    },
    el("rect", { width: SIDE, height: SIDE, class: "land-paper" }),
    ...art,
  );

const seaTile = () =>
  el(
    "pattern",
    { id: "sea-waves", width: SIDE, height: SIDE, patternUnits: "userSpaceOnUse" },
    path(laid("M-9 0C-6 -3 -3 -3 0 0C3 -3 6 -3 9 0", 37.5, 19, 10), "sea-wave"),
  );

/**
 * The kind of land of a region: by its id on our own board, by its prey value on others.
 *
 * @param {Region} region
 */
export function kindOf({ region, prey }) {
  const own = region.slice(region.lastIndexOf("-") + 1);
  if (KINDS.includes(own)) return own;
  return BY_PREY.find(([most]) => prey <= most)?.[1] ?? "forest";
}

/**
 * The polar night in the space round the board: stars, and a glow above the sea.
 *
 * @param {number} radius  of the board
 * @param {number} wide
 */
export const polarNight = (radius, wide) =>
  el(
    "g",
    { class: "polar-night" },
    path(starPath({ x: -2.4 * radius, y: -radius, width: 4.8 * radius, height: 2 * radius }, 140), "stars"),
    el("ellipse", { rx: 1.7 * radius * wide, ry: 1.7 * radius, fill: "url(#polar-glow)" }),
  );

/**
 * The sea with its depth and waves, and floes drifting in it.
 *
 * @param {number} radius
 * @param {number} floesIn  floes drift within this radius
 * @param {number} wide
 * @returns {Tree[]}
 */
export const sea = (radius, floesIn, wide) => [
  el("rect", { ...frameOf(radius, wide), class: "sea" }),
  el("rect", { ...frameOf(radius, wide), fill: "url(#sea-depth)" }),
  el("rect", { ...frameOf(radius, wide), fill: "url(#sea-waves)" }),
  path(floes(floesIn, wide), "floes"),
  el("rect", { ...frameOf(radius - 5, wide), class: "sea-rim" }),
];

/** How round the corners of the sea are. */
const ROUND = 0.3;

/**
 * The place of the board: a rectangle with round corners.
 *
 * @param {number} radius
 * @param {number} wide
 */
export const frameOf = (radius, wide) => ({
  x: -radius * wide,
  y: -radius,
  width: 2 * radius * wide,
  height: 2 * radius,
  rx: ROUND * radius,
});

/**
 * Small floes of ice, all over the middle of the sea.
 *
 * @param {number} radius
 * @param {number} wide
 */
const floes = (radius, wide) =>
  Array.from({ length: 26 }, (_none, place) => {
    const at = polar(radius * Math.sqrt(chance(place, 1)), 360 * chance(place, 2), wide);
    const size = 3 + 7 * chance(place, 3);
    const corners = Array.from({ length: 6 }, (_one, corner) => {
      const away = polar(size * (0.7 + 0.5 * chance(place, corner, 4)), 60 * corner);
      return { x: at.x + away.x * 1.3, y: at.y + away.y * 0.8 };
    });
    return curve(corners, true);
  }).join("");

/** How far a way across water reaches at least to both sides of its middle, and its arrow heads. */
const [WAY, HEAD] = [25, 11];

/**
 * The way across open water, as the book marks it: green and white, with an arrow head at both coasts.
 * Drawn round its middle.
 *
 * @param {import("./geometry.js").Point} start
 * @param {import("./geometry.js").Point} end
 */
export function wayAcross(start, end) {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const half = Math.max(WAY, length / 2);
  const [dx, dy] = length > 0 ? [(end.x - start.x) / length, (end.y - start.y) / length] : [1, 0];
  const at = (/** @type {number} */ along, /** @type {number} */ aside) =>
    pair({ x: dx * along - dy * aside, y: dy * along + dx * aside });
  const shaft = `M${at(HEAD - half, 0)}L${at(half - HEAD, 0)}`;
  const heads = [-1, 1].map(
    (side) =>
      `M${at(side * half, 0)}L${at(side * (half - HEAD), HEAD * 0.8)}L${at(side * (half - HEAD), -HEAD * 0.8)}Z`,
  );
  return [path(shaft, "way"), path(shaft, "way-marks"), path(heads.join(""), "way-heads")];
}

/**
 * A bridge of ice from one coast to the other: rough edges, and cracks across.
 *
 * @param {import("./geometry.js").Point} start
 * @param {import("./geometry.js").Point} end
 */
export function iceBridge(start, end) {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const steps = Math.max(2, Math.round(length / 12));
  const at = (/** @type {number} */ along, /** @type {number} */ aside) => ({
    x: start.x + dx * along - dy * aside,
    y: start.y + dy * along + dx * aside,
  });
  const side = (/** @type {number} */ sign) =>
    Array.from({ length: steps + 3 }, (_none, step) =>
      at(((step - 1) * length) / steps, sign * (17 + 7 * chance(step, sign + 2, Math.round(length)))),
    );
  const cracks = Array.from({ length: steps }, (_none, step) => {
    const along = ((step + chance(step, 7)) * length) / steps;
    return `M${pair(at(along, -14))}L${pair(at(along + 5, -3))}L${pair(at(along - 2, 4))}`;
  });
  return [path(curve([...side(1), ...side(-1).reverse()], true), "ice"), path(cracks.join(""), "crack")];
}
