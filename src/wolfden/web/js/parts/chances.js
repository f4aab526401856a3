/** How likely each seat is to win, as far as the viewer can know. */
import { html, useEffect } from "../core/html.js";
import { seatName } from "../core/names.js";
import { t } from "../core/texts.js";

/** @typedef {import("../core/desk.js").Desk} Desk */

const PAUSE = 700;

/** @param {{ desk: Desk }} props */
export function Chances({ desk }) {
  const { seq, result, table } = desk.room.sitting.value;
  const isOn = desk.layers.value.has("chances");
  useEffect(() => {
    if (!isOn || result || seq < 0) return undefined;
    const timer = setTimeout(() => ask(desk), PAUSE);
    return () => clearTimeout(timer);
  }, [seq, isOn, result === null]);
  if (table?.settings?.hints === false) return null;
  return html`<div class="chances">
    <button
      class="button small quiet"
      aria-pressed=${isOn ? "true" : "false"}
      data-do="chances"
      onClick=${() => desk.toggleLayer("chances")}
    >
      ${t("chances")}
    </button>
    ${isOn && desk.chances.value && table && html`<${Bar} desk=${desk} chances=${desk.chances.value} seats=${table.seats} />`}
  </div>`;
}

/** @param {{ desk: Desk, chances: number[], seats: import("../core/wire.js").Seat[] }} props */
function Bar({ desk, chances, seats }) {
  const total = chances.reduce((sum, chance) => sum + chance, 0) || 1;
  return html`<ul class="chance-bar">
    ${chances.map((chance, seat) => {
      const percent = Math.round(chance * 100);
      const label = t("chance-of", { name: seatName(seats[seat]), percent });
      return html`<li class=${desk.hue(seat)} style=${{ flexGrow: chance / total }} title=${label}>
        <span aria-hidden="true">${percent >= 8 ? `${percent} %` : ""}</span>
        <span class="unseen">${label}</span>
      </li>`;
    })}
  </ul>`;
}

/** @param {Desk} desk */
async function ask(desk) {
  const answer = await desk.room.connection.ask({ type: "evaluate" }).catch(() => null);
  if (answer) desk.chances.value = answer.chances;
}
