/** Every text of the page comes from here, in the viewer's language, through Fluent. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "./html.js";
import { nearestLanguage, say } from "./speaking.js";
import { settings } from "./settings.js";

/**
 * @typedef {Record<string, string | number>} Args
 */

/** Languages that have texts, each by its own name. */
export const LANGUAGES = { en: "English" };
const FILES = [
  "page",
  "table",
  "reasons",
  "games",
  "the-wolves",
  "age-of-the-wolf",
  "brotherhood-of-the-wolf",
];

/** @type {import("@preact/signals").Signal<FluentBundle[]>} the language chosen, then English */
const bundles = signal([]);

/** The language in use, for dates, numbers and the root of the page. */
export const language = signal("en");

/**
 * Load a language (and English behind it) and show every text in it.
 *
 * @param {string} wanted
 */
export async function speak(wanted) {
  const chosen = nearestLanguage(wanted === "auto" ? navigator.languages : [wanted], LANGUAGES);
  const order = [...new Set([chosen, "en"])];
  bundles.value = await Promise.all(order.map(loaded));
  language.value = chosen;
  document.documentElement.lang = chosen;
}

/** @type {Map<string, Promise<FluentBundle>>} */
const loading = new Map();

/** @param {string} code */
function loaded(code) {
  const known = loading.get(code);
  if (known) return known;
  const made = load(code);
  made.catch(() => loading.delete(code));
  loading.set(code, made);
  return made;
}

/** @param {string} code */
async function load(code) {
  const bundle = new FluentBundle(code, { useIsolating: false });
  const texts = await Promise.all(FILES.map((file) => fetchText(`/locales/${code}/${file}.ftl`)));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** A file that is not there is no reason to show nothing: English stands in. @param {string} path */
async function fetchText(path) {
  const response = await fetch(path);
  if (response.ok) return response.text();
  console.warn(`${path}: ${response.status}`);
  return "";
}

/**
 * A text by its key. A key no language has shows nothing to a player, and is noted in the console.
 *
 * @param {string} key
 * @param {Args} [args]
 * @returns {string}
 */
export const t = (key, args) => say(bundles.value, key, args);

/** Whether some language in use has a text. @param {string} key */
export const has = (key) => bundles.value.some((bundle) => bundle.hasMessage(key));

/** Speak the language of the settings, now and whenever it changes. */
export async function startTexts() {
  let spoken = settings.value.language;
  await speak(spoken);
  settings.subscribe(({ language: wanted }) => {
    if (wanted !== spoken) speak((spoken = wanted));
  });
}
