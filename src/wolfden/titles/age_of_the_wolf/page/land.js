/** What never changes about a board: the position of each region, of its plate and its cliffs. Memoized. */
import { border, middles, natural, outline, polar, RADIUS, room, strait, straightBorder, holds } from "./geometry.js";
import { path } from "wolfden/toolkit/drawing.js";
import { memoize } from "wolfden/toolkit/memoize.js";
import { curve, pair } from "wolfden/toolkit/scenery.js";

/**
 * @typedef {import("./types.js").Region} Region
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {object} Shape
 * @property {string} path
 * @property {string} band  the path inside the border, for the pattern of who holds it
 * @property {Point} middle
 * @property {boolean} atSea  whether its plate is on the water next to it
 * @property {Point[]} spots  where its plate may go, best first
 * @property {import("./fitting.js").Line} reach  how much space a plate on the water has
 * @property {Point[]} held  the border a plate stays within while a pack holds the region
 * @property {Point[]} free  and while none does
 */

const BAND = 7;
/** How far inside a border everything else stays, so that the band is seen. */
const CLEAR = 11;
/** A region with less room than this has its plate on the water next to it. */
const SMALL = 84;
const OFFSHORE = 84;
/** On wide boards the lake has more space to the sides than they have, by this factor at most. */
const LAKE = 1.25;
/** A part of a ring that spans more degrees is not an island. */
const ISLE = 45;

/** @param {Region} region */
const formOf = ({ ring, outline: corners }) => JSON.stringify([ring, corners]);

/** @type {(region: Region, wide: number) => Shape} */
export const shapeOf = memoize(
  (region, wide) => measured(region, wide),
  (region, wide) => `${formOf(region)} ${wide}`,
);

/**
 * Where a channel leaves the one coast and reaches the other.
 *
 * @type {(first: Region, second: Region, wide: number) => [Point, Point]}
 */
export const straitOf = memoize(strait, (first, second, wide) => `${formOf(first)} ${formOf(second)} ${wide}`);

/** @param {Region} region @param {number} wide @returns {Shape} */
function measured(region, wide) {
  const around = border(region, 0, wide);
  const off = offshore(region);
  const spots = off ? [onWater(region, off, wide)] : middles(around);
  return {
    path: outline(region, 0, wide),
    band: outline(region, BAND, wide),
    middle: spots[0],
    atSea: off > 0,
    spots,
    // Four isles are as many as there is space for: each plate has a quarter of the water.
    reach: { width: Math.SQRT2 * off * lakeWide(wide), height: Math.SQRT2 * off },
    held: off ? [] : border(region, CLEAR, wide),
    free: off ? [] : border(region, BAND, wide),
  };
}

/** The place of the plate of an isle. @param {Region} region @param {number} off @param {number} wide @returns {Point} */
function onWater({ ring: [, , first, last] }, off, wide) {
  const shore = Array.from({ length: 24 }, (_none, part) => natural(polar(off + OFFSHORE, 15 * part, wide), wide));
  const aside = polar(off, (first + last) / 2, lakeWide(wide));
  return { x: mean(shore.map(({ x }) => x)) + aside.x, y: mean(shore.map(({ y }) => y)) + aside.y };
}

/** @param {number} wide */
const lakeWide = (wide) => wide * Math.min(LAKE, wide);

/** @param {number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** How far from the middle of the board the plate of an isle is, on the water; 0: within its region. @param {Region} region */
function offshore(region) {
  if (!region.ring.length) return 0;
  const { width, height } = room(region);
  const [inner, , first, last] = region.ring;
  const off = (inner * RADIUS) / 100 - OFFSHORE;
  const isIsle = Math.min(width, height) < SMALL && off >= OFFSHORE / 2 && last - first <= ISLE;
  return isIsle ? off : 0;
}

/**
 * @typedef {{ at: Point, out: Point, isFree: boolean }} Edge  a point of a border, and one outside of it
 */

/** How far outside a border the neighbour is determined, and the length of a cliff. */
const [OUTSIDE, FALL] = [13, 11];
/** Fewer points side by side are a corner between regions. */
const SHORTEST = 2;

/**
 * The cliffs of a board, drawn below its land: only what falls outside of it is seen.
 *
 * @type {(regions: Region[], wide: number) => import("wolfden/toolkit/svg.js").Tree[]}
 */
export const cliffs = memoize(
  (regions, wide) =>
    regions.filter(({ coast }) => !coast).flatMap((region) => freeEdges(region, regions, wide).flatMap(drawn)),
  (regions, wide) => `${wide} ${JSON.stringify(regions.map(({ ring, outline, coast }) => [ring, outline, coast]))}`,
);

/** @param {Edge[]} edges */
const drawn = (edges) => {
  const foot = curve(edges.map(({ at }) => at));
  const steps = edges.map(({ at, out }) => {
    const share = FALL / OUTSIDE;
    return `M${pair(at)}L${pair({ x: at.x + (out.x - at.x) * share, y: at.y + (out.y - at.y) * share })}`;
  });
  return [path(foot, "cliff-foot"), path(foot, "cliff"), path(steps.join(""), "cliff-lines")];
};

/**
 * The parts of a region's border without a region beyond.
 *
 * @param {Region} region
 * @param {Region[]} regions
 * @param {number} wide
 */
function freeEdges(region, regions, wide) {
  const others = regions.filter((other) => other !== region);
  const isFree = outsidePoints(straightBorder(region, 0, wide)).map((out) =>
    others.every((other) => !holds(other, out, wide)),
  );
  const edges = closer(edgesOf(border(region, 0, wide), isFree));
  const start = edges.findIndex(({ isFree }) => !isFree);
  /** @type {Edge[][]} */
  const stretches = [[]];
  for (const edge of [...edges.slice(start), ...edges.slice(0, Math.max(start, 0))]) {
    if (edge.isFree) stretches[stretches.length - 1].push(edge);
    else stretches.push([]);
  }
  return stretches.filter((stretch) => stretch.length >= SHORTEST);
}

/**
 * @param {Point[]} points
 * @param {boolean[]} isFree
 * @returns {Edge[]}
 */
const edgesOf = (points, isFree) => {
  const outside = outsidePoints(points);
  return points.map((at, place) => ({ at, out: outside[place], isFree: isFree[place] }));
};

/** The points a little outside of those of a border. @param {Point[]} points */
function outsidePoints(points) {
  const around = points.reduce((sum, a, place) => {
    const b = points[(place + 1) % points.length];
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return points.map((at, place) => {
    const before = points[(place + points.length - 1) % points.length];
    const after = points[(place + 1) % points.length];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const away = (Math.sign(around) * OUTSIDE) / length;
    return { x: at.x + (after.y - before.y) * away, y: at.y - (after.x - before.x) * away };
  });
}

/** Points between those of a border, so that the lines of a cliff are close together. @param {Edge[]} edges */
const closer = (edges) =>
  edges.flatMap((edge, place) => {
    const next = edges[(place + 1) % edges.length];
    return [
      edge,
      { at: middle(edge.at, next.at), out: middle(edge.out, next.out), isFree: edge.isFree && next.isFree },
    ];
  });

/** @param {Point} a @param {Point} b */
const middle = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
