/**
 * The positions of places on the map: true to their coordinates, but never overlapping.
 *
 * Each place gets a box with room for its sign, its name and a row of pieces. Boxes that overlap
 * push each other apart, so any map becomes readable; the pieces on it never move a place.
 */
import { round } from "wolfden/toolkit/svg.js";
import { memoize } from "wolfden/toolkit/memoize.js";

/**
 * @typedef {import("./types.js").Place} Place
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ half: number, above: number, below: number }} Box  the room round a middle
 * @typedef {{ width: number, height: number }} Frame
 * @typedef {{ points: Map<string, Point>, roads: string[] }} Layout
 */

/** From one line of a name to the next. */
export const LINE = 14.5;
/** The width that the pieces of one village share. */
export const PIECE_ROW = 96;

const LONGEST_LINE = 14;
/** After this many rounds nothing moves on any map, or only to and fro. */
const ROUNDS = 160;
/** The share of the paper that boxes may take: with more of it places would be pushed anywhere. */
const FULL = 0.5;
/** The least distance of two boxes. */
const AIR = 4;
const RIM = 8;
const EDGE = 60;
/** How near a road comes to a place it does not lead to. */
const CLEAR = 24;
export const MOST_MAPS = 8;

const USUAL = { width: 1140, height: 960 };
/** About how much paper a map has, and what shapes it may take. */
const PAPER = 1.12e6;
const [NARROWEST, WIDEST] = [0.72, 2];
/** The part above the map, as a share of the frame's height. */
const ABOVE = 0.1;

/**
 * The frame of a map for a space of some aspect (width by height); 0 is not known. Aspects are
 * rounded, so that a window that is pulled larger does not lay out the map with every pixel.
 *
 * @param {number} [aspect]
 * @returns {Frame}
 */
export function frameFor(aspect = 0) {
  if (aspect <= 0) return USUAL;
  const wanted = Math.min(WIDEST, Math.max(NARROWEST, aspect)) * (1 + ABOVE);
  const height = Math.round(Math.sqrt(PAPER / wanted) / 20) * 20;
  return { width: Math.round((height * wanted) / 20) * 20, height };
}

/**
 * What everything about a map depends on, as a text.
 *
 * @param {Place[]} places
 * @param {string[][]} roads
 * @param {Frame} frame
 * @param {number} [textSize]
 */
export function mapKey(places, roads, { width, height }, textSize = 0) {
  return JSON.stringify([
    places.map(({ id, name, number, east, north }) => [id, name, number, east, north]),
    roads,
    [width, height, Math.round(textSize)],
  ]);
}

/**
 * The positions of places in a frame, and the paths of roads.
 *
 * @type {(places: Place[], roads: string[][], frame: Frame, textSize?: number) => Layout}
 *   `textSize`: the smallest text size; names that are left out when they are so large need no space
 */
export const layout = memoize(
  (places, roads, frame, textSize = 0) => {
    const points = spread(places, frame, textSize);
    return { points, roads: roads.map(([one, other]) => road(one, other, points)) };
  },
  mapKey,
  MOST_MAPS,
);

/** The text sizes of villages and hamlets where there is space. */
const VILLAGE_TEXT = 13.5;
const HAMLET_TEXT = 12.5;
/** Names are left out where text would have to be larger than this. */
export const LARGEST_VILLAGE_TEXT = 21;
export const LARGEST_HAMLET_TEXT = 19;
/** The text size in signs: those are drawn larger where text has to be. */
const SIGN_TEXT = 15;

/**
 * Break a long name once, at the space or hyphen that leaves the shortest lines.
 *
 * @param {string} name
 * @returns {string[]}
 */
export function nameLines(name) {
  const breaks = [...name.slice(0, -1)].flatMap((letter, place) => (" -".includes(letter) ? [place + 1] : []));
  if (name.length <= LONGEST_LINE || !breaks.length) return [name];
  const longer = (/** @type {number} */ place) => Math.max(place, name.length - place);
  const middle = breaks.reduce((best, place) => (longer(place) < longer(best) ? place : best));
  return [name.slice(0, middle).trimEnd(), name.slice(middle)];
}

/**
 * @param {Place[]} places
 * @param {Frame} frame
 * @param {number} textSize
 * @returns {Map<string, Point>}
 */
function spread(places, frame, textSize) {
  const boxes = fitting(
    places.map((place) => boxOf(place, textSize)),
    frame,
  );
  const points = places.map(projection(places, frame));
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const moved = pushApart(points, boxes);
    points.forEach((point, place) => keepInside(point, boxes[place], frame));
    if (!moved) break;
  }
  return new Map(places.map(({ id }, place) => [id, points[place]]));
}

/**
 * The space a place needs.
 *
 * @param {Place} place
 * @param {number} textSize
 * @returns {Box}
 */
export function boxOf({ name, number }, textSize) {
  const lines = nameLines(name);
  const longest = Math.max(...lines.map((line) => line.length));
  const larger = Math.max(1, textSize / SIGN_TEXT);
  const size = Math.max(textSize, number ? VILLAGE_TEXT : HAMLET_TEXT);
  const isNamed = size <= (number ? LARGEST_VILLAGE_TEXT : LARGEST_HAMLET_TEXT);
  const wide = isNamed ? (number ? 0.548 : 0.52) * size * longest : 0;
  const below = isNamed ? (LINE * lines.length * size) / VILLAGE_TEXT + 4 : 0;
  const row = larger > 1 ? PIECE_ROW * 0.62 * larger : PIECE_ROW;
  if (number) {
    const half = Math.max(row, wide, larger > 1 ? 84 * larger : 0) / 2;
    return { half, above: 45 * larger + 4, below: 22 * larger + below };
  }
  return { half: Math.max(46 * larger, wide) / 2, above: 33 * larger + 4, below: 9 * larger + below };
}

/**
 * Boxes, smaller where they are too much for the paper: on a small screen things may touch, but the
 * map stays the map.
 *
 * @param {Box[]} boxes
 * @param {Frame} frame
 * @returns {Box[]}
 */
function fitting(boxes, { width, height }) {
  const area = boxes.reduce((sum, { half, above, below }) => sum + 2 * half * (above + below), 0);
  const share = Math.min(1, Math.sqrt((FULL * width * height) / area));
  return boxes.map(({ half, above, below }) => ({
    half: share * half,
    above: share * above,
    below: share * below,
  }));
}

/**
 * From coordinates to paper: the places of a map alone, filling the frame.
 *
 * @param {Place[]} places
 * @param {Frame} frame
 * @returns {(at: { east: number, north: number }) => Point}
 */
export function projection(places, { width, height }) {
  const [easts, norths] = [places.map(({ east }) => east), places.map(({ north }) => north)];
  const [west, south] = [Math.min(...easts), Math.min(...norths)];
  const [wide, high] = [Math.max(1, Math.max(...easts) - west), Math.max(1, Math.max(...norths) - south)];
  return ({ east, north }) => ({
    x: EDGE + ((east - west) / wide) * (width - 2 * EDGE),
    y: EDGE + (1 - (north - south) / high) * (height - 2 * EDGE),
  });
}

/**
 * Move every two boxes that overlap, each half the way; whether there were any. This is most of the
 * work on a map, so it makes no objects.
 *
 * @param {Point[]} points
 * @param {Box[]} boxes
 */
function pushApart(points, boxes) {
  let moved = false;
  for (let one = 0; one < points.length; one += 1) {
    const a = points[one];
    const box = boxes[one];
    for (let other = 0; other < one; other += 1) {
      const b = points[other];
      const across = box.half + boxes[other].half + AIR - Math.abs(a.x - b.x);
      if (across <= 0) continue;
      const down = overlapDown(a, box, b, boxes[other]);
      if (down <= 0) continue;
      moved = true;
      if (across < down) {
        const x = (across / 2 + 0.2) * (a.x >= b.x ? 1 : -1);
        a.x += x;
        b.x -= x;
      } else {
        const y = (down / 2 + 0.2) * (a.y >= b.y ? 1 : -1);
        a.y += y;
        b.y -= y;
      }
    }
  }
  return moved;
}

/**
 * How far two boxes reach into each other from top to bottom.
 *
 * @param {Point} one
 * @param {Box} box
 * @param {Point} other
 * @param {Box} otherBox
 */
function overlapDown(one, box, other, otherBox) {
  const middle = one.y + (box.below - box.above) / 2;
  const otherMiddle = other.y + (otherBox.below - otherBox.above) / 2;
  const height = (box.above + box.below + otherBox.above + otherBox.below) / 2;
  return height + AIR - Math.abs(middle - otherMiddle);
}

/**
 * @param {Point} point
 * @param {Box} box
 * @param {Frame} frame
 */
function keepInside(point, { half, above, below }, { width, height }) {
  point.x = Math.min(Math.max(point.x, half + RIM), width - half - RIM);
  point.y = Math.min(Math.max(point.y, above + RIM), height - below - RIM);
}

// Roads.

/**
 * The path of a road: straight, or bent round places it would seem to pass through.
 *
 * @param {string} one
 * @param {string} other
 * @param {Map<string, Point>} points
 */
function road(one, other, points) {
  const [start, end] = [one, other].map((id) => /** @type {Point} */ (points.get(id)));
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  let aside = 0;
  for (const [id, point] of points) {
    if (id === one || id === other) continue;
    const along = ((point.x - start.x) * dx + (point.y - start.y) * dy) / length;
    const beside = (point.y - start.y) * dx - (point.x - start.x) * dy;
    if (along <= 0 || along >= 1 || Math.abs(beside) >= CLEAR) continue;
    // A curve passes by its control point at this share of its distance.
    const share = Math.max(0.2, 2 * along * (1 - along));
    aside += ((CLEAR - Math.abs(beside)) / share) * (beside <= 0 ? 1 : -1);
  }
  const bend = { x: (start.x + end.x) / 2 - dy * aside, y: (start.y + end.y) / 2 + dx * aside };
  const [a, b, c] = [start, bend, end].map(({ x, y }) => `${round(x)} ${round(y)}`);
  return aside ? `M${a}Q${b} ${c}` : `M${a}L${c}`;
}
