/**
 * The shape of a view of Age of the Wolf, and plain ways to read it.
 *
 * @typedef {object} Region
 * @property {string} region
 * @property {string} name
 * @property {number} prey
 * @property {boolean} coast
 * @property {string[]} land
 * @property {number[]} ring  inner and outer radius in percent, first and last angle in degrees
 * @property {number[][]} outline  corners in percent, where it is no part of a ring
 * @property {number} owner  a seat, or -1
 * @property {number} wolves
 * @property {boolean} lead
 * @property {boolean} den
 * @property {number} moved
 * @property {number} attackers
 * @property {boolean} attackers_lead
 * @property {string[]} predators
 * @property {number} predators_worth
 * @property {boolean} litter
 * @property {number[][]} odds  of an attack by the active pack: wolves, percent without and with
 *   the Lead Wolf
 * @property {number} surplus  wolves above the prey value
 * @typedef {{ channel: string, regions: string[], frozen: boolean }} Channel
 * @typedef {{ kind: "move" | "hunt", from: string, to: string, wolves: number,
 *   lead: boolean }} March
 * @typedef {{ at: string, rival: number, rolling: string, attack: number, defence: number,
 *   strength: number, against: number }} Battle
 * @typedef {{ colour: string, start: string, wolves: number, supply: number, dens: number,
 *   regions: number, lead: string, out: boolean, hand: number }} Pack
 * @typedef {object} Scene
 * @property {string} board
 * @property {string} stage
 * @property {string} step
 * @property {number} seat  whose decision it is; -1: chance
 * @property {number} active  whose turn it is
 * @property {number} first
 * @property {number} round
 * @property {number} round_limit
 * @property {number} dens_to_win
 * @property {number} moves
 * @property {string} place
 * @property {number} debt
 * @property {Region[]} regions
 * @property {Channel[]} channels
 * @property {March[]} marches
 * @property {Battle | {}} battle
 * @property {Pack[]} packs
 * @property {number} deck
 * @property {Record<string, number>} discards
 * @property {Record<string, number>} hand  empty for a watcher
 */

import vocabulary from "./vocabulary.js";

export const { cards: CARDS, predators: PREDATORS } = vocabulary.terms;
export const NOBODY = -1;

const DEALING = new Set(["first", "predators", "cards"]);

/** @type {Record<string, string>} the emblem of each pack, by the colour of its start region */
const EMBLEMS = { red: "fang", green: "fir", blue: "eye", yellow: "claw" };

/** @param {Scene} scene @param {number} seat */
export const emblemOf = (scene, seat) => EMBLEMS[scene.packs[seat].colour];

/** @param {Scene} scene @param {string} id */
export const regionOf = (scene, id) => scene.regions.find(({ region }) => region === id);

/** Whether it is up to a seat to decide something. @param {Scene} scene @param {number} seat */
export const isActing = (scene, seat) => seat === scene.seat && scene.stage !== "over";

/**
 * Whether a seat's turn is running, whoever decides in it.
 *
 * @param {Scene} scene
 * @param {number} seat
 */
export const isOnTurn = (scene, seat) =>
  seat === scene.active && scene.stage !== "over" && !DEALING.has(scene.stage);

/** The roll-off that is going on, if there is one. @param {Scene} scene @returns {Battle | null} */
export const battleOf = ({ battle }) => ("at" in battle ? battle : null);

/**
 * Whether the active pack would have to fight there.
 *
 * @param {Scene} scene
 * @param {Region} region
 */
export const hasFoe = (scene, { owner, predators }) =>
  (owner !== NOBODY && owner !== scene.active) || predators.length > 0;

/**
 * The chance to win a battle in a region with so many wolves, in percent; null where there is none.
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
