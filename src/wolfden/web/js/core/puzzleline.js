/** The line that follows the answer of a puzzle, as positions one can step through. Pure. */
import { received } from "./sitting.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/**
 * The board before and after each step of a line; nothing more can be chosen there.
 *
 * @param {Sitting} sitting
 * @param {import("./wire.js").LineStep[]} line
 * @returns {Sitting[]}
 */
export function momentsOf(sitting, line) {
  /** @type {Sitting[]} */
  const moments = [{ ...sitting, legal: null }];
  for (const { entry, changes, actors } of line) {
    const before = moments[moments.length - 1];
    const course = { ply: entry.ply, actors, legal: null, undo: 0, clock: null, result: null };
    const update = { type: "update", from: before.seq, seq: entry.seq, changes, entries: [entry] };
    moments.push(received(before, { ...update, ...course }));
  }
  return moments;
}
