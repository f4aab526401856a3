/** What is said of things of Age of the Wolf: regions, channels, cards, and words of actions. */
import { placeOf, splitTarget } from "wolfden/toolkit/words.js";
import { CARDS, NOBODY, PREDATORS, regionOf } from "./scene.js";

/**
 * @typedef {import("wolfden/toolkit/texts.js").Spoken} Spoken
 * @typedef {import("wolfden/toolkit/texts.js").Part} Part
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Region} Region
 */

const VERBS = new Set(
  (
    "litter move hunt next fight reroll keep retreat perish drive leave withdraw stay lose lead" +
    " den roam end scare breed extra freeze discard first predator draw roll"
  ).split(" "),
);
/** @type {Record<string, string>} the picture of each verb */
const VERB_ICONS = {
  litter: "piece-den",
  move: "piece-pack",
  hunt: "predator-bear",
  fight: "predator-bear",
  reroll: "die-3",
  keep: "die-2",
  retreat: "piece-pack",
  drive: "predator-bear",
  withdraw: "piece-pack",
  lead: "piece-alpha",
  den: "piece-den",
  roam: "piece-pack",
  scare: "card-scare",
  breed: "card-breed",
  extra: "card-extra",
  freeze: "card-freeze",
};

/** What the whole table shows, in a sentence. @param {Scene} scene @returns {Spoken} */
export const tableText = ({ round, round_limit: limit, active }) => ({
  key: "age-table",
  args: { round, limit, who: { seat: active } },
});

/**
 * The name of a region, or what was written where there is none.
 *
 * @param {Scene} scene
 * @param {string} id
 */
export const nameOf = (scene, id) => regionOf(scene, id)?.name ?? id;

/**
 * Where a region is and everything that is there.
 *
 * @param {Scene} scene
 * @param {string} id
 * @returns {Spoken}
 */
export function regionText(scene, id) {
  const region = regionOf(scene, id);
  if (!region) return { key: "game-word", args: { word: id } };
  const there = thingsIn(scene, region);
  const args = {
    name: region.name,
    region: id,
    prey: region.prey,
    coast: region.coast ? "yes" : "no",
  };
  if (!there.length) return { key: "age-region", args };
  return { key: "age-region-with", args: { ...args, things: there } };
}

/**
 * @param {Scene} scene
 * @param {Region} region
 * @returns {Spoken[]}
 */
function thingsIn(scene, region) {
  const { owner, wolves, lead, den, attackers, attackers_lead: led, predators, surplus } = region;
  const { predators_worth: worth } = region;
  return [
    ...(owner !== NOBODY ? [wolvesText("age-wolves", owner, wolves, lead)] : []),
    ...(den ? [{ key: "age-den" }] : []),
    ...(attackers ? [wolvesText("age-attackers", scene.active, attackers, led)] : []),
    ...(predators.length
      ? [{ key: "age-predators", args: { predators: groupParts(predators), worth } }]
      : []),
    ...(surplus ? [{ key: "age-surplus", args: { surplus } }] : []),
  ];
}

/**
 * @param {string} key
 * @param {number} seat
 * @param {number} wolves
 * @param {boolean} lead
 * @returns {Spoken}
 */
export const wolvesText = (key, seat, wolves, lead) => ({
  key,
  args: { who: { seat }, wolves, lead: lead ? "yes" : "no" },
});

/**
 * A list of predators or cards, equal ones counted.
 *
 * @param {string[]} things
 * @returns {Part[]}
 */
export const groupParts = (things) =>
  [...new Set(things)].map((thing) => ({
    key: PREDATORS.includes(thing) ? "age-predator-group" : "age-card-group",
    args: { thing, count: things.filter((one) => one === thing).length },
  }));

/**
 * @param {Scene} scene
 * @param {string} id
 * @returns {Spoken}
 */
export function channelText(scene, id) {
  const channel = scene.channels.find((one) => one.channel === id);
  const [first, second] = (channel?.regions ?? id.split("~")).map((region) =>
    nameOf(scene, region),
  );
  return { key: channel?.frozen ? "age-channel-frozen" : "age-channel", args: { first, second } };
}

/** @param {string} card @returns {Spoken} */
export const cardText = (card) => ({ key: "age-card", args: { card }, icon: `card-${card}` });

/**
 * What a word of an action, or a target, stands for.
 *
 * @param {string} thing
 * @param {Scene} scene
 * @returns {Spoken}
 */
export function describe(thing, scene) {
  const [kind, id] = splitTarget(thing);
  if (kind === "region") return regionText(scene, id);
  if (kind === "channel") return channelText(scene, id);
  if (kind === "card") return { key: "age-card-does", args: { card: id }, icon: `card-${id}` };
  return wordText(thing, scene);
}

/**
 * @param {string} word
 * @param {Scene} scene
 * @returns {Spoken}
 */
function wordText(word, scene) {
  if (word.startsWith("@"))
    return { key: "age-place", args: { name: nameOf(scene, placeOf(word)) } };
  if (word.includes("~")) return channelText(scene, word);
  if (/^\d+$/.test(word)) return { key: "age-amount", args: { wolves: Number(word) } };
  if (word === "sea") return { key: "age-sea" };
  if (word === "pack") return { key: "age-without-lead", icon: "piece-pack" };
  if (word === "lead") return { key: "age-with-lead", icon: "piece-alpha" };
  if (CARDS.includes(word))
    return { key: "age-play-card", args: { card: word }, icon: `card-${word}` };
  if (VERBS.has(word)) return { key: `age-do-${word}`, icon: VERB_ICONS[word] };
  return { key: "game-word", args: { word } };
}

/**
 * A word of an action among others: what is a card is said to be one.
 *
 * @param {string} word
 * @param {Scene} scene
 * @returns {Spoken}
 */
export const brief = (word, scene) =>
  CARDS.includes(word)
    ? { key: "age-brief-card", args: { card: cardText(word) } }
    : wordText(word, scene);
