/** Cliffs: where land that is no coast ends at the water, so that it does not look like one. */
import { path } from "wolfden/toolkit/drawing.js";
import { kept } from "wolfden/toolkit/keeping.js";
import { curve, pair } from "wolfden/toolkit/scenery.js";
import { border, holds } from "./geometry.js";

/**
 * @typedef {import("./types.js").Region} Region
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {{ at: Point, out: Point, isFree: boolean }} Edge  a point of a border, and one outside of it
 */

/** How far outside of a border it is looked what lies there, and how long a cliff is. */
const [OUTSIDE, FALL] = [13, 11];
/** Fewer points side by side are a corner between regions. */
const SHORTEST = 2;

/**
 * The cliffs of a board, drawn below its land: only what falls outside of it is seen.
 *
 * @type {(regions: Region[], wide: number) => import("wolfden/toolkit/svg.js").Tree[]}
 */
export const cliffs = kept(
  (regions, wide) =>
    regions
      .filter(({ coast }) => !coast)
      .flatMap((region) => freeEdges(region, regions, wide).flatMap(drawn)),
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
 * The stretches of a region's border beyond which no other region lies.
 *
 * @param {Region} region
 * @param {Region[]} regions
 * @param {number} wide
 */
function freeEdges(region, regions, wide) {
  const others = regions.filter((other) => other !== region);
  const edges = closer(edgesOf(border(region, 0, wide), (out) => others.every((other) => !holds(other, out, wide))));
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
 * @param {(out: Point) => boolean} isFree
 * @returns {Edge[]}
 */
function edgesOf(points, isFree) {
  const around = points.reduce((sum, a, place) => {
    const b = points[(place + 1) % points.length];
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return points.map((at, place) => {
    const before = points[(place + points.length - 1) % points.length];
    const after = points[(place + 1) % points.length];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const away = (Math.sign(around) * OUTSIDE) / length;
    const out = { x: at.x + (after.y - before.y) * away, y: at.y - (after.x - before.x) * away };
    return { at, out, isFree: isFree(out) };
  });
}

/** Points between those of a border, so that the lines of a cliff lie close. @param {Edge[]} edges */
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
