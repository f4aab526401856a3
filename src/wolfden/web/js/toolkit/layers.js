/**
 * What people draw on a board: marks, pins with a few words, arrows. The same for every title; a
 * title only gives the positions of its targets.
 */
import { el, round } from "./svg.js";
import { classes, path, shifted, use, words } from "./drawing.js";

/**
 * @typedef {import("./svg.js").Tree} Tree
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ at: string, seat?: number, text?: string }} Pin
 * @typedef {{ from: string, to: string, seat?: number }} Arrow
 * @typedef {{ from: string, to: string, hue: string }} Trail
 * @typedef {import("./title.js").Ghost} Ghost
 * @typedef {import("./title.js").Change} Change
 * @typedef {{ pins?: Pin[], arrows?: Arrow[], trails?: Trail[], ghosts?: Ghost[], changes?: Change[] }} Marks
 *   targets are written `village:mende`
 */

const PIN = "M0 0C-3 -9 -11 -13 -11 -22A11 11 0 1 1 11 -22C11 -13 3 -9 0 0Z";
const HEAD = "M0 0L8 4L0 8L2 4Z";
const LONGEST = 18;

/** @returns {Tree[]} */
export const layerDefinitions = () => [
  el(
    "marker",
    {
      id: "arrow-head",
      viewBox: "0 0 8 8",
      refX: 6,
      refY: 4,
      markerWidth: 5,
      markerHeight: 5,
      orient: "auto",
    },
    path(HEAD, "arrow-head"),
  ),
  el(
    "marker",
    {
      id: "went-head",
      viewBox: "0 0 8 8",
      refX: 5,
      refY: 4,
      markerWidth: 4,
      markerHeight: 4,
      orient: "auto",
    },
    path(HEAD, "went-head"),
  ),
];

/**
 * Marks as a layer over a board; those on places the board does not have are left out.
 *
 * @param {Marks} marks
 * @param {Map<string, Point>} places  positions of targets
 * @returns {Tree}
 */
export const layer = ({ pins = [], arrows = [], ghosts = [], changes = [] }, places) =>
  el(
    "g",
    { class: "marks" },
    ...ghosts.map((one) => ghost(one, places)),
    ...inRows(changes).map(([one, row]) => change(one, row, places)),
    ...arrows.map((one) => arrow(one, places)),
    ...pins.map((one) => pin(one, places)),
  );

/**
 * The paths of others' pieces, to be drawn below pieces and labels.
 *
 * @param {Marks} marks
 * @param {Map<string, Point>} places
 * @returns {Tree}
 */
export const trailLayer = ({ trails = [] }, places) =>
  el("g", { class: "marks trails" }, ...trails.map((one) => trail(one, places)));

/**
 * @param {Pin} pin
 * @param {Map<string, Point>} places
 */
function pin({ at, seat, text = "" }, places) {
  const point = places.get(at);
  if (!point) return null;
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  return el(
    "g",
    { class: classes("pin", bySeat(seat)), transform: shifted(point.x + 10, point.y - 8) },
    path(PIN, "pin-body"),
    el("circle", { cy: -22, r: 4.4, class: "pin-eye" }),
    short && words(short, 15, -18, "pin-text"),
  );
}

/**
 * @param {Arrow} arrow
 * @param {Map<string, Point>} places
 */
function arrow({ from, to, seat }, places) {
  const [start, end] = [places.get(from), places.get(to)];
  if (!start || !end || from === to) return null;
  return path(bow(start, end, 0.06, 0.9), classes("arrow", bySeat(seat)), {
    "marker-end": "url(#arrow-head)",
  });
}

/**
 * The way a piece went: a line that widens towards where it is now.
 *
 * @param {Trail} trail
 * @param {Map<string, Point>} places
 */
function trail({ from, to, hue }, places) {
  const [start, end] = [places.get(from), places.get(to)];
  if (!start || !end || from === to) return null;
  const d = bow(start, end, 0.12, 0.84);
  return el(
    "g",
    { class: classes("went", hue) },
    path(d, "went-edge"),
    path(d, "went-line", { "marker-end": "url(#went-head)" }),
  );
}

/**
 * A piece where it would be placed, or where it was.
 *
 * @param {Ghost} ghost
 * @param {Map<string, Point>} places
 */
function ghost({ at, symbol, look, y = 0, isPast }, places) {
  const point = places.get(at);
  if (!point) return null;
  return el(
    "g",
    { class: classes("ghost", isPast && "is-past"), transform: shifted(point.x, point.y + y), "data-ghost": at },
    use(symbol, { class: look || null }),
  );
}

/**
 * Changes, each with its row: several at one place are stacked.
 *
 * @param {Change[]} changes
 * @returns {[Change, number][]}
 */
const inRows = (changes) =>
  changes.map((one, place) => [one, changes.slice(0, place).filter(({ at }) => at === one.at).length]);

/**
 * A number before and after.
 *
 * @param {Change} change
 * @param {number} row
 * @param {Map<string, Point>} places
 */
function change({ at, symbol, look, before, count }, row, places) {
  const point = places.get(at);
  if (!point) return null;
  return el(
    "g",
    { transform: shifted(point.x, point.y), "data-change": `${before} ${count}` },
    el(
      "g",
      { class: "change" },
      el(
        "g",
        { transform: shifted(0, -30 - 22 * row) },
        el("rect", { x: -38, y: -10, width: 76, height: 20, rx: 10, class: "change-plate" }),
        use(symbol, { x: -26, scale: 0.42, class: look || null }),
        words(`${before} → ${count}`, 8, 4.6, "change-words"),
      ),
    ),
  );
}

/** @param {number | undefined} seat */
const bySeat = (seat) => seat !== undefined && `by-${seat}`;

/**
 * The path of a slightly bent arrow that covers part of the way between two places.
 *
 * @param {Point} start
 * @param {Point} end
 * @param {number} first  share of the way where it begins
 * @param {number} last  share of the way where it ends
 */
export function bow(start, end, first, last) {
  const along = (/** @type {number} */ share) => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
  });
  const [near, half, far] = [first, (first + last) / 2, last].map(along);
  const bend = { x: half.x - (end.y - start.y) * 0.1, y: half.y + (end.x - start.x) * 0.1 };
  const [a, b, c] = [near, bend, far].map(({ x, y }) => `${round(x)} ${round(y)}`);
  return `M${a}Q${b} ${c}`;
}
