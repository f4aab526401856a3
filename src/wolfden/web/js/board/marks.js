/** What people draw on a board: pins and arrows. Pure: each function returns new marks. */

/**
 * @typedef {import("../toolkit/title.js").Pin} Pin
 * @typedef {import("../toolkit/title.js").Arrow} Arrow
 * @typedef {{ pins: Pin[], arrows: Arrow[] }} Marks
 */

/** As many as a message to the server may hold. */
const MOST = 30;
const LONGEST = 40;

/** @type {Marks} */
export const NO_MARKS = { pins: [], arrows: [] };

/**
 * Put a pin on a thing, or take it off.
 *
 * @param {Marks} marks
 * @param {string} at
 * @param {string} [text]
 * @returns {Marks}
 */
export function withPin(marks, at, text = "") {
  const others = marks.pins.filter((pin) => pin.at !== at);
  const isThere = others.length < marks.pins.length;
  if (isThere && !text) return { ...marks, pins: others };
  return { ...marks, pins: [...others, { at, text: text.slice(0, LONGEST) }].slice(-MOST) };
}

/**
 * Draw an arrow from one thing to another, or wipe it out.
 *
 * @param {Marks} marks
 * @param {string} from
 * @param {string} to
 * @returns {Marks}
 */
export function withArrow(marks, from, to) {
  const others = marks.arrows.filter((arrow) => arrow.from !== from || arrow.to !== to);
  if (others.length < marks.arrows.length) return { ...marks, arrows: others };
  return { ...marks, arrows: [...others, { from, to }].slice(-MOST) };
}
