/** What an action would change on the board of Age of the Wolf: who goes where, how many there are. */
import { placeOf } from "wolfden/toolkit/words.js";
import { emblemOf, regionOf } from "./scene.js";

/** @typedef {import("./types.js").Scene} Scene */

/**
 * @param {string[]} words
 * @param {Scene} scene
 * @param {number} seat
 * @returns {import("wolfden/toolkit/title.js").Ghost[]}
 */
export function ghostsOf(words, scene, seat) {
  const [verb, first = "", second = "", , rank] = words;
  const look = `pack-${emblemOf(scene, seat)}`;
  const [from, to] = [placeOf(first), placeOf(second)];
  if (verb === "freeze" && first) return [{ at: `channel:${first}`, symbol: "water-frozen", look: "" }];
  if (verb === "den" && first) return [{ at: `region:${from}`, symbol: "piece-den", look }];
  if (verb === "retreat" && first) return [{ at: `region:${from}`, symbol: "piece-pack", look }];
  if (!second.startsWith("@")) return [];
  if (verb === "scare") {
    const [kind] = regionOf(scene, from)?.predators ?? [];
    return kind ? [{ at: `region:${to}`, symbol: `predator-${kind}`, look: "" }] : [];
  }
  const symbol = rank === "lead" ? "piece-alpha" : "piece-pack";
  return verb === "move" || verb === "roam" ? [{ at: `region:${to}`, symbol, look }] : [];
}

/**
 * The wolves of each region.
 *
 * @param {Scene} scene
 * @returns {import("wolfden/toolkit/title.js").Count[]}
 */
export const counts = (scene) =>
  scene.regions
    .filter(({ owner }) => owner >= 0)
    .map(({ region, owner, wolves }) => ({
      at: `region:${region}`,
      symbol: "piece-pack",
      look: `pack-${emblemOf(scene, owner)}`,
      count: wolves,
    }));
