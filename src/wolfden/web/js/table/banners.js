/** Banners above the action bar: the connection, requests to undo, the end of a plan, a replayed round. */
import { seatName } from "../client/names.js";
import { html, useSignal } from "../lib/html.js";
import { t } from "../lib/texts.js";
import { PlanEnd } from "../features/plans/plan-end.js";
import { useStory } from "./log.js";

/** @typedef {import("../client/model.js").TableModel} TableModel */

/** @param {{ model: TableModel }} props */
export const Banners = ({ model }) => html`<div class="banners">
  <${Connection} client=${model.client} />
  <${UndoRequest} model=${model} />
  <${PlanEnd} model=${model} />
  <${ReplayedRound} model=${model} />
  <${Farewell} model=${model} />
</div>`;

/** To a player who is out of a game that continues. @param {{ model: TableModel }} props */
function Farewell({ model }) {
  const isRead = useSignal(false);
  const { seat, view, result } = model.client.state.value;
  const isOut = view && seat !== null && model.client.title.value?.isOut?.(view, seat);
  if (!isOut || result || isRead.value) return null;
  return html`<div class="banner farewell" role="status">
    <p><b>${t("farewell-title")}.</b> ${t("farewell-text")}</p>
    <button class="button main" onClick=${() => (isRead.value = true)}>${t("recap-done")}</button>
    <a class="button" href="/">${t("go-home")}</a>
  </div>`;
}

/** A request to take back an action: the other players say yes or no. @param {{ model: TableModel }} props */
function UndoRequest({ model }) {
  const { request, seat, table } = model.client.state.value;
  if (!request || !table) return null;
  const name = seatName(table.seats[request.seat]);
  if (seat === null || !request.waiting.includes(seat)) {
    return html`<div class="banner" role="status">${t("undo-asked", { name })}</div>`;
  }
  const answer = (/** @type {boolean} */ yes) => model.client.ask({ type: "answer", request: request.request, yes });
  return html`<div class="banner" role="alert">
    <p>${t("undo-asks-you", { name })}</p>
    <button class="button main" onClick=${() => answer(true)}>${t("yes")}</button>
    <button class="button" onClick=${() => answer(false)}>${t("no")}</button>
  </div>`;
}

/** Empty while the connection holds. @param {{ client: import("../client/client.js").TableClient }} props */
function Connection({ client }) {
  const state = client.link.value;
  const isFirst = client.state.value.seq < 0;
  const text = state === "lost" || (state === "connecting" && !isFirst) ? t("connection-lost") : "";
  return html`<div class="connection ${text ? "is-lost" : ""}" role="status" data-link=${state}>
    ${text}
    ${text && html` <button class="button small" data-do="reconnect" onClick=${() => client.connection.reconnect()}>${t("try-now")}</button>`}
  </div>`;
}

/** The step that is replayed, in words. @param {{ model: TableModel }} props */
function ReplayedRound({ model }) {
  const { again, round } = model.client.following;
  const step = round[again.value];
  const lines = useStory(model);
  if (!step) return null;
  const seqs = new Set(step.entries.map(({ seq }) => seq));
  const steps = again.value === 0 ? [] : lines.filter(({ seq }) => seqs.has(seq));
  return html`<div class="banner seen-again">
    <b>${again.value} / ${round.length - 1}</b>
    <span>${steps.map(({ text }) => t(text.key, text.args)).join(" ")}</span>
    <button class="button small" onClick=${() => model.showAgain()}>${t("follow-skip")}</button>
  </div>`;
}
