/** What drawings of Age of the Wolf refer to: predators, water and ice, dice, cards. */
import { el } from "wolfden/toolkit/svg.js";
import { disc, path, use } from "wolfden/toolkit/drawing.js";
import { head, symbol } from "wolfden/toolkit/packs.js";
import { coverDefinitions } from "./cover.js";
import { landDefinitions, wayAcross } from "./landscape.js";
import { PREDATORS } from "./scene.js";

/**
 * The right half of each head, layer on layer, with how each is coloured. A human wears a hood of fur.
 *
 * @type {Record<string, [d: string, look: string][]>}
 */
const HEADS = {
  human: [
    ["M-0.5 -18C6.6 -18 11.4 -13 11.4 -5.6C11.4 -2 10.4 0.8 9 3C13.4 4.8 16.6 9 17 16.6L-0.5 16.6Z", "fur"],
    ["M-0.5 -12.6C4.4 -12.6 7.2 -9.4 7.2 -5C7.2 -0.6 4.4 3.4 -0.5 4.4Z", "skin"],
    ["M-0.5 -12.6C4.4 -12.6 7.2 -9.6 7.2 -6.4L3 -8.6L-0.5 -7.6Z", "hair"],
    ["M3.2 -5.4A1.3 1.3 0 1 0 3.3 -5.4ZM-0.5 0.2L2.2 -0.2L1.6 1.2L-0.5 1.4Z", "hollow"],
    ["M-0.5 8L4 6.4L3 16.6L-0.5 16.6Z", "pale"],
  ],
  tiger: [
    [
      "M-0.5 -14.4C4 -14.4 7 -13.8 9.4 -12.4C11.4 -16.8 16.4 -17.6 18.2 -14" +
        "C19.4 -10.8 17.6 -7.4 15.2 -6C17.4 -1.4 17.2 3.6 14.8 7.6C11.4 13 6 16.2 -0.5 16.2Z",
      "tiger-hide",
    ],
    [
      "M-0.5 2.4C4.4 2.2 8.8 3.8 10 8C10 12 5.4 14.8 -0.5 14.8ZM4 -8.6C7 -9 9 -7.6 9.6 -5.4L4.4 -5.6Z" +
        "M13.6 -13.4A2 2 0 1 0 13.7 -13.4Z",
      "pale",
    ],
    [
      "M-0.5 -14.2L1.8 -14.2L-0.5 -6.4ZM4.6 -13.6L7.4 -13L4.6 -8.6ZM16.4 -3.4L10.4 -0.8L16.8 0.6Z" +
        "M16.2 3.8L11.4 3.4L15 7.4ZM13 10.4L9.8 8.4L11.2 12.2Z",
      "hollow",
    ],
    ["M6.4 -4.8A2.1 2.1 0 1 0 6.5 -4.8ZM-0.5 4.4L4 4.4L0.8 8L0.6 11L4 12.4L-0.5 12.2Z", "hollow"],
  ],
  bear: [
    [
      "M-0.5 -12.4C3.4 -12.4 6.6 -11.4 9 -10C10 -15 15.2 -17 18.2 -13.6" +
        "C21 -10 19.6 -5.4 16 -3.8C17.8 0.4 17 5.8 13.6 9.6C10.2 13.4 5 15.6 -0.5 15.6Z",
      "bear-hide",
    ],
    ["M13.2 -12A2.8 2.8 0 1 0 13.3 -12Z", "bear-ear"],
    ["M-0.5 1.4C5 1.4 8.2 4.2 8.2 7.8C8.2 11.6 4.4 13.6 -0.5 13.6Z", "bear-muzzle"],
    ["M6.6 -4.6A1.9 1.9 0 1 0 6.7 -4.6ZM-0.5 3.4L4 3.4L0.7 7.6L0.7 10.4L-0.5 10.4Z", "hollow"],
  ],
};
/** The spear of a human. */
const SPEAR = "M14.2 16L14.2 -15L11.8 -15L15.4 -23L19 -15L16.6 -15L16.6 16Z";

const WAVE = "M-13 0C-10.4 -4 -7.4 -4 -4.4 0C-1.4 4 1.6 4 4.4 0C7.2 -4 10.4 -4 13 0";
const FLAKE = "M0 -8L0 8M-7 -4L7 4M-7 4L7 -4M-2.4 -7L0 -4.8L2.4 -7M-2.4 7L0 4.8L2.4 7";

/** @typedef {import("wolfden/toolkit/svg.js").Tree} Tree */

/**
 * Who is on the picture of each card, on ice or land: a bear that flees a howling wolf, a litter at its den, a wolf
 * that runs on, the sea as it freezes.
 *
 * @type {Record<string, [symbol: string, x: number, y: number, scale: number, look: string][]>}
 */
const CARD_ACTORS = {
  scare: [
    ["piece-alpha", -3.6, 3.6, 0.34, "pack-stone"],
    ["predator-bear", 5, -1.6, 0.15, ""],
  ],
  breed: [
    ["piece-den", 0.6, -0.4, 0.32, "card-den"],
    ["piece-pack", -4, 3.6, 0.15, "pack-stone"],
    ["piece-pack", 4.4, 3.8, 0.15, "pack-stone"],
  ],
  extra: [["piece-pack", 0.6, 2.6, 0.33, "pack-stone"]],
  freeze: [],
};
/** Lines on these pictures: speed, cracks in ice and a flake above. @type {Record<string, string>} */
const CARD_LINES = {
  scare: "M1.4 -10.4C2.8 -11.4 2.8 -12.6 1.6 -13M3.4 -9.4C5.4 -10.8 5.4 -12.6 4.4 -13",
  breed: "",
  extra: "M-8.6 -6L-3 -6M-8.6 -3L-5 -3M-8.6 0L-6.4 0",
  freeze: "M-8.9 1.4L-4 0L-1.6 2.4L3 0.4L8.9 2.2M-4 0L-5 -2.8M3 0.4L4.4 -2.6M-1.6 2.4L-2 4.6",
};

/** A card, as wide as two thirds of its height: frame, picture, and lines for its words. */
const CARD = { x: -11.2, y: -15.6, width: 22.4, height: 31.2, rx: 3.2 };
const CARD_ART = { x: -8.9, y: -13.2, width: 17.8, height: 17.8, rx: 1.5 };
const CARD_GROUND = "M-8.9 -0.8C-5 -4 3 -3.4 8.9 -1.8L8.9 4.6L-8.9 4.6Z";

/** Where the pips of a face of the die are. @type {Record<number, number[][]>} */
const PIPS = {
  1: [[0, 0]],
  2: [
    [-6, -6],
    [6, 6],
  ],
  3: [
    [-7, -7],
    [0, 0],
    [7, 7],
  ],
};

/** @returns {Tree[]} */
export const definitions = () => [
  ...coverDefinitions(),
  ...PREDATORS.map((kind) =>
    symbol(
      `predator-${kind}`,
      disc(23, `token ground-${kind}`),
      kind === "human" && path(SPEAR, "piece-line spear"),
      ...head(...HEADS[kind]),
    ),
  ),
  symbol("water-coast", path(WAVE, "wave")),
  symbol("water-open", ...wayAcross({ x: -18, y: 0 }, { x: 18, y: 0 })),
  symbol("water-frozen", disc(17, "floe"), path(FLAKE, "flake")),
  ...Object.entries(CARD_ACTORS).map(([card, actors]) =>
    symbol(
      `card-${card}`,
      el("rect", { ...CARD, class: "token" }),
      el("rect", { ...CARD_ART, class: `card-art art-${card}` }),
      path(CARD_GROUND, "card-ground"),
      path(CARD_LINES[card], "card-strokes"),
      ...actors.map(([name, x, y, scale, look]) => use(name, { x, y, scale, class: look || null })),
      card === "freeze" && path(FLAKE, "card-flake", { transform: "translate(0 -7.4) scale(0.6)" }),
      path("M-6.6 8.4L6.6 8.4M-4 11.6L4 11.6", "card-lines"),
    ),
  ),
  ...Object.entries(PIPS).map(([face, places]) => die(Number(face), places)),
  ...landDefinitions(),
];

/**
 * @param {number} face
 * @param {number[][]} places
 */
const die = (face, places) =>
  symbol(
    `die-${face}`,
    el("rect", { x: -14, y: -14, width: 28, height: 28, rx: 6, class: "die" }),
    ...places.map(([cx, cy]) => el("circle", { cx, cy, r: 3, class: "hollow" })),
  );
