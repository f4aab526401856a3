/** A request to take something back: the other players say yes or no. */
import { html } from "../lib/html.js";
import { seatName } from "../client/names.js";
import { t } from "../lib/texts.js";

/** @param {{ model: import("../client/model.js").TableModel }} props */
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
