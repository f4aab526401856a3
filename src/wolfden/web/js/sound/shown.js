/** What begins to be seen on a board, for those who accompany it with something else, such as sounds. */

/**
 * @typedef {import("../toolkit/title.js").GameEvent} GameEvent
 * @typedef {(event: GameEvent) => void} Listener
 */

/** @type {Set<Listener>} */
const listeners = new Set();

/** @type {WeakSet<GameEvent>} */
const reported = new WeakSet();

/** Milliseconds from one event to the next of those that begin together, as pieces set off. */
const STAGGER = 90;
/** More events at a time than these explain nothing: the last ones count. */
const MOST = 4;

/**
 * Hear of every event at the moment when it begins to be shown.
 *
 * @param {Listener} listener
 * @returns {() => void} stops it
 */
export function listenToShown(listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Report that events begin to be shown, one of each kind.
 *
 * @param {GameEvent[]} events
 */
export function reportShown(events) {
  for (const event of events) reported.add(event);
  const kinds = [...new Map(events.map((event) => [event.name, event])).values()].slice(-MOST);
  kinds.forEach((event, place) => {
    const report = () => listeners.forEach((listener) => listener(event));
    if (place === 0) report();
    else setTimeout(report, place * STAGGER);
  });
}

/** Report events that have happened and have no picture. @param {GameEvent[]} events */
export const reportRest = (events) => reportShown(events.filter((event) => !reported.has(event)));
