/** The end of a game in full: score sheet, graphs, what next. */
import { html } from "../core/html.js";
import { momentPath, reviewPath } from "../core/address.js";
import { seatNames } from "../core/names.js";
import { go } from "../core/router.js";
import { t } from "../core/texts.js";
import { rematch } from "./aftergame.js";
import { Course } from "./course.js";
import { Dialog } from "./dialog.js";
import { rankOf, ScoreSheet } from "./scoresheet.js";

/** Steps of the podium, the highest first. */
const STEPS = 3;

/**
 * The first three, each in the colours of their pack, the winner in the middle.
 *
 * @param {{ model: import("../core/model.js").TableModel, names: string[] }} props
 */
function Podium({ model, names }) {
  const { result } = model.client.state.value;
  if (!result) return null;
  const { ranks } = result;
  const hasPoints = !model.client.title.value?.sheet;
  const best = names.map((_, seat) => seat).sort((a, b) => ranks[a] - ranks[b]).slice(0, STEPS);
  return html`<ol class="podium">
    ${best.map(
      (seat) => html`<li class="step-${ranks[seat]} ${model.hue(seat)}" key=${seat}>
        <span class="podium-name">${names[seat]}</span>
        <span class="podium-step"><b>${rankOf(result, seat)}</b>${hasPoints && html`<span>${result.scores[seat]}</span>`}</span>
      </li>`,
    )}
  </ol>`;
}

/** @param {{ model: import("../core/model.js").TableModel }} props */
export function Result({ model }) {
  const { result, table, seat, view } = model.client.state.value;
  const title = model.client.title.value;
  if (!result || !table || !title) return null;
  const close = () => (model.isSheetOpen.value = false);
  const names = seatNames(table);
  return html`<${Dialog} heading=${t("score-sheet")} wide close=${close}>
    <${Podium} model=${model} names=${names} />
    <${ScoreSheet} title=${title} result=${result} names=${names} view=${view} />
    <${Course} table=${table} names=${names} open=${(/** @type {number} */ ply) => go(momentPath(table.id, ply))} />
    <div class="choices">
      <a class="button main" href=${momentPath(table.id, "end")}>${t("watch-replay")}</a>
      <a class="button" data-do="review" href=${reviewPath(table.id)}>${t("review-button")}</a>
      ${seat !== null && html`<button class="button" onClick=${() => rematch(table)}>${t("rematch")}</button>`}
    </div>
  <//>`;
}
