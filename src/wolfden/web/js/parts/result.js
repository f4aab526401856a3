/** The end of a game in full: score sheet, graphs, what next. */
import { html } from "../core/html.js";
import { momentPath } from "../core/address.js";
import { seatNames } from "../core/names.js";
import { t } from "../core/texts.js";
import { rematch } from "./aftergame.js";
import { Course } from "./course.js";
import { Dialog } from "./dialog.js";
import { ScoreSheet } from "./scoresheet.js";

/** @param {{ model: import("../core/model.js").TableModel }} props */
export function Result({ model }) {
  const { result, table, seat } = model.client.state.value;
  if (!result || !table) return null;
  const close = () => (model.isSheetOpen.value = false);
  const names = seatNames(table.seats);
  return html`<${Dialog} heading=${t("score-sheet")} wide close=${close}>
    <${ScoreSheet} title=${table.title} result=${result} names=${names} />
    <${Course} table=${table} names=${names} />
    <div class="choices">
      <a class="button main" href=${momentPath(table.id, "end")}>${t("watch-replay")}</a>
      ${seat !== null && html`<button class="button" onClick=${() => rematch(table)}>${t("rematch")}</button>`}
    </div>
  <//>`;
}
