/**
 * Where regions lie: outlines, middles, the room inside them, and the water between two.
 *
 * A region is part of a ring or an outline of points, in percent of the board's radius; here it
 * becomes a place on the board, whose middle is the origin.
 */
import { round } from "wolfden/core/svg.js";

/**
 * @typedef {import("./types.js").Region} Region
 * @typedef {{ x: number, y: number }} Point
 */

/** The radius of the board. */
export const RADIUS = 640;
/** Points taken along each side of a shape to measure it. */
const STEPS = 12;
/** Places along a part of a ring, as shares of its length from the middle. */
const ALONG = [0, 0.12, -0.12, 0.24, -0.24, 0.34, -0.34];

const radians = (/** @type {number} */ degrees) => (degrees * Math.PI) / 180;

/**
 * A place by its distance and direction, clockwise in degrees from the top.
 *
 * @param {number} radius
 * @param {number} angle
 * @returns {Point}
 */
export const polar = (radius, angle) => ({
  x: radius * Math.sin(radians(angle)),
  y: -radius * Math.cos(radians(angle)),
});

/** @param {Point} point */
const pair = ({ x, y }) => `${round(x)} ${round(y)}`;

/**
 * The path round a region, or one that runs so far inside it.
 *
 * @param {Region} region
 * @param {number} [inset]
 */
export function outline(region, inset = 0) {
  if (!region.ring.length) return `M${corners(region.outline, inset).map(pair).join("L")}Z`;
  const [outerFirst, outerLast, innerLast, innerFirst] = ringEnds(region.ring, inset);
  return `M${arc(outerFirst, outerLast, 1)}L${arc(innerLast, innerFirst, 0)}Z`;
}

/**
 * An arc in halves, since one arc cannot run full circle.
 *
 * @param {[number, number]} start  radius and angle
 * @param {[number, number]} end
 * @param {0 | 1} turn
 */
function arc([radius, first], [, last], turn) {
  const size = `${round(radius)} ${round(radius)}`;
  const halves = [(first + last) / 2, last].map((angle) => pair(polar(radius, angle)));
  const arcs = halves.map((end) => `A${size} 0 0 ${turn} ${end}`).join("");
  return `${pair(polar(radius, first))}${arcs}`;
}

/**
 * Points all round a region, or so far inside it, close enough to measure with.
 *
 * @param {Region} region
 * @param {number} [inset]
 * @returns {Point[]}
 */
export function border(region, inset = 0) {
  if (region.ring.length) {
    return stepped(ringEnds(region.ring, inset)).map(([radius, angle]) => polar(radius, angle));
  }
  const ends = corners(region.outline, inset).map(
    ({ x, y }) => /** @type {[number, number]} */ ([x, y]),
  );
  return stepped(ends).map(([x, y]) => ({ x, y }));
}

/**
 * Corners with more places on each side between them.
 *
 * @param {[number, number][]} ends
 */
const stepped = (ends) =>
  ends.flatMap((a, place) => {
    const b = ends[(place + 1) % ends.length];
    return Array.from({ length: STEPS }, (_none, step) => [
      a[0] + ((b[0] - a[0]) * step) / STEPS,
      a[1] + ((b[1] - a[1]) * step) / STEPS,
    ]);
  });

/**
 * Radius and angle of the four corners of a part of a ring, the outer ones first.
 *
 * @param {number[]} ring
 * @param {number} inset
 * @returns {[number, number][]}
 */
function ringEnds([inside, outside, first, last], inset) {
  const [inner, outer] = [(inside * RADIUS) / 100 + inset, (outside * RADIUS) / 100 - inset];
  const [near, far] = [inner, outer].map((radius) => {
    const share = Math.min(1, inset / Math.max(radius, 1));
    return (Math.asin(share) * 180) / Math.PI;
  });
  return [
    [outer, first + far],
    [outer, last - far],
    [inner, last - near],
    [inner, first + near],
  ];
}

/**
 * The corners of an outline, each moved so far towards the middle.
 *
 * @param {number[][]} points
 * @param {number} [inset]
 * @returns {Point[]}
 */
function corners(points, inset = 0) {
  const all = points.map(([x, y]) => ({ x: (x * RADIUS) / 100, y: (y * RADIUS) / 100 }));
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
 * The middle of a region; for a part of a ring also places along it to both sides.
 *
 * @param {Region} region
 * @returns {Point[]}
 */
export function middles({ ring, outline: points }) {
  if (!ring.length) return [centroid(corners(points))];
  const [inner, outer, first, last] = ring;
  const radius = (((inner + outer) / 2) * RADIUS) / 100;
  return ALONG.map((share) => polar(radius, (first + last) / 2 + (last - first) * share));
}

/**
 * How far a region reaches from its middle to both sides, and up and down.
 *
 * @param {Region} region
 */
export function room(region) {
  const [middle] = middles(region);
  const across = border(region).map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y }));
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
 * @returns {[Point, Point]}
 */
export function strait(first, second) {
  const far = border(second);
  const pairs = border(first).flatMap((a) =>
    far.map((b) => ({ a, b, distance: Math.hypot(a.x - b.x, a.y - b.y) })),
  );
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
