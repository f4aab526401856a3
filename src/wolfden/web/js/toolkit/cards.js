/** The card of a pack as every title shows it: edge pattern, seal, name, points. */
import { el } from "./svg.js";
import { classes, pointing, use } from "./drawing.js";
import { seal } from "./packs.js";
import { say } from "./texts.js";

/**
 * @typedef {import("./svg.js").Tree} Tree
 * @typedef {import("./svg.js").Child} Child
 * @typedef {import("./title.js").Ui} Ui
 */

/**
 * @param {object} heading
 * @param {number} heading.seat
 * @param {string} heading.emblem
 * @param {string} heading.name
 * @param {string} heading.note  a few words below the name
 * @param {string | number} heading.score
 * @param {string} heading.scoreLabel  what the number means
 * @param {boolean} heading.acting
 * @param {boolean} [heading.out]
 * @param {...Child} rows
 * @returns {Tree}
 */
export const packCard = (heading, ...rows) =>
  el(
    "article",
    {
      class: classes("pack-card", heading.acting && "acting", heading.out && "out"),
      "data-seat": heading.seat,
      "aria-label": heading.name,
      "aria-current": heading.acting ? "true" : null,
    },
    edgeStrip(heading.emblem),
    el(
      "header",
      { class: "pack-heading" },
      sealIcon(heading.emblem),
      el("div", { class: "pack-name" }, el("strong", {}, heading.name), el("small", {}, heading.note)),
      el(
        "output",
        { class: "pack-score", title: heading.scoreLabel, "aria-label": heading.scoreLabel },
        `${heading.score}`,
      ),
    ),
    ...rows,
  );

/**
 * The sign of a pack as a small picture.
 *
 * @param {string} emblem
 */
export const sealIcon = (emblem) =>
  el("svg", { class: "icon game-icon seal", viewBox: "-17 -17 34 34", "aria-hidden": "true" }, seal(emblem, 15.5));

/**
 * The edge pattern of a pack along one side of its card.
 *
 * @param {string} emblem
 */
const edgeStrip = (emblem) =>
  el(
    "svg",
    { class: "pack-edge", "aria-hidden": "true" },
    el("rect", { width: "100%", height: "100%", fill: `url(#edge-${emblem})` }),
  );

/**
 * The viewer's own board: one row where there is room, else several.
 *
 * @param {string} look
 * @param {number} seat
 * @param {string} label
 * @param {...Child} parts
 * @returns {Tree}
 */
export const ownBoard = (look, seat, label, ...parts) =>
  el(
    "section",
    { class: `own-board ${look}`, "data-seat": seat, "aria-label": label },
    el("div", { class: "own-row" }, ...parts),
  );

/**
 * A thing on the viewer's own board that can be chosen. It is called by what is written on it; what
 * else there is to say is only heard.
 *
 * @param {string} target
 * @param {import("./texts.js").Spoken} text
 * @param {Ui} ui
 * @param {import("./drawing.js").Attributes & { class: string }} attributes
 * @param {...Tree} parts
 */
export function ownThing(target, text, ui, attributes, ...parts) {
  const label = say(text, ui);
  const button = {
    "aria-label": null,
    "aria-disabled": null,
    role: null,
    tabindex: ui.glowing.has(target) ? 0 : -1,
    type: "button",
    title: label,
  };
  return el(
    "button",
    { ...pointing(target, label, ui, attributes), ...button },
    ...parts,
    el("span", { class: "unseen" }, label),
  );
}

/**
 * A part of the viewer's own board.
 *
 * @param {string} look
 * @param {string} label
 * @param {...Child} things
 */
export const ownPart = (look, label, ...things) =>
  el("div", { class: `own-part ${look}`, role: "group", "aria-label": label }, ...things);

/**
 * A number with the picture of what it counts.
 *
 * @param {Child} picture
 * @param {Child} value
 * @param {string} label  what it says in words
 * @param {string} [look]
 */
export const fact = (picture, value, label, look = "") =>
  el(
    "span",
    { class: classes("fact", look), role: "img", title: label, "aria-label": label },
    picture,
    el("b", {}, value),
  );

/**
 * A row of slots of which the first ones are filled.
 *
 * @param {number} filled
 * @param {number} size
 * @param {string} [symbol]  what fills a slot; else a lit disc
 * @param {string} [look]
 */
export const pips = (filled, size, symbol = "", look = "") =>
  el(
    "svg",
    {
      class: "pips",
      viewBox: `0 0 ${12 * Math.max(size, 1)} 12`,
      "data-filled": filled,
      "aria-hidden": "true",
    },
    ...Array.from({ length: size }, (_none, place) =>
      place < filled && symbol
        ? use(symbol, { x: 12 * place + 6, y: 9, scale: 0.28, class: look || null })
        : el("circle", {
            cx: 12 * place + 6,
            cy: 6,
            r: 4.2,
            class: place < filled ? "lit-slot" : "slot",
          }),
    ),
  );
