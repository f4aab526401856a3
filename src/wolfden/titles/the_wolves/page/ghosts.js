/** What an action would change on the map of The Wolves: the piece it puts there, control of lakes. */
import { emblemOf } from "./scene.js";

/** @typedef {import("./types.js").Scene} Scene */

/** @type {Record<string, string>} what stands on a hex after some actions */
const PUTS = { draft: "alpha", howl: "pack", den: "den", lair: "lair" };

/**
 * @param {string[]} words
 * @param {Scene} scene
 * @param {number} seat
 * @returns {import("wolfden/core/title.js").Ghost | null}
 */
export function ghostOf(words, scene, seat) {
  const [verb, first = "", ...rest] = words;
  const own = `pack-${emblemOf(seat)}`;
  const last = rest.at(-1) ?? "";
  if (last.startsWith(">")) return driven(rest, scene, seat);
  if (verb in PUTS && first) return ghost(first.slice(1), PUTS[verb], own);
  const [piece, hex] = first.split("@");
  if (verb === "dominate" && hex) return ghost(hex, piece.split("-")[1], own);
  return verb === "walk" && last.startsWith("@") ? ghost(last.slice(1), piece, own) : null;
}

/**
 * A wolf that has to make way.
 *
 * @param {string[]} words
 * @param {Scene} scene
 * @param {number} seat
 */
function driven(words, scene, seat) {
  const from = words.find((word) => word.startsWith("@"))?.slice(1);
  const there = scene.hexes.find(({ hex }) => hex === from)?.pieces ?? [];
  const wolf = there.find(({ owner, kind }) => owner !== seat && /pack|alpha/.test(kind));
  return wolf ? ghost((words.at(-1) ?? "").slice(1), wolf.kind, `pack-${emblemOf(wolf.owner)}`) : null;
}

/** @param {string} hex @param {string} kind @param {string} look */
const ghost = (hex, kind, look) => ({ at: `hex:${hex}`, symbol: `piece-${kind}`, look, y: 9 });

/**
 * What each pack holds of each region.
 *
 * @param {Scene} scene
 * @returns {import("wolfden/core/title.js").Count[]}
 */
export const counts = ({ regions }) =>
  regions.flatMap(({ lake, control }) =>
    control.map((one) => ({
      at: `hex:${lake}`,
      symbol: `emblem-${emblemOf(one.owner)}`,
      look: `pack-${emblemOf(one.owner)}`,
      count: one.control,
    })),
  );
