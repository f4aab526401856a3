/** Small things every drawing is made of: copies of symbols, lines of text, things to point at. */
import { el, moved, round } from "../core/svg.js";

/**
 * @typedef {import("../core/svg.js").Tree} Tree
 * @typedef {import("../core/svg.js").Child} Child
 * @typedef {import("../core/svg.js").Value} Value
 * @typedef {import("../core/title.js").Ui} Ui
 * @typedef {Record<string, Value>} Attributes
 */

/**
 * The transform that moves to a place and, there, scales.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} [scale]
 */
export const shifted = (x, y, scale = 1) =>
  scale === 1 ? moved(x, y) : `${moved(x, y)} scale(${round(scale)})`;

/**
 * A copy of a symbol of the definitions.
 *
 * @param {string} symbol
 * @param {Attributes & { x?: number, y?: number, scale?: number }} [attributes]
 * @returns {Tree}
 */
export function use(symbol, { x = 0, y = 0, scale = 1, ...attributes } = {}) {
  const place = x || y || scale !== 1 ? { transform: shifted(x, y, scale) } : {};
  return el("use", { href: `#${symbol}`, ...place, ...attributes });
}

/**
 * A line of text in a picture; what it belongs to says it in words of its own.
 *
 * @param {string | number} line
 * @param {number} x
 * @param {number} y
 * @param {string} [look]  its classes
 */
export const words = (line, x, y, look = "") =>
  el("text", { x, y, class: look || null, "aria-hidden": "true" }, `${line}`);

/**
 * A shape that looks as the style sheet says of its class.
 *
 * @param {string} d
 * @param {string} [look]
 * @param {Attributes} [attributes]
 */
export const path = (d, look = "", attributes = {}) =>
  el("path", { d, class: look || null, ...attributes });

/**
 * @param {number} radius
 * @param {string} look
 * @param {Attributes} [attributes]
 */
export const disc = (radius, look, attributes = {}) =>
  el("circle", { r: radius, class: look, ...attributes });

/**
 * Class names, the empty ones left out.
 *
 * @param {...(string | false | null | undefined)} names
 */
export const classes = (...names) => names.filter(Boolean).join(" ");

/**
 * Something one can point at. What glows can be reached by keyboard; everything else answers to a
 * pointer all the same, so that one may ask what it is and why it cannot be chosen.
 *
 * @param {string} target  such as `hex:c4`
 * @param {string} label  what a screen reader says
 * @param {Ui} ui
 * @param {Attributes & { class?: string }} attributes
 * @param {...Child} children
 * @returns {Tree}
 */
export const target = (target, label, ui, attributes, ...children) =>
  el("g", pointing(target, label, ui, attributes), ...children);

/**
 * The attributes of something one can point at, for elements other than groups. Where nothing is
 * said of things, as in a picture of a table, they are only drawn.
 *
 * @param {string} target
 * @param {string} label
 * @param {Ui} ui
 * @param {Attributes & { class?: string }} [attributes]
 * @returns {Attributes}
 */
export function pointing(target, label, ui, { class: look = "", ...attributes } = {}) {
  if (!label) return { class: classes("thing", look), ...attributes };
  const glows = ui.glowing.has(target);
  return {
    class: classes(
      "thing",
      look,
      glows && "glowing",
      ui.marked.has(target) && "marked",
      ui.hovered === target && "hovered",
    ),
    "data-target": target,
    role: "button",
    tabindex: glows ? 0 : -1,
    "aria-label": label,
    "aria-pressed": ui.marked.has(target) ? "true" : null,
    ...attributes,
  };
}

/**
 * How a thing one can point at looks now: what a drawing of it has to be kept by.
 *
 * @param {string} target
 * @param {Ui} ui
 */
export const stateOf = (target, { glowing, marked, hovered }) =>
  (glowing.has(target) ? 1 : 0) + (marked.has(target) ? 2 : 0) + (hovered === target ? 4 : 0);

/**
 * A small picture of a symbol, for cards and strips that are no pictures themselves.
 *
 * @param {string} symbol
 * @param {{ look?: string, half?: number, x?: number, y?: number, scale?: number, label?: string,
 *   under?: Child }} [options]  `half`: half the side of the square that is seen; `label`: what it
 *   means, where no words beside it say so; `under`: what lies below it
 */
export function icon(symbol, { look = "", half = 24, label = "", under = null, ...place } = {}) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return el(
    "svg",
    { class: "icon game-icon", viewBox: `${-half} ${-half} ${2 * half} ${2 * half}`, ...spoken },
    under,
    use(symbol, { ...place, class: look || null }),
  );
}

/**
 * How a board is framed: it fills its room, and zooms by its `viewBox`.
 *
 * @param {string} look
 * @param {{ x: number, y: number, width: number, height: number }} box
 * @param {string} label
 * @param {...Child} children
 */
export const boardFrame = (look, { x, y, width, height }, label, ...children) =>
  el(
    "svg",
    {
      class: `board ${look}`,
      viewBox: [x, y, width, height].map(round).join(" "),
      preserveAspectRatio: "xMidYMid meet",
      role: "group",
      "aria-label": label,
    },
    ...children,
  );
