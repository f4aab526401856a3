/** What drawings of Age of the Wolf refer to: predators, water and ice, dice, cards. */
import { el } from "wolfden/toolkit/svg.js";
import { disc, path } from "wolfden/toolkit/drawing.js";
import { head, symbol } from "wolfden/toolkit/packs.js";
import { coverDefinitions } from "./cover.js";
import { landDefinitions, wayAcross } from "./landscape.js";
import { PREDATORS } from "./scene.js";
import { FLAKE, HEADS, SPEAR, WAVE } from "./shapes.js";

/** @typedef {import("wolfden/toolkit/svg.js").Tree} Tree */

/** @type {Record<string, string>} the sign of each card: jaws, a paw, a leap, a flake */
const CARD_SIGNS = {
  scare:
    "M-11 -2C-7 -9 5 -10 11 -4L8 -2L6 3L4 -2L0 -2L-2 4L-4 -2L-8 -2ZM-9 6L-6 2L-3 6L1 6L3 1.6L5 6L9 4" +
    "C6 10 -4 11 -9 6Z",
  breed:
    "M0 0C4.4 0 7.4 3.6 6.8 7C6 10.4 -6 10.4 -6.8 7C-7.4 3.6 -4.4 0 0 0ZM-8 -4A2.4 3.2 0 1 1 -8.1 -4.1Z" +
    "M-3 -8A2.4 3.2 0 1 1 -3.1 -8.1ZM3.2 -8A2.4 3.2 0 1 1 3.1 -8.1ZM8.2 -4A2.4 3.2 0 1 1 8.1 -4.1Z",
  extra: "M-12 -3L1 -3L1 -10L13 0L1 10L1 3L-12 3Z",
  freeze: FLAKE,
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
export const ageDefinitions = () => [
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
  ...Object.entries(CARD_SIGNS).map(([card, d]) =>
    symbol(
      `card-${card}`,
      el("rect", { ...CARD, class: "token" }),
      el("rect", { ...CARD_ART, class: `card-art art-${card}` }),
      path(CARD_GROUND, "card-ground"),
      path(d, "card-sign", { transform: "translate(0 -4.6) scale(0.62)" }),
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
