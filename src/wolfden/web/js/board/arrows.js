/** Arrow keys on a board of any shape: the next place in a direction. Pure. */

/** @typedef {{ id: string, x: number, y: number }} Place */

/** @type {Record<string, [number, number]>} */
export const DIRECTIONS = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * The nearest place on the way of an arrow; what lies straight ahead counts as nearer.
 *
 * @param {Place[]} places
 * @param {string} from
 * @param {string} key
 * @returns {string} where the cursor is then; `from` if nothing lies there
 */
export function nextPlace(places, from, key) {
  const here = places.find(({ id }) => id === from);
  const direction = DIRECTIONS[key];
  if (!direction) return from;
  if (!here) return places[0]?.id ?? "";
  const [dx, dy] = direction;
  let best = from;
  let bestCost = Infinity;
  for (const { id, x, y } of places) {
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (id === from || ahead <= 0 || aside > ahead * 1.9) continue;
    const cost = ahead + aside * 1.4;
    if (cost < bestCost) [best, bestCost] = [id, cost];
  }
  return best;
}
