/**
 * Targets on the board of Age of the Wolf: what words point at, names and neighbours of places, and what a
 * click meant.
 */
import { placeOf, splitTarget } from "wolfden/toolkit/words.js";
import { CARDS, regionOf } from "./scene.js";
import { textOf } from "./vocabulary.js";

/**
 * @typedef {import("wolfden/toolkit/title.js").Target} Target
 * @typedef {import("./types.js").Scene} Scene
 */

/**
 * What a word points at. A card's name plays it at the beginning, and names it after `discard`.
 *
 * @param {string} word
 * @param {string[]} chosen
 * @returns {Target}
 */
export function targetOf(word, chosen) {
  if (word.startsWith("@")) return { kind: "region", id: placeOf(word) };
  if (word.includes("~")) return { kind: "channel", id: word };
  const names = chosen.length === 0 || chosen[0] === "discard";
  return { kind: names && CARDS.includes(word) ? "card" : "button", id: word };
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
  const before = chosen.join(" ");
  if (kind === "card") return [before ? `${before} ${id}` : id];
  if (kind === "channel") return [`freeze ${id}`];
  if (kind !== "region") return [];
  if (chosen.length) return [`${before} @${id}`];
  const region = regionOf(scene, id);
  if (!region) return [];
  if (scene.stage === "start") return [`start @${id}`];
  if (scene.stage === "den") return [`den @${id}`];
  if (scene.stage === "roam") return [`roam @${id}`];
  if (region.owner !== seat) return attacksOn(id, scene, seat);
  return region.predators.length ? [`hunt @${id}`, `move @${id}`] : [`move @${id}`];
}

/**
 * @param {string} id
 * @param {Scene} scene
 * @param {number} seat
 */
function attacksOn(id, scene, seat) {
  const own = scene.regions.filter(({ owner }) => owner === seat);
  const near = own.filter(({ land }) => land.includes(id));
  return (near.length ? near : own).slice(0, 3).map(({ region }) => `move @${region} @${id}`);
}

/** @param {Scene} scene */
export const textView = ({ regions, channels }) => [
  { heading: "", targets: regions.map(({ region }) => `region:${region}`) },
  { heading: "", targets: channels.map(({ channel }) => `channel:${channel}`) },
];

/**
 * Regions that share a border or a frozen channel.
 *
 * @param {string} target
 * @param {Scene} scene
 */
export function neighbours(target, scene) {
  const [kind, id] = splitTarget(target);
  if (kind !== "region") return [];
  const over = scene.channels
    .filter(({ regions, frozen }) => frozen && regions.includes(id))
    .flatMap(({ regions }) => regions.filter((other) => other !== id));
  return [...(regionOf(scene, id)?.land ?? []), ...over].map((other) => `region:${other}`);
}

/**
 * @param {string} target
 * @param {Scene} scene
 */
export function nameOf(target, scene) {
  const [, id] = splitTarget(target);
  return regionOf(scene, id) ? textOf("region_name", id, scene) : "";
}
