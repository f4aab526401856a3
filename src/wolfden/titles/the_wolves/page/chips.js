/** Who holds how much of a region: chips on its lake. */
import { el } from "wolfden/toolkit/svg.js";
import { shifted, use, words } from "wolfden/toolkit/drawing.js";
import { emblemOf } from "./scene.js";

/** @typedef {import("./types.js").Strength} Strength */

const WIDTH = 18.5;
/** The chips of a region share this width; where five packs meet, they get smaller. */
const ROW = 80;
const TEXT_SIZE = 12.5;

/**
 * A chip for each pack in the region, the strongest first: its emblem, and its control below. Where
 * they have to be large, those that lead come first and the last ones find no space.
 *
 * @param {Strength[]} strengths
 * @param {number} textSize  the smallest text size
 */
export function chips(strengths, textSize) {
  const scale = Math.max(1, textSize / TEXT_SIZE);
  const most = Math.max(1, Math.floor(ROW / (WIDTH * scale)));
  const shown = scale > 1 ? strengths.slice(0, most) : strengths;
  const step = Math.min(WIDTH * scale, ROW / Math.max(1, shown.length));
  const first = (-step * (shown.length - 1)) / 2;
  return shown.map((one, place) => chip(one, first + step * place, Math.max(scale, step / WIDTH)));
}

/**
 * @param {Strength} strength
 * @param {number} x
 * @param {number} scale
 */
function chip({ owner, control }, x, scale) {
  const emblem = emblemOf(owner);
  return el(
    "g",
    {
      class: `chip pack-${emblem}`,
      "data-owner": owner,
      "data-control": control,
      transform: shifted(x, 10 + 3 * (scale > 1 ? scale : 0), scale),
    },
    el("rect", { x: -8.5, y: -8, width: 17, height: 25, rx: 4, class: "piece-line" }),
    use(`emblem-${emblem}`, { y: -0.6, scale: 0.55, class: "mark" }),
    words(control, 0, 14.4, "chip-count mark"),
  );
}
