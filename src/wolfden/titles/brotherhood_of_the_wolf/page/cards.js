/** The people of Brotherhood of the Wolf: cards of Beast and hunters, the viewer's desk, and season cards with their pictures. */
import { el } from "wolfden/toolkit/svg.js";
import { fact, ownBoard, ownPart, ownThing } from "wolfden/toolkit/cards.js";
import { classes, icon, path, use } from "wolfden/toolkit/drawing.js";
import { say } from "wolfden/toolkit/texts.js";
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
        { class: "deduction", "data-season": space.season },
        icon(`season-${space.season}`, { half: 16, label: say(textOf("season", space.season), ui) }),
        ...may.map((token) => icon(`trace-${token}`, { half: 13, label: say(textOf("identity", token), ui) })),
      ),
    ),
  );
}

/** @param {Scene} scene */
const villagesText = ({ beast, possible }) => ({
  key: beast.chosen ? "brotherhood-goals-chosen" : "brotherhood-goals-next",
  args: { goals: possible.goals.length, here: possible.here.length },
});

// The picture of each season card: what happens on it, on the land of its season.

/** @typedef {[symbol: string, x: number, y: number, scale: number, look?: string]} Actor */

const RAIN =
  "M-20 -15L-23 -7M-11 -16L-14 -8M-2 -15L-5 -7M7 -16L4 -8M16 -15L13 -7M22 -8L19 0M-15 -4L-18 4M-5 -3L-8 5M3 -4L0 4";
const MIST =
  "M-24 -1C-14 -6 -6 3 4 -1C12 -4 18 2 24 -1L24 4C16 7 8 1 0 5C-8 8 -16 2 -24 6ZM-24 10C-12 6 0 13 24 8L24 14L-24 15Z";
const ICE = "M-24 3C-12 -1 -4 8 6 6C14 4 18 9 24 7L24 16C14 18 2 12 -8 14C-14 15 -20 12 -24 13Z";
const DRIFT = "M-24 9C-14 5 -2 11 8 8C14 6 20 9 24 8L24 18L-24 18Z";

/** People, animals and signs on the picture of a card, from the back to the front. @type {Record<string, Actor[]>} */
const ACTORS = {
  su1: [0, 9, 18].map((x) => ["troop-peasant", x, 4, 0.6, "peasant"]),
  su2: [
    ["season-summer", 12, -8, 0.62],
    ["hunter-gamekeeper", 3, 3, 0.66, "figure-gamekeeper"],
  ],
  su3: [
    ["troop-dragoon", -2, 4, 0.66, "dragoon"],
    ["troop-dragoon", 18, 4, 0.66, "dragoon"],
    ["hunter-gamekeeper", 8, 3, 0.7, "figure-gamekeeper"],
  ],
  su4: [
    ["houses", 6, 0, 0.66],
    ["troop-peasant", 2, 8, 0.5, "peasant"],
    ["troop-dragoon", 12, 8, 0.5, "dragoon"],
  ],
  su5: [
    ["trace-predator", 9, 7, 0.75],
    ["watched", 9, -8, 1, "witness"],
  ],
  su6: [
    ["shield", 9, 2, 1.7],
    ["troop-peasant", 9, 1, 0.74, "peasant"],
  ],
  au1: [["piece-beast", 8, 14, 0.68, "monster"]],
  au2: [["trace-hidden", 8, 6, 0.8]],
  au3: [
    ["piece-beast", 2, 13, 0.6, "monster"],
    ["victim", 16, 8, 0.9],
  ],
  au4: [["troop-peasant", 8, 3, 0.8, "peasant"]],
  au5: [["hunter-marquis", 6, 3, 0.7, "figure-marquis"]],
  au6: [
    ["trace-hidden", -6, 9, 0.5],
    ["trace-hidden", 3, 10, 0.5],
    ["piece-beast", 14, 13, 0.52, "monster"],
  ],
  wi1: [["hunter-bishop", 7, 3, 0.72, "figure-bishop"]],
  wi2: [["piece-beast", 6, 16, 0.8, "monster"]],
  wi3: [["piece-pack", 6, 8, 0.66, "monster"]],
  wi4: [["trace-wolves", 8, 7, 0.85]],
  wi5: [
    ["houses", 6, 1, 0.7],
    ["troop-dragoon", 6, 8, 0.62, "dragoon"],
  ],
  wi6: [
    ["trace-count", 15, -6, 0.6],
    ["hunter-envoy", 3, 3, 0.7, "figure-envoy"],
  ],
  sp1: [["portefaix", 8, 3, 0.86, "boy"]],
  sp2: [
    ["troop-peasant", -3, 4, 0.55, "peasant"],
    ["troop-dragoon", 6, 5, 0.6, "dragoon"],
    ["troop-peasant", 15, 4, 0.55, "peasant"],
  ],
  sp3: [
    ["piece-pack", 0, 7, 0.5, "hound"],
    ["piece-pack", 13, 12, 0.56, "hound"],
  ],
  sp4: [
    ["houses", 9, 0, 0.7],
    ["hunter-bishop", 2, 4, 0.64, "figure-bishop"],
  ],
  sp5: [["hunter-marquis", 5, 1, 0.7, "figure-marquis"]],
  sp6: [
    ["hunter-envoy", 2, 3, 0.68, "figure-envoy"],
    ["troop-dragoon", 16, 5, 0.6, "dragoon"],
  ],
};

/** Weather and water in front of them: [path, look]. @type {Record<string, [string, string]>} */
const FRONTS = {
  au1: [MIST, "card-mist"],
  au2: [RAIN, "card-rain"],
  au5: [RAIN, "card-rain"],
  wi1: [DRIFT, "card-drift"],
  wi4: [DRIFT, "card-drift"],
};
/** What lies behind them. @type {Record<string, [string, string]>} */
const GROUNDS = { wi3: [ICE, "card-ice"], sp5: [ICE, "card-water"] };

/**
 * The picture of a season card; a card of an owner has the land of its season alone.
 *
 * @param {{ card: string, season: string }} card
 */
const cardPicture = ({ card, season }) =>
  el(
    "svg",
    { class: "icon game-icon card-picture", viewBox: "-25 -19 50 38", "aria-hidden": "true" },
    use(`vignette-${season}`),
    ACTORS[card] && path("M-24 4C-8 -2 10 -1 24 5L24 18L-24 18Z", `card-meadow meadow-${season}`),
    GROUNDS[card] && path(...GROUNDS[card]),
    ...(ACTORS[card] ?? []).map(([symbol, x, y, scale, look]) => use(symbol, { x, y, scale, class: look ?? null })),
    FRONTS[card] && path(...FRONTS[card]),
    el("rect", { x: -24, y: -18, width: 48, height: 36, rx: 2, class: "vignette-frame" }),
  );
