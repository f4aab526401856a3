/** How likely each seat is to win, as the viewer can know. */
import { html, useEffect } from "../lib/html.js";
import { measuredOtherwise, optionLines } from "../features/setup/option-names.js";
import { seatName } from "../client/names.js";
import { t } from "../lib/texts.js";
import { titleFacts } from "../lib/session.js";

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
  <${Certainty} model=${model} certainty=${shown.certainty} />
</div>`;

/**
 * How sure chances are: where they are not, or where that was measured with other rules.
 *
 * @param {{ model: TableModel, certainty: Evaluation["certainty"] }} props
 */
export function Certainty({ model, certainty }) {
  const others = measuredWith(model);
  if (certainty === "high" && !others) return null;
  const shown = certainty === "high" ? "fair" : certainty;
  const help = t("chances-certainty-help", { certainty: shown });
  const whole = others ? `${help} ${t("chances-measured", { options: others })}` : help;
  return html`<small class="soft certainty" title=${whole}>
    <span aria-hidden="true">${t("chances-certainty", { certainty: shown })}</span>
    <span class="unseen">${whole}</span>
  </small>`;
}

/** The options of the games that chances were measured with, where this one has others. @param {TableModel} model */
function measuredWith(model) {
  const { table } = model.client.state.value;
  const facts = table && titleFacts(table.title);
  return facts ? optionLines(facts, measuredOtherwise(facts, table.options)).join(", ") : "";
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
