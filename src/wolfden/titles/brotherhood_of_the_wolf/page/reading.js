/** The map of Brotherhood of the Wolf for those who read it: places, and the roads between them. */
import { splitTarget } from "wolfden/toolkit/words.js";
import { leaguesFrom, placeOf } from "./scene.js";
import { tell } from "./vocabulary.js";

/** @typedef {import("./types.js").Scene} Scene */

/** Villages by their number, then hamlets by their name. @param {Scene} scene */
export function textView({ places }) {
  const villages = places.filter(({ number }) => number).sort((a, b) => a.number - b.number);
  const hamlets = places.filter(({ number }) => !number).sort((a, b) => (a.name < b.name ? -1 : 1));
  return [villages, hamlets].map((some) => ({
    heading: "",
    targets: some.map(({ id }) => `village:${id}`),
  }));
}

/**
 * Where the roads of a place lead to, each a league away.
 *
 * @param {string} target
 * @param {Scene} scene
 */
export function neighbours(target, { roads }) {
  const [, id] = splitTarget(target);
  return roads
    .filter((road) => road.includes(id))
    .map(([one, other]) => `village:${one === id ? other : one}`);
}

/**
 * The villages at each number of leagues from a place, the nearest first.
 *
 * @param {string} target
 * @param {Scene} scene
 */
export function distances(target, scene) {
  const leagues = leaguesFrom(scene, splitTarget(target)[1]);
  const villages = scene.places.filter(({ number }) => number).sort((a, b) => a.number - b.number);
  const far = [...new Set(villages.map(({ id }) => leagues.get(id) ?? 0))].filter((one) => one > 0);
  return far
    .sort((one, other) => one - other)
    .map((one) => ({
      text: { key: "brotherhood-leagues", args: { leagues: one } },
      targets: villages.filter(({ id }) => leagues.get(id) === one).map(({ id }) => `village:${id}`),
    }));
}

/**
 * @param {string} target
 * @param {Scene} scene
 */
export function nameOf(target, scene) {
  const [, id] = splitTarget(target);
  return placeOf(scene, id) ? tell("place_name", id, scene) : "";
}
