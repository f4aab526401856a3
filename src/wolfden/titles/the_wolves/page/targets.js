/** Targets on the map of The Wolves: what words point at, names and neighbours of places, and what a click meant. */
import { paymentParts, PREY } from "./scene.js";
import { splitTarget } from "wolfden/toolkit/words.js";

/**
 * @typedef {import("wolfden/toolkit/title.js").Target} Target
 * @typedef {import("./types.js").Scene} Scene
 */

/**
 * What a word points at.
 *
 * @param {string} word
 * @returns {Target}
 */
export function targetOf(word) {
  const sign = word[0];
  if (sign === "@" || sign === ">") return { kind: "hex", id: word.slice(1) };
  if (sign === "^") return { kind: "track", id: word.slice(1) };
  if (sign === "+") {
    const parts = paymentParts(word);
    return parts.length === 1 ? { kind: "tile", id: parts[0] } : { kind: "button", id: word };
  }
  const [what, hex] = word.split("@");
  if (hex && PREY.includes(what)) return { kind: "hex", id: hex };
  return { kind: word.includes("@") ? "piece" : "button", id: word };
}

/** The tiles and tokens of a payment. @param {string} word */
export const partsOf = (word) => (word.startsWith("+") ? paymentParts(word).map((part) => `tile:${part}`) : []);

/** W4.3 The actions that have a cost. @param {Scene} scene */
export const verbs = ({ stage, printed }) => (stage === "act" ? Object.keys(printed.costs) : []);

/**
 * What an action costs.
 *
 * @param {string} word
 * @param {string[]} chosen
 * @param {Scene} scene
 * @returns {import("wolfden/toolkit/title.js").Text | null}
 */
export function noteOn(word, chosen, { actions, free_actions: free, printed: { costs } }) {
  const left = free - actions;
  if (word === "end") return left > 0 ? { key: "wolves-unused", args: { left } } : null;
  if (chosen.length > 0 || !(word in costs)) return null;
  return { key: "wolves-price", args: { tiles: costs[word] } };
}

/** What ending the turn leaves unused. @param {string[]} words @param {Scene} scene */
export const harmOf = ([verb], scene) => (verb === "end" ? noteOn("end", [], scene) : null);

/**
 * What the viewer may begin with a wolf or a den.
 *
 * @param {string} target
 * @param {Scene} scene
 * @param {number} seat
 * @returns {import("wolfden/toolkit/title.js").Beginning[]}
 */
export function startsWith(target, scene, seat) {
  const [kind, id] = splitTarget(target);
  const land = kind === "hex" && scene.hexes.find(({ hex }) => hex === id);
  if (!land || scene.stage !== "act") return [];
  const own = land.pieces.filter(({ owner }) => owner === seat).map((piece) => piece.kind);
  const wolf = own.find((one) => one === "alpha" || one === "pack");
  return [
    ...(wolf ? [{ verb: "move", then: `piece:${wolf}@${id}` }] : []),
    ...(own.includes("alpha") ? ["howl", "den", "dominate"].map((verb) => ({ verb })) : []),
    ...(own.includes("den") ? [{ verb: "lair" }] : []),
  ];
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
  if (kind === "tile") return before ? [`${before} +${id}`] : [];
  if (kind === "track") return before ? [`${before} ^${id}`] : [];
  if (kind === "piece") return pieceMeant(id, scene);
  if (kind !== "hex") return [];
  if (chosen.length) return [`${before} @${id}`];
  return hexMeant(id, scene, seat);
}

/**
 * @param {string} word
 * @param {Scene} scene
 */
const pieceMeant = (word, scene) => {
  if (/^(\d|neutral)-/.test(word)) return [`dominate ${word}`];
  return scene.stage === "walk" ? [`walk ${word}`] : [];
};

/**
 * @param {string} hex
 * @param {Scene} scene
 * @param {number} seat
 */
function hexMeant(hex, scene, seat) {
  const land = scene.hexes.find((one) => one.hex === hex);
  if (!land) return [];
  if (scene.stage === "draft") return [`draft @${hex}`];
  if (scene.stage === "walk") return walksTo(hex, scene, seat);
  if (land.lone_wolf) return [`howl @${hex}`];
  const own = land.pieces.filter(({ owner }) => owner === seat).map((piece) => piece.kind);
  if (own.includes("den")) return [`lair @${hex}`];
  const rivals = land.pieces.filter(({ owner }) => owner !== seat);
  if (rivals.length) {
    return rivals.map(({ owner, kind }) => `dominate ${owner < 0 ? "neutral" : owner + 1}-${kind}@${hex}`);
  }
  return [`den @${hex}`];
}

/**
 * @param {string} hex
 * @param {Scene} scene
 * @param {number} seat
 */
const walksTo = (hex, scene, seat) =>
  scene.hexes
    .flatMap(({ hex: from, pieces }) => pieces.map((piece) => ({ ...piece, from })))
    .filter(({ owner, kind, from }) => owner === seat && from !== hex && /alpha|pack/.test(kind))
    .slice(0, 6)
    .map(({ kind, from }) => `walk ${kind}@${from} @${hex}`);

const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/**
 * The hexes of each region under its lake, those of the start board first.
 *
 * @param {Scene} scene
 */
export const textView = ({ hexes, regions }) =>
  [-1, ...regions.keys()].map((slot) => ({
    heading: slot < 0 ? "" : `hex:${regions[slot].lake}`,
    targets: hexes.filter(({ region }) => region === slot).map(({ hex }) => `hex:${hex}`),
  }));

/**
 * @param {string} target
 * @param {Scene} scene
 */
export function neighbours(target, { hexes, water }) {
  const [, id] = splitTarget(target);
  const all = [...hexes, ...water];
  const here = all.find(({ hex }) => hex === id);
  if (!here) return [];
  return STEPS.flatMap(([q, r]) =>
    all.filter((one) => one.q === here.q + q && one.r === here.r + r).map(({ hex }) => `hex:${hex}`),
  );
}

/** @param {string} target */
export const nameOf = (target) => splitTarget(target)[1];
