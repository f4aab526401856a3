/** What drawings of The Wolves refer to: grounds, lairs, heads of prey, moons, tokens. */
import { el, round } from "wolfden/toolkit/svg.js";
import { disc, path, use } from "wolfden/toolkit/drawing.js";
import { hexagon } from "wolfden/toolkit/hexagons.js";
import { head, outlined, standing, symbol, toned } from "wolfden/toolkit/packs.js";
import { coverDefinitions } from "./cover.js";
import { groundFill, groundPatterns, SIZE } from "./ground.js";
import { moonDefinitions } from "./moonlight.js";
import { PREY, TERRAINS } from "./scene.js";

/** A lone wolf sitting and watching, turned to the left. */
const SITTING =
  "M-17.6 -10.2L-14.4 -13.6L-9.6 -15.2L-8.8 -20.6L-5.2 -16.4L-2.4 -20.4L-0.8 -14.2" +
  "C2.4 -10.8 5.4 -6.4 8.6 -1.4C12.4 4.4 13 9.6 12.4 14C15.4 14.6 18.4 13.8 20.8 10.4" +
  "C21 16.4 17.4 20.4 11.6 20.4L-4.6 20.4C-6 20.4 -6.4 18.6 -5 17.8L-2.4 16.2" +
  "C-2.2 13.6 -3 11.6 -4.2 10.2L-5.2 18.2C-5 19.4 -5.4 20.4 -6.8 20.4L-12.4 20.4" +
  "C-13.6 20.4 -13.8 18.8 -12.6 18.2L-10.2 16.6L-10.2 7.4C-12 3 -11.6 -1.4 -9.8 -5.2" +
  "C-11.6 -5.6 -13.4 -5.8 -15.2 -6.4C-17.2 -7 -18.4 -8.8 -17.6 -10.2Z";

const SITTING_DARK =
  "M-0.8 -14.2C2.4 -10.8 5.4 -6.4 8.6 -1.4C12.4 4.4 13 9.6 12.4 14C15.4 14.6 18.4 13.8 20.8 10.4" +
  "C21 16.4 17.4 20.4 11.6 20.4L-3 20.4C4 18.4 6.6 12 4.8 4C3.4 -3 0.4 -8.6 -3.4 -11.6Z";
const SITTING_LIGHT =
  "M-14.4 -13.6L-9.6 -15.2L-8.8 -20.6L-5.2 -16.4C-7.6 -13.4 -11 -12.4 -16 -11.8Z" +
  "M-9.8 -5.2C-11.6 -1.4 -12 3 -10.2 7.4L-10.2 16.6L-8 15.4C-7.6 8 -8.6 0.6 -6.4 -5.4Z";
const SITTING_FACE =
  "M-17.6 -10.2C-18.4 -8.8 -17.2 -7 -15.2 -6.4C-13.4 -5.8 -11.6 -5.6 -9.8 -5.2C-7.4 -6.2 -7.4 -8.6 -9.6 -9.2Z";
const SITTING_EYE = "M-12.6 -11.6L-9.6 -12L-10.6 -10.2Z";

/** A lair: an arch under heaped rock, with a mark above the way in. */
const LAIR = "M-22 20L-21 6L-16.4 -4.4L-11.6 -7L-8.6 -17.4L-0.6 -22.4L6.4 -19L9.4 -9.4L15.4 -6.2" + "L20.4 4.4L22 20Z";
const LAIR_MOUTH = "M-9.4 20C-10 9.6 -6.2 4 0 4C6.2 4 10 9.6 9.4 20Z";
const LAIR_FACETS =
  "M-21 6L-16.4 -4.4L-11.6 -7L-12.6 4.6ZM-8.6 -17.4L-0.6 -22.4L1.4 -16.4L-6 -11ZM9.4 -9.4" +
  "L15.4 -6.2L14.6 6L10.6 2ZM22 20L20.4 4.4L15.6 12.4Z";
const LAIR_DARK = "M-0.6 -22.4L6.4 -19L9.4 -9.4L15.4 -6.2L20.4 4.4L22 20L9.4 20C9.8 12 7.4 6.6 4 4.8L1.4 -16.4Z";
const LAIR_LIGHT = "M-22 20L-21 6L-16.4 -4.4L-11.6 -7L-8.6 -17.4L-0.6 -22.4L-5 -8L-11.4 2L-15 20Z";
/** A wolf looks out of it. */
const LAIR_EYES = "M-5.4 12.4L-1.6 13.6L-4 15ZM5.4 12.4L1.6 13.6L4 15Z";
const LAIR_MARK = "M-5 -3L0 -13L5 -3L0 -5.6Z";

/** @type {Record<string, string>} the right half of each head */
const PREY_HEADS = {
  moose:
    "M-0.5 -8L3 -8.6C4.6 -9 5.6 -10.4 6.4 -12L10.4 -19.6L12.4 -14.4L16 -20.6L17 -14.6" +
    "L21.4 -18.6L20.8 -12.6L24 -14C23.6 -8 19.6 -4 14.6 -3.6C12 -3.4 9.6 -4 7.6 -4.8" +
    "L14.4 -1.4C12.6 1 9.8 1.6 7 0.8C6.8 3.4 6.4 5.6 6.8 8C7.4 11 9.4 13 9 16.6" +
    "C8.6 20.8 4.6 22 -0.5 22Z",
  deer:
    "M-0.5 -5.6L2 -6L3.4 -11.2C1.6 -13.6 1.6 -16.6 2.6 -19.6L5 -19C4.6 -16.8 4.8 -15 6 -13.4" +
    "C9 -14.4 10.6 -17 10.8 -21.6L13.4 -21.6C13.4 -20 13.2 -18.4 12.8 -17L17.8 -19.6" +
    "L18.8 -17.4L11.6 -13.6C10 -11.8 8 -10.8 6 -10.4L5 -5.4L7.4 -3.4L16.6 -6.6" +
    "C15.8 -1.8 12.6 1 8 1C7.6 5.4 6 9 5 12.4C4.8 17 4 20.6 -0.5 20.6Z",
  raccoon:
    "M-0.5 -11.6L5 -12.4C7.4 -17 11.4 -19.2 14.2 -18C16.6 -15 16.4 -10.4 15.8 -6.4" +
    "C18.6 -3.4 21 0.4 23 4.6L18 4.8L19.4 8.6L14 9.4C10 13.4 5.4 17.6 -0.5 17.6Z",
  boar:
    "M-0.5 -17.6L1.8 -20L3 -16L6.4 -17.8L6.8 -13.6L9.6 -13L17.6 -20.6" +
    "C20 -13.6 18.4 -8 13.8 -4.2C14 1 12.4 4.6 10.4 7.6C12 6.4 13 4.4 13 1.4" +
    "C17 5.6 16.4 11.4 11 13.6L9 14.2C9 18.2 5.6 20 -0.5 20Z",
  hare:
    "M-0.5 -3.2L1.4 -4C1 -10 2 -18.4 5 -22.2C7 -24.4 9.2 -23.4 9.8 -20.6" +
    "C10.8 -15 9.6 -8.4 7.4 -2.4C11 0.4 12.8 4 12.6 8C12.4 13.6 8 18.6 -0.5 18.6Z",
};

/** @type {Record<string, string>} what is left pale in the right half: eyes, nose, tusks */
const PREY_FACES = {
  moose: "M3.4 1.4A1.3 1.3 0 1 0 3.5 1.4ZM4.4 15.4A1.5 1.5 0 1 0 4.5 15.4Z",
  deer: "M4.2 1.6A1.4 1.4 0 1 0 4.3 1.6ZM-0.5 15.6L3 15.6L1.6 18.4L-0.5 19Z",
  raccoon:
    "M1.6 -8L1.6 0.6C4.4 -3.4 9 -4.4 13.6 -2.2C11.6 -6.4 6.6 -8.8 1.6 -8ZM-0.5 12.4L2.8 10.4" +
    "L2.4 4.4C4.2 7 8.6 8.4 13.4 6.6C10.2 11.4 5.6 14.6 -0.5 14.8ZM7 0.6" +
    "A1.4 1.4 0 1 0 7.1 0.6ZM9.4 -12.2C10.4 -14.4 12 -15.4 13.2 -15" +
    "C14 -13.4 13.6 -11.4 13 -9.6Z",
  boar:
    "M9.6 9.4C12.4 8.6 14 6.6 14.2 4.4C15.6 8 14 11 9.4 12.2ZM6.6 -3.6A1.5 1.5 0 1 0 6.7 -3.6" +
    "ZM3.4 13.6A1.6 2 0 1 0 3.5 13.6ZM-0.5 9.6L6 8.8L6 10.2L-0.5 11Z",
  hare:
    "M4.6 -8C4.4 -12.4 5 -16.8 6.6 -19.4C7.6 -16 7.2 -11.6 6 -7.4ZM6.6 3A1.7 1.7 0 1 0 6.7 3Z" +
    "M-0.5 9.8L2.6 9.8L-0.5 12.4ZM0.4 13.4L2.4 13.4L2.4 17L0.4 17Z",
};

/** @type {Record<string, string>} the lit part of the moon in each phase */
const MOONS = {
  crescent: "M0 -12A12 12 0 0 1 0 12A14.4 14.4 0 0 0 0 -12Z",
  quarter: "M0 -12A12 12 0 0 1 0 12Z",
  full: "M0 -12A12 12 0 1 1 -0.1 -12Z",
};

const LIGHTNING = "M2.6 -9.4L-6.4 1.4L-0.8 1.4L-2.6 9.4L6.4 -1.8L0.8 -1.8Z";

/** @returns {import("wolfden/toolkit/svg.js").Tree[]} */
export const definitions = () => [
  ...groundPatterns(),
  ...moonDefinitions(),
  ...coverDefinitions(),
  path(hexagon(SIZE), "", { id: "hex" }),
  ...TERRAINS.map((terrain) =>
    symbol(`terrain-${terrain}`, use("hex", { fill: groundFill(terrain), class: "tile-face" })),
  ),
  standing(
    "piece-lair",
    20,
    ...outlined(LAIR),
    ...toned(LAIR_DARK, LAIR_LIGHT),
    path(LAIR_FACETS, "facet"),
    path(LAIR_MOUTH, "hollow"),
    path(LAIR_EYES, "lit-eyes"),
    path(LAIR_MARK, "mark"),
  ),
  symbol(
    "lone-wolf",
    ...outlined(SITTING),
    ...toned(SITTING_DARK, SITTING_LIGHT, SITTING_FACE),
    path(SITTING_EYE, "hollow"),
  ),
  ...PREY.map((kind) =>
    symbol(`prey-${kind}`, ...head([PREY_HEADS[kind], `hide-${kind}`], [PREY_FACES[kind], "pale"])),
  ),
  ...Object.entries(MOONS).map(([phase, d]) =>
    symbol(`moon-${phase}`, disc(15.5, "sky"), disc(15, "moon-rim"), path(d, "moon")),
  ),
  symbol("token-action", disc(12, "gold"), path(LIGHTNING, "hollow")),
  symbol("token-terrain", ...TERRAINS.map(slice), disc(12, "rim")),
];

/**
 * A part of the token that pays for any terrain: a disc in the colours of all five.
 *
 * @param {string} terrain
 * @param {number} place
 */
function slice(terrain, place) {
  const turn = (2 * Math.PI) / TERRAINS.length;
  const [start, end] = [place, place + 1].map(
    (step) => `${round(12 * Math.sin(turn * step))} ${round(-12 * Math.cos(turn * step))}`,
  );
  return el("g", { class: `ground ${terrain}` }, path(`M0 0L${start}A12 12 0 0 1 ${end}Z`, "ground-paper"));
}
