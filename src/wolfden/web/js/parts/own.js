/** The viewer's own board, drawn by the title. */
import { html } from "../core/html.js";
import { targetAt } from "../core/gestures.js";
import { Drawing } from "../core/render.js";

/** @typedef {import("../core/model.js").TableModel} TableModel */

/** @param {{ model: TableModel }} props */
export function OwnBoard({ model }) {
  const title = model.client.title.value;
  // What is, not a preview of it: the title shows beside it what the chosen words would change.
  const { seat, view } = model.client.state.value;
  if (seat === null || !title || !view) return null;
  return html`<div onClick=${tapOn(model)}><${Drawing} tree=${title.own(view, seat, model.ui.value)} /></div>`;
}

/** Choose what is clicked outside the board. @param {TableModel} model */
export const tapOn = (model) => (/** @type {MouseEvent} */ event) => {
  const target = targetAt(event.target);
  if (target) model.tap(target, { x: event.clientX, y: event.clientY });
};
