/** What moves on the map of Brotherhood of the Wolf, and what is worth to be shown large. */

/**
 * @typedef {import("wolfden/toolkit/title.js").GameEvent} GameEvent
 * @typedef {import("wolfden/toolkit/title.js").Motion} Motion
 */

/**
 * Hunters, troops and the Beast go from place to place; in the fog nobody sees it.
 *
 * @param {GameEvent} event
 * @returns {Motion[]}
 */
export function motions({ name, seat, facts }) {
  const moved = MOVING[name]?.(facts);
  if (!moved || !facts.from) return [];
  const [from, to] = [`village:${facts.from}`, `village:${facts.to ?? facts.at}`];
  return [{ from, to, ...moved, seat }];
}

/** @type {Record<string, (facts: GameEvent["facts"]) => { symbol: string, look: string }>} */
const MOVING = {
  move: ({ hunter }) => ({ symbol: `hunter-${hunter}`, look: `figure-${hunter}` }),
  drag: ({ hunter }) => ({ symbol: `hunter-${hunter}`, look: `figure-${hunter}` }),
  shift: ({ troop }) => ({ symbol: `troop-${troop}`, look: String(troop) }),
  attack: () => ({ symbol: "piece-beast", look: "monster" }),
  fog: () => ({ symbol: "piece-beast", look: "monster" }),
};

/**
 * @param {import("wolfden/toolkit/title.js").GameEvent} event
 * @returns {import("wolfden/toolkit/title.js").Moment | null}
 */
export function momentOf({ name, facts }) {
  const at = `village:${facts.at}`;
  if (name === "attack" || name === "reveal") {
    return { at, symbol: "piece-beast", look: "monster", tone: "attack" };
  }
  if (name === "examine" && facts.trace) {
    return { at, symbol: `trace-${facts.trace}`, tone: "score" };
  }
  return null;
}
