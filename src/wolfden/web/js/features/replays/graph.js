/** Graphs over time as plain trees, and the component that opens the moment of a click. */
import { el, round } from "../../toolkit/svg.js";
import { words } from "../../toolkit/drawing.js";
import { html } from "../../lib/html.js";
import { drawn } from "../../lib/render.js";
import { useSpace } from "../../board/miniature.js";

/**
 * @typedef {object} Series
 * @property {string} name
 * @property {number} seat
 * @property {string} hue  the class of its colour
 * @property {number[]} values
 */

const WIDTH = 600;
const HEIGHT = 200;
/** Room around the lines: half of a letter is above the highest number. */
const PAD = 8;
/** Room for the numbers at the left and below. */
const LEFT = 58;
const BELOW = 22;
/** Chances that rise by less than this decide nothing. */
const LEAST_RISE = 0.1;
const DASHES = ["", "7 4", "2 4", "10 4 2 4", "4 2"];

/**
 * @typedef {object} How
 * @property {string} label
 * @property {number} [at]  the moment to mark
 * @property {number} [most]  the highest value there can be
 * @property {string[]} [ends]  what the first and the last moment are called
 * @property {(value: number) => string} [number]  how a value is written
 * @property {number} [width]  in pixels: text has the same size in every window
 */

/**
 * @param {Series[]} series
 * @param {How} how
 */
export function graph(series, { label, at, most, ends = [], number = String, width = WIDTH }) {
  const length = Math.max(2, ...series.map(({ values }) => values.length));
  const top = most ?? evenAbove(Math.max(1, ...series.flatMap(({ values }) => values)));
  const x = (/** @type {number} */ index) => round(LEFT + (width - LEFT - PAD) * (index / (length - 1)));
  const y = (/** @type {number} */ value) => round(HEIGHT - BELOW - (HEIGHT - BELOW - PAD) * (value / top));
  return el(
    "svg",
    { class: "graph", viewBox: `0 0 ${round(width)} ${HEIGHT}`, role: "img", "aria-label": label },
    [0, 0.25, 0.5, 0.75, 1].map((part) =>
      el("line", { class: "grid", x1: LEFT, x2: width - PAD, y1: y(top * part), y2: y(top * part) }),
    ),
    [0, 0.5, 1].map((part) => words(number(top * part), LEFT - 6, y(top * part) + 4, "axis at-left")),
    ends.map((end, place) => words(end, place ? width - PAD : LEFT, HEIGHT - 3, place ? "axis at-left" : "axis")),
    at !== undefined && el("line", { class: "now", x1: x(at), x2: x(at), y1: PAD, y2: HEIGHT - BELOW }),
    series.map(({ values, seat, hue, name }) =>
      el(
        "polyline",
        {
          class: `line ${hue}`,
          points: values.map((value, index) => `${x(index)},${y(value)}`).join(" "),
          "stroke-dasharray": DASHES[seat % DASHES.length] || undefined,
        },
        el("title", {}, name),
      ),
    ),
  );
}

/** The next even number: half of it, the number in the middle of the axis, is whole. @param {number} most */
const evenAbove = (most) => 2 * Math.ceil(most / 2);

/**
 * Which of some moments is at a point of a graph.
 *
 * @param {number} x  how far from the left the point is
 * @param {number} length  how many moments there are
 * @param {number} [width]  of the graph
 */
export function momentAt(x, length, width = WIDTH) {
  const along = (x - LEFT) / (width - LEFT - PAD);
  return Math.round(Math.min(1, Math.max(0, along)) * (length - 1));
}

/**
 * The line of a seat in small, for the names below a graph.
 *
 * @param {number} seat
 * @param {string} hue
 */
export const legendLine = (seat, hue) =>
  el(
    "svg",
    { class: "graph legend", viewBox: "0 0 40 8", "aria-hidden": "true" },
    el("line", {
      class: `line ${hue}`,
      x1: 1,
      y1: 4,
      x2: 39,
      y2: 4,
      "stroke-dasharray": DASHES[seat % DASHES.length] || undefined,
    }),
  );

/**
 * Between which two moments the chances of a winner rose most. How a game ended is not a chance: the
 * last moment is not a turning point.
 *
 * @param {number[][]} chances
 * @param {number[]} winners
 */
export function turningPoint(chances, winners) {
  const steps = winners.flatMap((seat) =>
    chances.slice(1, -1).map((row, place) => ({
      seat,
      index: place + 1,
      before: chances[place][seat],
      after: row[seat],
    })),
  );
  const rise = (/** @type {{ before: number, after: number }} */ { before, after }) => after - before;
  const best = steps.filter((step) => rise(step) > 0).sort((a, b) => rise(b) - rise(a))[0];
  return best && rise(best) >= LEAST_RISE ? best : null;
}

/**
 * @param {{ series: Series[], how: How, length: number,
 *   open: (moment: number) => void }} props  `length`: how many moments there are
 */
export function Timeline({ series, how, length, open }) {
  const { frame, space } = useSpace();
  const { width } = space.value;
  const click = (/** @type {MouseEvent} */ { clientX }) => {
    const { left } = /** @type {HTMLElement} */ (frame.current).getBoundingClientRect();
    open(momentAt(clientX - left, length, width));
  };
  return html`<div class="timeline clickable" ref=${frame} onClick=${click}>
    ${width > 0 && drawn(graph(series, { ...how, width }))}
  </div>`;
}
