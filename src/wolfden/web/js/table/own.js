/** The viewer's own board, drawn by the title. */
import { html, useEffect, useRef } from "../lib/html.js";
import { targetAt } from "../board/gestures.js";
import { Drawing } from "../lib/render.js";

/** @typedef {import("../client/model.js").TableModel} TableModel */

/** Pixels at the end of a row that fade out. */
const FADING = 18;

/** @param {{ model: TableModel }} props */
export function OwnBoard({ model }) {
  const board = useAskedInSight(model);
  const title = model.client.title.value;
  // What is, not a preview of it: the title shows beside it what the chosen words would change.
  const { seat, view } = model.client.state.value;
  if (seat === null || !title || !view) return null;
  return html`<div ref=${board} onClick=${tapOn(model)}><${Drawing} tree=${title.own(view, seat, model.ui.value)} /></div>`;
}

/** Cards to choose from, to be read over the edge of the board. @param {{ model: TableModel }} props */
export function Hand({ model }) {
  const title = model.client.title.value;
  const { seat, view } = model.client.state.value;
  const tree = title && view && seat !== null && title.hand?.(view, seat, model.ui.value);
  return tree && html`<div class="hand" onClick=${tapOn(model)}><${Drawing} tree=${tree} /></div>`;
}

/**
 * Bring what one is asked for into sight, else what is chosen, else the beginning, with what one has most
 * need of: on a phone the row is longer than its space. A row is left where it was moved to by hand until
 * something else is asked.
 *
 * @param {TableModel} model
 */
function useAskedInSight(model) {
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const { glowing, marked } = model.ui.value;
  useEffect(() => {
    const row = board.current?.closest(".own");
    if (!row) return;
    const thing = row.querySelector(".thing.glowing") ?? row.querySelector(".thing.marked");
    if (thing) scrollInto(row, thing);
    else row.scrollLeft = 0;
  }, [[...glowing].join(" "), [...marked].join(" ")]);
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
