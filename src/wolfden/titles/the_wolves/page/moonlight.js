/**
 * Moonlight over the map: the moon in a free corner of the sky, as full as it is now, and its light on
 * the land. As on the moon itself, the shadow draws back to the left with each date, until at full
 * moon all of the land is lit.
 */
import { el, round } from "wolfden/toolkit/svg.js";
import { disc, path, shifted } from "wolfden/toolkit/drawing.js";
import { middle, outline } from "wolfden/toolkit/hexagons.js";
import { starPath } from "wolfden/toolkit/scenery.js";
import { SIZE } from "./ground.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/hexagons.js").Point} Point
 * @typedef {import("./types.js").Moon} Moon
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 */

/** How much of the moon is lit when each phase is scored; it begins as a thin sickle. */
const LIT = [0.06, 0.25, 0.5, 1];
/** The number of steps in which the shadow draws back. */
const STEPS = 10;
/** Half the width of dusk between light and shadow, as a share of the map. */
const DUSK = 0.16;
const LARGEST = 88;
const SMALLEST = 34;
/** How thick the boards are. */
const THICK = 9;
const CRATERS = [
  [-30, -24, 20],
  [18, -38, 12],
  [26, 14, 24],
  [-22, 34, 13],
  [-2, 6, 8],
  [44, -18, 7],
];

/** @returns {Tree[]} the shadow at every step, and the light round the moon */
export const moonDefinitions = () => [
  ...Array.from({ length: STEPS + 1 }, (_none, step) => shadow(step)),
  el(
    "radialGradient",
    { id: "moon-halo" },
    ...[0.5, 0.22, 0].map((opacity, place) =>
      el("stop", { offset: [0.28, 0.5, 1][place], class: "halo-light", "stop-opacity": opacity }),
    ),
  ),
];

/** @param {number} step */
function shadow(step) {
  const edge = 1 - step / STEPS;
  const stop = (/** @type {number} */ offset, /** @type {string} */ look, /** @type {number} */ opacity) =>
    el("stop", {
      offset: round(Math.min(1, Math.max(0, offset))),
      class: look,
      "stop-opacity": opacity,
    });
  return el(
    "linearGradient",
    { id: `moon-shadow-${step}`, x1: 0, y1: 0.18, x2: 1, y2: -0.18 },
    stop(edge - DUSK, "night-shade", step === STEPS ? 0 : 0.22),
    stop(edge, "night-shade", 0.08),
    stop(edge + DUSK, "night-shade", 0),
    stop(edge + DUSK, "moon-shine", 0),
    stop(1, "moon-shine", 0.26),
  );
}

/** How much of the moon is lit on the present date, from 0 to 1. @param {Moon} moon */
export function litShare({ date, dates }) {
  const ends = [0, ...dates];
  const after = ends.findIndex((end) => end > date);
  if (after < 0) return LIT[LIT.length - 1];
  const share = (date - ends[after - 1]) / (ends[after] - ends[after - 1]);
  return LIT[after - 1] + (LIT[after] - LIT[after - 1]) * share;
}

/**
 * The background of the map: the moon with its halo and a few stars, and the edge of the boards.
 *
 * @param {Scene} scene
 * @param {Box} box
 */
export function sky(scene, box) {
  const land = [...scene.hexes, ...scene.water];
  const spot = freeCorner(
    land.map((place) => middle(place, SIZE)),
    box,
  );
  return el(
    "g",
    { class: "night-sky" },
    path(starPath({ ...box, x: box.x - box.width / 2, width: 2 * box.width }, 110), "stars"),
    spot && moon(spot, litShare(scene.moon)),
    path(outline(land, SIZE), "board-shadow", { transform: shifted(0, 2 * THICK) }),
    path(outline(land, SIZE), "board-side", { transform: shifted(0, THICK) }),
  );
}

/** How blue the land is under a new moon; at full moon it has its colours. */
const BLUEST = 0.28;

/**
 * The light on the land: the colour of the night, and the shadow that draws back.
 *
 * @param {Scene} scene
 */
export function moonlight({ hexes, water, moon: now }) {
  const [land, share] = [outline([...hexes, ...water], SIZE), litShare(now)];
  return [
    path(land, "night-colour", { "fill-opacity": round(BLUEST * (1 - share)) }),
    path(land, "moonlight", { fill: `url(#moon-shadow-${Math.round(STEPS * share)})` }),
  ];
}

/**
 * The moon with its halo.
 *
 * @param {{ x: number, y: number, radius: number }} spot
 * @param {number} share  how much of it is lit
 */
export const moon = ({ x, y, radius }, share) =>
  el(
    "g",
    { transform: shifted(x, y, radius / 70), "data-lit": round(share) },
    el("circle", { r: 200, fill: "url(#moon-halo)", "fill-opacity": round(0.35 + 0.65 * share) }),
    disc(70, "moon-night"),
    ...CRATERS.map(([cx, cy, r]) => el("circle", { cx, cy, r, class: "moon-sea" })),
    path(unlit(70, share), "moon-dark"),
  );

/**
 * The part of the moon in shadow, on its left.
 *
 * @param {number} radius
 * @param {number} share
 */
function unlit(radius, share) {
  const half = round(Math.abs(1 - 2 * share) * radius);
  return `M0 ${-radius}A${radius} ${radius} 0 0 0 0 ${radius}A${half} ${radius} 0 0 ${share > 0.5 ? 1 : 0} 0 ${-radius}Z`;
}

/**
 * The corner of a box that is farthest from all land, with the room there; none if it is small.
 *
 * @param {Point[]} land
 * @param {Box} box
 */
function freeCorner(land, { x, y, width, height }) {
  const inset = 0.1 * Math.min(width, height);
  const corners = [x + width - inset, x + inset].flatMap((across) =>
    [y + inset, y + height - inset].map((down) => ({ x: across, y: down })),
  );
  const rooms = corners.map((corner) => ({
    ...corner,
    radius: Math.min(
      LARGEST,
      0.9 * inset,
      ...land.map((at) => Math.hypot(at.x - corner.x, at.y - corner.y) - 1.3 * SIZE),
    ),
  }));
  const widest = rooms.reduce((best, one) => (one.radius > best.radius ? one : best));
  return widest.radius >= SMALLEST ? widest : null;
}
