/**
 * The geometry of regions: outlines, middles, the space inside them, and the water between two.
 *
 * A region is part of a ring or an outline of points, in percent of the board's radius; here it
 * becomes a place on the board, whose middle is the origin. Where there is more space to the sides,
 * the round board becomes an oval, `wide` times as wide as it is high.
 */
import { curve, noise } from "wolfden/toolkit/scenery.js";

/**
 * @typedef {import("./types.js").Region} Region
 * @typedef {{ x: number, y: number }} Point
 */

/** The radius of the board. */
export const RADIUS = 640;
/** How narrow and how wide a board may become. */
const [NARROWEST, WIDEST] = [0.85, 1.6];
/** From one point of a border to the next. */
const STEP = 11;
/** How nature moves places: bends from wide ones down to rough edges, how long each is and how far it reaches. */
const BENDS = [
  { length: 340, reach: 170 },
  { length: 140, reach: 84 },
  { length: 58, reach: 30 },
  { length: 24, reach: 9 },
];
/** Rings as they are drawn for those of the data, in shares of the radius: the inner land is given more space. */
const RINGS = [
  [0, 0],
  [0.3, 0.26],
  [0.45, 0.44],
  [0.7, 0.7],
  [1, 0.91],
];
/** From here on capes reach less far, and none further than that: shares of the radius. */
const [CALM, CAPE] = [0.82, 1.05];
/** What chance makes of the bends to the side, and up and down: every region keeps a fair share of the land. */
const SEEDS = [377, 378];
/** How much the outer land fills the corners of a board: 2 is an oval, more comes closer to a rectangle. */
const CORNERS = 3.4;
/** How many places of a region are tried out to each side, and how many are kept. */
const [TRIED, KEPT] = [22, 9];
/** Plates are wider than high by this factor. */
const FLAT = 1.4;

/**
 * How wide a board is drawn in a space of some aspect (width by height); 0 is not known. Rounded, so
 * that a window that is pulled larger does not lay out the board with every pixel.
 *
 * @param {number} [aspect]
 */
export const widthFor = (aspect = 0) =>
  aspect > 0 ? Math.round(20 * Math.min(WIDEST, Math.max(NARROWEST, aspect))) / 20 : 1;

const radians = (/** @type {number} */ degrees) => (degrees * Math.PI) / 180;

/**
 * A place by its distance and direction, clockwise in degrees from the top.
 *
 * @param {number} radius
 * @param {number} angle
 * @param {number} [wide]
 * @returns {Point}
 */
export const polar = (radius, angle, wide = 1) => ({
  x: wide * radius * Math.sin(radians(angle)),
  y: -radius * Math.cos(radians(angle)),
});

/**
 * The path round a region, or one that runs so far inside it: as nature draws borders.
 *
 * @param {Region} region
 * @param {number} [inset]
 * @param {number} [wide]
 */
export const outline = (region, inset = 0, wide = 1) => curve(border(region, inset, wide), true);

/**
 * Points all round a region, or so far inside it, close enough to draw and to measure with.
 *
 * @param {Region} region
 * @param {number} [inset]
 * @param {number} [wide]
 * @returns {Point[]}
 */
export const border = (region, inset = 0, wide = 1) =>
  straightBorder(region, inset, wide).map((point) => natural(point, wide));

/**
 * The same points where they would be without the natural variation of borders.
 *
 * @param {Region} region
 * @param {number} [inset]
 * @param {number} [wide]
 * @returns {Point[]}
 */
export const straightBorder = (region, inset = 0, wide = 1) =>
  region.ring.length
    ? stepped(ringEnds(region.ring, inset), ({ x: angle, y: radius }) => polar(radius, angle, wide))
    : stepped(corners(region.outline, inset, wide), (point) => point);

/**
 * Corners with more places on each side between them, no further apart than a step.
 *
 * @param {Point[]} ends
 * @param {(point: Point) => Point} onBoard
 */
const stepped = (ends, onBoard) =>
  ends.flatMap((a, place) => {
    const b = ends[(place + 1) % ends.length];
    const half = onBoard(between(a, b, 0.5));
    const [start, end] = [onBoard(a), onBoard(b)];
    const length = distance(start, half) + distance(half, end);
    const steps = Math.max(2, Math.round(length / STEP));
    return Array.from({ length: steps }, (_none, step) => onBoard(between(a, b, step / steps)));
  });

/** @param {Point} one @param {Point} other */
const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Where a place of the straight board is in nature, the same for all who share it: borders still meet, and who
 * borders on whom stays as it is. A wider board has the same bends further apart.
 *
 * @param {Point} point
 * @param {number} wide
 * @returns {Point}
 */
export const natural = (point, wide) => {
  const { x, y } = ringed({ x: point.x / wide, y: point.y });
  const [across, down] = SEEDS.map((seed) =>
    BENDS.reduce((sum, { length, reach }) => sum + reach * (noise(x / length, y / length, seed) - 0.5), 0),
  );
  const bent = squared({ x: x + across, y: y + down });
  return { x: wide * bent.x, y: bent.y };
};

/** A place of the straight board with its rings as wide as they are drawn. @param {Point} point */
function ringed({ x, y }) {
  const share = Math.hypot(x, y) / RADIUS;
  if (share === 0) return { x, y };
  const next = Math.max(1, RINGS.findLastIndex(([end]) => end < share) + 1) % RINGS.length || RINGS.length - 1;
  const [[start, from], [end, to]] = [RINGS[next - 1], RINGS[next]];
  const scale = (from + ((to - from) * (share - start)) / (end - start)) / share;
  return { x: x * scale, y: y * scale };
}

/**
 * A place of a round board on one that fills its corners, and no further out than the board reaches.
 *
 * @param {Point} point
 * @returns {Point}
 */
function squared({ x, y }) {
  const share = Math.hypot(x, y) / RADIUS;
  if (share === 0) return { x, y };
  const beyond = Math.max(0, share - CALM) / (CAPE - CALM);
  const within = Math.min(share, CALM) + (CAPE - CALM) * Math.tanh(beyond);
  const [across, down] = [Math.abs(x), Math.abs(y)].map((part) => part / (share * RADIUS));
  const corner = (across ** CORNERS + down ** CORNERS) ** (-1 / CORNERS);
  const scale = (within / share) * (1 + (corner - 1) * within ** 2);
  return { x: x * scale, y: y * scale };
}

/**
 * Angle (x) and radius (y) of the four corners of a part of a ring, the outer ones first.
 *
 * @param {number[]} ring
 * @param {number} inset
 * @returns {Point[]}
 */
function ringEnds([inside, outside, first, last], inset) {
  const [inner, outer] = [(inside * RADIUS) / 100 + inset, (outside * RADIUS) / 100 - inset];
  const [near, far] = [inner, outer].map((radius) => {
    const share = Math.min(1, inset / Math.max(radius, 1));
    return (Math.asin(share) * 180) / Math.PI;
  });
  return [
    { x: first + far, y: outer },
    { x: last - far, y: outer },
    { x: last - near, y: inner },
    { x: first + near, y: inner },
  ];
}

/**
 * Whether a place is in a region, without the natural variation of its borders.
 *
 * @param {Region} region
 * @param {Point} point
 * @param {number} wide
 */
export function holds({ ring, outline: points }, { x, y }, wide) {
  if (!ring.length) return isWithin({ x, y }, corners(points, 0, wide));
  const [inner, outer, first, last] = ring;
  const share = (100 * Math.hypot(x / wide, y)) / RADIUS;
  const turn = ((((Math.atan2(x / wide, -y) * 180) / Math.PI - first) % 360) + 360) % 360;
  return share >= inner && share <= outer && turn <= last - first;
}

/** Whether a place is within a border. @param {Point} at @param {Point[]} around */
function isWithin({ x, y }, around) {
  const crossed = sides(around).filter(
    ([a, b]) => a.y < y !== b.y < y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y),
  );
  return crossed.length % 2 === 1;
}

/**
 * The corners of an outline, each moved so far towards the middle.
 *
 * @param {number[][]} points
 * @param {number} inset
 * @param {number} wide
 * @returns {Point[]}
 */
function corners(points, inset, wide) {
  const all = points.map(([x, y]) => ({ x: (wide * x * RADIUS) / 100, y: (y * RADIUS) / 100 }));
  const middle = centroid(all);
  return all.map(({ x, y }) => {
    const share = Math.min(1, inset / Math.max(1, Math.hypot(middle.x - x, middle.y - y)));
    return { x: x + (middle.x - x) * share, y: y + (middle.y - y) * share };
  });
}

/** @param {Point[]} ring @returns {Point} */
function centroid(ring) {
  let [area, x, y] = [0, 0, 0];
  for (const [a, b] of sides(ring)) {
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  }
  return { x: x / (3 * area), y: y / (3 * area) };
}

/** @param {Point[]} ring @returns {[Point, Point][]} */
const sides = (ring) => ring.map((a, place) => [a, ring[(place + 1) % ring.length]]);

/**
 * The middle of a region, which is where a plate has most space round it, and more places from there down.
 *
 * @param {Point[]} around  its border
 * @returns {Point[]}
 */
export function middles(around) {
  const [xs, ys] = [around.map(({ x }) => x), around.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const tried = Array.from({ length: TRIED * TRIED }, (_none, place) => {
    const [row, column] = [Math.floor(place / TRIED), place % TRIED];
    const at = { x: left + (width * (column + 0.5)) / TRIED, y: top + (height * (row + 0.5)) / TRIED };
    return { at, space: isWithin(at, around) ? spaceAt(at, around) : 0 };
  });
  tried.sort((one, other) => other.space - one.space);
  /** @type {Point[]} */
  const kept = [];
  for (const { at, space } of tried) {
    const isNew = kept.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) > tried[0].space / 2);
    if (space > 0 && isNew && kept.length < KEPT) kept.push(at);
  }
  return kept;
}

/** How much space there is up and down, and FLAT times as much to the sides. @param {Point} at @param {Point[]} around */
function spaceAt(at, around) {
  let least = Infinity;
  for (const { x, y } of around) least = Math.min(least, Math.max(Math.abs(x - at.x) / FLAT, Math.abs(y - at.y)));
  return least;
}

/**
 * How far a region reaches from its middle to both sides, and up and down.
 *
 * @param {Region} region
 */
export function room(region) {
  const around = border(region);
  const [middle] = middles(around);
  const across = around.map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y }));
  return { width: reach(across), height: reach(across.map(({ x, y }) => ({ x: y, y: x }))) };
}

/** Twice the way from the origin along the x-axis to the nearer border. @param {Point[]} ring */
function reach(ring) {
  const crossings = sides(ring)
    .filter(([a, b]) => a.y < 0 !== b.y < 0)
    .map(([a, b]) => Math.abs(a.x - (a.y * (b.x - a.x)) / (b.y - a.y)));
  return crossings.length ? 2 * Math.min(...crossings) : 0;
}

/**
 * Where a channel leaves the one coast and reaches the other: the middle of the stretch on which
 * the two coasts are nearly as close as they get.
 *
 * @param {Region} first
 * @param {Region} second
 * @param {number} [wide]
 * @returns {[Point, Point]}
 */
export function strait(first, second, wide = 1) {
  const far = border(second, 0, wide);
  const pairs = border(first, 0, wide).flatMap((a) => far.map((b) => ({ a, b, distance: distance(a, b) })));
  const most = 1.25 * Math.min(...pairs.map(({ distance }) => distance));
  const near = pairs.filter(({ distance }) => distance <= most);
  return [mean(near.map(({ a }) => a)), mean(near.map(({ b }) => b))];
}

/** @param {Point[]} points @returns {Point} */
const mean = (points) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/**
 * The place so much of the way from one to the other.
 *
 * @param {Point} start
 * @param {Point} end
 * @param {number} share
 * @returns {Point}
 */
export const between = (start, end, share) => ({
  x: start.x + (end.x - start.x) * share,
  y: start.y + (end.y - start.y) * share,
});
