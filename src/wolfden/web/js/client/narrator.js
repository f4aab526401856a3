/**
 * The narrator: what happens at a table in one sentence for each action, which the bar shows while others act; one for
 * each turn of others is read out.
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
/** Entries that two turns have at most, for what is read out. */
const MOST_OF_A_TURN = 60;

/**
 * What is read out: for another seat one sentence for its whole turn, once that is over; for one's own seat and those
 * that watch nothing else each action.
 *
 * @param {Entry[]} entries
 * @param {number[]} actors  who is to act after them
 * @param {Title} title
 * @param {Speaker} speaker
 * @param {View} view
 * @param {number | null} viewer
 * @returns {Narrated | null}
 */
export function lastTurn(entries, actors, title, speaker, view, viewer) {
  const turns = turnsOf(standing(entries));
  const over = turns.filter(
    (turn, place) => turn.seat === viewer || place < turns.length - 1 || !actors.includes(turn.seat),
  );
  for (const turn of over.reverse()) {
    const said =
      turn.seat === viewer ? turn.entries.slice(-1) : [whole(turn.entries), ...turn.entries.slice().reverse()];
    for (const entry of said) {
      const sentence = narrated(entry, title, speaker, view, viewer);
      if (sentence) return sentence;
    }
  }
  return null;
}

/**
 * Entries by who acts in turn; what chance does belongs to the turn it happens in.
 *
 * @param {Entry[]} entries
 */
function turnsOf(entries) {
  /** @type {{ seat: number, entries: Entry[] }[]} */
  const turns = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    if (last && (entry.seat < 0 || entry.seat === last.seat)) last.entries.push(entry);
    else turns.push({ seat: entry.seat, entries: [entry] });
  }
  return turns;
}

/** A turn as if it were one action. @param {Entry[]} entries @returns {Entry} */
const whole = (entries) => ({
  ...entries[0],
  seq: entries.at(-1)?.seq ?? 0,
  events: entries.flatMap(({ events }) => events ?? []),
});

/**
 * What happens at a table: the moment that is being seen, else the last action that has been; or what is read out of it.
 *
 * @param {import("./model.js").TableModel} model
 * @param {boolean} [isAloud]
 * @returns {Narrated | null}
 */
export function narratedNow(model, isAloud = false) {
  const { state, stage, title: shown } = model.client;
  const title = shown.value;
  const { view, entries, seq, seat: viewer, actors } = state.value;
  if (!title || !view) return null;
  const speaker = { ...model.voice.value, seatNames: model.names.value, language: language.value };
  const moment = stage.moment.value;
  const seen = entries.filter((entry) => entry.seq <= seq);
  if (isAloud) return lastTurn(seen.slice(-MOST_OF_A_TURN), actors, title, speaker, view, viewer);
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
