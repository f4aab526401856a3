/** The board of My Title: a row of stones. The first one to the left is stone 1. */
import { el } from "wolfden/toolkit/svg.js";
import { boardFrame, shifted, target, use } from "wolfden/toolkit/drawing.js";
import { layer } from "wolfden/toolkit/layers.js";
import { say } from "wolfden/toolkit/texts.js";
import { describe, textOf } from "./vocabulary.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./index.js").Scene} Scene
 */

const STEP = 60;
const ROW = 6;
const WIDTH = (ROW + 1) * STEP;
const HEIGHT = 6 * STEP;

/**
 * @param {Scene} scene
 * @param {Ui} ui
 * @returns {Tree}
 */
export function board(scene, ui) {
  return boardFrame(
    "my-title-board",
    { x: 0, y: 0, width: WIDTH, height: HEIGHT },
    say(textOf("table", scene), ui),
    el("rect", { x: 0, y: 0, width: WIDTH, height: HEIGHT, rx: 20, class: "ground" }),
    ...places(scene).map(({ id, x, y }) =>
      target(id, say(describe(id, scene), ui), ui, { class: "stone", transform: shifted(x, y) }, use("my-title-stone")),
    ),
    layer(ui.marks ?? {}, new Map(places(scene).map(({ id, x, y }) => [id, { x, y }]))),
  );
}

/**
 * The middles of everything one can point at.
 *
 * @param {Scene} scene
 * @returns {{ id: string, x: number, y: number }[]}
 */
export const places = ({ left }) =>
  Array.from({ length: left }, (_, place) => ({
    id: `token:${place + 1}`,
    x: STEP * (1 + (place % ROW)),
    y: STEP * (1 + Math.floor(place / ROW)),
  }));
