/** The lines of the log: entries of the server in the words of the title. Pure but for texts. */
import { flat } from "../toolkit/texts.js";
import { standing } from "./table-state.js";

/**
 * @typedef {import("../toolkit/texts.js").Speaker} Speaker
 * @typedef {import("../lib/request.js").Entry} Entry
 * @typedef {import("../toolkit/title.js").Title} Title
 * @typedef {object} StoryLine
 * @property {string} id
 * @property {number} seq
 * @property {number} ply
 * @property {number} seat
 * @property {string} icon
 * @property {{ key: string, args: import("../toolkit/speaking.js").Args }} text
 * @property {string[]} places
 * @property {string} rule  the number of the rule that made it happen, or ""
 */

/**
 * Entries never change, so each is put into words once for the same names and language.
 *
 * @type {WeakMap<Entry, { names: string, lines: StoryLine[] }>}
 */
const linesOfEntries = new WeakMap();

/**
 * @param {Entry[]} entries
 * @param {Title} title
 * @param {Speaker} ui
 * @param {import("../toolkit/title.js").View} view
 * @returns {StoryLine[]}
 */
export function story(entries, title, ui, view) {
  const names = [ui.language, ...ui.seatNames].join();
  return standing(entries).flatMap((entry) => {
    const known = linesOfEntries.get(entry);
    if (known?.names === names) return known.lines;
    const lines = linesOf(entry, title, ui, view);
    linesOfEntries.set(entry, { names, lines });
    return lines;
  });
}

/**
 * @param {Entry} entry
 * @param {Title} title
 * @param {Speaker} ui
 * @param {import("../toolkit/title.js").View} view
 * @returns {StoryLine[]}
 */
function linesOf(entry, title, ui, view) {
  const { seq, ply, seat } = entry;
  if (entry.kind === "undo") {
    const text = { key: "log-undo", args: { who: ui.seatNames[seat] ?? "" } };
    return [{ id: `${seq}`, seq, ply, seat, icon: "ui-undo", text, places: [], rule: "" }];
  }
  if (entry.kind === "end") {
    const text = { key: "log-end", args: { who: ui.seatNames[seat] ?? "", reason: entry.reason ?? "" } };
    return [{ id: `${seq}`, seq, ply, seat, icon: "ui-flag", text, places: [], rule: "" }];
  }
  return (entry.events ?? []).flatMap((event, index) => {
    const line = title.eventText(event, view);
    if (!line) return [];
    const { places, rule } = line;
    const { icon = "", ...text } = flat(line, ui);
    return [{ id: `${seq}.${index}`, seq, ply, seat: event.seat, icon, text, places, rule }];
  });
}
