/** The table of Ambush: a mat for each seat, the bids in the middle, the deck and the die. */
import { el } from "wolfden/toolkit/svg.js";
import { boardFrame, classes, shifted, target, use, words } from "wolfden/toolkit/drawing.js";
import { layer } from "wolfden/toolkit/layers.js";
import { seal } from "wolfden/toolkit/packs.js";
import { say } from "wolfden/toolkit/texts.js";
import { BIDS, CARDS, decisionOf, emblemOf } from "./scene.js";
import { describe, textOf } from "./vocabulary.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Hand} Hand
 */

const MAT = { width: 270, height: 300, gap: 24 };
const CARD = { width: 120, height: 168 };
const EDGE = 40;
/** Where the row of deck, bids and die is. */
const MIDDLE = 90;
const TOP = 170;
const HEIGHT = TOP + MAT.height + EDGE;

/** @param {Scene} scene */
const widthOf = ({ hands }) => 2 * EDGE + hands.length * (MAT.width + MAT.gap) - MAT.gap;

/** The middle of a seat's mat. @param {number} seat */
const middleOf = (seat) => EDGE + seat * (MAT.width + MAT.gap) + MAT.width / 2;

/** Where a bid is. @param {Scene} scene @param {number} bid */
const bidAt = (scene, bid) => ({ x: widthOf(scene) / 2 + 66 * (bid - 2.5), y: MIDDLE });

/**
 * @param {Scene} scene
 * @param {Ui} ui
 * @returns {Tree}
 */
export function board(scene, ui) {
  const width = widthOf(scene);
  return boardFrame(
    "ambush-board",
    { x: 0, y: 0, width, height: HEIGHT },
    say(textOf("table", scene), ui),
    el("rect", { x: 8, y: 8, width: width - 16, height: HEIGHT - 16, rx: 46, class: "felt" }),
    deck(scene),
    ...BIDS.map((bid) => token(scene, bid, ui)),
    die(scene, width - EDGE - 50),
    ...scene.hands.map((hand, seat) => mat(scene, hand, seat, ui)),
    layer(ui.marks ?? {}, new Map(places(scene).map(({ id, x, y }) => [id, { x, y }]))),
  );
}

/**
 * The middles of everything one can point at.
 *
 * @param {Scene} scene
 * @returns {{ id: string, x: number, y: number }[]}
 */
export const places = (scene) => [
  ...BIDS.map((bid) => ({ id: `token:${bid}`, ...bidAt(scene, bid) })),
  ...scene.hands.map((_hand, seat) => ({
    id: `card:${seat + 1}`,
    x: middleOf(seat),
    y: TOP + 138,
  })),
];

/** @param {Scene} scene */
const deck = ({ left }) =>
  el(
    "g",
    { transform: shifted(EDGE + 40, MIDDLE, 1.7) },
    left > 1 && use("ambush-back", { x: 3, y: -2 }),
    left > 0 && use("ambush-back"),
    words(left, 0, 33, "count"),
  );

/**
 * @param {Scene} scene
 * @param {number} bid
 * @param {Ui} ui
 */
function token(scene, bid, ui) {
  const { x, y } = bidAt(scene, bid);
  const id = `token:${bid}`;
  return target(
    id,
    say(describe(id, scene), ui),
    ui,
    { class: "bid", transform: shifted(x, y, 1.6) },
    use("ambush-token"),
    words(bid, 0, 6, "number"),
  );
}

/**
 * T4 The die, with its number once it is rolled.
 *
 * @param {Scene} scene
 * @param {number} x
 */
const die = ({ die }, x) =>
  el(
    "g",
    { class: classes("die-place", !die && "waiting"), transform: shifted(x, MIDDLE + 6, 2) },
    use("ambush-die"),
    words(die || "?", 0, 9, "number"),
  );

/**
 * What one seat has before it.
 *
 * @param {Scene} scene
 * @param {Hand} hand
 * @param {number} seat
 * @param {Ui} ui
 */
function mat(scene, hand, seat, ui) {
  const emblem = emblemOf(scene, seat);
  const acting = ui.actors.includes(seat);
  const { width, height } = MAT;
  const id = `card:${seat + 1}`;
  const done = say({ key: "ambush-decision", args: { decision: decisionOf(hand) } }, ui);
  return el(
    "g",
    {
      class: classes("mat", acting && "acting", hand.decision),
      transform: shifted(middleOf(seat), TOP),
    },
    el("rect", { x: -width / 2, y: 0, width, height, rx: 20, class: "cloth" }),
    el("g", { transform: shifted(-width / 2 + 30, 28) }, seal(emblem, 16)),
    words(say({ key: "ambush-seat", args: { who: { seat } } }, ui), 12, 35, "seat-name"),
    target(id, say(describe(id, scene), ui), ui, { class: "card", transform: shifted(0, 138) }, face(hand)),
    hand.has_swapped && use("ambush-back", { x: -98, y: 178, scale: 1.4, class: "aside" }),
    hand.has_bid &&
      el(
        "g",
        { class: "laid-bid", transform: shifted(98, 178, 1.5) },
        use("ambush-token"),
        words(hand.bid || "?", 0, 6, "number"),
      ),
    words(done, 0, height - 28, "decision"),
  );
}

/**
 * T1 A card: face up if the viewer knows it, else its back, else an empty place.
 *
 * @param {Hand} hand
 */
function face({ has_card, card }) {
  const { width, height } = CARD;
  const edge = { x: -width / 2, y: -height / 2, width, height, rx: 12 };
  const pane = el("rect", { ...edge, class: "pane" });
  if (!has_card) return [el("rect", { ...edge, class: "empty" }), pane];
  if (!card) {
    return [el("rect", { ...edge, class: "ambush-back" }), use("ambush-back", { scale: 2.2 }), pane];
  }
  return [
    el("rect", { ...edge, class: "paper" }),
    use(`ambush-${card}`, { scale: 2 }),
    words(CARDS.indexOf(card) + 1, -width / 2 + 18, -height / 2 + 28, "number"),
    words(CARDS.indexOf(card) + 1, width / 2 - 18, height / 2 - 14, "number"),
    pane,
  ];
}
