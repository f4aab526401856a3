/** What is remembered of puzzles, and on how many days in a row one was solved. Pure. */

/**
 * @typedef {"solved" | "shown"} How  found by oneself, or told
 * @typedef {{ puzzles: Record<string, How>, days: string[] }} Memory  days on which one was solved
 */

const DAY = 24 * 60 * 60 * 1000;
const MOST_DAYS = 400;

/**
 * What is remembered after a puzzle; a player who was told an answer has not found it later.
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
