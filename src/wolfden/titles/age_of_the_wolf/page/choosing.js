/** Choosing in Age of the Wolf: what words point at, what is asked, what a stray click meant. */
import { placeOf, splitTarget } from "wolfden/toolkit/words.js";
import { battleOf, CARDS, regionOf } from "./scene.js";
import { nameOf } from "./texts.js";

/**
 * @typedef {import("wolfden/core/title.js").Target} Target
 * @typedef {import("wolfden/toolkit/texts.js").Spoken} Spoken
 * @typedef {import("./scene.js").Scene} Scene
 */

/** What is asked after so many words. */
const ASKED = new Set(
  (
    "move-1 move-2 roam-1 roam-2 hunt-1 den-1 scare-1 scare-2 freeze-1 discard-1 drive-1" +
    " retreat-1 withdraw-1 lead-1 litter-1"
  ).split(" "),
);
const ABOUT_PLACE = new Set(["retreat", "drive", "withdraw", "lose"]);
const STEPS = new Set(["move", "battle", "den", "roam"]);

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
 * What the action bar asks.
 *
 * @param {Scene} scene
 * @param {string[]} chosen
 * @param {string[]} options
 * @returns {Spoken}
 */
export function question(scene, chosen, options) {
  const asked = `${chosen[0]}-${chosen.length}`;
  if (!chosen.length || !options.length) return opening(scene);
  if (options.every((option) => option === "lead" || option === "pack"))
    return { key: "age-ask-lead-wolf" };
  if (options.every((option) => /^\d+$/.test(option))) return { key: "age-ask-amount" };
  return ASKED.has(asked) ? { key: `age-ask-${asked}` } : opening(scene);
}

/** What is asked before any word is chosen. @param {Scene} scene @returns {Spoken} */
function opening(scene) {
  const { stage, place, debt, seat, moves, round } = scene;
  const battle = battleOf(scene);
  if (stage === "reroll" && battle) {
    const defends = battle.rolling.startsWith("defender");
    const [ours, theirs] = [battle.strength, battle.against];
    const args = { ours: defends ? theirs : ours, theirs: defends ? ours : theirs };
    return { key: "age-open-reroll", args: { ...args, at: nameOf(scene, battle.at) } };
  }
  if (ABOUT_PLACE.has(stage)) {
    return { key: `age-open-${stage}`, args: { at: nameOf(scene, place), debt } };
  }
  if (stage === "litter") {
    return { key: "age-open-litter", args: { left: scene.packs[seat].supply } };
  }
  if (STEPS.has(stage)) {
    const key = stage === "move" && !moves ? "age-open-moved" : `age-open-${stage}`;
    return { key, args: { round, more: Math.max(0, moves - 1) } };
  }
  return { key: `age-open-${stage}` };
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
