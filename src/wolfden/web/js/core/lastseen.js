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
