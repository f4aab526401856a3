/** The end of a game in full: score sheet, graphs, what next. */
import { html } from "../lib/html.js";
import { momentPath, reviewPath } from "../lib/address.js";
import { seatNames } from "../client/names.js";
import { notify } from "../lib/notices.js";
import { handOn, postcard } from "../features/pictures/postcard.js";
import { Drawing } from "../lib/render.js";
import { go } from "../lib/router.js";
import { t } from "../lib/texts.js";
import { headline, rematch } from "../features/replays/after-game.js";
import { Course } from "../features/replays/course.js";
import { Dialog } from "../frame/dialog.js";
import { rankOf, reasonOf, ScoreSheet } from "./score-sheet.js";
import { Unrated } from "./table-menu.js";

/** Steps of the podium, the highest first. */
const STEPS = 3;
/** As many as a picture has space for. */
const MOST_ROWS = 4;

/**
 * The seats that came first, best first.
 *
 * @param {import("../lib/request.js").Result} result
 * @param {number} most
 */
const bestOf = ({ ranks }, most) =>
  ranks.map((_, seat) => seat).sort((a, b) => ranks[a] - ranks[b]).slice(0, most);

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
    ${bestOf(result, STEPS).map(
      (seat) => html`<li class="step-${result.ranks[seat]} ${model.hue(seat)}" key=${seat}>
        <span class="podium-name">${names[seat]}</span>
        <span class="podium-step"><b>${rankOf(result, seat)}</b>${hasPoints(model) && html`<span>${result.scores[seat]}</span>`}</span>
      </li>`,
    )}
  </ol>`;
}

/**
 * Make a picture of the board and the best, and hand it on.
 *
 * @param {import("../client/model.js").TableModel} model
 * @param {string[]} names
 */
async function sharePicture(model, names) {
  const { result, table } = model.client.state.value;
  const board = document.querySelector(".board-sheet > svg");
  if (!result || !table || !(board instanceof SVGSVGElement)) return;
  const rows = bestOf(result, MOST_ROWS).map((seat) => ({
    rank: rankOf(result, seat),
    name: names[seat],
    points: hasPoints(model) ? String(result.scores[seat]) : "",
    look: model.hue(seat),
  }));
  const subheading = reasonOf(table.title, result.reason);
  try {
    const picture = await postcard(board, { heading: t(`title-${table.title}`), subheading, rows });
    await handOn(picture, `${table.title}-${table.id}`);
  } catch {
    notify(t("picture-failed"), { kind: "bad" });
  }
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
      <p class="ending-headline">${headline(result, table, seat)}</p>
      <${Podium} model=${model} names=${names} />
      <${Unrated} table=${table} />
    </div>
    <${ScoreSheet} title=${title} result=${result} names=${names} view=${view} />
    <${Course} table=${table} names=${names} open=${(/** @type {number} */ ply) => go(momentPath(table.id, ply))} />
    <div class="choices ending-choices">
      <a class="button main" href=${momentPath(table.id, "end")}>${t("watch-replay")}</a>
      <a class="button" data-do="review" href=${reviewPath(table.id)}>${t("review-button")}</a>
      <button class="button" data-do="share-picture" onClick=${() => sharePicture(model, names)}>${t("share-picture")}</button>
      ${seat !== null && html`<button class="button" onClick=${() => rematch(table)}>${t("rematch")}</button>`}
    </div>
  <//>`;
}
