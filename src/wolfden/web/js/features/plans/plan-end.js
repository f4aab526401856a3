/** Planning ahead at a table: the button while a player waits, and how a plan ended. */
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import * as api from "./api.js";

/** @typedef {import("../../client/model.js").TableModel} TableModel */

/** Only where one may plan: at tables over days. @param {{ model: TableModel }} props */
export function PlanButton({ model }) {
  const { plans } = model.client.state.value;
  if (!plans) return null;
  return html`<button class="button offer" data-do="plan" onClick=${() => (model.isPlanning.value = true)}>
    ${t("plan-ahead")}${plans.lines.length > 0 && html` <small class="offer-note">${plans.lines.length}</small>`}
  </button>`;
}

/** Why a plan is not followed any more. @param {{ model: TableModel }} props */
export function PlanEnd({ model }) {
  const { client } = model;
  const { plans } = client.state.value;
  if (!plans?.ended) return null;
  const close = () =>
    client.request(async () => {
      client.receive(await api.storePlans(client.id, plans.seat, { seq: plans.seq, lines: [] }));
    });
  return html`<div class="banner" role="status" data-plan=${plans.ended}>
    <p>${t("plan-ended", { why: plans.ended })}</p>
    <button class="button small" onClick=${close}>${t("close")}</button>
  </div>`;
}
