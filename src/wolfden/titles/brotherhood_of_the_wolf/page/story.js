/** What happened in Brotherhood of the Wolf: lines of the log, and what moves on the map. */
import { flat } from "wolfden/toolkit/texts.js";
import { cardTitle, figureText, identityText, nameOf, seasonText, troopText } from "./texts.js";

/**
 * @typedef {import("wolfden/core/title.js").GameEvent} GameEvent
 * @typedef {import("wolfden/core/title.js").LogLine} LogLine
 * @typedef {import("wolfden/core/title.js").Motion} Motion
 * @typedef {import("wolfden/core/title.js").Ui} Ui
 * @typedef {import("wolfden/toolkit/texts.js").Part} Part
 * @typedef {import("./scene.js").Scene} Scene
 */

const PLACES = ["at", "from", "to", "village"];
/** @type {Record<string, string>} the picture of each event */
const ICONS = {
  hide: "piece-alpha",
  start: "victim",
  portefaix: "portefaix",
  "portefaix-leaves": "portefaix",
  attack: "victim",
  fog: "victim",
  reveal: "victim",
  prowl: "trace-hidden",
  "take-back": "trace-hidden",
  recognise: "marker",
  over: "piece-alpha",
};

/**
 * @param {GameEvent} event
 * @param {Ui} ui
 * @param {Scene} scene
 * @returns {LogLine}
 */
export function logLine(event, ui, scene) {
  const key = `brotherhood-log-${event.name}${variant(event)}`;
  const { args } = flat({ key, args: argsOf(event, scene) }, ui);
  return { icon: iconOf(event, scene), key, args, places: placesOf(event) };
}

/** What the viewer was told decides which sentence fits. @param {GameEvent} event */
function variant({ name, seat, facts }) {
  switch (name) {
    case "pick":
    case "discard":
      return facts.card ? "-known" : "";
    case "hide":
      return facts.identity ? "-known" : "";
    case "prowl":
      return facts.at ? "-known" : facts.trace ? "-trace" : "";
    case "take-back":
      return facts.village ? "-card" : facts.trace ? "-known" : "";
    case "fog":
      return facts.at ? "-known" : "";
    case "troop-lost":
      return seat < 0 ? "" : "-declined";
    default:
      return "";
  }
}

/**
 * @param {GameEvent} event
 * @param {Scene} scene
 */
function iconOf({ name, facts }, scene) {
  if (facts.hunter) return `hunter-${facts.hunter}`;
  if (facts.troop) return `troop-${facts.troop}`;
  if (facts.trace) return `trace-${facts.trace}`;
  const card = scene.cards.find((one) => one.card === facts.card);
  const season = facts.season ?? card?.season;
  if (season) return `season-${season}`;
  return ICONS[name] ?? "";
}

/**
 * The facts as the texts speak of them.
 *
 * @param {GameEvent} event
 * @param {Scene} scene
 * @returns {Record<string, Part>}
 */
function argsOf({ seat, facts }, scene) {
  /** @type {Record<string, Part>} */
  const args = { ...facts, who: { seat } };
  for (const name of PLACES) if (facts[name]) args[name] = nameOf(scene, facts[name]);
  if (facts.hunter) args.hunter = figureText(facts.hunter);
  if (facts.troop) args.troop = troopText(facts.troop);
  if (facts.trace) args.trace = identityText(facts.trace);
  if (facts.identity) args.identity = identityText(facts.identity);
  if (facts.season) args.season = seasonText(facts.season);
  if (facts.leagues)
    args.leagues = { key: "brotherhood-leagues", args: { leagues: facts.leagues } };
  if (facts.year) {
    args.when = { key: "brotherhood-now", args: { season: facts.season, year: `${facts.year}` } };
  }
  const found = scene.cards.find(({ card }) => card === facts.card);
  if (found) args.card = cardTitle(found);
  return args;
}

/** @param {GameEvent} event */
const placesOf = ({ facts }) =>
  PLACES.map((name) => facts[name])
    .filter(Boolean)
    .map((place) => `village:${place}`);

/**
 * Hunters, troops and the Beast go from place to place; in the fog nobody sees it.
 *
 * @param {GameEvent} event
 * @returns {Motion[]}
 */
export function motions({ name, seat, facts }) {
  const moved = MOVING[name]?.(facts);
  if (!moved || !facts.from) return [];
  const [from, to] = [`village:${facts.from}`, `village:${facts.to ?? facts.at}`];
  return [{ from, to, ...moved, seat }];
}

/** @type {Record<string, (facts: Record<string, any>) => { symbol: string, look: string }>} */
const MOVING = {
  move: ({ hunter }) => ({ symbol: `hunter-${hunter}`, look: `figure-${hunter}` }),
  drag: ({ hunter }) => ({ symbol: `hunter-${hunter}`, look: `figure-${hunter}` }),
  shift: ({ troop }) => ({ symbol: `troop-${troop}`, look: troop }),
  attack: () => ({ symbol: "piece-alpha", look: "monster" }),
  fog: () => ({ symbol: "piece-alpha", look: "monster" }),
};
