/** Drawing on the board: pins by a tap, arrows by a drag, for oneself or for the team. */
import { html, onValue } from "../lib/html.js";
import { NO_MARKS } from "./marks.js";
import { t } from "../lib/texts.js";
import { Icon } from "../frame/symbols.js";

/** @typedef {import("../client/model.js").TableModel} TableModel */

/** @param {{ model: TableModel }} props */
export function Pens({ model }) {
  const { seat, table } = model.client.state.value;
  if (seat === null || !table) return null;
  const team = table.teams.find((seats) => seats.includes(seat)) ?? [];
  const pens = team.length > 1 ? ["own", "team"] : ["own"];
  const pen = model.pen.value;
  const take = (/** @type {string} */ name) => () => (model.pen.value = pen === name ? "" : name);
  return html`
    ${pens.map(
      (name) => html`<button
        class="button small"
        data-pen=${name}
        aria-pressed=${pen === name ? "true" : "false"}
        aria-label=${t("pen", { room: name })}
        title=${t("pen", { room: name })}
        onClick=${take(name)}
      >
        <${Icon} name="ui-pen" /><span class="label">${t("pen", { room: name })}</span>
      </button>`,
    )}
    ${pen &&
    html`<div class="pen-line">
      <span class="small soft">${t("pen-help")}</span>
      <input
        class="pen-text"
        aria-label=${t("pen-text")}
        placeholder=${t("pen-text")}
        maxlength="40"
        value=${model.penText.value}
        onInput=${onValue((value) => (model.penText.value = value))}
      />
      <button class="button small" onClick=${() => model.draw(() => NO_MARKS)}>${t("pen-clear")}</button>
    </div>`}
  `;
}
