/** How likely each seat is to win, as the viewer can know. */
import { html, useEffect } from "../lib/html.js";
import { seatName } from "../client/names.js";
import { t } from "../lib/texts.js";

/**
 * @typedef {import("../client/model.js").TableModel} TableModel
 * @typedef {import("../types.js").Evaluation} Evaluation
 */

const PAUSE = 700;

/** @param {{ model: TableModel }} props */
export function Chances({ model }) {
  const { seq, result, table } = model.client.state.value;
  const isOn = model.layers.value.has("chances");
  useEffect(() => {
    if (!isOn || result || seq < 0) return undefined;
    const timer = setTimeout(() => ask(model), PAUSE);
    return () => clearTimeout(timer);
  }, [seq, isOn, result === null]);
  if (table?.settings?.hints === false) return null;
  return html`<div class="chances">
    ${isOn && model.chances.value && table && html`<${Shown} model=${model} shown=${model.chances.value} seats=${table.seats} />`}
    <button
      class="button small quiet"
      aria-pressed=${isOn ? "true" : "false"}
      data-do="chances"
      onClick=${() => model.toggleLayer("chances")}
    >
      ${t("chances")}
    </button>
  </div>`;
}

/** @param {{ model: TableModel, shown: Evaluation, seats: import("../lib/request.js").Seat[] }} props */
const Shown = ({ model, shown, seats }) => html`<div class="chances-shown">
  <${Bar} model=${model} chances=${shown.chances} seats=${seats} />
  <${Certainty} certainty=${shown.certainty} />
</div>`;

/** How sure chances are, where they are not. @param {{ certainty: Evaluation["certainty"] }} props */
export function Certainty({ certainty }) {
  if (certainty === "high") return null;
  const help = t("chances-certainty-help", { certainty });
  return html`<small class="soft certainty" title=${help}>
    <span aria-hidden="true">${t("chances-certainty", { certainty })}</span>
    <span class="unseen">${help}</span>
  </small>`;
}

/** @param {{ model: TableModel, chances: number[], seats: import("../lib/request.js").Seat[] }} props */
function Bar({ model, chances, seats }) {
  const total = chances.reduce((sum, chance) => sum + chance, 0) || 1;
  return html`<ul class="chance-bar">
    ${chances.map((chance, seat) => {
      const percent = Math.round(chance * 100);
      const label = t("chance-of", { name: seatName(seats[seat]), percent });
      return html`<li class=${model.hue(seat)} style=${{ flexGrow: chance / total }} title=${label}>
        <span aria-hidden="true">${percent >= 8 ? `${percent} %` : ""}</span>
        <span class="unseen">${label}</span>
      </li>`;
    })}
  </ul>`;
}

/** @param {TableModel} model */
async function ask(model) {
  const answer = await model.client.connection.ask({ type: "evaluate" }).catch(() => null);
  if (answer) model.chances.value = answer;
}
