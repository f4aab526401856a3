/** Things that are costly to work out and are the same in many positions of a game: kept. */

/**
 * Return a function that remembers what it found; when it remembers too much, it forgets all.
 *
 * @template {unknown[]} Given
 * @template Found
 * @param {(...given: Given) => Found} work
 * @param {(...given: Given) => string} keyOf  what the result depends on, as a text
 * @param {number} [most]
 * @returns {(...given: Given) => Found}
 */
export function memoize(work, keyOf, most = 400) {
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

/**
 * Return a function that draws a part only if something it is drawn from is another thing than the
 * last time. Views share what did not change, so identity decides.
 *
 * @template {unknown[]} Given
 * @template Found
 * @param {(...given: Given) => Found} draw
 * @param {(...given: Given) => [object, ...unknown[]]} reads  what it is drawn from; the first one is
 *   the thing it shows
 * @returns {(...given: Given) => Found}
 */
export function memoizeWhileSame(draw, reads) {
  /** @type {WeakMap<object, { read: unknown[], found: Found }>} */
  const known = new WeakMap();
  return (...given) => {
    const read = reads(...given);
    const before = known.get(read[0]);
    if (before && read.every((one, place) => one === before.read[place])) return before.found;
    const found = draw(...given);
    known.set(read[0], { read, found });
    return found;
  };
}
