/** The board of Age of the Wolf for those who read it: regions, channels, and what borders on what. */
import { splitTarget } from "wolfden/toolkit/words.js";
import { regionOf } from "./scene.js";
import { tell } from "./vocabulary.js";

/** @typedef {import("./types.js").Scene} Scene */

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
  return regionOf(scene, id) ? tell("region_name", id, scene) : "";
}
