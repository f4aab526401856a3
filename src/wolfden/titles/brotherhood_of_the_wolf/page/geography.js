/**
 * Mountains and rivers of Gévaudan, where they are: in thousandths of a degree, like the places of a
 * map, and following the places where those are pushed apart. Of a map of another country they lie
 * outside its paper: that has hills which we made up and no rivers.
 */
import { chance, curve, scattered } from "wolfden/toolkit/scenery.js";
import { projection } from "./layout.js";

/**
 * @typedef {import("./types.js").Place} Place
 * @typedef {import("./layout.js").Point} Point
 * @typedef {import("./layout.js").Frame} Frame
 * @typedef {{ x: number, y: number, radius: number, rise: number }} Hill
 * @typedef {{ width: number, course: Point[] }} River  from its source down
 */

/** Ridges and plateaus: [east, north, breadth, height], breadth as a share of the map's width. */
const MOUNTAINS = [
  // Margeride, from north-west to south-east
  [3262, 45020, 0.09, 0.7],
  [3345, 44965, 0.085, 0.8],
  [3432, 44940, 0.09, 1],
  [3468, 44890, 0.08, 0.9],
  [3440, 44812, 0.075, 0.8],
  [3515, 44830, 0.07, 0.8],
  [3520, 44765, 0.09, 1],
  [3540, 44705, 0.08, 0.9],
  [3550, 44640, 0.09, 1.05],
  [3605, 44590, 0.1, 0.9],
  [3640, 44700, 0.06, 0.5],
  // Aubrac
  [3040, 44720, 0.1, 0.8],
  [3105, 44690, 0.1, 0.9],
  [3120, 44620, 0.11, 0.9],
  [3210, 44610, 0.08, 0.6],
  // Goulet and Lozère
  [3700, 44570, 0.1, 0.8],
  [3790, 44560, 0.1, 0.9],
  [3880, 44570, 0.09, 0.9],
  // Devès, along the far bank of the Allier
  [3700, 45050, 0.09, 0.8],
  [3760, 44980, 0.1, 1],
  [3815, 44905, 0.1, 0.9],
  [3890, 44850, 0.09, 0.8],
  [3850, 45040, 0.11, 0.9],
  [3930, 44960, 0.1, 0.8],
  [3160, 44760, 0.06, 0.4],
  [3600, 44990, 0.06, 0.4],
  [3090, 44860, 0.07, 0.5],
  [3745, 44700, 0.06, 0.4],
];

/** @type {{ width: number, at: number[][] }[]} [east, north] from their source down */
const RIVERS = [
  {
    width: 5, // Allier
    at: [
      [3930, 44570],
      [3897, 44640],
      [3868, 44690],
      [3862, 44735],
      [3815, 44800],
      [3745, 44850],
      [3700, 44905],
      [3660, 44960],
      [3622, 45010],
      [3585, 45040],
      [3520, 45068],
      [3465, 45105],
      [3440, 45140],
    ],
  },
  {
    width: 4, // Truyère
    at: [
      [3480, 44665],
      [3430, 44690],
      [3402, 44722],
      [3368, 44745],
      [3366, 44800],
      [3352, 44840],
      [3300, 44880],
      [3245, 44920],
      [3190, 44965],
      [3120, 44975],
      [3040, 44950],
      [2990, 44955],
    ],
  },
  {
    width: 4, // Lot
    at: [
      [3800, 44500],
      [3700, 44512],
      [3620, 44520],
      [3540, 44507],
      [3440, 44495],
      [3350, 44500],
      [3250, 44488],
      [3120, 44495],
    ],
  },
  {
    width: 3, // Colagne
    at: [
      [3462, 44640],
      [3425, 44628],
      [3365, 44620],
      [3322, 44590],
      [3312, 44545],
      [3330, 44500],
    ],
  },
  {
    width: 3, // Chapeauroux
    at: [
      [3640, 44672],
      [3690, 44690],
      [3708, 44735],
      [3712, 44790],
      [3745, 44850],
    ],
  },
  {
    width: 3, // Bès
    at: [
      [3060, 44620],
      [3105, 44725],
      [3108, 44770],
      [3115, 44840],
      [3098, 44900],
      [3120, 44975],
    ],
  },
];

/** Rivers end so far inside the paper. */
const EDGE = 5;

/**
 * The hills and rivers of a map on its paper.
 *
 * @param {Place[]} places
 * @param {Map<string, Point>} points  positions of the places
 * @param {Frame} frame
 */
export function geography(places, points, frame) {
  const toPaper = warped(places, points, frame);
  const rivers = RIVERS.map(({ width, at }) => ({
    width,
    course: within(at.map(toPaper), frame),
  })).filter(({ course }) => course.length > 1);
  return { hills: hillsOf(frame, toPaper), rivers };
}

/**
 * @param {Frame} frame
 * @param {(at: number[]) => Point} toPaper
 * @returns {Hill[]}
 */
function hillsOf(frame, toPaper) {
  const isOnPaper = (/** @type {Hill} */ { x, y, radius }) =>
    x > -radius && x < frame.width + radius && y > -radius && y < frame.height + radius;
  const known = MOUNTAINS.map(([east, north, breadth, rise]) => ({
    ...toPaper([east, north]),
    radius: breadth * frame.width,
    rise,
  })).filter(isOnPaper);
  if (known.length) return known;
  return scattered(frame, 190, 7).map(({ x, y }, place) => ({
    x,
    y,
    radius: 80 + 50 * chance(place, 1),
    rise: 0.5 + 0.5 * chance(place, 2),
  }));
}

/**
 * From degrees to the drawing, where places have been pushed apart.
 *
 * @param {Place[]} places
 * @param {Map<string, Point>} points
 * @param {Frame} frame
 * @returns {(at: number[]) => Point}
 */
function warped(places, points, frame) {
  const project = projection(places, frame);
  const moves = places.map((place) => {
    const from = project(place);
    const to = points.get(place.id) ?? from;
    return { from, x: to.x - from.x, y: to.y - from.y };
  });
  return ([east, north]) => {
    const { x, y } = project({ east, north });
    // Far from all places this share of nothing prevails.
    let [across, down, weights] = [0, 0, 1e-9];
    for (const move of moves) {
      const weight = 1 / ((move.from.x - x) ** 2 + (move.from.y - y) ** 2 + 800) ** 2;
      across += move.x * weight;
      down += move.y * weight;
      weights += weight;
    }
    return { x: x + across / weights, y: y + down / weights };
  };
}

// Rivers.

/**
 * The part of a line within the drawing.
 *
 * @param {Point[]} points
 * @param {Frame} frame
 * @returns {Point[]}
 */
function within(points, { width, height }) {
  const [right, bottom] = [width - EDGE, height - EDGE];
  const isInside = (/** @type {Point} */ { x, y }) => x >= EDGE && x <= right && y >= EDGE && y <= bottom;
  const edge = (/** @type {Point} */ inside, /** @type {Point} */ outside) => {
    const [dx, dy] = [outside.x - inside.x, outside.y - inside.y];
    const across = dx ? ((dx > 0 ? right : EDGE) - inside.x) / dx : 1;
    const down = dy ? ((dy > 0 ? bottom : EDGE) - inside.y) / dy : 1;
    const share = Math.min(1, across, down);
    return { x: inside.x + dx * share, y: inside.y + dy * share };
  };
  return points.flatMap((point, place) => {
    const [before, after] = [points[place - 1], points[place + 1]];
    if (isInside(point)) return [point];
    if (before && isInside(before)) return [edge(before, point)];
    return after && isInside(after) ? [edge(after, point)] : [];
  });
}

/**
 * The outline of a river that widens from its source.
 *
 * @param {River} river
 */
export function widening({ course, width }) {
  const bank = (/** @type {number} */ side) =>
    course.map(({ x, y }, place) => {
      const [a, b] = [course[Math.max(0, place - 1)], course[Math.min(course.length - 1, place + 1)]];
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const half = side * (0.6 + ((width / 2) * (place + 1)) / course.length);
      return { x: x - ((b.y - a.y) / length) * half, y: y + ((b.x - a.x) / length) * half };
    });
  return `${curve(bank(1))}L${curve(bank(-1).reverse()).slice(1)}Z`;
}
