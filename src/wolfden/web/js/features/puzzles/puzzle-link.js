/** The links from the first page to puzzles and the analysis board. */
import { html, useEffect } from "../../lib/html.js";
import { analysisPath, puzzlesPath } from "../../lib/address.js";
import { streak, memory, recallPuzzles, today } from "./puzzle-memory.js";
import { t } from "../../lib/texts.js";
import { Icon } from "../../frame/symbols.js";

export function PuzzleLink() {
  useEffect(() => recallPuzzles(), []);
  const count = streak(memory.value.days, today());
  return html`<p class="puzzle-link">
    <a class="button" href=${puzzlesPath}><${Icon} name="ui-hint" />${t("puzzles-title")}</a>
    <a class="button" href=${analysisPath}><${Icon} name="ui-layers" />${t("analysis-heading")}</a>
    ${count > 0 && html`<span class="small soft">${t("puzzles-streak", { count })}</span>`}
  </p>`;
}
