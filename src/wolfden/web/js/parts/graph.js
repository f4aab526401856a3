/** Lines over time: scores and chances. A plain tree, so that it is tested without a browser. */
import { el, round } from "../core/svg.js";

/**
 * @typedef {object} Series
 * @property {string} name
 * @property {number} seat
 * @property {string} hue  the class of its colour
 * @property {number[]} values
 */

const WIDTH = 600;
const HEIGHT = 200;
const PAD = 8;
const DASHES = ["", "7 4", "2 4", "10 4 2 4", "4 2"];

/**
 * @param {Series[]} series
 * @param {{ label: string, at?: number, most?: number }} how  `at`: the moment to mark
 */
export function graph(series, { label, at, most }) {
  const length = Math.max(2, ...series.map(({ values }) => values.length));
  const top = most ?? Math.max(1, ...series.flatMap(({ values }) => values));
  const x = (/** @type {number} */ index) => round(PAD + ((WIDTH - 2 * PAD) * index) / (length - 1));
  const y = (/** @type {number} */ value) => round(HEIGHT - PAD - ((HEIGHT - 2 * PAD) * value) / top);
  return el(
    "svg",
    { class: "graph", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label },
    [0, 0.25, 0.5, 0.75, 1].map((part) =>
      el("line", { class: "grid", x1: PAD, x2: WIDTH - PAD, y1: y(top * part), y2: y(top * part) }),
    ),
    at !== undefined && el("line", { class: "now", x1: x(at), x2: x(at), y1: PAD, y2: HEIGHT - PAD }),
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
