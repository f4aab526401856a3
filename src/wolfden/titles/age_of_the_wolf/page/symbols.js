/** What drawings of Age of the Wolf refer to: predators, water and ice, dice, cards. */
import { el } from "wolfden/core/svg.js";
import { disc, path } from "wolfden/toolkit/drawing.js";
import { head, symbol } from "wolfden/toolkit/packs.js";
import { coverDefinitions } from "./cover.js";
import { landDefinitions } from "./landscape.js";
import { PREDATORS } from "./scene.js";
import { FLAKE, HEADS, SPEAR, WAVE } from "./shapes.js";

/** @typedef {import("wolfden/core/svg.js").Tree} Tree */

/** @type {Record<string, string>} the sign of each card */
const CARD_SIGNS = {
  scare: "M-11 4L-11 -4L-5 -4L3 -11L3 11L-5 4ZM6 -6C9 -3 9 3 6 6M9 -9.6C14 -5 14 5 9 9.6",
  breed:
    "M-6 -9.6A4.6 4.6 0 1 1 -6.1 -9.6ZM6 -10.6A4.6 4.6 0 1 1 5.9 -10.6Z" +
    "M-8 2.4A4.6 4.6 0 1 1 -8.1 2.4ZM4 1.4A4.6 4.6 0 1 1 3.9 1.4Z",
  extra: "M-12 -3L1 -3L1 -10L13 0L1 10L1 3L-12 3Z",
  freeze: FLAKE,
};

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
  symbol("water-open", disc(12, "float"), path(WAVE, "swell", { transform: "scale(0.6)" })),
  symbol("water-frozen", disc(17, "floe"), path(FLAKE, "flake")),
  ...Object.entries(CARD_SIGNS).map(([card, d]) => symbol(`card-${card}`, path(d, "card-sign"))),
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
