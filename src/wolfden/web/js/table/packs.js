/** The packs round the table as cards: drawn by the title, with clock and presence added. */
import { html, useEffect, useRef, useSignal } from "../lib/html.js";
import { Drawing } from "../lib/render.js";
import { timeLeft } from "../client/table-state.js";
import { language, t } from "../lib/texts.js";
import { timeText } from "../client/times.js";
import { useStory } from "./log.js";
import { Icon } from "../frame/symbols.js";

/** @typedef {import("../client/model.js").TableModel} TableModel */

/**
 * @param {{ model: TableModel, isWhole?: boolean }} props  `isWhole`: everything of each card, as a
 *   panel shows it; else what matters most, the rest while one points at a card
 */
export function Packs({ model, isWhole = false }) {
  const { table, actors } = model.client.state.value;
  const title = model.client.title.value;
  const view = model.shown.value;
  const last = useLastActions(model, isWhole);
  if (!table || !title || !view) return null;
  return html`<section class="packs ${isWhole ? "is-whole" : ""}" aria-label=${t("packs-label")}>
    <ol>
      ${table.seats.map(
        (seat) => html`<${PackPlace}
          key=${seat.seat}
          tree=${title.panel(view, seat.seat, model.ui.value)}
          isDue=${actors.includes(seat.seat)}
          seat=${seat.seat}
          score=${Number(title.scores(view)[seat.seat] ?? 0)}
          open=${isWhole ? undefined : () => model.togglePanel("packs")}
        >
          <${Presence} model=${model} seat=${seat} last=${last.get(seat.seat)} />
        <//>`,
      )}
    </ol>
  </section>`;
}

/**
 * A card in a place that keeps its size, whatever the card says.
 *
 * @param {{ tree: import("../toolkit/svg.js").Tree, seat: number, isDue: boolean, score?: number,
 *   open?: () => void, children?: import("preact").ComponentChildren }} props  `score`: what is gained is seen to be added
 */
export function PackPlace({ tree, seat, isDue, score = 0, open, children }) {
  const last = useRef(score);
  const gain = score - last.current;
  useEffect(() => {
    last.current = score;
  }, [score]);
  return html`<li class="pack-place ${isDue ? "is-due" : ""}" data-seat=${seat} onClick=${open}>
    <div class="pack-box"><${Drawing} tree=${tree} />${children}</div>
    ${gain > 0 && html`<span class="gain" key=${score} aria-hidden="true">+${gain}</span>`}
  </li>`;
}

/** @param {{ model: TableModel, seat: import("../lib/request.js").Seat, last?: string }} props */
function Presence({ model, seat, last = "" }) {
  const { actors, clock, seat: own } = model.client.state.value;
  const isDue = actors.includes(seat.seat);
  const isAway = seat.kind === "guest" && !seat.here;
  const isOnHoliday = clock?.away.includes(seat.seat) ?? false;
  const text = isDue ? t(seat.seat === own ? "your-turn" : "is-thinking") : last;
  return html`<p class="presence small">
    ${(seat.kind === "bot" || seat.stand_in || seat.guest?.bot) && html`<${Icon} name="ui-bot" label=${t("is-bot")} />`}
    ${(isAway || isOnHoliday) && html`<span class="away">${t(isOnHoliday ? "is-on-holiday" : "is-away")}</span>`}
    <span class=${isDue ? "due" : "last"}>${text}</span>
    <${ClockFace} model=${model} seat=${seat.seat} />
  </p>`;
}

/**
 * What each seat did last, in words, where there is space for them.
 *
 * @param {TableModel} model
 * @param {boolean} isWhole
 * @returns {Map<number, string>}
 */
function useLastActions(model, isWhole) {
  const lines = useStory(model);
  if (!isWhole) return new Map();
  return new Map(lines.slice(-60).map(({ seat, text }) => [seat, t(text.key, text.args)]));
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
