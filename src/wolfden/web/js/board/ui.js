/** What the page adds to a view for drawing (see `Ui` in `title.js`). */
import { flat } from "../toolkit/texts.js";
import { theme } from "../lib/settings.js";
import { language, t, translated } from "../lib/texts.js";

/**
 * @param {Partial<import("../toolkit/title.js").Ui>} parts
 * @returns {import("../toolkit/title.js").Ui}
 */
export function makeUi(parts) {
  const say = parts.say ?? voice(parts.seatNames ?? []);
  return { ...nothing(), ...parts, theme: theme(), language: language.value, say };
}

/**
 * How texts are said at a table. A voice says the same of the same things for as long as it is in
 * use, so what is drawn with one can be kept.
 *
 * @param {string[]} seatNames
 * @returns {import("../toolkit/title.js").Ui["say"]}
 */
export function voice(seatNames) {
  /** @param {import("../toolkit/title.js").Text} text @returns {string} */
  const say = (text) => {
    const { key, args, english } = flat(text, { say, seatNames, language: language.value });
    return english === undefined ? t(key, args) : translated(key, english);
  };
  return say;
}

/** @returns {Omit<import("../toolkit/title.js").Ui, "theme" | "language" | "say">} */
const nothing = () => ({
  glowing: new Set(),
  chosen: [],
  marked: new Set(),
  hovered: "",
  seat: null,
  actors: [],
  seatNames: [],
  layers: new Set(),
  marks: {},
  aspect: 0,
  space: { width: 0, height: 0 },
  zoom: 1,
  textSize: smallestText(),
});

/** Phones are held close: text on boards may be a little smaller there. */
const SMALL_SCREEN = "(max-width: 860px), (max-height: 500px)";
const smallestText = () => (globalThis.matchMedia?.(SMALL_SCREEN).matches ? 10 : 11);

/**
 * The class that colours what belongs to a seat; nothing for chance and for the neutral.
 *
 * @param {import("../toolkit/title.js").Title} title
 * @param {import("../toolkit/title.js").View} view
 * @param {number} seat
 */
export const hueOf = (title, view, seat) => (seat < 0 ? "" : `hue-${title.emblem(view, seat)}`);

/**
 * The class that colours a symbol of a seat in a drawing: pieces only, other things have their own.
 *
 * @param {import("../toolkit/title.js").Title} title
 * @param {import("../toolkit/title.js").View} view
 * @param {{ seat: number, icon: string }} line
 */
export const lookOf = (title, view, { seat, icon }) =>
  seat >= 0 && icon.startsWith("piece-") ? `pack-${title.emblem(view, seat)}` : "";

/** The space an element has on the screen; none before it is there. @param {Element | null} element */
export function spaceOf(element) {
  const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 };
  return { width, height };
}
