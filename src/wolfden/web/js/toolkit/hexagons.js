/**
 * Flat-top hexagons: middles, corners, and the outline round several of them.
 *
 * Corners are counted on a whole-number lattice, half a hex size across and half a hex height down,
 * so that two hexes agree exactly about the corners they share.
 */
import { round } from "./svg.js";
import { memoize } from "./memoize.js";

/**
 * @typedef {{ q: number, r: number }} Axial
 * @typedef {{ x: number, y: number }} Point
 * @typedef {[across: number, down: number]} Corner
 */

/** Half the height of a hex of size 1; its size is half its width. */
export const HALF_HEIGHT = Math.sqrt(3) / 2;

/** The step to each neighbour, and the edge towards it from its first corner to its second. */
const EDGES = /** @type {{ step: Axial, first: Corner, second: Corner }[]} */ ([
  { step: { q: 0, r: -1 }, first: [-1, -1], second: [1, -1] },
  { step: { q: 1, r: -1 }, first: [1, -1], second: [2, 0] },
  { step: { q: 1, r: 0 }, first: [2, 0], second: [1, 1] },
  { step: { q: 0, r: 1 }, first: [1, 1], second: [-1, 1] },
  { step: { q: -1, r: 1 }, first: [-1, 1], second: [-2, 0] },
  { step: { q: -1, r: 0 }, first: [-2, 0], second: [-1, -1] },
]);

/**
 * @param {Axial} place
 * @param {number} size
 * @returns {Point}
 */
export const middle = ({ q, r }, size) => ({
  x: 1.5 * size * q,
  y: 2 * HALF_HEIGHT * size * (r + q / 2),
});

/**
 * The path of a hex round the origin, or round another middle.
 *
 * @param {number} size
 * @param {Point} [at]
 */
export const hexagon = (size, at = { x: 0, y: 0 }) =>
  closed(
    EDGES.map(({ first }) => {
      const { x, y } = onPaper(first, size);
      return { x: x + at.x, y: y + at.y };
    }),
  );

/**
 * The path round a set of hexes, holes included, without the edges inside it; it may run so far
 * inside the border.
 *
 * @type {(places: Axial[], size: number, inset?: number) => string}
 */
export const outline = memoize(
  (places, size, inset = 0) =>
    loops(places)
      .map((loop) =>
        shrunk(
          loop.map((corner) => onPaper(corner, size)),
          inset,
        ),
      )
      .map(closed)
      .join(""),
  (places, size, inset = 0) => `${size} ${inset} ${places.map(({ q, r }) => `${q},${r}`).join(" ")}`,
);

/**
 * @param {Axial[]} places
 * @returns {Corner[][]} corners round the places, clockwise, and round holes the other way
 */
function loops(places) {
  const inside = new Set(places.map(({ q, r }) => `${q} ${r}`));
  /** @type {Map<string, { corner: Corner, next: string }>} */
  const following = new Map();
  for (const { q, r } of places) {
    for (const { step, first, second } of EDGES) {
      if (inside.has(`${q + step.q} ${r + step.r}`)) continue;
      const [start, end] = [first, second].map(([across, down]) => [3 * q + across, 2 * r + q + down]);
      following.set(start.join(" "), {
        corner: /** @type {Corner} */ (start),
        next: end.join(" "),
      });
    }
  }
  const found = [];
  for (const start of following.keys()) {
    const loop = [];
    for (let at = following.get(start), key = start; at; at = following.get(key)) {
      following.delete(key);
      loop.push(at.corner);
      key = at.next;
    }
    if (loop.length) found.push(loop);
  }
  return found;
}

/**
 * @param {Corner} corner
 * @param {number} size
 * @returns {Point}
 */
const onPaper = ([across, down], size) => ({
  x: (across * size) / 2,
  y: down * HALF_HEIGHT * size,
});

/**
 * Move every side of a clockwise polygon inwards.
 *
 * @param {Point[]} corners
 * @param {number} inset
 * @returns {Point[]}
 */
function shrunk(corners, inset) {
  if (!inset) return corners;
  const count = corners.length;
  return corners.map((corner, place) => {
    const before = inward(corners[(place + count - 1) % count], corner);
    const after = inward(corner, corners[(place + 1) % count]);
    const share = inset / (1 + before.x * after.x + before.y * after.y);
    return {
      x: corner.x + share * (before.x + after.x),
      y: corner.y + share * (before.y + after.y),
    };
  });
}

/**
 * @param {Point} start
 * @param {Point} end
 * @returns {Point} one step inwards from a side of a clockwise polygon
 */
function inward(start, end) {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  return { x: (start.y - end.y) / length, y: (end.x - start.x) / length };
}

/** @param {Point[]} points */
const closed = (points) => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}Z`;
