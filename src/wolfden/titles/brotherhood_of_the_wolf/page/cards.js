/** The people of Brotherhood of the Wolf: cards of Beast and hunters, and the viewer's desk. */
import { el } from "wolfden/toolkit/svg.js";
import { fact, ownBoard, ownPart, ownThing } from "wolfden/toolkit/cards.js";
import { classes, icon } from "wolfden/toolkit/drawing.js";
import { say } from "wolfden/toolkit/texts.js";
import { cardPicture } from "./card-pictures.js";
import { BEAST_SEAT, FAVOURED, HUNTERS_SIDE, IDENTITIES, knownOf, TOKENS_TO_WIN } from "./scene.js";
import { figure } from "./symbols.js";
import { describe, textOf } from "./vocabulary.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Hunter} Hunter
 */

/**
 * The card of a seat: the Beast, or a player who leads hunters.
 *
 * @param {Scene} scene
 * @param {number} seat
 * @param {Ui} ui
 * @returns {Tree}
 */
export function panel(scene, seat, ui) {
  const isBeast = seat === BEAST_SEAT;
  const acting = ui.actors.includes(seat);
  const name = say({ key: "brotherhood-seat", args: { who: { seat } } }, ui);
  return el(
    "article",
    {
      class: classes("pack-card", "person-card", isBeast ? "beast-card" : "hunter-card", acting && "acting"),
      "data-seat": seat,
      "aria-label": name,
      "aria-current": acting ? "true" : null,
    },
    el(
      "header",
      { class: "pack-heading" },
      isBeast ? icon("piece-beast", { half: 24, y: 20, scale: 0.95, look: "monster" }) : icon("shield", { half: 10 }),
      el(
        "div",
        { class: "pack-name" },
        el("strong", {}, name),
        el("small", {}, say({ key: isBeast ? "brotherhood-the-beast" : "brotherhood-a-hunter" }, ui)),
      ),
      isBeast
        ? score(scene.victims, scene.victims_to_win, "brotherhood-victims", ui)
        : score(scene.traces.count, TOKENS_TO_WIN, "brotherhood-taken", ui),
    ),
    isBeast ? beastFacts(scene, ui) : hunterRows(scene, seat, ui),
    heldCards(scene, seat, ui),
  );
}

/**
 * B9.1 The season cards that a side has picked and not played yet, in full: both sides know them, spectators do
 * not. Hunters who are several have them together, with the first of them.
 *
 * @param {Scene} scene
 * @param {number} seat
 * @param {Ui} ui
 */
function heldCards({ cards, hunters }, seat, ui) {
  const side = seat === BEAST_SEAT ? BEAST_SEAT : HUNTERS_SIDE;
  const first = side === BEAST_SEAT ? BEAST_SEAT : Math.min(...hunters.map((hunter) => hunter.seat));
  const held = cards.filter(({ where, season }) => where === "hand" && FAVOURED[season] === side);
  if (seat !== first || held.length === 0) return null;
  return el(
    "section",
    { class: "pack-more held-cards" },
    el("strong", {}, say({ key: "brotherhood-held-cards" }, ui)),
    el("ul", {}, ...held.map((card) => el("li", {}, ...cardFace(card, ui)))),
  );
}

/**
 * The contents of a season card.
 *
 * @param {import("./types.js").CardPlace} card
 * @param {Ui} ui
 */
const cardFace = (card, ui) => [
  cardPicture(card),
  el("b", {}, say(textOf("card_title", card), ui), " ", cardPhase(card, ui)),
  el("small", {}, say(textOf("card_effect", card), ui)),
];

/**
 * B3.1 When a season card acts.
 *
 * @param {{ phase: number }} card
 * @param {Ui} ui
 */
const cardPhase = ({ phase }, ui) => el("span", { class: "card-phase" }, say(textOf("card_phase", phase), ui));

/**
 * @param {number} count
 * @param {number} goal
 * @param {string} key
 * @param {Ui} ui
 */
function score(count, goal, key, ui) {
  const label = say({ key, args: { count, goal } }, ui);
  return el("output", { class: "pack-score", title: label, "aria-label": label }, `${count}/${goal}`);
}

/**
 * Where the Beast is and what it is, as the viewer may know.
 *
 * @param {Scene} scene
 * @param {Ui} ui
 */
function beastFacts(scene, ui) {
  const { at, hidden, identity, chosen } = scene.beast;
  const where = at
    ? {
        key: hidden ? "brotherhood-beast-hides" : "brotherhood-beast-at",
        args: { at: textOf("place_name", at, scene) },
      }
    : { key: "brotherhood-beast-hidden" };
  return el(
    "div",
    { class: "person-facts" },
    el("span", {}, say(where, ui)),
    chosen && el("span", { class: "soft" }, say({ key: "brotherhood-has-chosen" }, ui)),
    identity &&
      fact(
        icon(`trace-${identity}`, { half: 13 }),
        say(textOf("identity", identity), ui),
        say({ key: "brotherhood-true-identity", args: { token: textOf("identity", identity) } }, ui),
        "true-identity",
      ),
  );
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @param {Ui} ui
 */
const hunterRows = (scene, seat, ui) =>
  el(
    "ul",
    { class: "hunter-rows" },
    ...scene.hunters.filter((hunter) => hunter.seat === seat).map((hunter) => hunterRow(scene, hunter, ui)),
  );

/**
 * A hunter: where, standing or lying, what he has done, and the signs he knows.
 *
 * @param {Scene} scene
 * @param {Hunter} hunter
 * @param {Ui} ui
 */
function hunterRow(scene, hunter, ui) {
  const isDone = (scene.stage === "move" && hunter.moved) || hunter.examined;
  return el(
    "li",
    { class: classes("hunter-row", isDone && "done"), "data-hunter": hunter.hunter },
    figureIcon(hunter),
    el(
      "span",
      { class: "hunter-words" },
      el("b", {}, say(textOf("hunter", hunter.hunter), ui)),
      el("small", {}, say(whereText(scene, hunter), ui)),
    ),
    el(
      "span",
      { class: "knows" },
      ...hunter.symbols.map((token) =>
        icon(`trace-${token}`, {
          half: 13,
          label: say({ key: "brotherhood-knows", args: { token: textOf("identity", token) } }, ui),
        }),
      ),
    ),
  );
}

/**
 * @param {Scene} scene
 * @param {Hunter} hunter
 */
const whereText = (scene, { at, lying }) =>
  at
    ? {
        key: lying ? "brotherhood-lies-in" : "brotherhood-stands-in",
        args: { at: textOf("place_name", at, scene) },
      }
    : { key: "brotherhood-not-placed" };

/** @param {Hunter} hunter */
const figureIcon = (hunter) =>
  el("svg", { class: "icon game-icon figure-icon", viewBox: "-22 -25 44 44", "aria-hidden": "true" }, figure(hunter));

// The viewer's own desk.

/**
 * The desk: the season card in force, the viewer's figures or tokens, and what can be deduced.
 *
 * @param {Scene} scene
 * @param {number} seat
 * @param {Ui} ui
 * @returns {Tree}
 */
export function own(scene, seat, ui) {
  const isBeast = seat === BEAST_SEAT;
  const label = say({ key: isBeast ? "brotherhood-own-beast" : "brotherhood-own-hunters" }, ui);
  return ownBoard(
    classes("brotherhood-own", isBeast ? "beast-desk" : "hunter-desk"),
    seat,
    label,
    !isBeast && ownFigures(scene, seat, ui),
    tokens(scene, ui),
    seasonCard(scene, ui),
    deductions(scene, ui),
  );
}

/**
 * The viewer's figures, to be chosen by name.
 *
 * @param {Scene} scene
 * @param {number} seat
 * @param {Ui} ui
 */
const ownFigures = (scene, seat, ui) =>
  ownPart(
    "own-figures",
    say({ key: "brotherhood-own-figures" }, ui),
    ...scene.hunters
      .filter((hunter) => hunter.seat === seat || ui.glowing.has(`piece:${hunter.hunter}`))
      .map((hunter) =>
        ownThing(
          `piece:${hunter.hunter}`,
          textOf("figure", hunter, scene),
          ui,
          { class: "own-figure" },
          figureIcon(hunter),
          el("span", {}, say(textOf("hunter", hunter.hunter), ui)),
        ),
      ),
  );

/**
 * The five identities: the true one to those who know, and which are taken, laid or possible.
 *
 * @param {Scene} scene
 * @param {Ui} ui
 */
const tokens = (scene, ui) =>
  ownPart(
    "own-tokens",
    say({ key: "brotherhood-own-tokens" }, ui),
    ...IDENTITIES.map((token) => {
      const known = knownOf(scene, token);
      const state = { key: "brotherhood-known", args: { known } };
      return ownThing(
        `token:${token}`,
        { key: "brotherhood-token", args: { power: describe(`token:${token}`, scene), state } },
        ui,
        { class: classes("own-token", `is-${known}`), "data-known": known },
        icon(`trace-${token}`, { half: 13 }),
        el("span", {}, say(textOf("identity", token), ui)),
        el("small", {}, say(state, ui)),
      );
    }),
  );

/**
 * The season card in force: its phase and all that it does. A tap shows the same where the strip is small.
 *
 * @param {Scene} scene
 * @param {Ui} ui
 */
const seasonCard = (scene, ui) =>
  scene.card &&
  ownThing(
    `card:${scene.card.card}`,
    describe(`card:${scene.card.card}`, scene),
    ui,
    { class: "own-part season-card" },
    cardPicture({ card: scene.card.card, season: scene.season }),
    el(
      "span",
      { class: "season-words" },
      el("b", {}, say(textOf("card_title", scene.card), ui), " ", cardPhase(scene.card, ui)),
      " ",
      el("span", {}, say(textOf("card_effect", scene.card), ui)),
    ),
  );

/** Where the cards that one chooses from are, at each stage. @type {Record<string, string>} */
const CHOSEN_FROM = { pick: "pile", discard: "pile", card: "hand" };

/**
 * Season cards to choose from, where they are drafted or chosen.
 *
 * @param {Scene} scene
 * @param {number} _seat
 * @param {Ui} ui
 */
export function hand(scene, _seat, ui) {
  const { stage, season, cards } = scene;
  const shown = cards.filter((card) => card.season === season && card.where === CHOSEN_FROM[stage]);
  if (!shown.length) return null;
  return ownPart(
    "season-cards",
    say({ key: "brotherhood-own-cards" }, ui),
    ...shown.map((card) =>
      ownThing(
        `card:${card.card}`,
        describe(`card:${card.card}`, scene),
        ui,
        { class: "season-choice" },
        ...cardFace(card, ui),
      ),
    ),
  );
}

/**
 * What can be deduced about face-down traces, if the layer is on.
 *
 * @param {Scene} scene
 * @param {Ui} ui
 */
function deductions(scene, ui) {
  if (!ui.layers.has("possible")) return null;
  const rows = scene.spaces
    .map((space, place) => ({ space, tokens: scene.possible.traces[place] ?? [] }))
    .filter(({ space, tokens: may }) => space.trace && !space.face_up && may.length);
  return ownPart(
    "deductions",
    say({ key: "brotherhood-desk" }, ui),
    scene.possible.goals.length > 0 && el("span", { class: "deduction" }, say(villagesText(scene), ui)),
    ...rows.map(({ space, tokens: may }) =>
      el(
        "span",
        { class: "deduction", "data-season": space.season, role: "img", "aria-label": mayBe(space.season, may, ui) },
        icon(`season-${space.season}`, { half: 16 }),
        ...may.map((token) => icon(`trace-${token}`, { half: 13 })),
      ),
    ),
  );
}

/**
 * Which identities a trace may show, in words.
 *
 * @param {string} season
 * @param {string[]} tokens
 * @param {Ui} ui
 */
function mayBe(season, tokens, ui) {
  const names = tokens.map((token) => say(textOf("identity", token), ui));
  const either = new Intl.ListFormat(ui.language, { type: "disjunction" }).format(names);
  return `${say(textOf("season", season), ui)}: ${either}`;
}

/** @param {Scene} scene */
const villagesText = ({ beast, possible }) => ({
  key: beast.chosen ? "brotherhood-goals-chosen" : "brotherhood-goals-next",
  args: { goals: possible.goals.length, here: possible.here.length },
});
