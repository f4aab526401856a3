/** Which squares of a map's paper are taken by roads, signs and names: nothing is drawn below those. */
import { boxOf } from "./layout.js";

/**
 * @typedef {import("./types.js").Place} Place
 * @typedef {import("./layout.js").Point} Point
 * @typedef {import("./layout.js").Frame} Frame
 * @typedef {ReturnType<typeof cells>} Cells
 */

/** The side of a square. */
export const CELL = 10;
/** The edge of the paper that stays empty. */
const RIM = 12;

/**
 * Squares of paper that are marked as taken.
 *
 * @param {Frame} frame
 * @param {Uint8Array} [before]  what is taken already
 */
export function cells({ width, height }, before) {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const taken = before ?? new Uint8Array(columns * rows);
  const cell = (/** @type {number} */ along) => Math.floor(along / CELL);
  const isOutside = (/** @type {number} */ column, /** @type {number} */ row) =>
    column < 0 || row < 0 || column >= columns || row >= rows;
  /** @type {(left: number, top: number, right: number, bottom: number) => void} */
  const markBox = (left, top, right, bottom) => {
    for (let row = cell(top); row <= cell(bottom); row += 1) {
      for (let column = cell(left); column <= cell(right); column += 1) {
        if (!isOutside(column, row)) taken[row * columns + column] = 1;
      }
    }
  };
  const mark = (/** @type {Point} */ { x, y }, /** @type {number} */ round) =>
    markBox(x - round, y - round, x + round, y + round);
  return {
    markBox,
    mark,
    /** @param {Point[]} points @param {number} round */
    markLine: (points, round) => {
      for (const [a, b] of points.slice(1).map((point, place) => [points[place], point])) {
        const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / CELL);
        for (let step = 0; step <= steps; step += 1) {
          const share = step / Math.max(1, steps);
          mark({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }, round);
        }
      }
    },
    /** @param {Point} point */
    has: ({ x, y }) => isOutside(cell(x), cell(y)) || taken[cell(y) * columns + cell(x)] === 1,
    copy: () => cells({ width, height }, taken.slice()),
  };
}

/**
 * Roads, and the signs and names of places.
 *
 * @param {Place[]} places
 * @param {Map<string, Point>} points
 * @param {string[]} ways
 * @param {number} letters
 * @param {Frame} frame
 */
export function busyCells(places, points, ways, letters, frame) {
  const busy = cells(frame);
  const { width, height } = frame;
  busy.markBox(0, 0, width, RIM);
  busy.markBox(0, height - RIM, width, height);
  busy.markBox(0, 0, RIM, height);
  busy.markBox(width - RIM, 0, width, height);
  for (const place of places) {
    const point = points.get(place.id);
    if (!point) continue;
    const { half, below } = boxOf(place, letters);
    const above = place.number ? 22 : 12;
    busy.markBox(point.x - half, point.y + above / 2, point.x + half, point.y + below - 4);
    busy.mark(point, above);
  }
  for (const way of ways) busy.markLine(alongRoad(way), 4);
  return busy;
}

/** Points along a road: its ends, and some of its bend. @param {string} way */
function alongRoad(way) {
  const numbers = (way.match(/-?[\d.]+/g) ?? []).map(Number);
  const [a, b, c] = [0, 2, 4].map((place) => ({ x: numbers[place], y: numbers[place + 1] }));
  if (numbers.length < 6) return [a, b];
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => {
    const rest = 1 - share;
    return {
      x: rest * rest * a.x + 2 * rest * share * b.x + share * share * c.x,
      y: rest * rest * a.y + 2 * rest * share * b.y + share * share * c.y,
    };
  });
}
