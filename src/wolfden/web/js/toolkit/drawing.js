/** Small things every drawing is made of: copies of symbols, lines of text, things to point at. */
import { el, moved, round } from "./svg.js";

/**
 * @typedef {import("./svg.js").Tree} Tree
 * @typedef {import("./svg.js").Child} Child
 * @typedef {import("./svg.js").Value} Value
 * @typedef {import("./title.js").Ui} Ui
 * @typedef {Record<string, Value>} Attributes
 */

/**
 * The transform that moves to a place and, there, scales.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} [scale]
 */
export const shifted = (x, y, scale = 1) => (scale === 1 ? moved(x, y) : `${moved(x, y)} scale(${round(scale)})`);

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
 * A line of text in a picture; the label of the thing it belongs to says the same.
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
export const path = (d, look = "", attributes = {}) => el("path", { d, class: look || null, ...attributes });

/**
 * @param {number} radius
 * @param {string} look
 * @param {Attributes} [attributes]
 */
export const disc = (radius, look, attributes = {}) => el("circle", { r: radius, class: look, ...attributes });

/**
 * Class names, the empty ones left out.
 *
 * @param {...(string | false | null | undefined)} names
 */
export const classes = (...names) => names.filter(Boolean).join(" ");

/**
 * Something one can point at, or walk to with arrow keys. What does not glow answers all the same, so
 * that one may ask what it is and why it cannot be chosen.
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
      glows && ui.kinds?.has(target) && `does-${ui.kinds.get(target)}`,
      ui.marked.has(target) && "marked",
      ui.hovered === target && "hovered",
      isLeaving(target, ui) && "leaving",
    ),
    "data-target": target,
    role: glows ? "button" : "img",
    tabindex: -1,
    "aria-label": label,
    [glows ? "aria-pressed" : "aria-current"]: ui.marked.has(target) ? "true" : null,
    ...attributes,
  };
}

/**
 * Whether what is chosen would move a piece away from its place.
 *
 * @param {string} target
 * @param {Pick<Ui, "marks">} ui
 */
export const isLeaving = (target, { marks }) => marks?.ghosts?.some(({ of }) => of === target) ?? false;

/**
 * How a thing one can point at looks now: what a drawing of it has to be kept by.
 *
 * @param {string} target
 * @param {Ui} ui
 */
export const stateOf = (target, ui) =>
  [
    ui.glowing.has(target) && (ui.kinds?.get(target) ?? "glows"),
    ui.marked.has(target) && "marked",
    ui.hovered === target && "hovered",
    isLeaving(target, ui) && "leaving",
  ].join();

/**
 * A small picture of a symbol, for cards and strips that are no pictures themselves.
 *
 * @param {string} symbol
 * @param {{ look?: string, half?: number, x?: number, y?: number, scale?: number, label?: string,
 *   under?: Child }} [options]  `half`: half the side of the square that is seen; `label`: what it
 *   means, where no text beside it says so; `under`: what is drawn below it
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
 * The least text size on a board, in its own units; 0 where its size on the screen is unknown.
 * Labels and their signs are laid out by it, independently of the map: `--letters` in style sheets.
 *
 * @param {{ width: number, height: number }} box  what is seen of the board
 * @param {Pick<Ui, "space" | "zoom" | "textSize">} ui
 */
export const minTextSize = ({ width, height }, { space, zoom = 1, textSize = 11 }) =>
  space?.width && space.height ? (textSize * Math.max(width / space.width, height / space.height)) / zoom : 0;

/**
 * How a board is framed: it fills its space, and zooms by its `viewBox`.
 *
 * @param {string} look
 * @param {{ x: number, y: number, width: number, height: number, textSize?: number }} box
 *   `textSize`: the smallest text size in it, see `minTextSize`
 * @param {string} label
 * @param {...Child} children
 */
export const boardFrame = (look, { x, y, width, height, textSize }, label, ...children) =>
  el(
    "svg",
    {
      class: `board ${look}`,
      ...(textSize ? { style: `--letters: ${round(textSize)}` } : {}),
      viewBox: [x, y, width, height].map(round).join(" "),
      preserveAspectRatio: "xMidYMid meet",
      role: "group",
      "aria-label": label,
    },
    ...children,
  );
