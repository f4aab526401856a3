/**
 * Targets on the map of Brotherhood of the Wolf: what words point at, names and neighbours of places, and
 * what a click meant.
 */
import { BEAST_SEAT, HUNTERS, IDENTITIES, SEASONS, leaguesFrom, placeOf } from "./scene.js";
import { splitTarget } from "wolfden/toolkit/words.js";
import { textOf } from "./vocabulary.js";

/**
 * @typedef {import("wolfden/toolkit/title.js").Target} Target
 * @typedef {import("./types.js").Scene} Scene
 */

/** @type {Record<string, string>} the verb a hunter or a village belongs to in each stage */
const STAGE_VERBS = {
  place: "place",
  move: "move",
  call: "call",
  drag: "drag",
  examine: "examine",
  portefaix: "portefaix",
  shift: "shift",
  troop: "troop",
  recall: "recall",
  prowl: "prowl",
};

/**
 * What a word points at.
 *
 * @param {string} word
 * @param {string[]} chosen
 * @param {Scene} scene
 * @returns {Target}
 */
export function targetOf(word, chosen, scene) {
  if (word.startsWith("@")) return { kind: "village", id: word.slice(1) };
  if (!chosen.length) return { kind: "button", id: word };
  if (HUNTERS.includes(word)) return { kind: "piece", id: word };
  if (IDENTITIES.includes(word)) return { kind: "token", id: word };
  if (SEASONS.includes(word)) return { kind: "track", id: word };
  const isCard = scene.cards.some(({ card }) => card === word);
  return { kind: isCard ? "card" : "button", id: word };
}

/**
 * Beginnings of actions one may have meant by pointing at something that does not glow.
 *
 * @param {string} target
 * @param {string[]} chosen
 * @param {Scene} scene
 * @param {number} seat
 * @returns {string[]}
 */
export function whyNot(target, chosen, scene, seat) {
  const [kind, id] = splitTarget(target);
  const word = kind === "village" ? `@${id}` : id;
  if (chosen.length) return [`${chosen.join(" ")} ${word}`];
  const verb = STAGE_VERBS[scene.stage];
  if (!verb) return [];
  const needsHunter = ["place", "move", "drag", "examine"].includes(verb);
  if (kind === "piece") return needsHunter ? [`${verb} ${id}`] : [];
  if (kind !== "village") return [];
  if (!needsHunter) return [`${verb} ${word}`];
  return scene.hunters
    .filter((hunter) => seat === BEAST_SEAT || hunter.seat === seat || hunter.seat <= 0)
    .map(({ hunter }) => `${verb} ${hunter} ${word}`);
}

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
  return roads.filter((road) => road.includes(id)).map(([one, other]) => `village:${one === id ? other : one}`);
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
  return placeOf(scene, id) ? textOf("place_name", id, scene) : "";
}
