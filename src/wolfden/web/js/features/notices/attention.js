/** Calling players back to a table: sounds, the title of the tab, and notifications. */
import { t } from "../../lib/texts.js";
import { settings } from "../../lib/settings.js";

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
    if (after.result && !before.result) play("end");
    else if (isMyTurn(after) && !isMyTurn(before)) callPlayer(name);
    else if (!isMyTurn(before)) play("step");
  };
  client.watchers.add(watch);
  return () => {
    client.watchers.delete(watch);
  };
}

/** @param {string} name */
function callPlayer(name) {
  play("turn");
  const wants = settings.peek().notifications && document.hidden;
  if (!wants || !("Notification" in window) || Notification.permission !== "granted") return;
  const title = t("tab-your-turn", { name });
  const options = { icon: "/icon.svg" };
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

/** @type {AudioContext | null} */
let context = null;

/** Notes as [pitch in hertz, start, length] in seconds. @type {Record<string, number[][]>} */
const SOUNDS = {
  turn: [
    [440, 0, 0.5],
    [659.25, 0.14, 0.7],
  ],
  step: [[330, 0, 0.12]],
  end: [
    [392, 0, 0.5],
    [493.88, 0.15, 0.5],
    [587.33, 0.3, 0.9],
  ],
};

/**
 * @param {"turn" | "step" | "end"} name
 */
export function play(name) {
  const { sounds } = settings.peek();
  if (sounds === "none" || (sounds === "turn" && name === "step")) return;
  // A first sound takes its time to get ready: what is to be seen comes before it.
  setTimeout(() => ringAll(SOUNDS[name]));
}

/** @param {number[][]} notes */
function ringAll(notes) {
  // Before a page was first touched, browsers let nothing sound and complain of the attempt.
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    for (const [pitch, start, length] of notes) ring(context, pitch, start, length);
  } catch {
    // No sound device: the table is silent.
  }
}

/**
 * @param {AudioContext} audio
 * @param {number} pitch
 * @param {number} start
 * @param {number} length
 */
function ring(audio, pitch, start, length) {
  const from = audio.currentTime + start;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.12, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + length);
}
