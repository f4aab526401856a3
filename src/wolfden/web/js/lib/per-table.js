/** What this browser remembers of single tables: the newest few of them, as long as it may. */

const MOST_TABLES = 40;

/**
 * @template Value
 * @param {string} key  where the browser keeps it
 * @param {Value} nothing  what is known of a table never seen here
 */
export function perTable(key, nothing) {
  /** @returns {Record<string, Value>} */
  const all = () => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "{}");
    } catch {
      return {};
    }
  };
  return {
    /** @param {string} table @returns {Value} */
    get: (table) => all()[table] ?? nothing,
    /** @param {string} table @param {Value} value */
    put: (table, value) => {
      const { [table]: _, ...others } = all();
      const kept = Object.entries(others).slice(-MOST_TABLES);
      try {
        localStorage.setItem(key, JSON.stringify(Object.fromEntries([...kept, [table, value]])));
      } catch {
        // Nothing can be kept in this window: it is then forgotten with the page.
      }
    },
  };
}
