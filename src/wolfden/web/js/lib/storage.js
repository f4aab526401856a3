/** What this browser stores; private windows may refuse, and then it is lost with the page. */

const MOST_TABLES = 40;

/**
 * @template Value
 * @param {string} key
 * @param {Value} fallback  where nothing readable is stored
 * @returns {Value}
 */
export function readStored(key, fallback) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? fallback;
  } catch {
    return fallback;
  }
}

/** @param {string} key @param {unknown} value */
export function store(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The value then lasts as long as the page.
  }
}

/**
 * A value per table, for the tables that were visited last.
 *
 * @template Value
 * @param {string} key
 * @param {Value} fallback
 */
export function perTable(key, fallback) {
  /** @returns {Record<string, Value>} */
  const all = () => readStored(key, {});
  return {
    /** @param {string} table @returns {Value} */
    get: (table) => all()[table] ?? fallback,
    /** @param {string} table @param {Value} value */
    put: (table, value) => {
      const { [table]: _, ...others } = all();
      const recent = Object.entries(others).slice(-MOST_TABLES);
      store(key, Object.fromEntries([...recent, [table, value]]));
    },
  };
}
