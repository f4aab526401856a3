/** The line that follows the answer of a puzzle, as positions one can step through. Pure. */
import { received } from "../../client/table-state.js";

/** @typedef {import("../../client/table-state.js").TableState} TableState */

/**
 * The board before and after each step of a line; nothing more can be chosen there.
 *
 * @param {TableState} state
 * @param {import("../../lib/wire.js").LineStep[]} line
 * @returns {TableState[]}
 */
export function momentsOf(state, line) {
  /** @type {TableState[]} */
  const moments = [{ ...state, legal: null }];
  for (const { entry, changes, actors } of line) {
    const before = moments[moments.length - 1];
    const course = { ply: entry.ply, actors, legal: null, undo: 0, clock: null, result: null };
    const news = { from: before.seq, seq: entry.seq, changes, entries: [entry] };
    moments.push(received(before, { type: "update", ...news, ...course }));
  }
  return moments;
}

/**
 * What the viewer does in a line before another seat is to act, without chance.
 *
 * @param {TableState[]} moments
 * @returns {{ action: string, step: number }[]}  `step`: the moment after it
 */
export function turnOf(moments) {
  const entries = moments.slice(1).map(({ entries: all }) => all[all.length - 1]);
  const isOther = (/** @type {number} */ seat) => seat >= 0 && seat !== moments[0].seat;
  const rest = entries.findIndex(({ seat }) => isOther(seat));
  return entries
    .slice(0, rest < 0 ? entries.length : rest)
    .flatMap(({ words = "", seat }, place) => (seat < 0 ? [] : [{ action: words, step: place + 1 }]));
}
