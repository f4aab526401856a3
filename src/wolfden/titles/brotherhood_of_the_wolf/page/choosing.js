/** Choosing in Brotherhood of the Wolf: what words point at, what is asked, what a click meant. */
import { splitTarget } from "wolfden/toolkit/words.js";
import { BEAST_SEAT, HUNTERS, IDENTITIES, SEASONS } from "./scene.js";
import { cardEffect, figureText, identityText, nameOf, seasonText, troopText } from "./texts.js";

/**
 * @typedef {import("wolfden/core/title.js").Target} Target
 * @typedef {import("wolfden/toolkit/texts.js").Spoken} Spoken
 * @typedef {import("./scene.js").Scene} Scene
 */

const ASKS_SECOND = new Set(["move", "drag", "shift", "extra", "examine"]);
/** The phase whose cards change how hunters move. */
const MOVING = 3;
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
 * What the action bar asks.
 *
 * @param {Scene} scene
 * @param {string[]} chosen
 * @param {string[]} options
 * @returns {Spoken}
 */
export function question(scene, chosen, options) {
  const [verb, first, second] = chosen;
  if (!options.length || !verb) return ofStage(scene);
  if (!first) return ASKS_SECOND.has(verb) ? { key: `brotherhood-ask-${verb}` } : ofStage(scene);
  return afterTwo(scene, verb, first, second) ?? ofStage(scene);
}

/** @param {Scene} scene @returns {Spoken} */
function ofStage(scene) {
  const space = scene.spaces.find(({ season }) => season === scene.season);
  return {
    key: `brotherhood-open-${scene.stage}`,
    args: {
      season: seasonText(scene.season),
      left: scene.left,
      troop: troopText(space?.troop ?? "dragoon"),
    },
  };
}

/**
 * @param {Scene} scene
 * @param {string} verb
 * @param {string} first
 * @param {string | undefined} second
 * @returns {Spoken | null}
 */
function afterTwo(scene, verb, first, second) {
  const at = first.startsWith("@") ? nameOf(scene, first.slice(1)) : "";
  switch (verb) {
    case "hide":
      return { key: "brotherhood-ask-hide-at", args: { token: identityText(first) } };
    case "move":
      return moveQuestion(scene, first);
    case "place":
    case "drag":
      return { key: "brotherhood-ask-to", args: { hunter: figureText(first) } };
    case "examine":
      return { key: "brotherhood-ask-examine-at", args: { hunter: figureText(first) } };
    case "shift":
      return { key: "brotherhood-ask-shift-to", args: { at } };
    case "extra":
      return { key: "brotherhood-ask-extra-to", args: { season: seasonText(first) } };
    case "prowl":
      return second
        ? { key: "brotherhood-ask-face", args: { token: second } }
        : { key: "brotherhood-ask-trace", args: { at } };
    default:
      return null;
  }
}

/**
 * How far a hunter goes: as ever, or as the card in force says.
 *
 * @param {Scene} scene
 * @param {string} hunter
 * @returns {Spoken}
 */
function moveQuestion({ card }, hunter) {
  const args = { hunter: figureText(hunter) };
  if (card?.phase !== MOVING) return { key: "brotherhood-ask-move-to", args };
  return { key: "brotherhood-ask-move-card", args: { ...args, text: cardEffect(card) } };
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
