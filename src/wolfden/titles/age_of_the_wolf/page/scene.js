/**
 * Plain ways to read a view of Age of the Wolf.
 *
 * @typedef {import("./types.js").Region} Region
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {Required<import("./types.js").Battle>} Battle  while it is fought
 */

import vocabulary from "./vocabulary.js";

export const { cards: CARDS, predators: PREDATORS } = vocabulary.terms;
export const NOBODY = -1;

/** Whether the game is being set up. @param {Scene} scene */
export const isDealing = ({ stage }) => ["start", "first", "predators", "cards"].includes(stage);

/** @type {Record<string, string>} the emblem of each pack, by the colour of its start region */
const EMBLEMS = { red: "fang", green: "fir", blue: "eye", yellow: "claw" };

/** The emblem of a pack; until it is chosen, one for each seat. @param {Scene} scene @param {number} seat */
export const emblemOf = (scene, seat) => EMBLEMS[scene.packs[seat].colour] ?? Object.values(EMBLEMS)[seat];

/** The emblem of the pack that may be chosen by a region, if any. @param {Scene} scene @param {Region} region */
export const offeredEmblem = ({ stage }, { start }) => (stage === "start" && start ? EMBLEMS[start] : undefined);

/** @param {Scene} scene @param {string} id */
export const regionOf = (scene, id) => scene.regions.find(({ region }) => region === id);

/** Whether it is up to a seat to decide something. @param {Scene} scene @param {number} seat */
export const isActing = (scene, seat) => seat === scene.seat && scene.stage !== "over";

/**
 * Whether a seat's turn is running, also while another seat decides.
 *
 * @param {Scene} scene
 * @param {number} seat
 */
export const isOnTurn = (scene, seat) => seat === scene.active && scene.stage !== "over" && !isDealing(scene);

/** The present roll-off, if there is one. @param {Scene} scene @returns {Battle | null} */
export const battleOf = ({ battle }) => ("at" in battle ? /** @type {Battle} */ (battle) : null);

/**
 * Whether the active pack would have to fight there.
 *
 * @param {Scene} scene
 * @param {Region} region
 */
const hasFoe = (scene, { owner, predators }) => (owner !== NOBODY && owner !== scene.active) || predators.length > 0;

/**
 * The chance to win a battle in a region with a number of wolves, in percent; null where there is none.
 *
 * @param {Region} region
 * @param {number} wolves
 * @param {boolean} lead
 * @returns {number | null}
 */
export function chanceOf({ odds }, wolves, lead) {
  const entry = odds.findLast(([amount]) => amount <= wolves);
  return entry ? entry[lead ? 2 : 1] : null;
}

/**
 * The chance of the attack that the words chosen so far begin, or of the battle that is due; null
 * where nothing is to be fought. While the pack is not chosen, all wolves of its region count.
 *
 * @param {Scene} scene
 * @param {Region} region  the battlefield
 * @param {string[]} chosen
 * @returns {number | null}
 */
export function attackChance(scene, region, chosen) {
  const [verb, from, to, amount, led] = chosen;
  if (region.attackers) return chanceOf(region, region.attackers, region.attackers_lead);
  if (region.owner === scene.active && region.predators.length) {
    return chanceOf(region, region.wolves, region.lead);
  }
  if (verb !== "move" || !from || (to && to !== `@${region.region}`)) return null;
  const start = regionOf(scene, from.slice(1));
  if (!start || !hasFoe(scene, region)) return null;
  const lead = led ? led === "lead" : start.lead;
  return chanceOf(region, amount ? Number(amount) : start.wolves - start.moved, lead);
}
