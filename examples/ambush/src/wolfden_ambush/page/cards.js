/** The seats of Ambush next to the table: a card for each, the viewer's own hand, the strip. */
import { el } from "wolfden/toolkit/svg.js";
import { fact, ownBoard, ownPart, ownThing, packCard } from "wolfden/toolkit/cards.js";
import { icon } from "wolfden/toolkit/drawing.js";
import { say } from "wolfden/toolkit/texts.js";
import { decisionOf, emblemOf, pointsOf, stageOf } from "./scene.js";
import { textOf } from "./vocabulary.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./scene.js").Scene} Scene
 */

/**
 * @param {Scene} scene
 * @param {number} seat
 * @param {Ui} ui
 * @returns {Tree}
 */
export function panel(scene, seat, ui) {
  const hand = scene.hands[seat];
  const points = pointsOf(scene, seat);
  return packCard(
    {
      seat,
      emblem: emblemOf(scene, seat),
      name: say({ key: "ambush-seat", args: { who: { seat } } }, ui),
      note: say({ key: "ambush-decision", args: { decision: decisionOf(hand) } }, ui),
      score: points,
      scoreLabel: say({ key: "ambush-points", args: { points } }, ui),
      acting: ui.actors.includes(seat),
    },
    el("div", { class: "pack-row facts" }, aside(scene, seat, ui)),
  );
}

/**
 * What a seat has laid aside.
 *
 * @param {Scene} scene
 * @param {number} seat
 * @param {Ui} ui
 */
function aside(scene, seat, ui) {
  const { has_swapped, aside } = scene.hands[seat];
  const text = aside
    ? { key: "ambush-aside", args: { card: textOf("card", aside, scene) } }
    : { key: has_swapped ? "ambush-aside-hidden" : "ambush-aside-none" };
  return fact(icon("ambush-back"), has_swapped ? 1 : 0, say(text, ui));
}

/**
 * The viewer's own card and bid.
 *
 * @param {Scene} scene
 * @param {number} seat
 * @param {Ui} ui
 * @returns {Tree}
 */
export function own(scene, seat, ui) {
  const { card, bid } = scene.hands[seat];
  /** @type {import("wolfden/toolkit/texts.js").Spoken} */
  const held = card
    ? { key: "ambush-own-card", args: { card: textOf("card", card, scene) } }
    : { key: "ambush-hand-none", args: { who: { seat } } };
  const laid = bid ? { key: "ambush-own-bid", args: { bid } } : { key: "ambush-own-no-bid" };
  return ownBoard(
    "ambush-own",
    seat,
    say({ key: "ambush-own" }, ui),
    ownPart(
      "own-card",
      say(held, ui),
      ownThing(
        `card:${seat + 1}`,
        held,
        ui,
        { class: "own-ambush-card" },
        icon(card ? `ambush-${card}` : "ambush-back"),
      ),
      el("span", {}, say(held, ui)),
    ),
    ownPart("own-bid", say(laid, ui), icon("ambush-token"), el("span", {}, say(laid, ui))),
    aside(scene, seat, ui),
  );
}

/**
 * The strip above the table: the stage of the game, the deck and the die.
 *
 * @param {Scene} scene
 * @param {Ui} ui
 * @returns {Tree}
 */
export function status(scene, ui) {
  const { left, die } = scene;
  const rolled = die ? { key: "ambush-die", args: { die } } : { key: "ambush-die-waits" };
  return el(
    "div",
    { class: "status ambush-status" },
    el(
      "span",
      { class: "status-words" },
      el("strong", {}, say({ key: "ambush-stage", args: { stage: stageOf(scene) } }, ui)),
    ),
    fact(icon("ambush-back"), left, say({ key: "ambush-deck", args: { left } }, ui)),
    fact(icon("ambush-die"), die || "?", say(rolled, ui)),
  );
}
