/** Addresses as data: which page, of what, at which moment. Pure, so that every link is tested. */

import { NAMED_PAGES, PLAIN_PAGES } from "./pages.js";

/** Pages that are called otherwise than the first word of their address. */
const CALLED = /** @type {const} */ ({ new: "setup", t: "table", puzzles: "puzzle" });

const listed = globalThis.document?.querySelector?.("meta[name=pages]")?.getAttribute("content");

/**
 * Pages of other packages by the first word of their address, as the index lists them.
 *
 * @type {Record<string, { feature: string, plain?: boolean, named?: boolean }>}
 */
const OTHER_PAGES = listed ? JSON.parse(listed) : {};

/**
 * @typedef {typeof PLAIN_PAGES[number]} PlainPage
 * @typedef {typeof NAMED_PAGES[number]} NamedPage
 * @typedef {Exclude<NamedPage, keyof typeof CALLED> | typeof CALLED[keyof typeof CALLED]} PageOfSomething
 * @typedef {object} Address
 * @property {"landing" | "replay" | "missing" | PlainPage | PageOfSomething} page
 * @property {{ feature: string, word: string }} [other]  the page of another package that takes its place
 * @property {string} id  a title, a table, a puzzle, a group or a code; empty where the page needs none
 * @property {URLSearchParams} query
 * @property {string} anchor  a place on the page, such as the rule `W6.4`
 */

/**
 * @param {string} path
 * @param {string} [search]
 * @param {string} [hash]
 * @returns {Address}
 */
export function readAddress(path, search = "", hash = "") {
  const rest = { query: new URLSearchParams(search), anchor: safelyDecoded(hash.slice(1)) };
  const [first = "", id = "", ...more] = path.split("/").filter(Boolean);
  if (first === "") return { page: "landing", id: "", ...rest };
  if (id === "" && isPlain(first)) return { page: first, id: "", ...rest };
  const name = safelyDecoded(id);
  const other = more.length === 0 && otherPage(first, name !== "");
  if (other) return { page: "missing", id: name, other, ...rest };
  if (!isNamed(first) || name === "" || more.length > 0) return { page: "missing", id: "", ...rest };
  const isMoment = first === "t" && rest.query.has("ply");
  return { page: isMoment ? "replay" : pageOf(first), id: name, ...rest };
}

/**
 * Return the page of another package.
 *
 * @param {string} word
 * @param {boolean} isNamed
 */
function otherPage(word, isNamed) {
  const page = Object.hasOwn(OTHER_PAGES, word) ? OTHER_PAGES[word] : null;
  return page?.[isNamed ? "named" : "plain"] ? { feature: page.feature, word } : null;
}

/** @param {string} word @returns {word is PlainPage} */
const isPlain = (word) => PLAIN_PAGES.some((one) => one === word);

/** @param {string} word @returns {word is NamedPage} */
const isNamed = (word) => NAMED_PAGES.some((one) => one === word);

/** @param {NamedPage} word @returns {word is keyof typeof CALLED} */
const isCalledOtherwise = (word) => Object.hasOwn(CALLED, word);

/** @param {NamedPage} word @returns {PageOfSomething} */
const pageOf = (word) => (isCalledOtherwise(word) ? CALLED[word] : word);

/** A text of an address; "" if it is broken. @param {string} text */
function safelyDecoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** A new table; one that is offered to a group, if one is named. @param {string} title @param {string} [group] */
export const setupPath = (title, group = "") =>
  `/new/${encodeURIComponent(title)}${group && `?${new URLSearchParams({ group })}`}`;

export const puzzlesPath = "/puzzles";
export const historyPath = "/history";
export const peoplePath = "/people";

/** A player; and the table where one has met them, if it is named. @param {string} guest @param {string} [table] */
export const playerPath = (guest, table = "") =>
  `/player/${encodeURIComponent(guest)}${table && `?${new URLSearchParams({ table })}`}`;

export const groupsPath = "/groups";
export const tournamentsPath = "/tournaments";

/** @param {string} invite */
const inviteQuery = (invite) => invite && `?${new URLSearchParams({ invite })}`;

/** A group; with its invitation, for those who are not in it yet. @param {string} group @param {string} [invite] */
export const groupPath = (group, invite = "") => `/group/${encodeURIComponent(group)}${inviteQuery(invite)}`;

/** @param {string} tournament @param {string} [invite] */
export const tournamentPath = (tournament, invite = "") =>
  `/tournament/${encodeURIComponent(tournament)}${inviteQuery(invite)}`;

/** @param {string} puzzle */
export const puzzlePath = (puzzle) => `${puzzlesPath}/${encodeURIComponent(puzzle)}`;

/**
 * The rules of a title, at a rule if one is named.
 *
 * @param {string} title
 * @param {string} [rule]
 */
export const rulesPath = (title, rule = "") => `/rules/${encodeURIComponent(title)}${rule && `#${rule}`}`;

/** @param {string} title */
export const aidPath = (title) => `/aid/${encodeURIComponent(title)}`;

/** @param {string} title */
export const aboutPath = (title) => `/about/${encodeURIComponent(title)}`;

/** @param {string} table */
export const tablePath = (table) => `/t/${encodeURIComponent(table)}`;

/**
 * The link to a moment of a game, as a viewer sees it.
 *
 * @param {string} table
 * @param {number | "end"} ply
 * @param {string} [eyes]
 */
export function momentPath(table, ply, eyes) {
  const query = new URLSearchParams({ ply: String(ply) });
  if (eyes !== undefined) query.set("eyes", eyes);
  return `${tablePath(table)}?${query}`;
}

/**
 * The review of a finished game, at a decision if one is named.
 *
 * @param {string} table
 * @param {number} [ply]  how many actions came before it
 */
export const reviewPath = (table, ply) =>
  `/review/${encodeURIComponent(table)}${ply === undefined ? "" : `?ply=${ply}`}`;

export const analysisPath = "/analysis";

/**
 * The analysis board at a moment of a finished game, or at a puzzle.
 *
 * @param {{ table: string, ply: number } | { puzzle: string }} of
 */
export const analysisOf = (of) =>
  `${analysisPath}?${new URLSearchParams(Object.entries(of).map(([name, value]) => [name, String(value)]))}`;

/** An analysis inside the link itself, in the part that is not sent to the server. @param {string} link */
export const analysisLink = (link) => `${analysisPath}#${link}`;

/**
 * What an address of the analysis board is about; null: nothing is chosen yet.
 *
 * @param {Address} address
 * @returns {import("../types.js").AnalysisOf | null}
 */
export function analysisSource({ query, anchor }) {
  if (anchor) return { link: anchor };
  const table = query.get("table");
  const puzzle = query.get("puzzle");
  if (table) return { table };
  return puzzle ? { puzzle } : null;
}

/**
 * A moment of a game as a small page for the frames of other sites.
 *
 * @param {string} table
 * @param {number} ply
 */
export const embedPath = (table, ply) => `/embed/${encodeURIComponent(table)}?ply=${ply}`;
