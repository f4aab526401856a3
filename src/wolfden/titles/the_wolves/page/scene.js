/**
 * Plain ways to read a view of The Wolves.
 *
 * @typedef {import("./types.js").Pack} Pack
 * @typedef {import("./types.js").Region} Region
 * @typedef {import("./types.js").Scene} Scene
 */
import { NEUTRAL_EMBLEM, SEAT_EMBLEMS } from "wolfden/toolkit/packs.js";
import vocabulary from "./vocabulary.js";

export const { terrains: TERRAINS, prey: PREY, phases: PHASES, kinds: KINDS } = vocabulary.terms;

const DEALING = new Set(["regions", "prey", "moons"]);

/** The emblem of an owner; -1 is the neutral pack. @param {number} owner */
export const emblemOf = (owner) => SEAT_EMBLEMS[owner] ?? NEUTRAL_EMBLEM;

/** The score as it would be if the game ended now. @param {Pack} pack */
export const scoreOf = (pack) => Object.values(pack.score).reduce((total, points) => total + points, 0);

/** Whether a seat is to do something. @param {Scene} scene @param {number} seat */
export const isActing = (scene, seat) => seat === scene.seat && scene.stage !== "over" && !DEALING.has(scene.stage);

/** The phase that is scored next; empty after the last one. @param {Scene} scene */
export const nextPhase = (scene) => PHASES[scene.moon.scored.length] ?? "";

/** The tokens of a region, the upper one first. @param {Region} region */
export const tokensOf = (region) => (region.token ? region.token.split("/") : []);

/** Whether a region is scored at the next phase. @param {Scene} scene @param {Region} region */
export const scoresNext = (scene, region) => tokensOf(region)[0] === nextPhase(scene) && scene.stage !== "over";

/**
 * What the viewer's tiles pay for once some of them are turned over.
 *
 * @param {Pack} pack
 * @param {string[]} turned  names of tiles
 * @returns {number[]}
 */
export const paysAfter = (pack, turned) =>
  TERRAINS.map((terrain) => {
    const faces = pack.tiles.map(({ tile, shows, back }) => (turned.includes(tile) ? back : shows));
    return [...faces, pack.home].filter((face) => face === terrain).length;
  });

/** The tiles of a payment word such as `+forest/rock,home,token`. @param {string} word */
export const paymentParts = (word) => word.slice(1).split(",");
