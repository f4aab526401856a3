/** What is said of things of Brotherhood of the Wolf: places, people, traces, words of actions. */
import { splitTarget } from "wolfden/toolkit/words.js";
import {
  HUNTERS,
  huntersAt,
  IDENTITIES,
  placeOf,
  roundLaid,
  SEASONS,
  spaceAt,
  yearOf,
} from "./scene.js";

/**
 * @typedef {import("wolfden/toolkit/texts.js").Spoken} Spoken
 * @typedef {import("wolfden/toolkit/texts.js").Part} Part
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Place} Place
 * @typedef {import("./scene.js").Hunter} Hunter
 * @typedef {import("./scene.js").Space} Space
 * @typedef {import("./scene.js").Prospect} Prospect
 */

const VERBS = new Set(
  (
    "lead pick discard hide place card portefaix shift troop extra recall prowl move drag examine" +
    " decline end"
  ).split(" "),
);
/** @type {Record<string, string>} the picture of each verb */
const VERB_ICONS = {
  portefaix: "portefaix",
  shift: "troop-dragoon",
  troop: "troop-dragoon",
  extra: "troop-peasant",
  prowl: "piece-alpha",
  move: "hunter-marquis",
  drag: "trace-devil",
  examine: "trace-hidden",
};

/** What the whole table shows, in a sentence. @param {Scene} scene @returns {Spoken} */
export const tableText = (scene) => ({
  key: "brotherhood-table",
  args: { season: seasonText(scene.season), year: `${scene.year}`, victims: scene.victims },
});

/** @param {string} season @returns {Spoken} */
export const seasonText = (season) => ({ key: "brotherhood-season", args: { season } });

/** @param {string} hunter @returns {Spoken} */
export const figureText = (hunter) => ({ key: "brotherhood-hunter", args: { hunter } });

/** @param {string} token @returns {Spoken} */
export const identityText = (token) => ({ key: "brotherhood-identity", args: { token } });

/** @param {string} troop @returns {Spoken} */
export const troopText = (troop) => ({ key: "brotherhood-troop", args: { troop } });

/** The name of a place, villages with their number. @param {Scene} scene @param {string} id */
export function nameOf(scene, id) {
  const place = placeOf(scene, id);
  if (!place) return id;
  return place.number ? `${place.number} ${place.name}` : place.name;
}

/**
 * Who a hunter is, where, and what he has done.
 *
 * @param {Scene} scene
 * @param {Hunter} hunter
 * @returns {Spoken}
 */
export const hunterText = (scene, { hunter, at, lying }) => ({
  key: at ? "brotherhood-hunter-at" : "brotherhood-hunter-away",
  args: { hunter: figureText(hunter), at: nameOf(scene, at), lying: lying ? "yes" : "no" },
});

/**
 * Where one points at and everything that is there.
 *
 * @param {Scene} scene
 * @param {string} id
 * @returns {Spoken}
 */
export function placeText(scene, id) {
  const place = placeOf(scene, id);
  if (!place) return { key: "game-word", args: { word: id } };
  const there = [...thingsIn(scene, place), ...prospectParts(scene, id)];
  const kind = place.number
    ? place.special
      ? "special"
      : place.start
        ? "start"
        : "village"
    : "hamlet";
  const args = { name: nameOf(scene, id), kind };
  if (!there.length) return { key: "brotherhood-place", args };
  return { key: "brotherhood-place-with", args: { ...args, things: there } };
}

/**
 * @param {Scene} scene
 * @param {Place} place
 * @returns {Spoken[]}
 */
function thingsIn(scene, place) {
  const space = spaceAt(scene, place.id);
  return [
    ...(place.id === scene.beast.at ? [{ key: "brotherhood-beast-here" }] : []),
    ...huntersAt(scene, place.id).map(({ hunter, lying }) => ({
      key: "brotherhood-hunter-here",
      args: { hunter: figureText(hunter), lying: lying ? "yes" : "no" },
    })),
    ...(place.troop ? [troopText(place.troop)] : []),
    ...(place.id === scene.portefaix ? [{ key: "brotherhood-portefaix-here" }] : []),
    ...(place.protected ? [{ key: "brotherhood-protected" }] : []),
    ...(place.victims
      ? [{ key: "brotherhood-victims-here", args: { victims: place.victims } }]
      : []),
    ...(space ? [cardText(scene, space), traceText(space)] : []),
    ...(place.id === scene.traces.marker ? [{ key: "brotherhood-marker-here" }] : []),
  ];
}

/**
 * What a village in reach would bring the Beast.
 *
 * @param {Scene} scene
 * @param {string} id
 * @returns {Spoken[]}
 */
function prospectParts(scene, id) {
  const found = scene.reach.find(({ village }) => village === id);
  if (!found) return [];
  const watched = found.watched.map(figureText);
  return [
    prospectText(found),
    ...(watched.length ? [{ key: "brotherhood-watched", args: { hunters: watched } }] : []),
  ];
}

/** @param {Prospect} prospect @returns {Spoken} */
function prospectText({ leagues, victims, powers }) {
  const most = Math.max(victims, ...Object.values(powers));
  const key = victims < 0 ? "brotherhood-prospect-pack" : "brotherhood-prospect";
  return { key, args: { leagues, victims: Math.max(0, victims), most } };
}

/**
 * @param {Scene} scene
 * @param {Space} space
 * @returns {Spoken}
 */
function cardText(scene, space) {
  const args = { season: seasonText(space.season), year: `${yearOf(roundLaid(scene, space))}` };
  return { key: space.open ? "brotherhood-card-of" : "brotherhood-card-hidden", args };
}

/** What is known of the trace on a space. @param {Space} space @returns {Spoken} */
export function traceText({ trace, token, face_up: isUp }) {
  if (!trace) return { key: "brotherhood-no-trace" };
  if (!token) return { key: "brotherhood-trace-hidden" };
  return {
    key: "brotherhood-trace",
    args: { token: identityText(token), face: isUp ? "up" : "down" },
  };
}

/**
 * A season space: troops left, village card, trace.
 *
 * @param {Scene} scene
 * @param {Space} space
 * @returns {Spoken}
 */
export function spaceText(scene, space) {
  const card = space.card
    ? space.village
      ? nameOf(scene, space.village)
      : { key: "brotherhood-face-down" }
    : { key: "brotherhood-no-card" };
  const args = {
    troops: space.troops,
    troop: troopText(space.troop),
    card,
    trace: traceText(space),
  };
  return { key: "brotherhood-space", args: { season: seasonText(space.season), ...args } };
}

/**
 * What a word of an action, or a target, stands for.
 *
 * @param {string} thing
 * @param {Scene} scene
 * @returns {Spoken}
 */
export function describe(thing, scene) {
  const [kind, id] = splitTarget(thing);
  if (kind === "village") return placeText(scene, id);
  if (kind === "token") return tokenText(id);
  if (kind === "layer") return { key: `brotherhood-layer-${id}` };
  if (kind === "card") return seasonCardText(scene, id);
  if (kind === "track") {
    const space = scene.spaces.find(({ season }) => season === id);
    return space ? spaceText(scene, space) : seasonText(id);
  }
  if (kind === "piece") {
    const hunter = scene.hunters.find((one) => one.hunter === id);
    return hunter ? hunterText(scene, hunter) : figureText(id);
  }
  return wordText(thing, scene);
}

/**
 * What a season card is called.
 *
 * @param {{ card: string, title: string }} card
 * @returns {Spoken}
 */
export const cardTitle = ({ card, title }) => ({ key: `season-card-${card}`, english: title });

/**
 * What a season card does.
 *
 * @param {{ card: string, text: string }} card
 * @returns {Spoken}
 */
export const cardEffect = ({ card, text }) => ({
  key: `season-card-${card}-text`,
  english: text,
});

/** A trace token and what it does face up. @param {string} token @returns {Spoken} */
const tokenText = (token) => ({
  key: "brotherhood-power",
  args: { token },
  icon: `trace-${token}`,
});

/**
 * @param {Scene} scene
 * @param {string} id
 * @returns {Spoken}
 */
function seasonCardText(scene, id) {
  const found = scene.cards.find(({ card }) => card === id);
  if (!found) return { key: "game-word", args: { word: id } };
  return {
    key: "brotherhood-season-card",
    args: { title: cardTitle(found), text: cardEffect(found) },
    icon: `season-${found.season}`,
  };
}

/**
 * @param {string} word
 * @param {Scene} scene
 * @returns {Spoken}
 */
function wordText(word, scene) {
  if (word.startsWith("@"))
    return { key: "brotherhood-at", args: { name: nameOf(scene, word.slice(1)) } };
  if (HUNTERS.includes(word)) return { ...figureText(word), icon: `hunter-${word}` };
  if (IDENTITIES.includes(word)) return { ...identityText(word), icon: `trace-${word}` };
  if (SEASONS.includes(word)) return { ...seasonText(word), icon: `season-${word}` };
  if (word === "up" || word === "down") return { key: `brotherhood-turn-${word}` };
  if (VERBS.has(word)) return { key: `brotherhood-do-${word}`, icon: VERB_ICONS[word] };
  return seasonCardText(scene, word);
}

/**
 * A word of an action among others: a card by its name, without what it does.
 *
 * @param {string} word
 * @param {Scene} scene
 * @returns {Spoken}
 */
export function brief(word, scene) {
  const card = scene.cards.find((one) => one.card === word);
  return card ? cardTitle(card) : wordText(word, scene);
}
