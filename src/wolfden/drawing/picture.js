/** What a picture of a table is made of: the page's own drawings of it, as plain trees. */
import { definitions } from "wolfden/toolkit/definitions.js";
import { flat } from "wolfden/toolkit/texts.js";

/**
 * @typedef {import("wolfden/core/svg.js").Tree} Tree
 * @typedef {import("wolfden/core/title.js").Ui} Ui
 */

/**
 * Draw what a watcher sees of a table.
 *
 * @param {import("wolfden/core/title.js").Title} title
 * @param {import("wolfden/core/title.js").View} view
 * @param {{ actors: number[], language: string }} table
 * @param {(text: string) => string} translate  a text with plain arguments, as JSON, in a language
 * @returns {{ definitions: Tree[], board: Tree, status: Tree, panels: Tree[] }}
 */
export function picture(title, view, table, translate) {
  /** @type {Ui["say"]} */
  const say = (text) => translate(JSON.stringify(flat(text, speaker)));
  const speaker = { say, seatNames: [], language: table.language };
  /** @type {Ui} */
  const ui = {
    ...table,
    glowing: new Set(),
    chosen: [],
    marked: new Set(),
    hovered: "",
    seat: null,
    seatNames: [],
    theme: "snow",
    layers: new Set(title.layers),
    marks: {},
    aspect: 0,
    say,
  };
  return {
    definitions: definitions([title]).children.flatMap((one) =>
      typeof one === "string" ? [] : /** @type {Tree[]} */ (one.children),
    ),
    board: title.board(view, ui),
    status: title.status(view, ui),
    panels: title.scores(view).map((_score, seat) => title.panel(view, seat, ui)),
  };
}
