/**
 * The land below the map of Brotherhood of the Wolf, in the manner of engraved maps of the time:
 * hachures down the slopes, rivers, woods and fields. Names, signs and roads are kept clear of it.
 */
import { memoize } from "wolfden/toolkit/memoize.js";
import {
  chance,
  CROWN,
  DOTS,
  FIR,
  noise,
  pair,
  scattered,
  stamped,
  TREE_SHADOW,
  TRUNK,
} from "wolfden/toolkit/scenery.js";
import { geography, widening } from "./geography.js";
import { boxOf, layout, mapKey, MOST_MAPS } from "./layout.js";

/**
 * @typedef {import("./types.js").Place} Place
 * @typedef {import("./layout.js").Point} Point
 * @typedef {import("./layout.js").Frame} Frame
 * @typedef {import("./geography.js").Hill} Hill
 * @typedef {ReturnType<typeof cells>} Cells
 * @typedef {{ heights: Float64Array, columns: number, rows: number }} Ground
 * @typedef {{ frame: Frame, busy: Cells, ground: Ground }} Land
 * @typedef {{ hills: Hill[], fine: string, bold: string, rivers: string,
 *   firs: string, leaves: string, trunks: string, shadows: string, dots: string, fields: string,
 *   furrows: string, rose: { x: number, y: number, radius: number } | null }} Relief
 */

/** From one line of hachures to the next. */
const LEVEL = 0.12;
const LONGEST_STROKE = 10;
/** Land below this height, and land that is flatter than this, has no hachures. */
const LOWEST = 0.36;
const FLAT = 0.0042;
const TREE_STEP = 15;

/**
 * Everything about the land below a map, as paths.
 *
 * @type {(places: Place[], roads: string[][], frame: Frame, textSize?: number) => Relief}
 */
export const relief = memoize(
  (places, roads, frame, textSize = 0) => {
    const { points, roads: ways } = layout(places, roads, frame, textSize);
    const { hills, rivers } = geography(places, points, frame);
    const busy = busyCells(places, points, ways, textSize, frame);
    const rose = rosePlace(busy, frame);
    for (const { course } of rivers) busy.markLine(course, 9);
    const land = { frame, busy, ground: heightsOf(hills, frame) };
    return {
      hills,
      rose,
      rivers: rivers.map(widening).join(""),
      ...hachures(land),
      ...fieldsOf(places, points, land),
      ...woods(land),
    };
  },
  mapKey,
  MOST_MAPS,
);

// Heights.

/**
 * The height of the land at the corners of all squares, row by row.
 *
 * @param {Hill[]} hills
 * @param {Frame} frame
 */
function heightsOf(hills, { width, height }) {
  const [columns, rows] = [Math.ceil(width / CELL) + 1, Math.ceil(height / CELL) + 1];
  const heights = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      heights[row * columns + column] = 0.42 * noise((column * CELL) / 46, (row * CELL) / 46, 3);
    }
  }
  for (const hill of hills) raise(heights, columns, hill);
  return { heights, columns, rows };
}

/**
 * Add a hill to the heights it reaches.
 *
 * @param {Float64Array} heights
 * @param {number} columns
 * @param {Hill} hill
 */
function raise(heights, columns, { x, y, radius, rise }) {
  const rows = heights.length / columns;
  const first = (/** @type {number} */ middle) => Math.max(0, Math.ceil((middle - radius) / CELL));
  const last = (/** @type {number} */ middle, /** @type {number} */ most) =>
    Math.min(most - 1, Math.floor((middle + radius) / CELL));
  for (let row = first(y); row <= last(y, rows); row += 1) {
    for (let column = first(x); column <= last(x, columns); column += 1) {
      const away = ((column * CELL - x) ** 2 + (row * CELL - y) ** 2) / radius ** 2;
      if (away < 1) heights[row * columns + column] += rise * (1 - away) ** 2;
    }
  }
}

/**
 * Strokes down the slopes, from each line of equal height towards the next; bold where the light
 * from the north-west does not fall.
 *
 * @param {Land} land
 */
function hachures({ busy, ground: { heights, columns, rows } }) {
  const strokes = { fine: "", bold: "" };
  for (let row = 0; row + 1 < rows; row += 1) {
    for (let column = 0; column + 1 < columns; column += 1) {
      const place = row * columns + column;
      const a = heights[place];
      const b = heights[place + 1];
      const c = heights[place + columns];
      const d = heights[place + columns + 1];
      const level = Math.floor(Math.max(a, b, c, d) / LEVEL) * LEVEL;
      if (level < LOWEST || level <= Math.min(a, b, c, d)) continue;
      const stroke = strokeAt({ x: (column + 0.5) * CELL, y: (row + 0.5) * CELL }, [a, b, c, d], level);
      if (!stroke || busy.has(stroke.start) || busy.has(stroke.end)) continue;
      strokes[stroke.isLit ? "fine" : "bold"] += wedge(stroke);
    }
  }
  return strokes;
}

/**
 * The stroke in a square through which a line of equal height runs, unless the land is flat there.
 *
 * @param {Point} middle
 * @param {number[]} corners  their heights: upper left, upper right, lower left, lower right
 * @param {number} level
 */
function strokeAt(middle, [a, b, c, d], level) {
  const slope = { x: (b + d - a - c) / (2 * CELL), y: (c + d - a - b) / (2 * CELL) };
  const steep = Math.hypot(slope.x, slope.y);
  if (steep < FLAT) return null;
  const down = { x: -slope.x / steep, y: -slope.y / steep };
  const toLine = ((a + b + c + d) / 4 - level) / steep;
  const start = { x: middle.x + down.x * toLine, y: middle.y + down.y * toLine };
  const length = Math.min(LONGEST_STROKE, (0.92 * LEVEL) / steep);
  const end = { x: start.x + down.x * length, y: start.y + down.y * length };
  return { start, end, isLit: down.x + down.y < 0.15 };
}

/**
 * A stroke as an engraver cuts it: broad above, pointed below.
 *
 * @param {{ start: Point, end: Point, isLit: boolean }} stroke
 */
function wedge({ start, end, isLit }) {
  const breadth = isLit ? 0.07 : 0.1;
  const [x, y] = [(end.x - start.x) * breadth, (end.y - start.y) * breadth];
  const corners = [{ x: start.x - y, y: start.y + x }, { x: start.x + y, y: start.y - x }, end];
  return `M${corners.map(pair).join("L")}Z`;
}

// Woods and fields.

/**
 * Trees where it is neither bare height nor open valley: firs above, leaves below.
 *
 * @param {Land} land
 */
function woods({ frame, busy, ground: { heights, columns } }) {
  const found = { firs: "", leaves: "", trunks: "", shadows: "", dots: "" };
  scattered(frame, TREE_STEP, 11).forEach((at, place) => {
    const isWood = noise(at.x / 95, at.y / 95, 21) > 0.56;
    const isTaken = (/** @type {number} */ off) => busy.has({ x: at.x + off, y: at.y - Math.abs(off) });
    if (!isWood || [-7, 0, 7].some(isTaken)) return;
    const size = 0.85 + 0.45 * chance(place, 5);
    const height = heights[Math.round(at.y / CELL) * columns + Math.round(at.x / CELL)];
    const isFir = height + 0.4 * chance(place, 6) > 0.85;
    found.shadows += stamped(TREE_SHADOW, at, size);
    if (isFir) found.firs += stamped(FIR, at, size);
    else {
      found.leaves += stamped(CROWN, at, size);
      found.trunks += stamped(TRUNK, at, size);
      found.dots += stamped(DOTS, at, size);
    }
    busy.mark(at, 5);
  });
  return found;
}

/**
 * Small ploughed fields round the villages.
 *
 * @param {Place[]} places
 * @param {Map<string, Point>} points
 * @param {Land} land
 */
function fieldsOf(places, points, { busy }) {
  let [fields, furrows] = ["", ""];
  places.forEach(({ id, number }, place) => {
    const middle = points.get(id);
    if (!middle || !number) return;
    for (let turn = 0; turn < 14; turn += 1) {
      const angle = (turn / 14) * 2 * Math.PI;
      const far = 42 + 40 * chance(place, turn);
      const at = { x: middle.x + far * Math.cos(angle), y: middle.y + 0.8 * far * Math.sin(angle) };
      const field = parcel(at, 0.6 * (chance(place, turn, 3) - 0.5), 11 + 8 * chance(place, turn, 4));
      if (chance(place, turn, 9) < 0.3 || [at, ...field.corners].some((corner) => busy.has(corner))) continue;
      fields += `M${field.corners.map(pair).join("L")}Z`;
      furrows += field.furrows;
      busy.mark(at, 13);
    }
  });
  return { fields, furrows };
}

/**
 * @param {Point} at
 * @param {number} turn
 * @param {number} half
 */
function parcel(at, turn, half) {
  const place = (/** @type {number} */ across, /** @type {number} */ down) => ({
    x: at.x + across * Math.cos(turn) - down * Math.sin(turn),
    y: at.y + across * Math.sin(turn) + down * Math.cos(turn),
  });
  const furrows = [-0.5, 0, 0.5].map((share) => `M${pair(place(-half, 7 * share))}L${pair(place(half, 7 * share))}`);
  return {
    corners: [place(-half, -7), place(half, -7), place(half, 7), place(-half, 7)],
    furrows: furrows.join(""),
  };
}

/** Where a rose has to be free: [share of its radius, cosine, sine]. */
const ROSE_RAYS = Array.from({ length: 40 }, (_none, step) => {
  const angle = (step / 20) * 2 * Math.PI;
  return [step % 2 ? 1 : 0.5, Math.cos(angle), Math.sin(angle)];
});

/**
 * The place for a compass rose: the widest free one, if there is one.
 *
 * @param {Cells} busy
 * @param {Frame} frame
 */
function rosePlace(busy, { width, height }) {
  for (const radius of [78, 62, 48, 38]) {
    for (let x = width - radius - 20; x > radius; x -= 24) {
      for (let y = radius + 20; y < height - radius - 16; y += 24) {
        const isFree = ROSE_RAYS.every(
          ([far, east, south]) => !busy.has({ x: x + radius * far * east, y: y + radius * far * south }),
        );
        if (isFree) return { x, y, radius };
      }
    }
  }
  return null;
}

// Which squares of the paper are taken by roads, signs and names: nothing is drawn below those.

/** The side of a square. */
const CELL = 10;
/** The edge of the paper that stays empty. */
const RIM = 12;

/**
 * Squares of paper that are marked as taken.
 *
 * @param {Frame} frame
 * @param {Uint8Array} [before]  what is taken already
 */
function cells({ width, height }, before) {
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
 * @param {number} textSize
 * @param {Frame} frame
 */
function busyCells(places, points, ways, textSize, frame) {
  const busy = cells(frame);
  const { width, height } = frame;
  busy.markBox(0, 0, width, RIM);
  busy.markBox(0, height - RIM, width, height);
  busy.markBox(0, 0, RIM, height);
  busy.markBox(width - RIM, 0, width, height);
  for (const place of places) {
    const point = points.get(place.id);
    if (!point) continue;
    const { half, below } = boxOf(place, textSize);
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
