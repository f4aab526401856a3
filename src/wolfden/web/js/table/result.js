/** The result of a game: podium, score sheet, graphs, and links to what can be done next. */
import { html } from "../lib/html.js";
import { momentPath, reviewPath } from "../lib/address.js";
import { seatNames } from "../client/names.js";
import { sharePicture } from "../features/pictures/pictures.js";
import { Drawing } from "../lib/render.js";
import { go } from "../lib/router.js";
import { t } from "../lib/texts.js";
import { isShared } from "../features/devices/device.js";
import { headline, rematch } from "../features/replays/after-game.js";
import { Course } from "../features/replays/course.js";
import { Dialog } from "../frame/dialog.js";
import { rankOf, ScoreSheet } from "./score-sheet.js";
import { Unrated } from "./table-menu.js";

/** Steps of the podium. */
const STEPS = 3;

/** The seats that came first, best first. @param {import("../lib/request.js").Result} result */
const bestOf = ({ ranks }) =>
  ranks
    .map((_, seat) => seat)
    .sort((a, b) => ranks[a] - ranks[b])
    .slice(0, STEPS);

/** Whether the points of a score say more than who won. @param {import("../client/model.js").TableModel} model */
const hasPoints = (model) => !model.client.title.value?.sheet;

/**
 * The first three, each in the colours of their pack, the winner in the middle.
 *
 * @param {{ model: import("../client/model.js").TableModel, names: string[] }} props
 */
function Podium({ model, names }) {
  const { result } = model.client.state.value;
  if (!result) return null;
  return html`<ol class="podium">
    ${bestOf(result).map(
      (seat) => html`<li class="step-${result.ranks[seat]} ${model.hue(seat)}" key=${seat}>
        <span class="podium-name">${names[seat]}</span>
        <span class="podium-step"><b>${rankOf(result, seat)}</b>${hasPoints(model) && html`<span>${result.scores[seat]}</span>`}</span>
      </li>`,
    )}
  </ol>`;
}

/** @param {{ model: import("../client/model.js").TableModel }} props */
export function Result({ model }) {
  const { result, table, seat, view } = model.client.state.value;
  const title = model.client.title.value;
  if (!result || !table || !title) return null;
  const close = () => (model.isSheetOpen.value = false);
  const names = seatNames(table);
  return html`<${Dialog} heading=${t("score-sheet")} wide close=${close}>
    <div class="ending">
      ${title.cover && html`<${Drawing} tree=${title.cover()} />`}
      <p class="ending-headline">${headline(result, table, isShared(model.client.state.value) ? null : seat)}</p>
      <${Podium} model=${model} names=${names} />
      <${Unrated} table=${table} />
    </div>
    <${ScoreSheet} title=${title} result=${result} names=${names} view=${view} />
    <${Course} table=${table} names=${names} open=${(/** @type {number} */ ply) => go(momentPath(table.id, ply))} />
    <div class="choices ending-choices">
      <a class="button main" href=${momentPath(table.id, "end")}>${t("watch-replay")}</a>
      <a class="button" data-do="review" href=${reviewPath(table.id)}>${t("review-button")}</a>
      <button class="button" data-do="share-picture" onClick=${() => sharePicture(table)}>${t("share-picture")}</button>
      ${seat !== null && html`<button class="button" onClick=${() => rematch(table)}>${t("rematch")}</button>`}
    </div>
  <//>`;
}
