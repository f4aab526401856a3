/** The packs round the table as cards: drawn by the title, with clock and presence added. */
import { html, useEffect, useSignal } from "../core/html.js";
import { Drawing } from "../core/render.js";
import { timeLeft } from "../core/sitting.js";
import { language, t } from "../core/texts.js";
import { timeText } from "../core/times.js";
import { Icon } from "./symbols.js";

/** @typedef {import("../core/desk.js").Desk} Desk */

/** @param {{ desk: Desk }} props */
export function Packs({ desk }) {
  const { table, actors } = desk.room.sitting.value;
  const title = desk.room.title.value;
  const view = desk.shown.value;
  if (!table || !title || !view) return null;
  return html`<section class="packs" aria-label=${t("packs-label")}>
    <ol>
      ${table.seats.map(
        (seat) => html`<li
          key=${seat.seat}
          class="pack-place ${actors.includes(seat.seat) ? "is-due" : ""}"
          data-seat=${seat.seat}
        >
          <${Presence} desk=${desk} seat=${seat} />
          <${Drawing} tree=${title.panel(view, seat.seat, desk.ui.value)} />
        </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {{ desk: Desk, seat: import("../core/wire.js").Seat }} props */
function Presence({ desk, seat }) {
  const { actors, seat: own } = desk.room.sitting.value;
  const isDue = actors.includes(seat.seat);
  const isAway = seat.kind === "guest" && !seat.here;
  return html`<p class="presence small">
    ${seat.kind === "bot" && html`<${Icon} name="ui-bot" label=${t("is-bot")} />`}
    ${isAway && html`<span class="soft">${t("is-away")}</span>`}
    ${isDue && html`<span class="due">${t(seat.seat === own ? "your-turn" : "is-thinking")}</span>`}
    <${ClockFace} desk=${desk} seat=${seat.seat} />
  </p>`;
}

/** @param {{ desk: Desk, seat: number }} props */
function ClockFace({ desk, seat }) {
  const { clock } = desk.room.sitting.value;
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
