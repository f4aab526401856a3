/**
 * What the land looks like: one pattern a terrain, drawn for a hex round the origin.
 *
 * A pattern tile is as large as a hex, and every hex is drawn round its own origin, so each hex
 * shows the tile exactly once, with the busy parts towards the rim and a calm middle for pieces.
 */
import { el } from "wolfden/core/svg.js";
import { path, shifted } from "wolfden/toolkit/drawing.js";
import { HALF_HEIGHT } from "wolfden/toolkit/hexagons.js";

/** @typedef {import("wolfden/core/svg.js").Tree} Tree */

/** Half the width of a hex on the map. */
export const SIZE = 52;

const TREE = "M0 -10L4.6 -2.6L2.4 -3L6 4L-6 4L-2.4 -3L-4.6 -2.6ZM-0.9 4L0.9 4L0.9 7.4L-0.9 7.4Z";
const TREES = [
  [-40, -3, 1], [-31, -22, 1.1], [-31, 16, 0.9], [-15, -33, 0.9], [2, -36, 1.1], [18, -32, 0.9],
  [33, -19, 1.1], [40, 2, 0.9], [31, 20, 1], [17, 35, 0.8], [-19, 34, 0.9], [-15, -8, 0.7],
  [13, -10, 0.8], [0, 12, 0.7], [-24, -2, 0.7], [22, 8, 0.7],
];

const TUFT =
  "M-4 -8C-3.4 -4.6 -2 -2 0 0M0.4 -10.4C-0.4 -6.6 -0.4 -3 0 0M5 -7.4C3.6 -4.8 1.6 -2.2 0 0";
const TUFTS = [
  [-41, 4, 1], [-32, -16, 1.1], [-33, 24, 0.9], [-17, -30, 1], [3, -31, 1.1], [20, -27, 0.9],
  [34, -13, 1.1], [42, 7, 0.9], [32, 24, 1], [17, 41, 0.8], [-19, 41, 0.9], [-14, -4, 0.8],
  [15, -6, 0.8], [-1, 14, 0.8], [-23, 10, 0.7], [23, 12, 0.7],
];

const FACETS =
  "M-52 0L-36 -12L-26 -45M-36 -12L-14 -22L-8 -45M-14 -22L6 -32L20 -45M6 -32L26 -24L34 -36" +
  "M26 -24L40 -6L52 0M40 -6L30 14L44 18M30 14L22 30L26 45M22 30L0 36L-6 45M0 36L-22 26" +
  "L-26 45M-22 26L-38 14L-36 -12M-38 14L-44 14M-14 -22L-8 -2L-22 26M26 -24L12 -4L30 14" +
  "M-8 -2L12 -4L4 18L-8 -2M4 18L0 36";
const LIT_FACETS =
  "M-36 -12L-14 -22L-8 -45L-26 -45ZM6 -32L26 -24L34 -36L20 -45ZM40 -6L30 14L44 18L52 0Z" +
  "M-22 26L0 36L-6 45L-26 45ZM-8 -2L12 -4L4 18Z";
const SHADED_FACETS =
  "M26 -24L40 -6L30 14L12 -4ZM22 30L0 36L4 18L30 14ZM-38 14L-22 26L-26 45L-44 14ZM-14 -22" +
  "L6 -32L20 -45L-8 -45Z";

const DRIFTS =
  "M-46 4C-38 -3 -30 -3 -22 3M-34 -20C-26 -27 -16 -27 -8 -20M4 -32C12 -38 20 -37 27 -31" +
  "M22 -12C30 -18 38 -17 45 -9M-32 26C-23 19 -13 20 -6 27M12 27C20 20 30 20 36 27M-10 -2" +
  "C-4 -7 6 -7 12 -2";
const FLAKES = [
  [-38, -10], [-22, -34], [-12, -11], [8, -20], [30, -26], [38, 6], [27, 12], [4, 10], [-24, 14],
  [-40, 14], [2, 38], [-16, 38], [24, 37], [-2, -41], [18, -3],
];

const DUNES =
  "M-48 -2C-36 -16 -26 -13 -14 -3M-36 -22C-26 -34 -10 -33 2 -22M4 -30C14 -40 24 -38 33 -30" +
  "M10 -9C22 -20 36 -18 46 -6M-40 18C-28 6 -14 8 -4 19M4 25C14 14 28 15 39 22M-24 38" +
  "C-14 29 0 30 8 39";
const DUNE_SHADES =
  "M-36 -22C-26 -34 -10 -33 2 -22C-10 -27 -24 -28 -36 -22ZM10 -9C22 -20 36 -18 46 -6" +
  "C34 -13 22 -14 10 -9ZM-40 18C-28 6 -14 8 -4 19C-16 13 -28 12 -40 18ZM4 25" +
  "C14 14 28 15 39 22C26 19 16 19 4 25Z";

const RIPPLES =
  "M-38 -10C-33 -14 -28 -14 -23 -10C-18 -6 -14 -6 -10 -9M14 -33C18 -36 23 -36 27 -33M18 10" +
  "C24 6 29 6 34 10C38 13 41 13 44 11M-30 22C-25 18 -20 18 -15 22C-10 26 -5 26 0 22";
const SHORE = "M-24 -41.6L24 -41.6L48 0L24 41.6L-24 41.6L-48 0Z";

const CRACKS =
  "M-46 -4L-28 2L-18 -10L2 -4L14 -18L30 -14L40 -24M-28 2L-30 20L-14 28L-10 44M2 -4L8 14" +
  "L26 20L32 34M-18 -10L-22 -30M14 -18L10 -38";

/**
 * Every ground, each with an id like `ground-forest`; `hex-forest` is the same for a hex anywhere.
 *
 * @returns {Tree[]}
 */
export const groundPatterns = () => [...grounds(), ...GROUNDS.map(onHex)];

const grounds = () => [
  pattern("forest", scattered(TREE, TREES, "ground-mark")),
  pattern("rock", [
    path(LIT_FACETS, "lit-facet"),
    path(SHADED_FACETS, "shaded-facet"),
    path(FACETS, "ground-line thin"),
  ]),
  pattern("grass", scattered(TUFT, TUFTS, "ground-line")),
  pattern("tundra", [
    path(DRIFTS, "ground-line strong"),
    ...FLAKES.map(([cx, cy]) => el("circle", { cx, cy, r: 1.7, class: "ground-mark" })),
  ]),
  pattern("desert", [path(DUNE_SHADES, "dune-shade"), path(DUNES, "ground-line")]),
  pattern("blank", []),
  pattern("lake", [path(SHORE, "ground-line shore"), path(RIPPLES, "ground-line ripple")]),
  pattern("chasm", [path(CRACKS, "ground-line strong")]),
];

const GROUNDS = ["forest", "rock", "grass", "tundra", "desert", "blank", "lake", "chasm"];

/**
 * A ground that lies on a hex wherever the hex is: no hex has to be moved into place.
 *
 * @param {string} ground
 */
const onHex = (ground) =>
  el("pattern", {
    id: `hex-${ground}`,
    href: `#ground-${ground}`,
    patternUnits: "objectBoundingBox",
    x: 0,
    y: 0,
    width: 1,
    height: 1,
  });

/** The fill of a whole hex. @param {string} ground */
export const hexFill = (ground) => `url(#hex-${ground || "blank"})`;

/**
 * The fill of a terrain, of lake or chasm, or (the empty name) of a hex not dealt yet.
 *
 * @param {string} ground
 */
export const groundFill = (ground) => `url(#ground-${ground || "blank"})`;

/**
 * @param {string} ground
 * @param {Tree[]} art
 */
function pattern(ground, art) {
  const height = HALF_HEIGHT * SIZE;
  const box = { x: -SIZE, y: -height, width: 2 * SIZE, height: 2 * height };
  return el(
    "pattern",
    {
      id: `ground-${ground}`,
      class: `ground ${ground}`,
      patternUnits: "userSpaceOnUse",
      viewBox: `${-SIZE} ${-height} ${2 * SIZE} ${2 * height}`,
      ...box,
    },
    el("rect", { class: "ground-paper", ...box }),
    ...art,
  );
}

/**
 * @param {string} d
 * @param {number[][]} places
 * @param {string} look
 */
const scattered = (d, places, look) =>
  places.map(([x, y, scale]) => path(d, look, { transform: shifted(x, y, scale) }));
