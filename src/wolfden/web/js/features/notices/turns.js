/** The games that await the guest's move: their count in the header, and the way to the next one. */
import { computed, effect, signal, html } from "../../lib/html.js";
import { address } from "../../lib/router.js";
import { me } from "../../lib/session.js";
import { tablePath } from "../../lib/address.js";
import { t } from "../../lib/texts.js";
import * as api from "./api.js";

/** @typedef {import("../../types.js").Turn} Turn */

/** Milliseconds between two questions while the page is looked at. */
const AGAIN = 60_000;

/** @type {import("@preact/signals").Signal<Turn[]>} */
const turns = signal([]);

/** The games that wait elsewhere than on the screen, the most urgent first. */
export const waiting = computed(() => turns.value.filter(({ table }) => table !== shownTable()));

const shownTable = () => (address.value.page === "table" ? address.value.id : "");

/** Ask again; a server that is away is asked another time. */
async function refreshTurns() {
  if (document.hidden) return;
  try {
    turns.value = me.peek() ? (await api.fetchTurns()).turns : [];
  } catch {
    return;
  }
  showBadge(turns.value.length);
}

/** The number on the icon of an installed page, where there are such. @param {number} count */
function showBadge(count) {
  navigator.setAppBadge?.(count).catch(() => undefined);
}

/** Keep the games up to date: with every page, every guest, every look at the page, every push. */
export function startTurns() {
  effect(() => {
    void [me.value?.guest.id, address.value.page, address.value.id];
    refreshTurns();
  });
  document.addEventListener("visibilitychange", refreshTurns);
  navigator.serviceWorker?.addEventListener("message", refreshTurns);
  setInterval(refreshTurns, AGAIN);
}

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
