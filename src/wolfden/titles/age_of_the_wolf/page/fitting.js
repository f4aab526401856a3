/**
 * Lines of different widths, fitted into a region of any shape as large as they can be. Each line
 * keeps to the middle where the border allows it and moves aside where the region bends.
 */

/**
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {{ width: number, height: number }} Line
 * @typedef {{ layout: number, scale: number, middles: Point[] }} Fit
 *   which of the layouts, its scale, and the middle of each of its lines
 */

const OPEN_WATER = { width: Infinity, height: Infinity };
/** The middle comes before a larger size, unless the plate would be little there. */
const LARGE = [1.6, 1.48, 1.35, 1.25, 1.15, 1.05, 0.97, 0.9];
const LITTLE = [0.83, 0.76, 0.7, 0.64, 0.58, 0.52];
/** Where text needs much space, plates may be larger than needed by this factor. */
const LARGER = [1.35, 1.2, 1.1];
/** How large a plate is where nothing limits it. */
const OPEN = 1.15;
/** How far up and down a plate is tried out, the middle first. */
const NUDGES = [0, -12, 12, -24, 24, -38, 38];
/** How high a band of levels is, for which the sides that cross it are looked for once. */
const BAND = 16;
/** How far a line may step aside from the one before it. */
const MOST_ASIDE = 46;

/**
 * @param {Line[][]} layouts  ways to arrange the same things, best first
 * @param {Point[]} spots  where the middle may be, best first
 * @param {Point[]} ring  the border to stay within; none: there is space
 * @param {number} [least]  the scale below which nothing can be read
 * @param {number[]} [ends]  where groups of layouts end: those before an end are tried before all others
 * @param {Line} [reach]  how much space a plate without a border has
 * @returns {Fit}
 */
export function fit(layouts, spots, ring, least = 0, ends = [layouts.length], reach = OPEN_WATER) {
  if (!ring.length) return afloat(layouts, spots[0], Math.max(OPEN, least), reach);
  for (const some of ends.map((end) => layouts.slice(0, end))) {
    for (const scales of scalesFrom(least)) {
      for (const spot of spots) {
        const found = largest(some, scales, spot, ring);
        if (found) return found;
      }
    }
  }
  const scale = Math.max(LITTLE[LITTLE.length - 1], least);
  const layout = least ? tightest(layouts, ends.at(-2) ?? 0, ring) : 0;
  return { layout, scale, middles: stacked(layouts[layout], spots[0], scale) };
}

/**
 * The layout that sticks out least, where none fits: one of the last group.
 *
 * @param {Line[][]} layouts
 * @param {number} from
 * @param {Point[]} ring
 */
function tightest(layouts, from, ring) {
  const { width, height } = extentOf(ring);
  const excess = layouts.map((lines) =>
    Math.max(Math.max(...lines.map((line) => line.width)) / width, heightOf(lines) / height),
  );
  return excess.indexOf(Math.min(...excess.slice(from)), from);
}

/**
 * A plate on open water: the first layout that leaves its neighbours alone, else the least one.
 *
 * @param {Line[][]} layouts
 * @param {Point} spot
 * @param {number} scale
 * @param {Line} reach
 * @returns {Fit}
 */
function afloat(layouts, spot, scale, reach) {
  const fits = (/** @type {Line[]} */ lines) => isWithin(lines, scale, reach);
  const found = layouts.findIndex(fits);
  const layout = found < 0 ? layouts.length - 1 : found;
  return { layout, scale, middles: stacked(layouts[layout], spot, scale) };
}

/**
 * The scales to try, group by group: a group is tried at every spot before the next one.
 *
 * @param {number} least
 */
function scalesFrom(least) {
  if (least <= LITTLE[LITTLE.length - 1]) return [LARGE, LITTLE];
  const above = [...LARGE, ...LITTLE].filter((scale) => scale > least);
  return [[...LARGER.map((more) => more * least), ...above].sort((a, b) => b - a), [least]];
}

/**
 * @param {Line[][]} layouts
 * @param {number[]} scales
 * @param {Point} spot
 * @param {Point[]} ring
 * @returns {Fit | null}
 */
function largest(layouts, scales, spot, ring) {
  const extent = extentOf(ring);
  for (const scale of scales) {
    for (const [layout, lines] of layouts.entries()) {
      const middles = isWithin(lines, scale, extent) && placed(lines, spot, scale, ring);
      if (middles) return { layout, scale, middles };
    }
  }
  return null;
}

/** Whether lines of a scale are no wider and no higher than something. @param {Line[]} lines @param {number} scale @param {Line} extent */
const isWithin = (lines, scale, extent) =>
  heightOf(lines) * scale <= extent.height && lines.every(({ width }) => width * scale <= extent.width);

/** @type {WeakMap<Point[], Line>} */
const extents = new WeakMap();

/** @param {Point[]} ring @returns {Line} */
function extentOf(ring) {
  const known = extents.get(ring);
  if (known) return known;
  const [width, height] = [ring.map(({ x }) => x), ring.map(({ y }) => y)].map(
    (places) => Math.max(...places) - Math.min(...places),
  );
  extents.set(ring, { width, height });
  return { width, height };
}

/** @param {Line[]} lines */
const heightOf = (lines) => lines.reduce((sum, { height }) => sum + height, 0);

/**
 * Lines below each other, all in the middle.
 *
 * @param {Line[]} lines
 * @param {Point} spot
 * @param {number} scale
 * @returns {Point[]}
 */
function stacked(lines, { x, y }, scale) {
  let top = y - (heightOf(lines) * scale) / 2;
  return lines.map(({ height }) => {
    top += height * scale;
    return { x, y: top - (height * scale) / 2 };
  });
}

/**
 * Lines below each other, each within the border; null if they do not fit near a spot.
 *
 * @param {Line[]} lines
 * @param {Point} spot
 * @param {number} scale
 * @param {Point[]} ring
 * @returns {Point[] | null}
 */
function placed(lines, spot, scale, ring) {
  for (const nudge of NUDGES) {
    const middles = stacked(lines, { x: spot.x, y: spot.y + nudge }, scale);
    const fits = middles.every((middle, place) => {
      const { width, height } = lines[place];
      const x = inside(middle, (width * scale) / 2, (height * scale) / 2, ring);
      if (x === null) return false;
      const before = place ? middles[place - 1].x : x;
      middle.x = x;
      return Math.abs(x - before) <= MOST_ASIDE * scale;
    });
    if (fits) return middles;
  }
  return null;
}

/**
 * The x nearest to a middle at which a box fits within a border; null if there is none.
 *
 * @param {Point} middle
 * @param {number} half  half its width
 * @param {number} rise  half its height
 * @param {Point[]} ring
 */
function inside({ x, y }, half, rise, ring) {
  let [low, high] = [-Infinity, Infinity];
  for (const level of [y - rise, y, y + rise]) {
    const span = spanAt(x, level, ring);
    if (!span) return null;
    low = Math.max(low, span[0]);
    high = Math.min(high, span[1]);
  }
  if (high - low < 2 * half) return null;
  return Math.min(Math.max(x, low + half), high - half);
}

/**
 * The part of a level within a border, the one round x or next to it.
 *
 * @param {number} x
 * @param {number} level
 * @param {Point[]} ring
 * @returns {[number, number] | null}
 */
function spanAt(x, level, ring) {
  const crossings = crossingsAt(level, ring);
  /** @type {[number, number] | null} */
  let best = null;
  let least = Infinity;
  for (let place = 0; place + 1 < crossings.length; place += 2) {
    const [low, high] = [crossings[place], crossings[place + 1]];
    const away = Math.max(0, low - x, x - high);
    if (away < least) [best, least] = [[low, high], away];
  }
  return best;
}

/** @type {WeakMap<Point[], Map<number, [Point, Point][]>>} */
const banded = new WeakMap();

/**
 * Where a level crosses a border, from left to right.
 *
 * @param {number} level
 * @param {Point[]} ring
 * @returns {number[]}
 */
function crossingsAt(level, ring) {
  /** @type {Map<number, [Point, Point][]>} */
  const bands = banded.get(ring) ?? new Map();
  banded.set(ring, bands);
  const band = Math.floor(level / BAND);
  const near = bands.get(band) ?? sidesIn(band * BAND, (band + 1) * BAND, ring);
  bands.set(band, near);
  return near
    .filter(([a, b]) => a.y > level !== b.y > level)
    .map(([a, b]) => a.x + ((level - a.y) * (b.x - a.x)) / (b.y - a.y))
    .sort((one, other) => one - other);
}

/**
 * The sides of a border that may cross a level of a band.
 *
 * @param {number} low
 * @param {number} high
 * @param {Point[]} ring
 * @returns {[Point, Point][]}
 */
const sidesIn = (low, high, ring) =>
  ring
    .map((b, place) => /** @type {[Point, Point]} */ ([ring[(place || ring.length) - 1], b]))
    .filter(([a, b]) => Math.min(a.y, b.y) < high && Math.max(a.y, b.y) >= low);
