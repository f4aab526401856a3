/** What moves on the map of The Wolves, what is highlighted, and what an action would change. */
import { middle } from "wolfden/toolkit/hexagons.js";
import { SIZE } from "./ground.js";
import { emblemOf } from "./scene.js";

/**
 * @typedef {import("wolfden/toolkit/title.js").GameEvent} GameEvent
 * @typedef {import("wolfden/toolkit/title.js").Motion} Motion
 */

/**
 * @param {GameEvent} event
 * @returns {Motion[]}
 */
export function motions({ name, seat, facts }) {
  if (name !== "walk" && name !== "displace") return [];
  const symbol = `piece-${facts.wolf}`;
  const look = `pack-${emblemOf(seat)}`;
  const of = `piece:${seat + 1}-${facts.wolf}@${facts.from}`;
  return [{ from: `hex:${facts.from}`, to: `hex:${facts.to}`, symbol, look, seat, of }];
}

/** The six neighbours of a hex. */
const NEAR = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/**
 * A wolf runs over land, round lakes and the chasm: the hexes on a shortest way between two.
 *
 * @param {Motion} motion
 * @param {import("./types.js").Scene} scene
 */
export function wayOf({ from, to }, { hexes }) {
  const at = new Map(hexes.map((land) => [`${land.q} ${land.r}`, land]));
  const [start, end] = [from, to].map((target) => hexes.find(({ hex }) => `hex:${hex}` === target));
  if (!start || !end) return [];
  /** @type {Map<import("./types.js").Land, import("./types.js").Land | null>} */
  const cameFrom = new Map([[end, null]]);
  for (const [land] of cameFrom) {
    if (land === start) break;
    for (const [q, r] of NEAR) {
      const next = at.get(`${land.q + q} ${land.r + r}`);
      if (next && !cameFrom.has(next)) cameFrom.set(next, land);
    }
  }
  const way = [];
  for (let land = cameFrom.get(start); land && land !== end; land = cameFrom.get(land)) way.push(middle(land, SIZE));
  return way;
}

/**
 * W14.3 The scores once a region has been scored.
 *
 * @param {import("./types.js").Scene} scene
 * @param {GameEvent} event
 * @returns {import("./types.js").Scene}
 */
export function viewAfter(scene, { name, seat, facts }) {
  if (name !== "region-scored") return scene;
  const { winner, points, lesser, lesser_points: less } = facts;
  const packs = scene.packs.map((pack, one) => {
    const first = winner === "seat" && one === seat ? Number(points) : 0;
    const second = /** @type {number[]} */ (lesser).includes(one) ? Number(less) : 0;
    const score = { ...pack.score, regions: pack.score.regions + first, lesser: pack.score.lesser + second };
    return first || second ? { ...pack, score } : pack;
  });
  return { ...scene, packs };
}

/**
 * @param {import("wolfden/toolkit/title.js").GameEvent} event
 * @param {import("./types.js").Scene} scene
 * @returns {import("wolfden/toolkit/title.js").Highlight | null}
 */
export function highlightOf({ name, seat, facts }, scene) {
  const at = `hex:${facts.at}`;
  if (name === "howl") return { at, symbol: "lone-wolf", look: "lone", tone: "howl" };
  if (name === "hunt") return { at, symbol: `prey-${facts.prey}`, tone: "take" };
  if (name === "den" || name === "lair") {
    return { at, symbol: `piece-${name}`, look: `pack-${emblemOf(seat)}`, tone: "build" };
  }
  if (name === "phase") return { at: "", symbol: `moon-${facts.phase}`, tone: "score" };
  if (name !== "region-scored") return null;
  const lake = scene.regions[Number(facts.slot)]?.lake ?? "";
  return { at: `hex:${lake}`, symbol: `moon-${facts.phase}`, tone: "score", gains: gainsOf(seat, facts) };
}

/**
 * W14.3 Who gets how many points for a region: the winner, then those who come next.
 *
 * @param {number} seat
 * @param {import("wolfden/toolkit/title.js").GameEvent["facts"]} facts
 */
function gainsOf(seat, { winner, points, lesser, lesser_points: less }) {
  const first = winner === "seat" ? [gain(seat, points)] : [];
  return [...first, .../** @type {number[]} */ (lesser).map((one) => gain(one, less))];
}

/** @param {number} seat @param {unknown} points */
const gain = (seat, points) => ({
  symbol: `emblem-${emblemOf(seat)}`,
  look: `pack-${emblemOf(seat)}`,
  points: Number(points),
  seat,
});

/**
 * @typedef {import("./types.js").Scene} Scene
 */

/** @type {Record<string, string>} what is on a hex after some actions */
const PUTS = { draft: "alpha", den: "den", lair: "lair" };

/**
 * @param {string[]} words
 * @param {Scene} scene
 * @param {number} seat
 * @param {GameEvent[]} [events]  what the action leads to, where that is known: other actions may
 *   come before it, and then the next wolf of the board is not the one of the scene
 * @returns {import("wolfden/toolkit/title.js").Ghost[]}
 */
export function ghostsOf(words, scene, seat, events = []) {
  const [verb, first = "", ...rest] = words;
  const own = `pack-${emblemOf(seat)}`;
  if (verb in PUTS && first) return [ghost(first.slice(1), PUTS[verb], own)];
  const [piece, hex] = first.split("@");
  if (verb === "howl" && hex) return [ghost(hex, wolfOf(scene, seat, events), own)];
  if (verb === "dominate" && hex) {
    const isDen = piece.endsWith("-den");
    return [ghost(hex, isDen ? "den" : wolfOf(scene, seat, events), own)];
  }
  const [to] = rest.filter((word) => word.startsWith("@")).slice(-1);
  if (verb !== "walk" || !to) return [];
  return [{ ...ghost(to.slice(1), piece, own), of: `piece:${first}` }, ...driven(rest, scene, seat)];
}

/**
 * The wolf that an action brings: the one its events name, else the next one of the board (W2.5).
 *
 * @param {Scene} scene
 * @param {number} seat
 * @param {GameEvent[]} events
 */
function wolfOf({ packs, printed }, seat, events) {
  const came = events.find(({ name }) => name === "howl" || name === "dominate")?.facts;
  return `${came?.wolf ?? came?.placed ?? printed.wolves[packs[seat].wolves] ?? "pack"}`;
}

/**
 * A wolf that has to make way, once it is said where to.
 *
 * @param {string[]} words
 * @param {Scene} scene
 * @param {number} seat
 */
function driven(words, scene, seat) {
  const to = words.find((word) => word.startsWith(">"))?.slice(1);
  const from = words.find((word) => word.startsWith("@"))?.slice(1);
  const there = scene.hexes.find(({ hex }) => hex === from)?.pieces ?? [];
  const wolf = there.find(({ owner, kind }) => owner !== seat && /pack|alpha/.test(kind));
  if (!wolf || !to) return [];
  const of = `piece:${wolf.owner < 0 ? "neutral" : wolf.owner + 1}-${wolf.kind}@${from}`;
  return [{ ...ghost(to, wolf.kind, `pack-${emblemOf(wolf.owner)}`), of }];
}

/** @param {string} hex @param {string} kind @param {string} look */
const ghost = (hex, kind, look) => ({ at: `hex:${hex}`, symbol: `piece-${kind}`, look, y: 9 });

/**
 * What each pack holds of each region.
 *
 * @param {Scene} scene
 * @returns {import("wolfden/toolkit/title.js").Count[]}
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
