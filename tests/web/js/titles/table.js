/** Real views (see tests/web/fixtures) with real English texts, for tests of the drawings. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "../../../../src/wolfden/web/vendor/fluent-bundle/index.js";
import { sayInner } from "../../../../src/wolfden/web/js/toolkit/speaking.js";
import { reachable } from "../../../../src/wolfden/web/js/client/choices.js";
import wolves from "../../../../src/wolfden/titles/the_wolves/page/index.js";
import age from "../../../../src/wolfden/titles/age_of_the_wolf/page/index.js";
import brotherhood from "../../../../src/wolfden/titles/brotherhood_of_the_wolf/page/index.js";

/**
 * @typedef {import("../../../../src/wolfden/web/js/toolkit/title.js").Title} Title
 * @typedef {import("../../../../src/wolfden/web/js/toolkit/title.js").Ui} Ui
 * @typedef {import("../../../../src/wolfden/web/js/toolkit/svg.js").Tree} Tree
 * @typedef {object} Moment
 * @property {string} name
 * @property {Title} title
 * @property {number} seats
 * @property {number[]} actors
 * @property {(seat: number | null) => any} view
 * @property {(seat: number) => string[]} legal
 */

const FIXTURES = new URL("../../fixtures/", import.meta.url);
const LOCALES = new URL("../../../../src/wolfden/texts/en/", import.meta.url);
export const TITLES = [wolves, age, brotherhood];
const NAMES = ["Ash", "Birch", "Cedar", "Dogwood", "Elder"];

/** @param {string} name */
export const read = (name) => JSON.parse(readFileSync(new URL(`${name}.json`, FIXTURES), "utf8"));

/** @param {string} name @returns {Moment} */
export function moment(name) {
  const { title, seats, view, seen, actors, legal } = read(name);
  return {
    name,
    title: /** @type {Title} */ (TITLES.find(({ id }) => id === title)),
    seats,
    actors,
    view: (seat) => ({ ...view, ...(seat === null ? {} : seen[seat]) }),
    legal: (seat) => legal[seat] ?? [],
  };
}

/** Every moment of every title. */
export const moments = () =>
  readdirSync(FIXTURES)
    .filter((file) => /\.(\d+|end)\.json$/.test(file))
    .map((file) => moment(file.replace(/\.json$/, "")));

const bundle = new FluentBundle("en", { useIsolating: false });
const TITLE_TEXTS = TITLES.map(
  ({ id }) => new URL(`../../../../src/wolfden/titles/${id.replaceAll("-", "_")}/texts/en.ftl`, import.meta.url),
);
for (const file of [new URL("games.ftl", LOCALES), ...TITLE_TEXTS]) {
  const errors = bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  if (errors.length) throw new Error(`${file}: ${errors.join("; ")}`);
}

/** Notes of the texts are errors here. @type {string[]} */
const notes = [];
console.warn = (note) => notes.push(note);

/**
 * Say a text; a key that is missing or an argument that is not given is an error, unless the server
 * says it in English: a board of one's own has names of its own.
 *
 * @param {import("../../../../src/wolfden/web/js/toolkit/speaking.js").Inner} said
 */
export function sayText(said) {
  const { key, english } = said;
  if (english && !bundle.getMessage(key)) return english;
  const text = sayInner([bundle], said);
  const errors = notes.splice(0);
  if (errors.length) throw new Error(errors.join("; "));
  if (/undefined|\[object/.test(text)) throw new Error(`text ${key}: ${text}`);
  return text;
}

/**
 * @param {Partial<Ui>} [some]
 * @returns {Ui}
 */
export const uiWith = (some = {}) => ({
  glowing: new Set(),
  chosen: [],
  marked: new Set(),
  hovered: "",
  seat: null,
  actors: [],
  seatNames: NAMES,
  theme: "night",
  layers: new Set(),
  marks: {},
  say: sayText,
  ...some,
});

/** Legal actions as the tree of words that the server sends. @param {string[]} actions */
export function legalTree(actions) {
  /** @type {any} */
  const root = {};
  for (const action of actions) {
    const words = action.split(" ");
    words.reduce((node, word, place) => (node[word] ??= place === words.length - 1 ? null : {}), root);
  }
  return root;
}

/** Every beginning of some actions, the empty one included. @param {string[]} actions */
export const beginnings = (actions) => [
  ...new Set(
    actions.flatMap((action) => {
      const words = action.split(" ");
      return words.map((_word, place) => words.slice(0, place).join(" "));
    }),
  ),
];

/**
 * What glows and what is marked after some words.
 *
 * @param {Moment} at
 * @param {number} seat
 * @param {string[]} chosen
 * @returns {Partial<Ui>}
 */
export function choosing(at, seat, chosen) {
  const view = at.view(seat);
  const target = (/** @type {string} */ word, /** @type {string[]} */ before) => at.title.targetOf(word, before, view);
  const marked = chosen.map((word, place) => target(word, chosen.slice(0, place)));
  return {
    seat,
    actors: at.actors,
    chosen,
    glowing: new Set(reachable(legalTree(at.legal(seat)), chosen, target).keys()),
    marked: new Set(marked.map(({ kind, id }) => `${kind}:${id}`)),
  };
}

/** @param {Tree} tree @param {string} name */
export const valuesOf = (tree, name) =>
  [...everyElement(tree)].flatMap(({ attributes }) =>
    attributes[name] === undefined || attributes[name] === null ? [] : [`${attributes[name]}`],
  );

/** @param {Tree} tree @param {string} look */
export const withClass = (tree, look) =>
  [...everyElement(tree)].filter(({ attributes }) => `${attributes.class ?? ""}`.split(" ").includes(look));

/** @param {Tree} tree @param {string} name @param {string | number} value */
export const having = (tree, name, value) =>
  [...everyElement(tree)].filter(({ attributes }) => `${attributes[name]}` === `${value}`);

/**
 * Every element of a tree.
 *
 * @param {import("../../../../src/wolfden/web/js/toolkit/svg.js").Node} tree
 * @returns {Generator<import("../../../../src/wolfden/web/js/toolkit/svg.js").Tree>}
 */
export function* everyElement(tree) {
  if (typeof tree === "string") return;
  yield tree;
  for (const child of tree.children) yield* everyElement(child);
}
