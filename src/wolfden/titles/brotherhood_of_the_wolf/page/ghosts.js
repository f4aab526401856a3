/** What an action would change on the map of Brotherhood of the Wolf: who would stand where. */
import { placeOf } from "wolfden/toolkit/words.js";
import { HUNTERS, placeOf as villageOf } from "./scene.js";

/** @typedef {import("./types.js").Scene} Scene */

/** @type {Record<string, { symbol: string, look: string }>} */
const FIGURES = {
  portefaix: { symbol: "portefaix", look: "boy" },
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
