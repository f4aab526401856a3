/** How far one has looked at each table, kept in this browser. */
import { perTable } from "../lib/per-table.js";

const seenAt = perTable("wolfden-seen", 0);

/** @param {string} table @returns {number} the last seq seen there, or 0 */
export const lastSeen = (table) => seenAt.get(table);

/**
 * @param {string} table
 * @param {number} seq
 */
export const markSeen = (table, seq) => seenAt.put(table, seq);

/** How much is worth a recap: more than this many new actions of others. */
const WORTH_TELLING = 3;

/**
 * Whether a player who comes back should be told what they missed.
 *
 * @param {number} seen  the last seq they saw; 0: they are here for the first time
 * @param {Pick<import("../client/table-state.js").TableState, "seq" | "entries" | "seat">} now
 * @returns {number} the seq up to which they had looked; 0: nothing was missed
 */
export function missedSince(seen, { seq, entries, seat }) {
  if (seen === 0 || seen >= seq) return 0;
  const missed = entries.filter((entry) => entry.seq > seen && entry.seat !== seat);
  return missed.length > WORTH_TELLING ? seen : 0;
}
