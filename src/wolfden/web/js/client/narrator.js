/**
 * The narrator: what happens at a table in one sentence for each action. The bar shows it while others act,
 * and it is the one message that is read out for the action.
 */
import { language } from "../lib/texts.js";
import { flat } from "../toolkit/texts.js";
import { story } from "./story.js";
import { standing } from "./table-state.js";

/**
 * @typedef {import("../lib/request.js").Entry} Entry
 * @typedef {import("../toolkit/title.js").Title} Title
 * @typedef {import("../toolkit/texts.js").Speaker} Speaker
 * @typedef {import("../toolkit/title.js").View} View
 * @typedef {{ seq: number, seat: number, icon: string, text: { key: string, args: import("../toolkit/speaking.js").Args } }} Narrated
 */

/**
 * An entry in one sentence; null: it is not worth one.
 *
 * @param {Entry} entry
 * @param {Title} title
 * @param {Speaker} speaker
 * @param {View} view
 * @param {number | null} viewer
 * @returns {Narrated | null}
 */
export function narrated(entry, title, speaker, view, viewer) {
  const { seq, seat, events } = entry;
  if (entry.kind !== "act" || !events || !title.narrate) return story([entry], title, speaker, view)[0] ?? null;
  const sentence = title.narrate(events, view, viewer);
  if (!sentence) return null;
  const { icon = "", ...text } = flat(sentence, speaker);
  return { seq, seat: events[0]?.seat ?? seat, icon, text };
}

/**
 * The last action that is worth a sentence.
 *
 * @param {Entry[]} entries
 * @param {Title} title
 * @param {Speaker} speaker
 * @param {View} view
 * @param {number | null} viewer
 * @returns {Narrated | null}
 */
export function lastNarrated(entries, title, speaker, view, viewer) {
  const left = standing(entries.slice(-RECENT));
  for (const entry of left.reverse()) {
    const sentence = narrated(entry, title, speaker, view, viewer);
    if (sentence) return sentence;
  }
  return null;
}

/** Entries among which one is worth a sentence, if any is. */
const RECENT = 12;

/**
 * What happens at a table: the moment that is being seen, else the last action that has been.
 *
 * @param {import("./model.js").TableModel} model
 * @param {boolean} [isWhole]  whole actions only
 * @returns {Narrated | null}
 */
export function narratedNow(model, isWhole = false) {
  const { state, stage, title: shown } = model.client;
  const title = shown.value;
  const { view, entries, seq, seat: viewer } = state.value;
  if (!title || !view) return null;
  const speaker = { ...model.voice.value, seatNames: model.names.value, language: language.value };
  const moment = isWhole ? null : stage.moment.value;
  const seen = entries.filter((entry) => entry.seq <= seq);
  if (!moment) return lastNarrated(seen, title, speaker, view, viewer);
  const { at, events } = moment;
  return narrated(
    { seq: at.seq, ply: 0, at: 0, kind: "act", seat: events[0].seat, events },
    title,
    speaker,
    view,
    viewer,
  );
}
