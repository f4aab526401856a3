/** What a picture of a table is made of: the page's own drawings of it, as plain trees. */
import { definitions } from "wolfden/toolkit/icons.js";
import { flat } from "wolfden/toolkit/texts.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 */

/** The least text size on a board, in pixels: pictures of links are shown at half their size. */
const TEXT_SIZE = 15;

/**
 * Draw what a view shows of a table.
 *
 * @param {import("wolfden/toolkit/title.js").Title} title
 * @param {import("wolfden/toolkit/title.js").View} view
 * @param {Pick<Ui, "actors" | "language" | "seatNames" | "aspect" | "space">} table
 * @param {(text: string) => string} translate  a text with plain arguments, as JSON, in a language
 * @returns {{ board: Tree, status: Tree, panels: Tree[] }}
 */
export function picture(title, view, table, translate) {
  /** @type {Ui["say"]} */
  const say = (text) => translate(JSON.stringify(flat(text, speaker)));
  const speaker = { say, seatNames: table.seatNames, language: table.language };
  /** @type {Ui} */
  const ui = {
    ...table,
    glowing: new Set(),
    chosen: [],
    marked: new Set(),
    hovered: "",
    seat: null,
    theme: "snow",
    layers: new Set(title.layers),
    marks: {},
    textSize: TEXT_SIZE,
    say,
  };
  return {
    board: title.board(view, ui),
    status: title.status(view, ui),
    panels: title.scores(view).map((_score, seat) => title.panel(view, seat, ui)),
  };
}

/**
 * The emblem of a title, with no table at all.
 *
 * @param {import("wolfden/toolkit/title.js").Title} title
 * @returns {{ definitions: Tree[], cover: Tree | null }}
 */
export const scene = (title) => ({
  definitions: definitionsOf(title),
  cover: title.cover?.() ?? null,
});

/** @param {import("wolfden/toolkit/title.js").Title} title @returns {Tree[]} */
const definitionsOf = (title) =>
  definitions([title]).children.flatMap((one) => (typeof one === "string" ? [] : /** @type {Tree[]} */ (one.children)));
