/** Puzzles that were solved in this browser, and the streak of days with a solved one. */
import { signal } from "../../lib/html.js";
import { readStored, store } from "../../lib/storage.js";

/**
 * @typedef {"solved" | "shown"} How  `shown`: the answer was displayed before it was found
 * @typedef {{ puzzles: Record<string, How>, days: string[] }} Memory  `days`: with a solved puzzle
 */

const DAY = 24 * 60 * 60 * 1000;
const MOST_DAYS = 400;

/**
 * Return the memory after a puzzle; an answer that was shown does not count as found later.
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
 * Return for how many successive days a puzzle was solved, until today or, if today has none yet, yesterday.
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

const KEY = "wolfden-puzzles";

/** @type {() => Memory} */
const stored = () => ({ puzzles: {}, days: [], ...readStored(KEY, {}) });

/**
 * @param {string} id
 * @returns {How | "open"}
 */
export const stateOf = (id) => memory.value.puzzles[id] ?? "open";

export const memory = signal(/** @type {Memory} */ ({ puzzles: {}, days: [] }));

/** Read what this browser stored. */
export function recallPuzzles() {
  memory.value = stored();
}

/** Days change at midnight UTC for everyone. */
export const today = () => new Date().toISOString().slice(0, 10);

/**
 * @param {string} id
 * @param {How} how
 */
export function recordPuzzle(id, how) {
  memory.value = remembered(stored(), id, how, today());
  store(KEY, memory.value);
}
