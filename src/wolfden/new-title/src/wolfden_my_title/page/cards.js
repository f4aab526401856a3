/** What is next to the board of My Title: a card for each seat, the viewer's own things, the strip. */
import { el } from "wolfden/toolkit/svg.js";
import { fact, ownBoard, packCard } from "wolfden/toolkit/cards.js";
import { icon } from "wolfden/toolkit/drawing.js";
import { SEAT_EMBLEMS } from "wolfden/toolkit/packs.js";
import { say } from "wolfden/toolkit/texts.js";
import { textOf } from "./vocabulary.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./index.js").Scene} Scene
 */

/**
 * @param {Scene} scene
 * @param {number} seat
 * @param {Ui} ui
 * @returns {Tree}
 */
export function panel({ left, turn }, seat, ui) {
  const name = say({ key: "my-title-seat", args: { who: { seat } } }, ui);
  const score = !left && seat === turn ? 1 : 0;
  return packCard({
    seat,
    emblem: SEAT_EMBLEMS[seat],
    name,
    note: "",
    score,
    scoreLabel: say({ key: "part-my-title-last" }, ui),
    acting: ui.actors.includes(seat),
  });
}

/**
 * The viewer's own things; there are none in this game.
 *
 * @param {Scene} scene
 * @param {number} seat
 * @param {Ui} ui
 * @returns {Tree}
 */
export const own = (scene, seat, ui) => ownBoard("my-title-own", seat, say(textOf("table", scene), ui));

/**
 * The strip above the board.
 *
 * @param {Scene} scene
 * @param {Ui} ui
 * @returns {Tree}
 */
export const status = (scene, ui) =>
  el(
    "div",
    { class: "status my-title-status" },
    fact(icon("my-title-stone"), scene.left, say(textOf("table", scene), ui)),
  );
