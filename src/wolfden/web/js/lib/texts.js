/** Texts of the page in the viewer's language, through Fluent. */
import { assetPath } from "./assets.js";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "./html.js";
import { listed, nearestLanguage, say, sayInner, sayOf, withoutArrows } from "../toolkit/speaking.js";
import { settings } from "./settings.js";

/**
 * @typedef {import("../toolkit/speaking.js").Args} Args
 * @typedef {import("../toolkit/speaking.js").Inner} Inner
 * @typedef {import("./request.js").Fact} Fact
 */

/** Languages that have texts, each by its own name. */
export const LANGUAGES = {
  uk: "Українська",
  ru: "Русский",
  cs: "Čeština",
  sv: "Svenska",
  en: "English",
  fi: "Suomi",
  da: "Dansk",
  nb: "Norsk",
};
/** Files every page needs, fetched as one; those of a table and its title come with them. */
const FILES = ["page", "games", "titles", "rules", "guide", "problems"];
const FIRST = FILES.join("+");

/** @type {import("@preact/signals").Signal<FluentBundle[]>} the language chosen, then English */
const bundles = signal([]);

/** The language in use, for dates, numbers and the root of the page. */
export const language = signal("en");

/** @type {Set<string>} the files in use */
const files = new Set([FIRST]);

/** @type {Map<string, Promise<FluentResource>>} what was fetched, by its address */
const fetched = new Map();

/** @type {Map<string, string[]>} the keys of each English file in use, in its order */
const keys = new Map();

/**
 * Speak a language, with English behind it.
 *
 * @param {string} wanted
 */
export async function speak(wanted) {
  const chosen = nearestLanguage(wanted === "auto" ? navigator.languages : [wanted], LANGUAGES);
  const order = [...new Set([chosen, "en"])];
  const loaded = await Promise.all(order.map(load));
  said.clear();
  bundles.value = loaded;
  language.value = chosen;
  document.documentElement.lang = chosen;
}

/**
 * Fetch further files of texts, for a table and its title.
 *
 * @param {...string} names
 */
export async function addTexts(...names) {
  const news = names.filter((name) => !FILES.includes(name) && !files.has(name));
  for (const name of news) files.add(name);
  if (news.length > 0) adding = speak(settings.peek().language);
  await adding;
}

/** The newest fetching of further files. */
let adding = Promise.resolve();

/** @param {string} code */
async function load(code) {
  const bundle = new FluentBundle(code, { useIsolating: false });
  const names = [...files];
  const texts = await Promise.all(names.map((file) => fetchText(assetPath(`/locales/${code}/${file}.ftl`))));
  texts.forEach((resource, place) => {
    bundle.addResource(resource);
    if (code === "en")
      keys.set(
        names[place],
        resource.body.map(({ id }) => id),
      );
  });
  return bundle;
}

/** The keys of a file that is in use, as its English texts have them. @param {string} file */
export const keysOf = (file) => keys.get(file) ?? [];

/** @param {string} path */
function fetchText(path) {
  const known = fetched.get(path) ?? ask(path);
  fetched.set(path, known);
  return known;
}

/**
 * A missing file must not leave a page without texts: English is used, and the file is fetched
 * again when texts are fetched the next time.
 *
 * @param {string} path
 */
async function ask(path) {
  const response = await fetch(path).catch(() => null);
  if (response?.ok) return new FluentResource(await response.text());
  console.warn(`${path}: ${response?.status ?? "no answer"}`);
  fetched.delete(path);
  return new FluentResource("");
}

/** What was said already: a board says the same things again and again. */
const said = new Map();
const MOST_SAID = 5_000;

/**
 * A text by its key. A key no language has shows nothing to a player, and is noted in the console.
 *
 * @param {string} key
 * @param {Args} [args]
 * @returns {string}
 */
export function t(key, args) {
  const inUse = bundles.value;
  const id = args ? `${key} ${JSON.stringify(args)}` : key;
  const known = said.get(id);
  if (known !== undefined) return known;
  if (said.size >= MOST_SAID) said.clear();
  const text = say(inUse, key, args);
  said.set(id, text);
  return text;
}

/**
 * What the server says in English, in the viewer's language if the texts know it.
 *
 * @param {string} key
 * @param {string} english
 */
export const translated = (key, english) => sayOf(bundles.value, key, english);

/** A text as it is to be read out. @param {string} text */
export const aloud = (text) => withoutArrows(text, t("arrow-aloud"));

/** Read by code that keeps translated texts: it changes when other texts are in use. */
export const textsInUse = () => bundles.value;

/** Whether some language in use has a text. @param {string} key */
export const has = (key) => bundles.value.some((bundle) => bundle.hasMessage(key));

/** Speak the language of the settings, now and whenever it changes. */
export async function startTexts() {
  let spoken = settings.value.language;
  await speak(spoken);
  settings.subscribe(({ language: wanted }) => {
    if (wanted === spoken) return;
    spoken = wanted;
    speak(wanted);
  });
}

/**
 * Return a text with facts of the server in it. Texts of reasons are also used inside sentences, so
 * their first letter is made a capital; a problem may begin with a word of a file, which stays.
 *
 * @param {string} key
 * @param {Record<string, Fact | Inner>} facts
 */
export function factsText(key, facts) {
  const args = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      Array.isArray(fact) ? listed(fact.map(String), language.value) : fact,
    ]),
  );
  const text = t(key, args);
  return key.startsWith("reason-") ? capitalized(text, args) : text;
}

/**
 * Make the first letter a capital, unless the text begins with a name.
 *
 * @param {string} text
 * @param {Record<string, Fact | Inner>} args
 */
export function capitalized(text, args) {
  const names = Object.values(args).map((one) =>
    typeof one === "object" && "key" in one ? sayInner(bundles.value, one) : String(one),
  );
  return names.some((name) => text.startsWith(name)) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
