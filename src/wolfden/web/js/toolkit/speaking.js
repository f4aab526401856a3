/** How a text is found and filled: pure, so that texts are tested without a browser. */

/**
 * @typedef {object} Bundle  as much of a `FluentBundle` as is needed here
 * @property {readonly string[]} locales
 * @property {(key: string) => { value: unknown } | undefined} getMessage
 * @property {(pattern: any, args: any, errors: Error[]) => string} formatPattern
 * @typedef {Record<string, string | number>} Args
 */

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/** @type {Set<string>} what has been noted in the console, each once */
const noted = new Set();

/** @param {string} note */
function noteOnce(note) {
  if (!noted.has(note)) console.warn(note);
  noted.add(note);
}

/**
 * Say a text in the first language that has it whole; a text that is missing or broken in one
 * language comes from the next, and the console says so.
 *
 * @param {Bundle[]} bundles
 * @param {string} key
 * @param {Args} [args]
 * @returns {string} empty if no language has it: a player never sees a key
 */
export function say(bundles, key, args = {}) {
  const filled = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(bundles, value)]));
  let spoken = "";
  for (const bundle of bundles) {
    const { text, faults } = sayIn(bundle, key, filled);
    for (const fault of faults) noteOnce(`text ${key} (${bundle.locales}): ${fault}`);
    if (faults.length === 0) return text;
    spoken ||= text;
  }
  return spoken;
}

/**
 * Translate an English text of the server: a card of a table's own deck may have a key of the game's.
 *
 * @param {Bundle[]} bundles  the last one is English
 * @param {string} key
 * @param {string} english
 */
export function sayOf(bundles, key, english) {
  const known = bundles.at(-1);
  const isTheSame = known?.getMessage(key) && sayIn(known, key, {}).text === english;
  return isTheSame ? say(bundles, key) : english;
}

/**
 * @param {Bundle} bundle
 * @param {string} key
 * @param {Args} args
 */
function sayIn(bundle, key, args) {
  const pattern = bundle.getMessage(key)?.value;
  if (pattern === null || pattern === undefined) return { text: "", faults: ["is missing"] };
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, args, errors);
  return { text, faults: errors.map(({ message }) => message) };
}

/**
 * An argument that begins with `=` is itself a text; a name in another direction is kept apart.
 *
 * @param {Bundle[]} bundles
 * @param {string | number} value
 */
function argument(bundles, value) {
  if (typeof value !== "string") return value;
  if (value.startsWith("=")) return say(bundles, value.slice(1));
  return RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
}

/** Languages that are replaced by another one here. @type {Record<string, string>} */
const KIN = { no: "nb", nn: "nb" };

/**
 * The first wanted language there is, else English.
 *
 * @param {readonly string[]} wanted
 * @param {Record<string, string>} known
 */
export function nearestLanguage(wanted, known) {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split("-")[0];
    const near = KIN[code] ?? code;
    if (near in known) return near;
  }
  return "en";
}

/** @type {Map<string, Intl.ListFormat>} how each language lists things */
const lists = new Map();

/**
 * Things as a list in a language: "a, b and c".
 *
 * @param {string[]} things
 * @param {string} language
 */
export function listed(things, language) {
  const known = lists.get(language) ?? new Intl.ListFormat(language === "en" ? "en-GB" : language);
  lists.set(language, known);
  return known.format(things);
}

/** What is seen as an arrow, with the spaces around it. */
export const ARROW = /\s*→\s*/;

/**
 * A text with a word for each arrow: nobody wants to hear "right arrow".
 *
 * @param {string} text
 * @param {string} word
 */
export const withoutArrows = (text, word) => text.split(ARROW).join(`, ${word} `);
