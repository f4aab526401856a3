/** Choosing in Brotherhood of the Wolf: what words point at, and what a click meant. */
import { splitTarget } from "wolfden/toolkit/words.js";
import { BEAST_SEAT, HUNTERS, IDENTITIES, SEASONS } from "./scene.js";

/**
 * @typedef {import("wolfden/toolkit/title.js").Target} Target
 * @typedef {import("./types.js").Scene} Scene
 */

/** @type {Record<string, string>} the verb a hunter or a village belongs to in each stage */
const STAGE_VERBS = {
  place: "place",
  move: "move",
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
