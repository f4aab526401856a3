/** The packs of Age of the Wolf: a compact card for each, and the viewer's own hand and worries. */
import { el } from "wolfden/toolkit/svg.js";
import { fact, ownBoard, ownPart, ownThing, packCard, sealIcon } from "wolfden/toolkit/cards.js";
import { classes, icon, use } from "wolfden/toolkit/drawing.js";
import { say } from "wolfden/toolkit/texts.js";
import { CARDS, emblemOf, isActing, isOnTurn } from "./scene.js";
import { describe, textOf } from "./vocabulary.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Pack} Pack
 */

/**
 * One pack's card.
 *
 * @param {Scene} scene
 * @param {number} seat
 * @param {Ui} ui
 * @returns {Tree}
 */
export function panel(scene, seat, ui) {
  const pack = scene.packs[seat];
  const emblem = emblemOf(scene, seat);
  const args = { dens: pack.dens, goal: scene.dens_to_win };
  return packCard(
    {
      seat,
      emblem,
      name: say({ key: "age-seat", args: { who: { seat } } }, ui),
      note: say(noteOf(scene, seat), ui),
      score: `${pack.dens}/${scene.dens_to_win}`,
      scoreLabel: say({ key: "age-dens", args }, ui),
      acting: isActing(scene, seat),
      out: pack.out,
    },
    denRow(pack, scene.dens_to_win, emblem),
    el("div", { class: "pack-row facts" }, ...facts(pack, emblem, ui)),
  );
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @returns {import("wolfden/toolkit/texts.js").Spoken}
 */
function noteOf(scene, seat) {
  const { out, lead, colour } = scene.packs[seat];
  if (out) return { key: "age-out" };
  if (!colour) return { key: "age-stage-start" };
  if (isOnTurn(scene, seat)) return { key: "age-on-turn" };
  return lead
    ? { key: "age-lead-in", args: { at: textOf("region_name", lead, scene) } }
    : { key: "age-colour", args: { colour } };
}

/**
 * The dens built, and places for those still needed to win.
 *
 * @param {Pack} pack
 * @param {number} goal
 * @param {string} emblem
 */
const denRow = ({ dens }, goal, emblem) =>
  el(
    "svg",
    {
      class: "den-row",
      viewBox: `0 0 ${42 * Math.max(goal, dens)} 26`,
      "data-dens": dens,
      "aria-hidden": "true",
    },
    ...Array.from({ length: Math.max(goal, dens) }, (_none, place) =>
      place < dens
        ? use("piece-den", { x: 42 * place + 21, y: 24, scale: 0.88, class: `pack-${emblem}` })
        : use("piece-den", { x: 42 * place + 21, y: 24, scale: 0.88, class: "den-place" }),
    ),
  );

/**
 * Wolves on the board and in the supply, regions held, cards in hand.
 *
 * @param {Pack} pack
 * @param {string} emblem
 * @param {Ui} ui
 */
const facts = ({ wolves, supply, regions, hand }, emblem, ui) => [
  fact(
    icon("piece-pack", { half: 23, y: 13, look: `pack-${emblem}` }),
    `${wolves}`,
    say({ key: "age-wolf-count", args: { wolves, supply } }, ui),
  ),
  fact(landIcon(), `${regions}`, say({ key: "age-region-count", args: { regions } }, ui)),
  fact(cardBacks(hand), `${hand}`, say({ key: "age-hand-count", args: { hand } }, ui)),
];

const landIcon = () =>
  el(
    "svg",
    { class: "icon game-icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    el("path", {
      d: "M3 18L6 6L13 3L21 8L20 17L11 21Z",
      fill: "url(#land-lowland)",
      class: "piece-line",
    }),
  );

/** @param {number} hand */
const cardBacks = (hand) =>
  el(
    "svg",
    { class: "icon game-icon card-backs", viewBox: "0 0 30 24", "aria-hidden": "true" },
    ...Array.from({ length: Math.max(1, Math.min(hand, 5)) }, (_none, place) =>
      el("rect", {
        x: 2 + 3.4 * place,
        y: 3,
        width: 12,
        height: 18,
        rx: 2.4,
        class: hand ? "card-back" : "slot",
      }),
    ),
  );

// The viewer's own board.

/**
 * The viewer's hand, dens, wolves, and the regions that will starve.
 *
 * @param {Scene} scene
 * @param {number} seat
 * @param {Ui} ui
 * @returns {Tree}
 */
export function own(scene, seat, ui) {
  const pack = scene.packs[seat];
  const emblem = emblemOf(scene, seat);
  const label = (/** @type {string} */ key) => say({ key }, ui);
  const hand = Object.entries(scene.hand).map(([card, count]) => handCard(scene, card, count, ui));
  return ownBoard(
    "age-own",
    seat,
    label("age-own"),
    ownPart("own-hand", label("age-own-hand"), ...hand),
    ownPart(
      "own-dens",
      say({ key: "age-dens", args: { dens: pack.dens, goal: scene.dens_to_win } }, ui),
      sealIcon(emblem),
      denRow(pack, scene.dens_to_win, emblem),
      ...facts(pack, emblem, ui),
      el("span", { class: "dens-left" }, say({ key: "age-dens-left", args: densOf(pack) }, ui)),
    ),
    starving(scene, seat, ui),
  );
}

/** The dens of a pack that are not on the board, and all it has. @param {Pack} pack */
const densOf = ({ dens, dens_left: left }) => ({ left, all: dens + left });

/**
 * The regions of a pack in which wolves will starve at the end of the turn.
 *
 * @param {Scene} scene
 * @param {number} seat
 * @param {Ui} ui
 */
function starving(scene, seat, ui) {
  const regions = scene.regions.filter(({ owner, surplus }) => owner === seat && surplus > 0);
  if (!regions.length) return null;
  const places = regions.map(({ region, surplus }) => ({
    key: "age-starve-in",
    args: { name: textOf("region_name", region, scene), surplus },
  }));
  const wolves = regions.reduce((sum, { surplus }) => sum + surplus, 0);
  return el("p", { class: "starving-list" }, say({ key: "age-starving", args: { wolves, places } }, ui));
}

/**
 * The viewer's cards of one kind, with the letter and the text of the card.
 *
 * @param {Scene} scene
 * @param {string} card
 * @param {number} count
 * @param {Ui} ui
 */
const handCard = (scene, card, count, ui) =>
  ownThing(
    `card:${card}`,
    { key: "age-card-held", args: { does: describe(`card:${card}`, scene), count } },
    ui,
    { class: classes("hand-card", !count && "none"), "data-count": count },
    el("span", { class: "hand-face" }, icon(`card-${card}`, { half: 17 }), el("b", {}, `×${count}`)),
    el("span", { class: "hand-name" }, `${letterOf(card)} ${say({ key: "age-card", args: { card } }, ui)}`),
    el("span", { class: "hand-text" }, say(describe(`card:${card}`, scene), ui)),
  );

/** The letter that is printed on a card. @param {string} card */
const letterOf = (card) => String.fromCharCode("A".charCodeAt(0) + CARDS.indexOf(card));
