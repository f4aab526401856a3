/** What happened in Age of the Wolf: lines of the log, and what moves on the board. */
import { flat } from "wolfden/toolkit/texts.js";
import { emblemOf } from "./scene.js";
import { groupParts, nameOf } from "./texts.js";

/**
 * @typedef {import("wolfden/core/title.js").GameEvent} GameEvent
 * @typedef {import("wolfden/core/title.js").LogLine} LogLine
 * @typedef {import("wolfden/core/title.js").Motion} Motion
 * @typedef {import("wolfden/core/title.js").Ui} Ui
 * @typedef {import("wolfden/toolkit/texts.js").Part} Part
 * @typedef {import("./scene.js").Scene} Scene
 */

const MOVES = new Set(["move", "roam", "retreat", "withdraw", "go-back"]);
/** @type {Record<string, string>} the picture of each event */
const ICONS = {
  litter: "piece-pack",
  move: "piece-pack",
  roam: "piece-pack",
  hunt: "predator-bear",
  battle: "piece-alpha",
  tie: "piece-alpha",
  retreat: "piece-pack",
  withdraw: "piece-pack",
  "go-back": "piece-pack",
  drive: "predator-bear",
  den: "piece-den",
  "den-lost": "piece-den",
  lead: "piece-alpha",
  draw: "card-extra",
};

/**
 * @param {GameEvent} event
 * @param {Ui} ui
 * @param {Scene} scene
 * @returns {LogLine}
 */
export function logLine(event, ui, scene) {
  const key = event.name === "end" ? "" : `age-log-${event.name}${variant(event)}`;
  const { args } = flat({ key, args: argsOf(event, scene) }, ui);
  return { icon: iconOf(event), key, args, places: placesOf(event) };
}

/** @param {GameEvent} event */
function variant({ name, facts }) {
  switch (name) {
    case "battle":
      return typeof facts.rival === "number" ? "-pack" : "-predators";
    case "drive":
      return facts.to === "sea" ? "-sea" : "";
    case "draw":
      return facts.card ? "-known" : "";
    case "out":
      return facts.cards.length ? "-cards" : "";
    default:
      return "";
  }
}

/** @param {GameEvent} event */
function iconOf({ name, facts }) {
  if (typeof facts.predator === "string") return `predator-${facts.predator}`;
  if (facts.card) return `card-${facts.card}`;
  if (name === "roll") return `die-${facts.face}`;
  if (name === "freeze") return "water-frozen";
  return facts.lead ? "piece-alpha" : (ICONS[name] ?? "");
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
  for (const name of ["at", "from", "to"]) {
    if (facts[name]) args[name] = nameOf(scene, facts[name]);
  }
  if (typeof facts.rival === "number") args.rival = { seat: facts.rival };
  if (facts.predators) args.predators = groupParts(facts.predators);
  if (Array.isArray(facts.cards)) args.cards = groupParts(facts.cards);
  if (facts.channel) {
    [args.first, args.second] = facts.channel
      .split("~")
      .map((/** @type {string} */ id) => nameOf(scene, id));
  }
  if (facts.lead !== undefined) args.lead = facts.lead ? "yes" : "no";
  if (facts.won !== undefined) args.won = facts.won ? "yes" : "no";
  return args;
}

/** @param {GameEvent} event */
const placesOf = ({ facts }) => [
  ...["at", "from", "to"]
    .map((name) => facts[name])
    .filter((place) => place && place !== "sea")
    .map((place) => `region:${place}`),
  ...(facts.channel ? [`channel:${facts.channel}`] : []),
];

/**
 * @param {GameEvent} event
 * @param {Scene} scene
 * @returns {Motion[]}
 */
export function motions({ name, seat, facts }, scene) {
  const [from, to] = [`region:${facts.from}`, `region:${facts.to}`];
  if (MOVES.has(name)) {
    const symbol = facts.lead ? "piece-alpha" : "piece-pack";
    return [{ from, to, symbol, look: `pack-${emblemOf(scene, seat)}`, seat }];
  }
  if (name === "drive" && facts.to !== "sea") {
    return [{ from, to, symbol: `predator-${facts.predators[0]}`, look: "", seat }];
  }
  return [];
}
