/** The packs round the table as cards: drawn by the title, with clock and presence added. */
import { html, useEffect, useSignal } from "../core/html.js";
import { Drawing } from "../core/render.js";
import { timeLeft } from "../core/tablestate.js";
import { language, t } from "../core/texts.js";
import { timeText } from "../core/times.js";
import { Icon } from "./symbols.js";

/** @typedef {import("../core/model.js").TableModel} TableModel */

/** @param {{ model: TableModel }} props */
export function Packs({ model }) {
  const { table, actors } = model.client.state.value;
  const title = model.client.title.value;
  const view = model.shown.value;
  if (!table || !title || !view) return null;
  return html`<section class="packs" aria-label=${t("packs-label")}>
    <ol>
      ${table.seats.map(
        (seat) => html`<li
          key=${seat.seat}
          class="pack-place ${actors.includes(seat.seat) ? "is-due" : ""}"
          data-seat=${seat.seat}
        >
          <${Presence} model=${model} seat=${seat} />
          <${Drawing} tree=${title.panel(view, seat.seat, model.ui.value)} />
        </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {{ model: TableModel, seat: import("../core/wire.js").Seat }} props */
function Presence({ model, seat }) {
  const { actors, seat: own } = model.client.state.value;
  const isDue = actors.includes(seat.seat);
  const isAway = seat.kind === "guest" && !seat.here;
  return html`<p class="presence small">
    ${seat.kind === "bot" && html`<${Icon} name="ui-bot" label=${t("is-bot")} />`}
    ${isAway && html`<span class="soft">${t("is-away")}</span>`}
    ${isDue && html`<span class="due">${t(seat.seat === own ? "your-turn" : "is-thinking")}</span>`}
    <${ClockFace} model=${model} seat=${seat.seat} />
  </p>`;
}

/** @param {{ model: TableModel, seat: number }} props */
function ClockFace({ model, seat }) {
  const { clock } = model.client.state.value;
  const now = useSignal(Date.now());
  const isRunning = clock?.running.includes(seat) ?? false;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => (now.value = Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left = clock && timeLeft(clock, seat, now.value);
  if (left === null) return null;
  return html`<span class="clock ${isRunning ? "is-running" : ""}" role="timer">
    <${Icon} name="ui-clock" />${timeText(left, language.value)}
  </span>`;
}
