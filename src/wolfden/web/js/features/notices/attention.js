/** Calling players back to a table: signals, the title of the tab, and notifications. */
import { t } from "../../lib/texts.js";
import { settings } from "../../lib/settings.js";
import { playSignal } from "../../sound/player.js";

/**
 * @typedef {import("../../client/client.js").TableClient} TableClient
 * @typedef {import("../../client/table-state.js").TableState} TableState
 */

/** @param {TableState} state */
const isMyTurn = ({ seat, actors, result }) => result === null && seat !== null && actors.includes(seat);

/**
 * @param {TableClient} client
 * @returns {() => void} stops it
 */
export function callBack(client) {
  /** @param {TableState} before @param {TableState} after */
  const watch = (before, after) => {
    const name = after.table ? t(`title-${after.table.title}`) : "";
    document.title = isMyTurn(after) ? t("tab-your-turn", { name }) : t("tab-table", { name });
    if (before.seq < 0 || after.seq === before.seq) return;
    if (after.result && !before.result) playSignal("end");
    else if (isMyTurn(after) && !isMyTurn(before)) callPlayer(name);
  };
  client.watchers.add(watch);
  return () => {
    client.watchers.delete(watch);
  };
}

/** @param {string} name */
function callPlayer(name) {
  playSignal("turn");
  const wants = settings.peek().notifications && document.hidden;
  if (!wants || !("Notification" in window) || Notification.permission !== "granted") return;
  const title = t("tab-your-turn", { name });
  const options = { icon: "/icons/icon-192.png" };
  try {
    new Notification(title, options);
  } catch {
    // Browsers on Android have the class, but leave it to the service worker.
    navigator.serviceWorker
      ?.getRegistration()
      .then((worker) => worker?.showNotification(title, options))
      .catch(() => null); // which may refuse, too
  }
}
