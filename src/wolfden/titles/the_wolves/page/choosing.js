/** Choosing in The Wolves: what words point at, what is asked, and what a stray click meant. */
import { splitTarget } from "wolfden/toolkit/words.js";
import { terrainText } from "./texts.js";
import { paymentParts } from "./scene.js";

/**
 * @typedef {import("wolfden/core/title.js").Target} Target
 * @typedef {import("wolfden/toolkit/texts.js").Spoken} Spoken
 * @typedef {import("./scene.js").Scene} Scene
 */

/** @type {Record<string, string>} what is asked, by the sign that all words begin with */
const ASKED = { "+": "wolves-ask-pay", "^": "wolves-ask-track", ">": "wolves-ask-aside" };
const TARGETED = new Set(["move", "den", "lair", "howl", "dominate", "walk"]);
const OPENINGS = new Set(["packs", "tiles", "draft", "hunt"]);

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
  if (/^(moose|deer|raccoon|boar|hare)@/.test(word)) {
    return { kind: "hex", id: word.slice(word.indexOf("@") + 1) };
  }
  return { kind: word.includes("@") ? "piece" : "button", id: word };
}

/**
 * What the action bar asks.
 *
 * @param {Scene} scene
 * @param {string[]} chosen
 * @param {string[]} options
 * @returns {Spoken}
 */
export function question(scene, chosen, options) {
  const signs = new Set(options.map((option) => option[0]));
  const [sign] = signs;
  if (signs.size === 1 && ASKED[sign]) {
    return { key: ASKED[sign], args: { count: options.length } };
  }
  const [verb, first] = chosen;
  if (verb === "walk" && first) return { key: "wolves-ask-walk-to", args: wolfArgs(first) };
  if (verb && TARGETED.has(verb) && options.length) return { key: `wolves-ask-${verb}` };
  return opening(scene);
}

/** @param {string} word  such as `alpha@c4` */
const wolfArgs = (word) => {
  const [kind, hex] = word.split("@");
  return { kind, hex };
};

/** @param {Scene} scene @returns {Spoken} */
function opening(scene) {
  const { stage, seat, actions, free_actions: free, turn, walkers, ground } = scene;
  if (OPENINGS.has(stage)) return { key: `wolves-open-${stage}` };
  if (stage === "walk") {
    return { key: "wolves-open-walk", args: { walkers, terrain: terrainText(ground) } };
  }
  if (stage !== "act") return { key: `wolves-stage-${stage}` };
  if (actions < free) {
    return { key: "wolves-open-act", args: { turn, action: actions + 1, free } };
  }
  const tokens = scene.packs[seat].action_tokens;
  return { key: tokens ? "wolves-open-token" : "wolves-open-end", args: { free, tokens } };
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
    return rivals.map(
      ({ owner, kind }) => `dominate ${owner < 0 ? "neutral" : owner + 1}-${kind}@${hex}`,
    );
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
