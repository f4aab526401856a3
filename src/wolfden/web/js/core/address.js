/** Addresses as data: which page, of what, at which moment. Pure, so that every link is tested. */

/**
 * @typedef {object} Address
 * @property {"landing" | "setup" | "table" | "replay" | "me" | "move" | "puzzles" | "puzzle" | "missing"} page
 * @property {string} id  a title, a table, a puzzle or a code; empty where the page needs none
 * @property {URLSearchParams} query
 */

/** @type {Record<string, Address["page"]>} */
const PAGES = { new: "setup", t: "table", move: "move", puzzles: "puzzle" };

/**
 * @param {string} path
 * @param {string} [search]
 * @returns {Address}
 */
export function readAddress(path, search = "") {
  const query = new URLSearchParams(search);
  const [first = "", id = "", ...rest] = path.split("/").filter(Boolean);
  if (first === "") return { page: "landing", id: "", query };
  if (id === "" && (first === "me" || first === "puzzles")) return { page: first, id: "", query };
  const page = Object.hasOwn(PAGES, first) ? PAGES[first] : undefined;
  if (!page || id === "" || rest.length > 0) return { page: "missing", id: "", query };
  const isMoment = page === "table" && query.has("ply");
  return { page: isMoment ? "replay" : page, id: safelyDecoded(id), query };
}

/** @param {string} text */
function safelyDecoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** @param {string} title */
export const setupPath = (title) => `/new/${encodeURIComponent(title)}`;

export const puzzlesPath = "/puzzles";

/** @param {string} puzzle */
export const puzzlePath = (puzzle) => `${puzzlesPath}/${encodeURIComponent(puzzle)}`;

/** @param {string} table */
export const tablePath = (table) => `/t/${encodeURIComponent(table)}`;

/**
 * The link to a moment of a game, seen with somebody's eyes.
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
