/** How a text is found and filled: pure, so that texts are tested without a browser. */

/**
 * @typedef {object} Bundle  as much of a `FluentBundle` as is needed here
 * @property {readonly string[]} locales
 * @property {(key: string) => { value: unknown, attributes: Record<string, unknown> } | undefined} getMessage
 * @property {(pattern: any, args: any, errors: Error[]) => string} formatPattern
 * @typedef {{ key: string, args?: Args, english?: string }} Inner  a text inside another
 * @typedef {{ [name: string]: string | number | Inner }} Args
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
  let spoken = "";
  for (const bundle of bundles) {
    const { text, faults } = sayIn(bundle, bundle.getMessage(key)?.value, filled(bundles, bundle, args));
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
  return isKnown(bundles, key, english) ? say(bundles, key) : english;
}

/** Whether this is what the English texts say. @param {Bundle[]} bundles @param {string} key @param {string} english */
function isKnown(bundles, key, english) {
  const known = /** @type {Bundle} */ (bundles.at(-1));
  return sayIn(known, known.getMessage(key)?.value, {}).text === english;
}

/**
 * @param {Bundle} bundle
 * @param {unknown} pattern
 * @param {Record<string, string | number>} args
 */
function sayIn(bundle, pattern, args) {
  if (pattern === null || pattern === undefined) return { text: "", faults: ["is missing"] };
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, args, errors);
  return { text, faults: errors.map(({ message }) => message) };
}

/**
 * Plain arguments for a text of a bundle. A text inside it, `at`, also brings its forms in that language:
 * its attribute `.in` is the argument `at-in`.
 *
 * @param {Bundle[]} bundles
 * @param {Bundle} bundle
 * @param {Args} args
 */
function filled(bundles, bundle, args) {
  /** @type {Record<string, string | number>} */
  const plain = {};
  for (const [name, value] of Object.entries(args)) {
    plain[name] = argument(bundles, value);
    if (typeof value !== "object") continue;
    const { key, args: inner = {} } = declinable(bundles, value);
    for (const [form, pattern] of Object.entries(bundle.getMessage(key)?.attributes ?? {}))
      plain[`${name}-${form}`] = sayIn(bundle, pattern, filled(bundles, bundle, inner)).text;
  }
  return plain;
}

/**
 * What has the forms of a text: a name that a table brings along has those of any name.
 *
 * @param {Bundle[]} bundles
 * @param {Inner} text
 * @returns {Inner}
 */
const declinable = (bundles, text) =>
  text.english === undefined || isKnown(bundles, text.key, text.english)
    ? text
    : { key: "game-own-name", args: { name: text.english } };

/**
 * An argument that begins with `=` is itself a text; a name in another direction is kept apart.
 *
 * @param {Bundle[]} bundles
 * @param {string | number | Inner} value
 */
function argument(bundles, value) {
  if (typeof value === "object") return sayInner(bundles, value);
  if (typeof value !== "string") return value;
  if (value.startsWith("=")) return say(bundles, value.slice(1));
  return RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
}

/** A text inside another. @param {Bundle[]} bundles @param {Inner} text */
export const sayInner = (bundles, { key, args, english }) =>
  english === undefined ? say(bundles, key, args) : sayOf(bundles, key, english);

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
