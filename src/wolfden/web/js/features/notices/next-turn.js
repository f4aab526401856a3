/** The count of games that wait for one's move, which leads to the most urgent. */
import { tablePath } from "../../lib/address.js";
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { waiting } from "./turns.js";

export function NextTurn() {
  const [next] = waiting.value;
  if (!next) return null;
  const count = waiting.value.length;
  const label = t("turns-waiting", { count });
  return html`<a
    class="button turns"
    data-do="next-turn"
    href=${`${tablePath(next.table)}?seat=${next.seat}`}
    title=${label}
  >
    <span class="count" aria-hidden="true">${count}</span>
    <span class="words">${t("turns-next")}</span>
    <span class="unseen">${label}</span>
  </a>`;
}
