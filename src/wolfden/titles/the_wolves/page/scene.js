/**
 * The shape of a view of The Wolves, and plain ways to read it.
 *
 * @typedef {{ owner: number, kind: string }} Piece  owner: a seat, or -1 for the neutral pack
 * @typedef {{ hex: string, q: number, r: number }} Place
 * @typedef {Place & { region: number, terrain: string, pieces: Piece[], lone_wolf: boolean,
 *   prey: string, stack: number }} Land  region: its place from 0, -1 on the start board
 * @typedef {Place & { kind: "lake" | "chasm" }} Water
 * @typedef {{ owner: number, control: number, alphas: number, leads: boolean }} Strength
 * @typedef {{ region: string, lake: string, token: string, control: Strength[] }} Region
 * @typedef {{ tile: string, shows: string, back: string }} Tile
 * @typedef {{ dens: number, value: number, values: number[] }} Track
 * @typedef {object} Pack
 * @property {string} home  empty until dealt
 * @property {Tile[]} tiles
 * @property {number[]} pays  tiles that show each terrain, in the order of `TERRAINS`
 * @property {number} action_tokens
 * @property {number} terrain_tokens
 * @property {Record<string, Track>} tracks
 * @property {number} wolves
 * @property {number} lairs
 * @property {string[]} prey
 * @property {number} region_points
 * @property {number} region_tokens
 * @property {number} lesser_points
 * @property {Record<string, number>} score
 * @typedef {{ date: number, dates: number[], points: number[][], scored: string[] }} Moon
 * @typedef {object} Scene
 * @property {string} stage
 * @property {number} seat
 * @property {number} turn
 * @property {number} actions
 * @property {number} free_actions
 * @property {number} walkers
 * @property {string} ground
 * @property {{ hex: string, wolf: string }[]} walked
 * @property {Moon} moon
 * @property {Land[]} hexes
 * @property {Water[]} water
 * @property {Region[]} regions
 * @property {Pack[]} packs
 */
import { NEUTRAL_EMBLEM, SEAT_EMBLEMS } from "wolfden/toolkit/packs.js";
import vocabulary from "./vocabulary.js";

export const { terrains: TERRAINS, prey: PREY, phases: PHASES, kinds: KINDS } = vocabulary.terms;

const DEALING = new Set(["regions", "prey", "moons"]);

/** The emblem of an owner; -1 is the neutral pack. @param {number} owner */
export const emblemOf = (owner) => SEAT_EMBLEMS[owner] ?? NEUTRAL_EMBLEM;

/** The score as it would be if the game ended now. @param {Pack} pack */
export const scoreOf = (pack) =>
  Object.values(pack.score).reduce((total, points) => total + points, 0);

/** Whether a seat is to do something. @param {Scene} scene @param {number} seat */
export const isActing = (scene, seat) =>
  seat === scene.seat && scene.stage !== "over" && !DEALING.has(scene.stage);

/** The phase that is scored next; empty after the last one. @param {Scene} scene */
export const nextPhase = (scene) => PHASES[scene.moon.scored.length] ?? "";

/** The tokens of a region, the upper one first. @param {Region} region */
export const tokensOf = (region) => (region.token ? region.token.split("/") : []);

/** Whether a region is scored at the next phase. @param {Scene} scene @param {Region} region */
export const scoresNext = (scene, region) =>
  tokensOf(region)[0] === nextPhase(scene) && scene.stage !== "over";

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
