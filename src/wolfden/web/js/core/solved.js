/** Which puzzles one has solved, and on how many days in a row: kept in this browser. */
import { signal } from "./html.js";

/**
 * @typedef {"solved" | "shown"} How  found by oneself, or told
 * @typedef {{ puzzles: Record<string, How>, days: string[] }} Memory  days on which one was solved
 */

const KEY = "wolfden-puzzles";
const DAY = 24 * 60 * 60 * 1000;
const MOST_DAYS = 400;

/** @returns {Memory} */
function stored() {
  try {
    const { puzzles = {}, days = [] } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { puzzles, days };
  } catch {
    return { puzzles: {}, days: [] };
  }
}

/**
 * @param {string} id
 * @returns {How | "open"}
 */
export const stateOf = (id) => memory.value.puzzles[id] ?? "open";

export const memory = signal(/** @type {Memory} */ ({ puzzles: {}, days: [] }));

/** Read what this browser remembers. */
export function recallPuzzles() {
  memory.value = stored();
}

/** Days change at midnight UTC, for everybody at once. */
export const today = () => new Date().toISOString().slice(0, 10);

/**
 * What is remembered after a puzzle; whoever was told an answer has not found it later.
 *
 * @param {Memory} before
 * @param {string} id
 * @param {How} how
 * @param {string} day
 * @returns {Memory}
 */
export function remembered(before, id, how, day) {
  if (before.puzzles[id]) return before;
  const isNewDay = how === "solved" && !before.days.includes(day);
  return {
    puzzles: { ...before.puzzles, [id]: how },
    days: isNewDay ? [...before.days, day].slice(-MOST_DAYS) : before.days,
  };
}

/**
 * On how many days in a row a puzzle was solved, up to today or, if today has none yet, yesterday.
 *
 * @param {string[]} days
 * @param {string} day
 */
export function streak(days, day) {
  const known = new Set(days);
  let at = known.has(day) ? day : dayBefore(day);
  let count = 0;
  while (known.has(at)) {
    count += 1;
    at = dayBefore(at);
  }
  return count;
}

/** @param {string} day */
const dayBefore = (day) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

/**
 * @param {string} id
 * @param {How} how
 */
export function recordPuzzle(id, how) {
  memory.value = remembered(stored(), id, how, today());
  try {
    localStorage.setItem(KEY, JSON.stringify(memory.value));
  } catch {
    // Nothing can be kept in this window: the page knows until it is closed.
  }
}
