/**
 * The tree of legal words as choices: what can come next, what pointing may mean, words of several parts.
 *
 * The page knows no rules. The server sends the tree of all legal actions; the page follows the words
 * that were picked, adds forced ones and shows what can come next.
 */

/**
 * @typedef {import("../types.js").Legal} Legal
 *   from each next word to what follows; null (or a word of a list): the action is whole
 *
 * @typedef {object} Choices
 * @property {string[]} chosen  words so far, forced ones included
 * @property {string[]} options  words that may come next; none: the action is whole
 *
 * @typedef {(word: string, chosen: string[]) => import("../toolkit/title.js").Target} Pointing
 */

/** @param {Legal | null} node @returns {string[]} the words that may come next */
export function words(node) {
  if (node === null) return [];
  return Array.isArray(node) ? node : Object.keys(node);
}

/**
 * @param {Legal | null} node
 * @param {string} word
 * @returns {Legal | null | undefined} undefined: the word cannot come next
 */
function after(node, word) {
  if (node === null) return undefined;
  if (Array.isArray(node)) return node.includes(word) ? null : undefined;
  return Object.hasOwn(node, word) ? node[word] : undefined;
}

/**
 * @param {Legal | null} legal
 * @param {string[]} path
 * @returns {Legal | null | undefined} where the path leads; undefined: nowhere
 */
function walk(legal, path) {
  /** @type {Legal | null | undefined} */
  let node = legal;
  for (const word of path) {
    node = after(node, word);
    if (node === undefined) return undefined;
  }
  return node;
}

/**
 * Follow the picked words, then every forced one; null if no action starts so.
 *
 * @param {Legal | null} legal
 * @param {string[]} picked
 * @returns {Choices | null}
 */
export function follow(legal, picked) {
  let node = walk(legal, picked);
  if (legal === null || node === undefined) return null;
  const chosen = [...picked];
  while (words(node).length === 1) {
    const [word] = words(node);
    chosen.push(word);
    node = after(node, word) ?? null;
  }
  return { chosen, options: words(node) };
}

/**
 * Every target that can be chosen, with the words that lead to it: the next words, and those
 * behind words that only name what to do (`den` before a hex), so that one may point first.
 *
 * @param {Legal | null} legal
 * @param {string[]} chosen
 * @param {Pointing} targetOf
 * @returns {Map<string, string[][]>} target (`hex:c4`) to the paths that end on it
 */
export function reachable(legal, chosen, targetOf) {
  /** @type {Map<string, string[][]>} */
  const found = new Map();
  const search = (/** @type {Legal | null} */ node, /** @type {string[]} */ path) => {
    for (const word of words(node)) {
      const { kind, id } = targetOf(word, path);
      const here = [...path, word];
      if (kind === "button") {
        search(after(node, word) ?? null, here);
        continue;
      }
      const target = `${kind}:${id}`;
      const paths = found.get(target);
      if (paths) paths.push(here);
      else found.set(target, [here]);
    }
  };
  search(walk(legal, chosen) ?? null, chosen);
  return found;
}

/**
 * The part of a tree whose actions begin as asked; nothing: no action does.
 *
 * @param {Legal | null} node
 * @param {string[][]} asks  beginnings of actions, `*` for any word
 * @returns {Legal | null}
 */
export function pruned(node, asks) {
  if (node === null || asks.some((ask) => ask.length === 0)) return node;
  /** @type {Legal} */
  const kept = {};
  for (const word of words(node)) {
    const left = asks.filter(([first]) => first === "*" || first === word).map(([, ...rest]) => rest);
    const rest = left.length > 0 ? pruned(after(node, word) ?? null, left) : undefined;
    if (rest === null || (rest && words(rest).length > 0)) kept[word] = rest;
  }
  return kept;
}

/**
 * What a guide lets one choose: all where nothing it asks for is legal.
 *
 * @param {Legal} legal
 * @param {string[][] | null} asks
 * @returns {Legal | null}
 */
export function asked(legal, asks) {
  const part = asks ? pruned(legal, asks) : legal;
  return words(part).length > 0 ? part : legal;
}

/**
 * Of what may come next only what a part of the tree has; everything, once that is out of reach.
 *
 * @param {Choices} choices
 * @param {Legal | null} tree
 * @returns {Choices}
 */
export function narrowed({ chosen, options }, tree) {
  const here = words(walk(tree, chosen) ?? null);
  const left = options.filter((word) => here.includes(word));
  return { chosen, options: left.length > 0 ? left : options };
}

/**
 * The beginnings of actions that fit what a player typed, the last word perhaps unfinished.
 *
 * @param {Legal | null} legal
 * @param {string} typed
 * @param {number} [limit]
 * @returns {string[]}
 */
export function completions(legal, typed, limit = 12) {
  const before = typed.trimStart().split(/\s+/);
  const last = before.pop() ?? "";
  const node = walk(legal, before);
  if (node === undefined) return [];
  const fitting = words(node).filter((word) => word.startsWith(last));
  return fitting.slice(0, limit).map((word) => [...before, word].join(" "));
}

/**
 * What is left when the last choice is taken back, forced words before it included, so that one
 * step back always offers a choice.
 *
 * @param {Legal | null} legal
 * @param {string[]} picked
 * @returns {string[]}
 */
export function stepBack(legal, picked) {
  for (let length = picked.length - 1; length > 0; length -= 1) {
    const before = picked.slice(0, length);
    if (words(walk(legal, before) ?? null).length > 1) return before;
  }
  return [];
}

/** @typedef {Map<string, string[]>} Composites  words made of several parts, with the target of each part */

/**
 * Whether some things are among others, each as often.
 *
 * @param {string[]} some
 * @param {string[]} all
 */
function areAmong(some, all) {
  const left = [...all];
  return some.every((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/**
 * The things that can be tapped next, those already taken included: they can be put back.
 *
 * @param {Composites} composites
 * @param {string[]} tapped
 * @returns {Set<string>}
 */
export function openParts(composites, tapped) {
  const all = new Set([...composites.values()].flat());
  const open = [...all].filter(
    (one) => tapped.includes(one) || [...composites.values()].some((parts) => areAmong([...tapped, one], parts)),
  );
  return new Set(open);
}

/**
 * Take a thing, or put it back; once what is taken makes a word, that word is chosen.
 *
 * @param {Composites} composites
 * @param {string[]} tapped
 * @param {string} target
 * @returns {{ tapped: string[], word: string }}  the word, or ""
 */
export function tapPart(composites, tapped, target) {
  const more = [...tapped, target];
  const fits = [...composites].filter(([, parts]) => areAmong(more, parts));
  if (fits.length === 0) return { tapped: tapped.filter((one) => one !== target), word: "" };
  const word = fits.find(([, parts]) => parts.length === more.length)?.[0] ?? "";
  return { tapped: word ? [] : more, word };
}

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
    const targets = reachable(legal, from, (word, before) => title.targetOf(word, before, view));
    const paths = targets.get(target);
    if (paths) return paths;
  }
  return [];
}

/** What the whole action that is chosen would cost the viewer. @param {TableClient} client */
export function harmOf(client) {
  const { view, seat } = client.state.peek();
  const words = client.choices.peek()?.chosen ?? [];
  return (client.isWhole && view && seat !== null && client.title.peek()?.harmOf?.(words, view, seat)) || null;
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
    const targets = reachable(offered, chosen, (word, before) => title.targetOf(word, before, view));
    for (const [end, paths] of targets) ends.set(end, [...(ends.get(end) ?? []), ...paths]);
  }
  return ends;
}
