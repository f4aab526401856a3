/** What is worth to be shown large in Brotherhood of the Wolf: attacks and what they reveal, traces. */

/**
 * @param {import("wolfden/core/title.js").GameEvent} event
 * @returns {import("wolfden/core/title.js").Moment | null}
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
