/** Things that are costly to work out and are the same for every position of a game: kept. */

/**
 * Return a function that remembers what it found; with too much to remember it begins anew.
 *
 * @template {any[]} Given
 * @template Found
 * @param {(...given: Given) => Found} work
 * @param {(...given: Given) => string} keyOf  what the result depends on, as a text
 * @param {number} [most]
 * @returns {(...given: Given) => Found}
 */
export function kept(work, keyOf, most = 400) {
  /** @type {Map<string, Found>} */
  const known = new Map();
  return (...given) => {
    const key = keyOf(...given);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const found = work(...given);
    known.set(key, found);
    return found;
  };
}
