/** How far one has looked at each table, kept in this browser. */

const KEY = "wolfden-seen";
const MOST_TABLES = 40;

/** @returns {Record<string, number>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} table @returns {number} the last seq seen there, or 0 */
export const lastSeen = (table) => all()[table] ?? 0;

/**
 * @param {string} table
 * @param {number} seq
 */
export function markSeen(table, seq) {
  const { [table]: _, ...others } = all();
  const kept = Object.entries(others).slice(-MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, seq]])));
  } catch {
    // Nothing can be kept in this window: one is then told everything again.
  }
}

/** How much is worth a recap: more than this many new actions of others. */
const WORTH_TELLING = 3;

/**
 * Whether somebody who comes back should be told what they missed.
 *
 * @param {number} seen  the last seq they saw; 0: they are here for the first time
 * @param {Pick<import("./sitting.js").Sitting, "seq" | "entries" | "seat">} now
 * @returns {number} the seq up to which they had looked; 0: nothing was missed
 */
export function missedSince(seen, { seq, entries, seat }) {
  if (seen === 0 || seen >= seq) return 0;
  const missed = entries.filter((entry) => entry.seq > seen && entry.seat !== seat);
  return missed.length > WORTH_TELLING ? seen : 0;
}
