/** Which puzzles one has solved: kept in this browser. */
import { signal } from "../../lib/html.js";
import { remembered } from "./puzzle-memory.js";

/**
 * @typedef {import("./puzzle-memory.js").How} How
 * @typedef {import("./puzzle-memory.js").Memory} Memory
 */

const KEY = "wolfden-puzzles";

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
