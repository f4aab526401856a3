/** The action bar after a game: who won, and what can be done next. */
import { html, once } from "../../lib/html.js";
import { momentPath, reviewPath, tablePath, tournamentPath } from "../../lib/address.js";
import { roleName, seatName } from "../../client/names.js";
import { isShared } from "../devices/device.js";
import { notify, showError } from "../../lib/notices.js";
import { go } from "../../lib/router.js";
import { ownSeat } from "../../lib/session.js";
import { t } from "../../lib/texts.js";
import { isDraw, reasonOf } from "../../table/score-sheet.js";
import * as tablesApi from "../../client/api.js";

/** @param {{ model: import("../../client/model.js").TableModel }} props */
export function AfterGame({ model }) {
  const { result, table, seat, view } = model.client.state.value;
  if (!result || !table) return null;
  const isOut = view && seat !== null && model.client.title.value?.isOut?.(view, seat);
  return html`
    <div class="asks">
      <p class="question" role="status">${headline(result, table, isShared(model.client.state.value) ? null : seat)}</p>
      <p class="soft small">${reasonOf(table.title, result.reason)} ${isOut && t("farewell-over")}</p>
    </div>
    <div class="offers">
      <button class="button main" data-do="score-sheet" onClick=${() => (model.isSheetOpen.value = true)}>
        ${t("score-sheet")}
      </button>
      <a class="button" href=${momentPath(table.id, "end")}>${t("watch-replay")}</a>
      <a class="button" data-do="review" href=${reviewPath(table.id)}>${t("review-button")}</a>
      ${
        seat !== null &&
        html`<button class="button" data-do="rematch" onClick=${() => rematch(table)}>${t("rematch")}</button>`
      }
      ${
        table.tournament &&
        html`<a class="button" data-do="tournament" href=${tournamentPath(table.tournament)}>${t("tournament-back")}</a>`
      }
      <a class="button quiet" href="/">${t("go-home")}</a>
    </div>
  `;
}

/**
 * Who won, in a sentence.
 *
 * @param {import("../../lib/request.js").Result} result
 * @param {import("../../lib/request.js").Table} table
 * @param {number | null} seat  the viewer's
 */
export function headline(result, table, seat) {
  const { winners } = result;
  if (isDraw(result)) return t("over-draw");
  if (winners.length === 0) return t("over-nobody");
  if (seat !== null && winners.includes(seat)) return t("over-you-won");
  const names = winners.map((one) => seatName(table.seats[one], true)).join(", ");
  return t("over-won", { names, count: winners.length });
}

/** @type {(table: import("../../lib/request.js").Table) => Promise<void>} */
export const rematch = once(async (table) => {
  try {
    const next = await tablesApi.offerRematch(table.id);
    go(tablePath(next.id));
    const own = ownSeat(next);
    if (own) notify(t("rematch-role", { role: roleName(next.title, own.seat, next.seats.length) }));
  } catch (error) {
    showError(error);
  }
});
