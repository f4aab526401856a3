/**
 * Packs as things on a table: emblems, edge patterns, stands, wolves and dens.
 *
 * Colour is never alone: a pack also has an emblem and an edge pattern, and the colours differ in
 * lightness as well as in hue. Wolves and arches are outlines round the origin, 44 wide, filled
 * with the colour of the drawing that uses them.
 */
import { el } from "./svg.js";
import { path, use } from "./drawing.js";

/** @typedef {import("./svg.js").Tree} Tree */

/** The emblems of seats in the order of the table. */
export const SEAT_EMBLEMS = ["fang", "eye", "claw", "star", "peak"];
export const NEUTRAL_EMBLEM = "stone";

/** A pack wolf at full stretch, running to the right. */
const RUNNING =
  "M23 -5.5C21.5 -7.5 19 -8.8 16.6 -9.6L15.6 -14.6L12.2 -10.8C9 -9.6 6.5 -7.4 3.5 -6.6" +
  "C-2 -5.2 -8 -6.8 -12.4 -4.6C-16.5 -6.8 -20.5 -6 -23.4 -1.6" +
  "C-20.3 -2.2 -17.4 -1.6 -15 -0.4C-14.8 2.6 -16 4.6 -18.4 6.4L-22.4 10.4" +
  "C-23 11.6 -22 12.6 -20.8 12.2L-15 8.2L-11.2 5.8L-13.4 9.8L-14.4 13.8" +
  "C-14.2 15 -12.8 15.2 -12 14.2L-9.4 10.2L-4.6 5.4C-1 6.2 2.4 6 5.4 5L6.4 9.2L4.8 13.4" +
  "C4.8 14.8 6.4 15 7.2 14L9.8 9.8L9.4 5.8L14 9.2L19.4 11.6C20.8 11.8 21.4 10.4 20.4 9.4" +
  "L16 6.2L12.4 1.4C13.4 -0.4 15 -1.6 17 -2L21.6 -2.4C23.2 -2.8 23.8 -4.2 23 -5.5Z";
/** Eye, shoulder and haunch. */
const RUNNING_LINES =
  "M16.4 -6.4L18 -6.2M8.4 -4.4C10.4 -1.6 10.2 1.6 8.6 4.4M-12 -2.4C-8.6 -1.4 -7.4 1.4 -8.6 4.6" +
  "M-1 -4.4C0.6 -3.4 1.6 -2 2 -0.4";
/** An alpha sitting upright, muzzle to the sky, the hackles raised to a crest. */
const HOWLING =
  "M18.6 -26.2C19.4 -25.6 19.2 -24.4 18.6 -23.4L13.4 -17.4L18.4 -18.6" +
  "C19.2 -18 18.8 -17 18 -16.2L12.8 -11.6C12.8 -9.6 13.8 -7.6 14.8 -5" +
  "C16.2 -1 15.4 3.6 13.6 8L14.4 16.6L17.6 18.6C18.6 19.6 18 21 16.6 21L9.6 21L8 11.6" +
  "C6.8 12.6 5.4 13 4.2 13C4.6 15 5.2 16.6 6.4 18C7.6 19 7.4 21 5.8 21L-10.6 21" +
  "C-17 21 -21.4 17 -21.8 9.8C-19 13.6 -15.6 14.6 -12.6 13.4C-13.4 7.6 -11.6 2.6 -8.4 -1.6" +
  "L-13 -1.8L-6.2 -5.4L-10.2 -7.8L-3.8 -9.6C-3 -11.6 -2.6 -13.4 -2 -15.4L-8.4 -20.8" +
  "L1.6 -20.4C4.6 -22.4 7.8 -22.8 10.6 -23.4C13.4 -24 15.4 -25.2 16.8 -26.2" +
  "C17.4 -26.6 18.2 -26.6 18.6 -26.2Z";
const HOWLING_LINES =
  "M8.4 -19.4L10.4 -19.2M-8.6 15.6C-8.8 9.6 -5 5.4 1.4 5.8M4.6 -1.4C7.6 1.4 8.6 5 8.2 9" +
  "M-3 -1.4C-4.6 0.4 -5.8 2.4 -6.4 4.6";
/** The mark of rank round the neck of an alpha. */
const COLLAR = "M-3.2 -9.6C2 -6.2 8.2 -6 14 -8.2L14.8 -4.6C8.6 -2.4 1.4 -2.8 -5.4 -6Z";
/** A den: a low arch of earth with a dark way in. */
const DEN = "M-21 13C-21.6 1.4 -13 -7.6 0 -7.6C13 -7.6 21.6 1.4 21 13Z";
const DEN_LINES = "M-16.6 8C-15.6 1.6 -11 -3 -4.6 -4M16.6 8C15.8 3 13.4 -0.4 10 -2.4M5.4 -4.2L7.4 -3.6";
const DEN_MOUTH = "M-9 13C-9.6 5 -5.8 0.6 0 0.6C5.8 0.6 9.6 5 9 13Z";

/** @type {Record<string, string>} the signs of packs */
const EMBLEMS = {
  fang: "M-7 -7.6C-2.6 -9 2.6 -9 7 -7.6C6 0 3.2 5.4 0 9.4C-3.2 5.4 -6 0 -7 -7.6Z",
  eye: "M0 -8A8 8 0 1 0 0.1 -8ZM0 -4.4A4.4 4.4 0 1 1 -0.1 -4.4ZM0 -2.2A2.2 2.2 0 1 0 0.1 -2.2Z",
  claw: "M-6.6 -8L-3.4 -8L-6 8L-9.2 8ZM-0.2 -8L3 -8L0.4 8L-2.8 8ZM6.2 -8L9.4 -8L6.8 8L3.6 8Z",
  star: "M0 -9.6L2.5 -2.5L9.6 0L2.5 2.5L0 9.6L-2.5 2.5L-9.6 0L-2.5 -2.5Z",
  peak: "M0 -9L9 1L6.6 3.4L0 -3.8L-6.6 3.4L-9 1ZM0 -1L7 6.6L4.6 9L0 4L-4.6 9L-7 6.6Z",
  stone: "M-8 -3L8 -3L8 3L-8 3Z",
  fir: "M0 -9L9 1L6.6 3.4L0 -3.8L-6.6 3.4L-9 1ZM0 -1L7 6.6L4.6 9L0 4L-4.6 9L-7 6.6Z",
};

/**
 * The crest of each emblem: shields that differ in shape, so that packs differ without colour
 * and without the sign on them.
 *
 * @type {Record<string, string>}
 */
const CRESTS = {
  fang: "M-13 -13L13 -13L13 0C13 8.4 6.6 13.4 0 16.4C-6.6 13.4 -13 8.4 -13 0Z",
  eye: "M0 -15A15 15 0 1 1 -0.1 -15Z",
  claw: "M0 -16.6L14.4 -8.3L14.4 8.3L0 16.6L-14.4 8.3L-14.4 -8.3Z",
  star: "M0 -18.4C5 -11 11 -5 18.4 0C11 5 5 11 0 18.4C-5 11 -11 5 -18.4 0C-11 -5 -5 -11 0 -18.4Z",
  peak: "M0 -16.6L14 -6L14 14L-14 14L-14 -6Z",
  stone: "M-13.4 -11L-11 -13.4L11 -13.4L13.4 -11L13.4 11L11 13.4L-11 13.4L-13.4 11Z",
  fir: "M0 -17C8.6 -12 13.6 -4 13.6 4L13.6 14.4L-13.6 14.4L-13.6 4C-13.6 -4 -8.6 -12 0 -17Z",
};

/** @type {Record<string, string>} the edge pattern of each emblem, on a tile of 8 by 8 */
const EDGES = {
  fang: "M0 3.2L8 3.2L8 4.8L0 4.8Z",
  eye: "M4 2A2 2 0 1 0 4.1 2Z",
  claw: "M3 0L5.6 0L3.2 8L0.6 8Z",
  star: "M0 0L4 0L4 4L0 4ZM4 4L8 4L8 8L4 8Z",
  peak: "M0 5L4 1L8 5L8 7.6L4 3.6L0 7.6Z",
  stone: "",
  fir: "M0 5L4 1L8 5L8 7.6L4 3.6L0 7.6Z",
};

/** The foot of a piece is at the origin; its base is this high, below it. */
const BASE_HEIGHT = 14;

/** @returns {Tree[]} everything about packs that drawings refer to */
export const packDefinitions = () => [
  ...Object.keys(EMBLEMS).flatMap((emblem) => [emblemSign(emblem), crest(emblem), edge(emblem), base(emblem)]),
  standing("piece-pack", 13.6, ...outlined(RUNNING), path(RUNNING_LINES, "fine-line")),
  standing("piece-alpha", 21, ...outlined(HOWLING), path(HOWLING_LINES, "fine-line"), path(COLLAR, "mark")),
  standing("piece-den", 13, ...outlined(DEN), path(DEN_LINES, "fine-line"), path(DEN_MOUTH, "hollow")),
];

/**
 * A symbol: something drawings refer to by its name.
 *
 * @param {string} id
 * @param {...import("./svg.js").Child} parts
 */
export const symbol = (id, ...parts) => el("g", { id }, ...parts);

/**
 * A shape in the colour of the drawing that uses it, with a pale rim round it.
 *
 * @param {string} d
 */
export const outlined = (d) => [path(d, "halo"), path(d, "piece-line")];

/**
 * A head seen from the front, layer on layer: of each the right half and its mirror image. The first
 * one is the head itself and has the line that all pieces have.
 *
 * @param {...[d: string, look: string]} layers
 */
export const head = (...layers) =>
  [/** @type {[string, string]} */ ([layers[0][0], "head-line"]), ...layers].map(([d, look]) =>
    el("g", { class: look }, path(d), path(d, "", { transform: "scale(-1 1)" })),
  );

/**
 * A piece with its feet, drawn that far below its middle, on the origin.
 *
 * @param {string} id
 * @param {number} feet
 * @param {...import("./svg.js").Child} parts
 */
export const standing = (id, feet, ...parts) => symbol(id, el("g", { transform: `translate(0 ${-feet})` }, ...parts));

/**
 * A piece of a pack on its stand, round the feet of the piece.
 *
 * @param {string} kind
 * @param {string} emblem
 * @param {number} [scale]  of the piece on its stand
 */
export const onStand = (kind, emblem, scale = 1) => [
  use(`base-${emblem}`),
  use(`piece-${kind}`, { scale, class: `pack-${emblem}` }),
];

/**
 * The crest of a pack.
 *
 * @param {string} emblem
 * @param {number} radius
 */
export const seal = (emblem, radius) => use(`crest-${emblem}`, { scale: radius / 16, class: `pack-${emblem}` });

/**
 * A shield with a line inside its edge and the sign of the pack.
 *
 * @param {string} emblem
 */
const crest = (emblem) =>
  symbol(
    `crest-${emblem}`,
    path(CRESTS[emblem], "piece-line"),
    path(CRESTS[emblem], "crest-line", { transform: "scale(0.82)" }),
    use(`emblem-${emblem}`, { scale: 0.92, class: "mark" }),
  );

/** @param {string} emblem */
const emblemSign = (emblem) => path(EMBLEMS[emblem], "", { id: `emblem-${emblem}`, "fill-rule": "evenodd" });

/** @param {string} emblem */
const edge = (emblem) =>
  el(
    "pattern",
    { id: `edge-${emblem}`, width: 8, height: 8, patternUnits: "userSpaceOnUse" },
    el(
      "g",
      { class: `pack-${emblem}` },
      el("rect", { width: 8, height: 8 }),
      EDGES[emblem] && path(EDGES[emblem], "mark", { "fill-opacity": 0.85 }),
    ),
  );

/**
 * The stand of a pack's pieces: its edge pattern with its emblem in the middle.
 *
 * @param {string} emblem
 */
function base(emblem) {
  const bar = { x: -20, y: 0, width: 40, height: BASE_HEIGHT, rx: 4 };
  return symbol(
    `base-${emblem}`,
    el("ellipse", { cy: BASE_HEIGHT, rx: 21, ry: 3.6, class: "shadow" }),
    el("rect", { class: "halo", ...bar }),
    el("rect", { class: "piece-line", fill: `url(#edge-${emblem})`, ...bar }),
    el("g", { transform: `translate(0 ${BASE_HEIGHT / 2})` }, seal(emblem, 9)),
  );
}
