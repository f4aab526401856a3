/**
 * Plain ways to read a view of Brotherhood of the Wolf. Empty texts and null mean what the
 * viewer may not know.
 *
 * @typedef {import("./types.js").Scene} Scene
 */

import vocabulary from "./vocabulary.js";

export const { seasons: SEASONS, identities: IDENTITIES, hunters: HUNTERS, troops: TROOPS } = vocabulary.terms;
export const BEAST_SEAT = 0;
/** The seat number of the hunters' side. */
export const HUNTERS_SIDE = 1;
/** B9.1 The side that picks the cards of each season. @type {Record<string, number>} */
export const FAVOURED = { spring: HUNTERS_SIDE, summer: HUNTERS_SIDE, autumn: BEAST_SEAT, winter: BEAST_SEAT };
/** Trace tokens the hunters need. */
export const TOKENS_TO_WIN = 4;

const FIRST_YEAR = 1764;
/** @param {Scene} scene @param {string} id */
export const placeOf = (scene, id) => scene.places.find((place) => place.id === id);

/** Whether this is the Beast's own view, or the game is over. @param {Scene} scene */
const seesEverything = (scene) => Boolean(scene.beast.identity);

/** @param {Scene} scene @param {string} id */
export const huntersAt = (scene, id) => scene.hunters.filter(({ at }) => at === id);

/** @param {Scene} scene @param {string} village */
export const spaceAt = (scene, village) => scene.spaces.find((space) => space.village === village);

/** The season of a round; round 0 is the spring of the first victim. @param {number} round */
export const seasonOf = (round) => SEASONS[(round + 3) % SEASONS.length];

/** @param {number} round */
export const yearOf = (round) => FIRST_YEAR + Math.floor(round / SEASONS.length);

/**
 * How many leagues every place is from one.
 *
 * @param {Scene} scene
 * @param {string} start
 * @returns {Map<string, number>}
 */
export function leaguesFrom(scene, start) {
  /** @type {Map<string, string[]>} */
  const near = new Map(scene.places.map(({ id }) => [id, []]));
  for (const [one, other] of scene.roads) {
    near.get(one)?.push(other);
    near.get(other)?.push(one);
  }
  const leagues = new Map([[start, 0]]);
  for (const [place, far] of leagues) {
    for (const there of near.get(place) ?? []) {
      if (!leagues.has(there)) leagues.set(there, far + 1);
    }
  }
  return leagues;
}

/** The villages with open cards, in the order the Beast was there. @param {Scene} scene */
export const trailOf = (scene) =>
  scene.spaces
    .filter(({ open, village }) => open && village)
    .sort((one, other) => one.round - other.round)
    .map(({ village }) => village);

/**
 * Who a seat is: the Beast, or the first of the hunters it leads.
 *
 * @param {Scene} scene
 * @param {number} seat
 */
export function personOf(scene, seat) {
  if (seat === BEAST_SEAT) return "beast";
  return scene.hunters.find((hunter) => hunter.seat === seat)?.hunter ?? "hunter";
}

/**
 * What is known of an identity's token.
 *
 * @param {Scene} scene
 * @param {string} token
 * @returns {"true" | "taken" | "laid" | "held" | "possible" | "unknown"}
 */
export function knownOf(scene, token) {
  if (token === scene.beast.identity) return "true";
  if (scene.traces.taken.includes(token)) return "taken";
  if (scene.spaces.some((space) => space.token === token)) return "laid";
  if (seesEverything(scene)) return "held";
  return scene.possible.identities.includes(token) ? "possible" : "unknown";
}
