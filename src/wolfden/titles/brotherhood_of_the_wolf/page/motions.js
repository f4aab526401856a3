/** What moves on the map of Brotherhood of the Wolf, what is highlighted, and what an action would change. */
import { placeOf } from "wolfden/toolkit/words.js";
import { HUNTERS, placeOf as villageOf } from "./scene.js";

/**
 * @typedef {import("wolfden/toolkit/title.js").GameEvent} GameEvent
 * @typedef {import("wolfden/toolkit/title.js").Motion} Motion
 */

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
  const of = facts.hunter ? { of: `piece:${facts.hunter}` } : {};
  return [{ from, to, ...moved, ...of, seat }];
}

/** @type {Record<string, (facts: GameEvent["facts"]) => { symbol: string, look: string }>} */
const MOVING = {
  move: ({ hunter }) => ({ symbol: `hunter-${hunter}`, look: `figure-${hunter}` }),
  drag: ({ hunter }) => ({ symbol: `hunter-${hunter}`, look: `figure-${hunter}` }),
  shift: ({ troop }) => ({ symbol: `troop-${troop}`, look: String(troop) }),
  attack: () => ({ symbol: "piece-beast", look: "monster" }),
  fog: () => ({ symbol: "piece-beast", look: "monster" }),
};

/**
 * @param {import("wolfden/toolkit/title.js").GameEvent} event
 * @returns {import("wolfden/toolkit/title.js").Highlight | null}
 */
export function highlightOf({ name, facts }) {
  const at = `village:${facts.at}`;
  if (name === "attack" || name === "reveal") {
    return { at, symbol: "piece-beast", look: "monster", tone: "attack" };
  }
  if (name === "examine" && facts.trace) {
    return { at, symbol: `trace-${facts.trace}`, tone: "score" };
  }
  return null;
}

/** @typedef {import("./types.js").Scene} Scene */

/** @type {Record<string, { symbol: string, look: string }>} */
const FIGURES = {
  portefaix: { symbol: "portefaix", look: "boy" },
  call: { symbol: "troop-peasant", look: "peasant" },
  prowl: { symbol: "piece-beast", look: "monster" },
  recall: { symbol: "piece-beast", look: "monster" },
};
/** Verbs that put a hunter somewhere. */
const GOES = new Set(["place", "move", "drag"]);
const ABOVE = -24;

/**
 * @param {string[]} words
 * @param {Scene} scene
 * @returns {import("wolfden/toolkit/title.js").Ghost[]}
 */
export function ghostsOf(words, scene) {
  const [verb, first = "", second = ""] = words;
  if (GOES.has(verb) && HUNTERS.includes(first) && second) {
    const figure = { symbol: `hunter-${first}`, look: `figure-${first}`, of: `piece:${first}` };
    return [{ at: `village:${placeOf(second)}`, ...figure, y: ABOVE }];
  }
  if (verb === "shift" && second) {
    const troop = villageOf(scene, placeOf(first))?.troop;
    return troop ? [{ at: `village:${placeOf(second)}`, symbol: `troop-${troop}`, look: troop, y: ABOVE }] : [];
  }
  const figure = first.startsWith("@") ? FIGURES[verb] : undefined;
  return figure ? [{ at: `village:${placeOf(first)}`, ...figure, y: ABOVE }] : [];
}

/**
 * The victims of each village.
 *
 * @param {Scene} scene
 * @returns {import("wolfden/toolkit/title.js").Count[]}
 */
export const counts = ({ places }) =>
  places.map(({ id, victims }) => ({ at: `village:${id}`, symbol: "victim", look: "", count: victims }));
