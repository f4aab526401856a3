/** Spans of time as people write them. Pure. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (/** @type {number} */ number) => String(Math.floor(number)).padStart(2, "0");

/**
 * @param {string} language
 * @param {string} name
 * @param {number} digits  the minimum number
 */
const unit = (language, name, digits) =>
  new Intl.NumberFormat(language, {
    style: "unit",
    unit: name,
    unitDisplay: "narrow",
    minimumIntegerDigits: digits,
  });

/**
 * A span without seconds, for what is not counted down on the screen: `2d 3h`, `5h`, `12m`.
 *
 * @param {number} span  in milliseconds
 * @param {string} language
 */
export function aboutText(span, language) {
  const days = Math.floor(span / DAY);
  const hours = Math.floor((span % DAY) / HOUR);
  const parts = [];
  if (days > 0) parts.push(unit(language, "day", 1).format(days));
  if (hours > 0) parts.push(unit(language, "hour", 1).format(hours));
  const minutes = Math.max(0, Math.ceil(span / MINUTE));
  return parts.length > 0 ? parts.join(" ") : unit(language, "minute", 1).format(minutes);
}

/**
 * A clock's face: `2d 03h` in the words of the language, `1:05:09`, `4:07`.
 *
 * @param {number} span  in milliseconds
 * @param {string} language
 */
export function timeText(span, language) {
  if (span >= DAY) {
    const days = unit(language, "day", 1).format(Math.floor(span / DAY));
    return `${days} ${unit(language, "hour", 2).format(Math.floor((span % DAY) / HOUR))}`;
  }
  const seconds = two((span % MINUTE) / SECOND);
  const minutes = (span % HOUR) / MINUTE;
  if (span >= HOUR) return `${Math.floor(span / HOUR)}:${two(minutes)}:${seconds}`;
  return `${Math.floor(minutes)}:${seconds}`;
}
