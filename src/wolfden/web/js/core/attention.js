/** Calling somebody back to the table: sound, tab title, a notification if they asked for one. */
import { play } from "./sound.js";
import { settings } from "./settings.js";
import { t } from "./texts.js";

/**
 * @typedef {import("./room.js").Room} Room
 * @typedef {import("./sitting.js").Sitting} Sitting
 */

/** @param {Sitting} sitting */
const isMyTurn = ({ seat, actors, result }) =>
  result === null && seat !== null && actors.includes(seat);

/**
 * @param {Room} room
 * @returns {() => void} stops it
 */
export function callBack(room) {
  /** @param {Sitting} before @param {Sitting} after */
  const watch = (before, after) => {
    const name = after.table ? t(`title-${after.table.title}`) : "";
    document.title = isMyTurn(after) ? t("tab-your-turn", { name }) : t("tab-table", { name });
    if (before.seq < 0 || after.seq === before.seq) return;
    if (after.result && !before.result) play("end");
    else if (isMyTurn(after) && !isMyTurn(before)) callPlayer(name);
    else if (!isMyTurn(before)) play("step");
  };
  room.watchers.add(watch);
  return () => {
    room.watchers.delete(watch);
  };
}

/** @param {string} name */
function callPlayer(name) {
  play("turn");
  const wants = settings.peek().notifications && document.hidden;
  if (wants && "Notification" in window && Notification.permission === "granted") {
    new Notification(t("tab-your-turn", { name }), { icon: "/icon.svg" });
  }
}
