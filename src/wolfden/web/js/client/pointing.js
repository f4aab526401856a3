/** What pointing at a thing or dragging it may lead to. */
import { follow, reachable, stepBack } from "./choices.js";

/** @typedef {import("./client.js").TableClient} TableClient */

/**
 * @param {TableClient} client
 * @param {string} target
 * @returns {string[][]} ways to the target after taking back as few choices as possible
 */
export function waysInstead(client, target) {
  const title = client.title.peek();
  const legal = client.offered();
  const { view } = client.state.peek();
  let picked = client.picked.peek();
  while (title && legal && view && picked.length > 0) {
    picked = stepBack(legal, picked);
    const from = follow(legal, picked)?.chosen ?? [];
    const lit = reachable(legal, from, (word, before) => title.targetOf(word, before, view));
    const paths = lit.get(target);
    if (paths) return paths;
  }
  return [];
}

/**
 * Where a thing may be dragged to, with the words of what that would be.
 *
 * @param {TableClient} client
 * @param {string} from
 * @returns {Map<string, string[][]>}
 */
export function waysFrom(client, from) {
  const title = client.title.peek();
  const { legal, view } = client.state.peek();
  /** @type {Map<string, string[][]>} */
  const ends = new Map();
  if (!title || !view) return ends;
  // A guide may ask for one of them alone.
  const offered = client.offered();
  for (const start of client.reach.peek().get(from) ?? []) {
    const chosen = follow(legal, start)?.chosen ?? [];
    const lit = reachable(offered, chosen, (word, before) => title.targetOf(word, before, view));
    for (const [end, paths] of lit) ends.set(end, [...(ends.get(end) ?? []), ...paths]);
  }
  return ends;
}
