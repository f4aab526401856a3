/** The Wolves as a scene: an alpha howls at the moon over lake and forest, its pack runs below. */
import { el } from "wolfden/toolkit/svg.js";
import { path, use } from "wolfden/toolkit/drawing.js";
import {
  chance,
  forestAlong,
  hills,
  SCENE,
  sceneFrame,
  skyGradient,
  skyline,
  starrySky,
} from "wolfden/toolkit/scenery.js";
import { moon } from "./moonlight.js";

const { width, height } = SCENE;
const LAKE = 262;
const MOON = 336;
const RANGES = [
  { base: 270, rise: 120, bump: 150, seed: 3 },
  { base: 270, rise: 78, bump: 110, seed: 8 },
  { base: 268, rise: 34, bump: 90, seed: 12 },
].map(skyline);
const SHORE = skyline({ base: 356, rise: 44, bump: 130, seed: 21 });
/** A cliff over the lake, its top in the light, and lines of rock. */
const LEDGE =
  "M640 360L640 190C612 184 590 192 560 186C530 180 506 188 476 184C456 181 436 186 414 194L398 202" +
  "L412 212L402 226L420 240L414 262L430 276L422 300L436 318L428 340L436 360Z";
const LEDGE_LIGHT =
  "M640 190C612 184 590 192 560 186C530 180 506 188 476 184C456 181 436 186 414 194L398 202L430 204" +
  "L470 196L520 200L580 197L640 202Z";
const LEDGE_LINES =
  "M430 204L436 236L428 256M470 196L478 240L466 270L474 310M520 200L512 226L526 258M436 236L478 240" +
  "M580 197L574 240L588 280M466 270L436 290M526 258L574 240M474 310L520 300L526 258";
const MIST =
  "M-10 250C80 240 150 256 240 250C330 244 420 258 520 250L660 254L660 268C560 262 470 274 380 268C280 262 180 274 90 266L-10 270Z";
/** Wolves of the pack on the shore, nearer ones larger. */
const RUNNERS = [
  [100, 0.95],
  [172, 1.15],
  [258, 1.35],
  [348, 1.15],
];

export const coverDefinitions = () => [skyGradient("wolves-night", [0, 0.45, 0.75])];

/** @returns {import("wolfden/toolkit/svg.js").Tree} */
export const cover = () =>
  sceneFrame(
    "wolves-scene",
    "wolves-night",
    starrySky(200),
    moon({ x: MOON, y: 118, radius: 80 }, 1),
    ...RANGES.map((line, place) => hills(line, `far-${place}`, { bottom: LAKE })),
    forestAlong(RANGES[2], "far-2", { step: 9, size: 2.1, seed: 4 }),
    el("rect", { y: LAKE, width, height: height - LAKE, class: "lake-night" }),
    path(glitter(), "lake-glitter"),
    path(MIST, "mist"),
    hills(SHORE, "near-shore"),
    forestAlong(SHORE, "near-shore", { right: 60, step: 13, size: 5, seed: 9 }),
    ...RUNNERS.map(([x, scale]) => use("piece-pack", { x, y: SHORE(x) + 2, scale, class: "shadow-wolf" })),
    path(LEDGE, "ledge"),
    path(LEDGE_LINES, "ledge-lines"),
    path(LEDGE_LIGHT, "ledge-light"),
    forestAlong(() => 198, "ledge", { left: 560, right: 660, step: 15, size: 6.5, seed: 2 }),
    el("g", { transform: "translate(462 188) scale(-1 1)" }, use("piece-alpha", { scale: 2.7, class: "shadow-wolf" })),
  );

/** The light of the moon on the water: short lines below it, wider further down. */
const glitter = () =>
  Array.from({ length: 34 }, (_none, place) => {
    const y = LAKE + 3 + 2.4 * place;
    const half = (6 + place) * (0.4 + chance(place, 1));
    const x = MOON + (chance(place, 2) - 0.5) * (20 + 1.5 * place);
    return `M${Math.round(x - half)} ${Math.round(y)}L${Math.round(x + half)} ${Math.round(y)}`;
  }).join("");
