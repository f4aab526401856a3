/**
 * What landscapes are generated from: repeatable chance, smooth noise, and curves through points.
 * The same numbers come out everywhere, so a picture is the same wherever it is drawn.
 */
import { el } from "./svg.js";
import { path } from "./drawing.js";
import { memoize } from "./memoize.js";

/** @typedef {{ x: number, y: number }} Point */

/**
 * A number from 0 to 1 that looks like chance and is always the same for the same whole numbers.
 *
 * @param {number} x
 * @param {number} [y]
 * @param {number} [seed]
 */
export function chance(x, y = 0, seed = 0) {
  const mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed + 1, 2246822519);
  const stirred = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((stirred ^ (stirred >>> 16)) >>> 0) / 4294967296;
}

/**
 * A height from 0 to 1 that changes smoothly from place to place, one bump per unit.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} [seed]
 */
export function noise(x, y, seed = 0) {
  // Asked for at tens of thousands of places of a map: no lists are made and taken apart here.
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = eased(x - left);
  const down = eased(y - top);
  const upper = mixed(chance(left, top, seed), chance(left + 1, top, seed), across);
  const lower = mixed(chance(left, top + 1, seed), chance(left + 1, top + 1, seed), across);
  return mixed(upper, lower, down);
}

/** @param {number} share */
const eased = (share) => share * share * (3 - 2 * share);

/**
 * @param {number} one
 * @param {number} other
 * @param {number} share
 */
export const mixed = (one, other, share) => one + (other - one) * share;

const NUMBER = /-?[\d.]+/g;

/** Tenths are fine enough for landscapes, and short to write. @param {number} number */
const tenths = (number) => Math.round(number * 10) / 10;

/** Coordinates as paths write them. @param {Point} point */
export const pair = ({ x, y }) => `${tenths(x)} ${tenths(y)}`;

/**
 * A smooth path through points: open, or closed if the first one comes again after the last.
 *
 * @param {Point[]} points
 * @param {boolean} [isClosed]
 */
export function curve(points, isClosed = false) {
  const middle = (/** @type {number} */ place) => {
    const [a, b] = [points[place], points[(place + 1) % points.length]];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const last = points.length - 1;
  const bends = points.map((point, place) => `Q${pair(point)} ${pair(middle(place))}`);
  if (isClosed) return `M${pair(middle(last))}${bends.join("")}Z`;
  return `M${pair(points[0])}${bends.slice(1, last).join("")}L${pair(points[last])}`;
}

/**
 * Points on a square grid, each moved a little at random, within a box.
 *
 * @param {{ x?: number, y?: number, width: number, height: number }} box
 * @param {number} step
 * @param {number} [seed]
 * @returns {Point[]}
 */
export function scattered({ x = 0, y = 0, width, height }, step, seed = 0) {
  const points = [];
  for (let row = 0; row * step < height; row += 1) {
    for (let column = 0; column * step < width; column += 1) {
      points.push({
        x: x + (column + chance(column, row, seed)) * step,
        y: y + (row + chance(column, row, seed + 50)) * step,
      });
    }
  }
  return points;
}

/**
 * The path of a shape moved to a place and scaled there: shapes drawn many times become one path.
 *
 * @param {string} d  round the origin, of commands that take pairs of absolute coordinates
 * @param {Point} at
 * @param {number} [scale]
 */
export function stamped(d, { x, y }, scale = 1) {
  const { commands, numbers } = readShape(d);
  let path = commands[0];
  for (let place = 0; place < numbers.length; place += 1) {
    path += tenths(numbers[place] * scale + (place % 2 ? y : x)) + commands[place + 1];
  }
  return path;
}

/**
 * The numbers of a path, and the text before, between and after them. Shapes are stamped hundreds
 * of times each, so they are read once.
 *
 * @type {(d: string) => { commands: string[], numbers: number[] }}
 */
const readShape = memoize(
  (d) => ({ commands: d.split(NUMBER), numbers: (d.match(NUMBER) ?? []).map(Number) }),
  (d) => d,
);

/**
 * The same for shapes on a tile that is laid again and again: what crosses an edge comes in again on
 * the other side.
 *
 * @param {string} d
 * @param {{ x: number, y: number, scale?: number }[]} places
 * @param {number} side  of the tile
 * @param {number} reach  how far the shape reaches round its place
 */
export const tiled = (d, places, side, reach) =>
  places
    .flatMap(({ x, y, scale = 1 }) =>
      [-side, 0, side].flatMap((across) => [-side, 0, side].map((down) => ({ x: x + across, y: y + down, scale }))),
    )
    .filter(({ x, y }) => Math.max(-x, -y, x - side, y - side) < reach)
    .map(({ scale, ...at }) => stamped(d, at, scale))
    .join("");

/** Trees round their foot, as all landscapes have them, and what their crowns carry. */
export const FIR = "M0 -7.5L3.4 -1.5L1.8 -1.7L4.4 3.5L-4.4 3.5L-1.8 -1.7L-3.4 -1.5Z";
/** The side of a fir on which no light falls. */
export const FIR_DARK = "M0 -7.5L3.4 -1.5L1.8 -1.7L4.4 3.5L0.6 3.5Z";
export const CROWN =
  "M-4.4 0.6C-6 -2.4 -3.4 -4.2 -2.6 -4.4C-1.6 -7.4 2.6 -7 3 -4.4C5.4 -4 5.8 -0.6 4 0.8" + "C2.6 2.4 -2.6 2.6 -4.4 0.6Z";
export const TRUNK = "M-0.3 1.4L0.1 5.2";
/** Points are drawn as round ends of lines. */
export const DOTS = "M-2 -3L-2 -3M2.2 -1.6L2.2 -1.6M0.2 -5L0.2 -5";
export const TREE_SHADOW = "M-2 4.4L6 4.6";

// Whole scenes.

/** The size of a scene; what holds it may cut off something at its sides. */
export const SCENE = { width: 640, height: 360 };

/**
 * The height of a range of hills at each place along the horizon.
 *
 * @param {{ base: number, rise: number, bump: number, seed: number }} range  `base`: the level of its
 *   foot; `rise`: how far above that it may reach; `bump`: from one hill to the next
 * @returns {(x: number) => number}
 */
export const skyline =
  ({ base, rise, bump, seed }) =>
  (x) =>
    base - rise * (0.72 * noise(x / bump, 0, seed) + 0.28 * noise((3.1 * x) / bump, 1, seed));

/** From one point of the outline of hills to the next. */
const HILL_STEP = 14;

/**
 * A range of hills, down to some level.
 *
 * @param {(x: number) => number} line
 * @param {string} look
 * @param {{ left?: number, bottom?: number }} [extent]
 */
export function hills(line, look, { left = 0, bottom = SCENE.height } = {}) {
  const count = Math.ceil((SCENE.width - left) / HILL_STEP);
  const points = Array.from({ length: count + 1 }, (_none, place) => {
    const x = left + place * HILL_STEP;
    return { x, y: line(x) };
  });
  const right = left + count * HILL_STEP;
  return path(`M${left} ${bottom}L${curve(points).slice(1)}L${right} ${bottom}Z`, look);
}

/**
 * A forest along a range of hills.
 *
 * @param {(x: number) => number} line
 * @param {string} look
 * @param {{ left?: number, right?: number, step: number, size: number, seed: number, share?: number }} wood
 *   `share`: how much of the range is wooded
 */
export function forestAlong(line, look, { left = 0, right = SCENE.width, step, size, seed, share = 1 }) {
  let d = "";
  for (let place = 0; left + place * step < right; place += 1) {
    const x = left + (place + chance(place, seed)) * step;
    const scale = size * (0.7 + 0.6 * chance(place, seed, 1));
    if (noise(x / 90, 5, seed) < share) d += stamped(FIR, { x, y: line(x) - 2.6 * scale }, scale);
  }
  return path(d, look);
}

/**
 * Stars all over a box: points, drawn as round ends of lines.
 *
 * @param {{ x: number, y: number, width: number, height: number }} box
 * @param {number} [count]
 */
export const starPath = ({ x, y, width, height }, count = 60) =>
  Array.from({ length: count }, (_none, place) => {
    const at = `${Math.round(x + width * chance(place, 1))} ${Math.round(y + height * chance(place, 2))}`;
    return `M${at}L${at}`;
  }).join("");

/** The stars of a scene, down to some level. @param {number} low */
export const starrySky = (low) => path(starPath({ x: 0, y: 0, width: SCENE.width, height: low }), "scene-stars");

/**
 * A gradient from top to bottom, or as its shape says, whose colours the style sheet has: classes
 * `<id>-0`, `<id>-1` and so on.
 *
 * @param {string} id
 * @param {number[]} offsets
 * @param {Record<string, number>} [shape]
 */
export const skyGradient = (id, offsets, shape = { x1: 0, y1: 0, x2: 0, y2: 1 }) =>
  el(
    "linearGradient",
    { id, ...shape },
    ...offsets.map((offset, place) => el("stop", { offset, class: `${id}-${place}` })),
  );

/**
 * A scene under its sky, which fills its container. The text next to it says the same.
 *
 * @param {string} look
 * @param {string} sky  the gradient of the sky
 * @param {...import("./svg.js").Child} parts
 */
export const sceneFrame = (look, sky, ...parts) =>
  el(
    "svg",
    {
      class: `scene ${look}`,
      viewBox: `0 0 ${SCENE.width} ${SCENE.height}`,
      preserveAspectRatio: "xMidYMid slice",
      "aria-hidden": "true",
    },
    el("rect", { ...SCENE, fill: `url(#${sky})` }),
    ...parts,
  );
