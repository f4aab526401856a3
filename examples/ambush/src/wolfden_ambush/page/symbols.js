/** What drawings of Ambush refer to: the animals, the back of a card, a bid, an eye, the die. */
import { el } from "wolfden/toolkit/svg.js";
import { disc, path } from "wolfden/toolkit/drawing.js";
import { symbol } from "wolfden/toolkit/packs.js";

/** @typedef {import("wolfden/toolkit/svg.js").Tree} Tree */

/** @type {Record<string, [head: string, marks: string]>} */
const ANIMALS = {
  fox: ["M-20 -20L-8 -11L8 -11L20 -20L17 2L6 14L0 20L-6 14L-17 2Z", "M-9 -2L-4 0L-8 2ZM9 -2L4 0L8 2ZM-3 14L3 14L0 18Z"],
  owl: [
    "M-18 -20L-8 -15L8 -15L18 -20L19 4C17 14 9 20 0 20C-9 20 -17 14 -19 4Z",
    "M-8 -9A6 6 0 1 0 -7.9 -9ZM8 -9A6 6 0 1 0 8.1 -9ZM0 3L3 7L0 12L-3 7Z",
  ],
  elk: [
    "M-8 -6L-14 -8L-22 -8L-24 -20L-19 -13L-16 -22L-13 -13L-8 -16L-7 -9L7 -9L8 -16L13 -13L16 -22" +
      "L19 -13L24 -20L22 -8L14 -8L8 -6L6 12C5 19 3 21 0 21C-3 21 -5 19 -6 12Z",
    "M-5 -2L-2 0L-5 2ZM5 -2L2 0L5 2ZM-3 15L-1 15L-1 17ZM3 15L1 15L1 17Z",
  ],
};

/** @returns {Tree[]} */
export const definitions = () => [
  ...Object.entries(ANIMALS).map(([card, [head, marks]]) =>
    symbol(`ambush-${card}`, path(head, `ambush-animal ${card}`), path(marks, "ambush-marks")),
  ),
  symbol(
    "ambush-back",
    el("rect", { x: -14, y: -20, width: 28, height: 40, rx: 4, class: "ambush-back" }),
    path("M0 -12L8 0L0 12L-8 0Z", "ambush-diamond"),
  ),
  symbol("ambush-token", disc(17, "ambush-token"), disc(12, "ambush-rim")),
  symbol("ambush-eye", path("M-20 0C-11 -13 11 -13 20 0C11 13 -11 13 -20 0Z", "ambush-rim"), disc(6, "ambush-animal")),
  symbol("ambush-die", path("M0 -21L20 14L-20 14Z", "ambush-die")),
];
