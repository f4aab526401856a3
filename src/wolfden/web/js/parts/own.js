/** The viewer's own board, drawn by the title. */
import { html, useEffect, useRef } from "../core/html.js";
import { targetAt } from "../core/gestures.js";
import { Drawing } from "../core/render.js";

/** @typedef {import("../core/model.js").TableModel} TableModel */

/** Pixels at the end of a row that fade out. */
const FADING = 18;

/** @param {{ model: TableModel }} props */
export function OwnBoard({ model }) {
  const board = useChosenInSight(model);
  const title = model.client.title.value;
  // What is, not a preview of it: the title shows beside it what the chosen words would change.
  const { seat, view } = model.client.state.value;
  if (seat === null || !title || !view) return null;
  return html`<div ref=${board} onClick=${tapOn(model)}><${Drawing} tree=${title.own(view, seat, model.ui.value)} /></div>`;
}

/** Bring what is chosen into sight: on a phone the row is longer than its space. @param {TableModel} model */
function useChosenInSight(model) {
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const row = board.current?.closest(".own");
    const chosen = row?.querySelector(".thing.marked");
    if (row && chosen) scrollInto(row, chosen);
  }, [[...model.ui.value.marked].join(" ")]);
  return board;
}

/** Scroll a row alone, not the page around it. @param {Element} row @param {Element} thing */
function scrollInto(row, thing) {
  const [space, box] = [row.getBoundingClientRect(), thing.getBoundingClientRect()];
  if (box.left < space.left) row.scrollLeft -= space.left - box.left;
  else row.scrollLeft += Math.max(0, box.right - space.right + FADING);
}

/** Choose what is clicked outside the board. @param {TableModel} model */
export const tapOn = (model) => (/** @type {MouseEvent} */ event) => {
  const target = targetAt(event.target);
  if (target) model.tap(target, { x: event.clientX, y: event.clientY });
};
