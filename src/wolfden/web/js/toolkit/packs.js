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
/** What the light from the north-west leaves dark and bright, muzzle and cheek, eye, nose. */
const RUNNING_DARK =
  "M-15 -0.4C-9 2.6 3 2.6 9.6 0.4L12.4 1.4L16 6.2L20.4 9.4C21.4 10.4 20.8 11.8 19.4 11.6L14 9.2L9.4 5.8L9.8 9.8" +
  "L7.2 14C6.4 15 4.8 14.8 4.8 13.4L6.4 9.2L5.4 5C2.4 6 -1 6.2 -4.6 5.4L-9.4 10.2L-12 14.2" +
  "C-12.8 15.2 -14.2 15 -14.4 13.8L-13.4 9.8L-11.2 5.8L-15 8.2L-20.8 12.2C-22 12.6 -23 11.6 -22.4 10.4" +
  "L-18.4 6.4C-16 4.6 -14.8 2.6 -15 -0.4Z";
const RUNNING_LIGHT =
  "M16.6 -9.6L15.6 -14.6L12.2 -10.8C9 -9.6 6.5 -7.4 3.5 -6.6C-2 -5.2 -8 -6.8 -12.4 -4.6" +
  "C-16.5 -6.8 -20.5 -6 -23.4 -1.6C-20 -4 -16 -4.2 -12.6 -2.2C-8 -4 -2 -2.4 3.8 -3.8C8 -5 11 -7.2 14 -7.6Z";
const RUNNING_FACE =
  "M23 -5.5C23.8 -4.2 23.2 -2.8 21.6 -2.4L17 -2C15 -1.6 13.4 -0.4 12.4 1.4C10.8 -0.8 11.2 -3.2 13.2 -4.2" +
  "C16 -5.2 20 -4.6 23 -5.5Z";
const RUNNING_EYE = "M15.2 -7.6L18.8 -6.8L17.2 -5.4Z";
const RUNNING_NOSE = "M21.8 -5.7C23.4 -6 24 -4.4 23.1 -3.5L21.3 -4.3Z";
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
const HOWLING_DARK =
  "M12.8 -11.6C12.8 -9.6 13.8 -7.6 14.8 -5C16.2 -1 15.4 3.6 13.6 8L14.4 16.6L17.6 18.6C18.6 19.6 18 21 16.6 21" +
  "L9.6 21L8 11.6C6.8 12.6 5.4 13 4.2 13C4.6 15 5.2 16.6 6.4 18C7.6 19 7.4 21 5.8 21L-10.6 21" +
  "C-3 20 0.6 15.6 1.6 9.6C5.6 5 8.4 -1 8.6 -9Z";
const HOWLING_LIGHT =
  "M-8.4 -1.6C-11.6 2.6 -13.4 7.6 -12.6 13.4C-15.6 14.6 -19 13.6 -21.8 9.8C-21.4 14 -19.6 17 -17 18.8" +
  "C-13.4 17.6 -10.6 15 -9.4 11C-9.4 6 -7.2 1.8 -4 -1.4L-2.4 -9L-3.8 -9.6L-10.2 -7.8L-6.2 -5.4L-13 -1.8Z" +
  "M-8.4 -20.8L1.6 -20.4C4.6 -22.4 7.8 -22.8 10.6 -23.4C13.4 -24 15.4 -25.2 16.8 -26.2C13 -22 7 -20.6 3.4 -17.6Z";
const HOWLING_FACE =
  "M18.4 -18.6C19.2 -18 18.8 -17 18 -16.2L12.8 -11.6L9 -12.4L10 -16L13.4 -17.4Z" +
  "M14.6 -5.4C16.2 -1 15.4 3.6 13.6 8C11 4 9.8 -0.6 10 -3.6Z";
const HOWLING_EYE = "M7.6 -20.8L11.4 -20.4L9.4 -18.6Z";
const HOWLING_NOSE = "M16.6 -26.2C18.4 -27.2 20 -25.4 18.8 -23.6L16.8 -24.4Z";
/** The mark of rank round the neck of an alpha. */
const COLLAR = "M-3.2 -9.6C2 -6.2 8.2 -6 14 -8.2L14.8 -4.6C8.6 -2.4 1.4 -2.8 -5.4 -6Z";
/** A den: a low arch of earth with a dark way in. */
const DEN = "M-21 13C-21.6 1.4 -13 -7.6 0 -7.6C13 -7.6 21.6 1.4 21 13Z";
const DEN_DARK = "M21 13C21.6 1.4 13 -7.6 0 -7.6C8.6 -4.4 13.4 3 13 13Z";
const DEN_LIGHT = "M-21 13C-21.6 1.4 -13 -7.6 0 -7.6C-9.4 -4.6 -15.4 2.6 -15.8 13Z";
/** Earth dug out, round the way in. */
const DEN_EARTH = "M-12.2 13C-13 3.4 -7.6 -2.2 0 -2.2C7.6 -2.2 13 3.4 12.2 13Z";
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

/** The foot of a piece is at the origin; the middle of its base is this far below it. */
const BASE_MIDDLE = 1.6;

/** @returns {Tree[]} everything about packs that drawings refer to */
export const packDefinitions = () => [
  ...Object.keys(EMBLEMS).flatMap((emblem) => [emblemSign(emblem), crest(emblem), edge(emblem), base(emblem)]),
  standing(
    "piece-pack",
    13.6,
    ...outlined(RUNNING),
    ...toned(RUNNING_DARK, RUNNING_LIGHT, RUNNING_FACE),
    path(RUNNING_EYE, "mark"),
    path(RUNNING_NOSE, "hollow"),
  ),
  standing(
    "piece-alpha",
    21,
    ...outlined(HOWLING),
    ...toned(HOWLING_DARK, HOWLING_LIGHT, HOWLING_FACE),
    path(HOWLING_EYE, "mark"),
    path(HOWLING_NOSE, "hollow"),
    path(COLLAR, "mark"),
  ),
  standing("piece-den", 13, ...outlined(DEN), ...toned(DEN_DARK, DEN_LIGHT, DEN_EARTH), path(DEN_MOUTH, "hollow")),
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
 * The second tone of a shape: its side in the shade, its side in the light, and what is pale of it.
 *
 * @param {string} dark
 * @param {string} light
 * @param {string} [pale]
 */
export const toned = (dark, light, pale) => [
  path(dark, "tone-dark"),
  path(light, "tone-light"),
  pale && path(pale, "tone-pale"),
];

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
 * The base of a pack's pieces: a disc with its edge pattern, its crest in front, its shadow on the land.
 *
 * @param {string} emblem
 */
function base(emblem) {
  const disc = { cx: 0, cy: BASE_MIDDLE, rx: 21.5, ry: 7.6 };
  return symbol(
    `base-${emblem}`,
    el("ellipse", { cx: 9, cy: BASE_MIDDLE + 5, rx: 25, ry: 7.4, class: "shadow" }),
    el("ellipse", { class: "halo", ...disc }),
    el("ellipse", { class: "piece-line", fill: `url(#edge-${emblem})`, ...disc }),
    el("g", { transform: `translate(0 ${BASE_MIDDLE + 5.4})` }, seal(emblem, 8.2)),
  );
}
