/** Spans of time as people write them. Pure. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (/** @type {number} */ number) => String(Math.floor(number)).padStart(2, "0");

/**
 * A clock's face: `2d 03h`, `1:05:09`, `4:07`.
 *
 * @param {number} span  in milliseconds
 */
export function timeText(span) {
  if (span >= DAY) return `${Math.floor(span / DAY)}d ${two((span % DAY) / HOUR)}h`;
  const seconds = two((span % MINUTE) / SECOND);
  const minutes = (span % HOUR) / MINUTE;
  if (span >= HOUR) return `${Math.floor(span / HOUR)}:${two(minutes)}:${seconds}`;
  return `${Math.floor(minutes)}:${seconds}`;
}
