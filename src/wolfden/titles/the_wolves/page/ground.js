/**
 * What the land looks like: patterns of each terrain, drawn for a hex round the origin.
 *
 * A pattern tile is as large as a hex, and every hex is drawn round its own origin, so each hex
 * shows the tile exactly once, with the busy parts towards the rim and a calm middle for pieces.
 */
import { el } from "wolfden/toolkit/svg.js";
import { path } from "wolfden/toolkit/drawing.js";
import { HALF_HEIGHT } from "wolfden/toolkit/hexagons.js";
import { chance, DOTS, FIR, FIR_DARK, scattered, stamped, TREE_SHADOW } from "wolfden/toolkit/scenery.js";

/** @typedef {import("wolfden/toolkit/svg.js").Tree} Tree */

/** Half the width of a hex on the map. */
export const SIZE = 52;

/** Each ground is drawn in as many ways, so that neighbours differ. */
const VARIANTS = 3;
/** So far inside a hex its calm middle begins. */
const CALM = 22;

const TUFT = "M-4 -8C-3.4 -4.6 -2 -2 0 0M0.4 -10.4C-0.4 -6.6 -0.4 -3 0 0M5 -7.4C3.6 -4.8 1.6 -2.2 0 0";
const SWEEP = "M-16 3C-9 -3 -2 -3 4 0C9 2.4 13 2 17 -1";

const FACETS =
  "M-52 0L-36 -12L-26 -45M-36 -12L-14 -22L-8 -45M-14 -22L6 -32L20 -45M6 -32L26 -24L34 -36" +
  "M26 -24L40 -6L52 0M40 -6L30 14L44 18M30 14L22 30L26 45M22 30L0 36L-6 45M0 36L-22 26" +
  "L-26 45M-22 26L-38 14L-36 -12M-38 14L-44 14M-14 -22L-8 -2L-22 26M26 -24L12 -4L30 14" +
  "M-8 -2L12 -4L4 18L-8 -2M4 18L0 36";
const LIT_FACETS =
  "M-36 -12L-14 -22L-8 -45L-26 -45ZM6 -32L26 -24L34 -36L20 -45ZM40 -6L30 14L44 18L52 0Z" +
  "M-22 26L0 36L-6 45L-26 45ZM-8 -2L12 -4L4 18Z";
const SHADED_FACETS =
  "M26 -24L40 -6L30 14L12 -4ZM22 30L0 36L4 18L30 14ZM-38 14L-22 26L-26 45L-44 14ZM-14 -22" + "L6 -32L20 -45L-8 -45Z";

const DRIFTS =
  "M-46 4C-38 -3 -30 -3 -22 3M-34 -20C-26 -27 -16 -27 -8 -20M4 -32C12 -38 20 -37 27 -31" +
  "M22 -12C30 -18 38 -17 45 -9M-32 26C-23 19 -13 20 -6 27M12 27C20 20 30 20 36 27M-10 -2" +
  "C-4 -7 6 -7 12 -2";
const DRIFT_SHADES =
  "M-46 4C-38 -3 -30 -3 -22 3C-30 8 -38 9 -46 4ZM-34 -20C-26 -27 -16 -27 -8 -20C-16 -15 -26 -15 -34 -20Z" +
  "M22 -12C30 -18 38 -17 45 -9C37 -6 29 -7 22 -12ZM-32 26C-23 19 -13 20 -6 27C-14 32 -24 32 -32 26Z" +
  "M12 27C20 20 30 20 36 27C28 32 20 32 12 27Z";

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
/** The water beyond the shallows. */
const DEEP =
  "M-21 -34C-8 -37 10 -36 20 -33C29 -24 38 -10 39 1C36 12 28 26 20 34C8 37 -10 36 -21 33" +
  "C-29 24 -37 10 -39 0C-36 -12 -28 -26 -21 -34Z";
const SHORE = "M-24 -41.6L24 -41.6L48 0L24 41.6L-24 41.6L-48 0Z";

const CRACKS =
  "M-46 -4L-28 2L-18 -10L2 -4L14 -18L30 -14L40 -24M-28 2L-30 20L-14 28L-10 44M2 -4L8 14" +
  "L26 20L32 34M-18 -10L-22 -30M14 -18L10 -38";

/** @type {Record<string, (variant: number) => Tree[]>} what each ground shows */
const ART = {
  forest: (variant) => {
    const spots = spotsOf(13.5, variant, 1.15);
    return [
      path(stampedAll(TREE_SHADOW, spots), "tree-shade"),
      path(stampedAll(FIR, spots), "tree"),
      path(stampedAll(FIR_DARK, spots), "tree-dark"),
    ];
  },
  rock: (variant) => [
    turned(
      variant,
      path(LIT_FACETS, "lit-facet"),
      path(SHADED_FACETS, "shaded-facet"),
      path(FACETS, "ground-line thin"),
    ),
  ],
  grass: (variant) => [
    path(stampedAll(SWEEP, spotsOf(26, variant + 3, 1)), "sweep"),
    path(stampedAll(TUFT, spotsOf(15.5, variant + 6, 0.82)), "ground-line"),
    path(stampedAll(DOTS, spotsOf(34, variant + 9, 0.9)), "blossom"),
  ],
  tundra: (variant) => [
    turned(variant, path(DRIFT_SHADES, "drift-shadow"), path(DRIFTS, "drift-light")),
    path(stampedAll(DOTS, spotsOf(27, variant + 12, 1.1)), "glitter"),
  ],
  desert: (variant) => [
    turned(variant, path(DUNE_SHADES, "dune-shade"), path(DUNES, "ground-line")),
    path(stampedAll(DOTS, spotsOf(34, variant + 15, 0.8)), "sand"),
  ],
  blank: () => [],
  lake: (variant) => [path(SHORE, "shallow"), path(DEEP, "deep"), turned(variant, path(RIPPLES, "ground-line ripple"))],
  chasm: (variant) => [turned(variant, path(CRACKS, "ground-line strong"))],
};

/**
 * Every ground, each with an id like `ground-forest`; `hex-forest-1` is one of them for a hex
 * anywhere.
 *
 * @returns {Tree[]}
 */
export const groundPatterns = () =>
  Object.entries(ART).flatMap(([ground, art]) => [
    ...variants().map((variant) => pattern(ground, variant, art(variant))),
    ...variants().map((variant) => onHex(ground, variant)),
  ]);

const variants = () => Array.from({ length: VARIANTS }, (_none, variant) => variant);

/**
 * A drawing without an up and down as it is, or its mirror image.
 *
 * @param {number} variant
 * @param {...Tree} art
 */
const turned = (variant, ...art) => el("g", { transform: variant === 1 ? "scale(-1 1)" : null }, ...art);

/** How far inside a hex a place is. @param {import("wolfden/toolkit/scenery.js").Point} at */
const insideOf = ({ x, y }) =>
  SIZE - Math.max(Math.abs(x) + Math.abs(y) / Math.sqrt(3), (2 * Math.abs(y)) / Math.sqrt(3));

/**
 * Places all over a hex, fewer and smaller in its middle, where pieces are.
 *
 * @param {number} step
 * @param {number} seed
 * @param {number} size
 */
const spotsOf = (step, seed, size) =>
  scattered({ x: -SIZE, y: -SIZE, width: 2 * SIZE, height: 2 * SIZE }, step, seed)
    .map((at, place) => {
      const inside = insideOf(at);
      const isCalm = inside > CALM;
      const keep = inside > 4 && (!isCalm || chance(place, seed) < 0.35);
      const scale = size * (isCalm ? 0.75 : 1) * (0.85 + 0.3 * chance(place, seed, 1));
      return { ...at, keep, scale };
    })
    .filter(({ keep }) => keep)
    .sort((one, other) => one.y - other.y);

/**
 * @param {string} d
 * @param {{ x: number, y: number, scale: number }[]} spots
 */
const stampedAll = (d, spots) => spots.map((spot) => stamped(d, spot, spot.scale)).join("");

/**
 * The ground of a hex in coordinates of the map: no hex has to be moved.
 *
 * @param {string} ground
 * @param {number} variant
 */
const onHex = (ground, variant) =>
  el("pattern", {
    id: `hex-${ground}-${variant}`,
    href: `#${patternId(ground, variant)}`,
    patternUnits: "objectBoundingBox",
    x: 0,
    y: 0,
    width: 1,
    height: 1,
  });

/**
 * @param {string} ground
 * @param {number} variant
 */
const patternId = (ground, variant) => `ground-${ground}${variant ? `-${variant}` : ""}`;

/**
 * The fill of a whole hex.
 *
 * @param {string} ground
 * @param {{ q: number, r: number }} place
 */
export const hexFill = (ground, { q, r }) => `url(#hex-${ground || "blank"}-${Math.floor(VARIANTS * chance(q, r))})`;

/**
 * The fill of a terrain, of lake or chasm, or (the empty name) of a hex not dealt yet.
 *
 * @param {string} ground
 */
export const groundFill = (ground) => `url(#ground-${ground || "blank"})`;

/**
 * @param {string} ground
 * @param {number} variant
 * @param {Tree[]} art
 */
function pattern(ground, variant, art) {
  const height = HALF_HEIGHT * SIZE;
  const box = { x: -SIZE, y: -height, width: 2 * SIZE, height: 2 * height };
  return el(
    "pattern",
    {
      id: patternId(ground, variant),
      class: `ground ${ground}`,
      patternUnits: "userSpaceOnUse",
      viewBox: `${-SIZE} ${-height} ${2 * SIZE} ${2 * height}`,
      ...box,
    },
    el("rect", { class: "ground-paper", ...box }),
    ...art,
  );
}
