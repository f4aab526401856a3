/** A request to take something back: the other players say yes or no. */
import { html } from "../core/html.js";
import { seatName } from "../core/names.js";
import { t } from "../core/texts.js";

/** @param {{ model: import("../core/model.js").TableModel }} props */
export function UndoRequest({ model }) {
  const { request, seat, table } = model.client.state.value;
  if (!request || !table) return null;
  const name = seatName(table.seats[request.seat]);
  if (seat === null || !request.waiting.includes(seat)) {
    return html`<div class="banner" role="status">${t("undo-asked", { name })}</div>`;
  }
  const answer = (/** @type {boolean} */ yes) =>
    model.client.ask({ type: "answer", request: request.request, yes });
  return html`<div class="banner" role="alert">
    <p>${t("undo-asks-you", { name })}</p>
    <button class="button main" onClick=${() => answer(true)}>${t("yes")}</button>
    <button class="button" onClick=${() => answer(false)}>${t("no")}</button>
  </div>`;
}
