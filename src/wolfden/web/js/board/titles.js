/** Fetching what a title shows of itself, once it is needed. */
import { signal } from "../lib/html.js";
import { assetPath, addStyles } from "../lib/assets.js";

/** @typedef {import("../toolkit/title.js").Title} Title */

/** Where the files of a title are. @param {string} id @param {string} file */
export const titlePath = (id, file) => assetPath(`/titles/${encodeURIComponent(id)}/${file}`);

/** What the player aid of a title shows. @param {string} id @returns {Promise<import("../toolkit/title.js").Aid>} */
export const loadAid = async (id) => (await import(titlePath(id, "page/aid.js"))).aid;

/**
 * What a title sounds like.
 *
 * @param {string} id
 * @returns {Promise<import("../sound/synthesis.js").Palette>}
 */
export const loadSounds = async (id) => (await import(titlePath(id, "page/sound/palette.js"))).default;

/** Titles whose drawing is here already. */
export const loadedTitles = signal(/** @type {Title[]} */ ([]));

/**
 * Load the drawing of a title, once it is needed.
 *
 * @param {string} id
 * @returns {Promise<Title>}
 */
export async function loadTitle(id) {
  const [module] = await Promise.all([
    import(titlePath(id, "page/index.js")),
    addStyles(titlePath(id, "page/style.css")),
  ]);
  const title = /** @type {Title} */ (module.default);
  const known = loadedTitles.peek();
  if (!known.includes(title)) loadedTitles.value = [...known, title];
  return title;
}
