/** Pictures in the rules: drawn by the title itself, from positions prepared for them. */
import { html } from "../../lib/html.js";
import { changed } from "../../client/table-state.js";
import { drawn } from "../../lib/render.js";
import { cropped } from "./rulebook.js";
import { t } from "../../lib/texts.js";
import { titlePath } from "../../board/titles.js";
import { makeUi } from "../../board/ui.js";

/**
 * @typedef {import("../../toolkit/title.js").Title} Title
 * @typedef {object} Picture
 * @property {string} rule  the rule it illustrates
 * @property {"board" | "own" | "panel" | "status"} part  what of the table is shown
 * @property {number} seat  whose board or card
 * @property {import("../../client/table-state.js").Change[]} changes  what differs from the album's view
 * @property {string[]} around  places of the board that are seen, and what is near; none: all of it
 * @property {number} margin
 * @property {string[]} glowing
 * @property {string[]} marked
 * @property {{ from: string, to: string }[]} arrows
 * @typedef {{ view: import("../../toolkit/title.js").View | null, pictures: Picture[] }} Album
 */

/** @type {Map<string, Promise<Album>>} */
const albums = new Map();

/** @param {string} title @returns {Promise<Album>} */
export function loadPictures(title) {
  const known = albums.get(title) ?? fetchAlbum(titlePath(title, "pictures.json"));
  albums.set(title, known);
  return known;
}

/** Rules can be read without their pictures. @param {string} path @returns {Promise<Album>} */
async function fetchAlbum(path) {
  try {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${response.status}`);
    return await response.json();
  } catch (error) {
    console.warn(`${path}: ${error}`);
    return { view: null, pictures: [] };
  }
}

/** @param {{ title: Title, album: Album, picture: Picture }} props */
export function RulePicture({ title, album, picture }) {
  const caption = t(`picture-${picture.rule.toLowerCase().replace(".", "-")}`);
  return html`<figure class="rule-picture is-${picture.part}">
    <div role="img" aria-label=${caption} inert>${drawn(tree(title, album, picture))}</div>
    <figcaption class="soft small">${caption}</figcaption>
  </figure>`;
}

/**
 * @param {Title} title
 * @param {Album} album
 * @param {Picture} picture
 */
function tree(title, album, { part, seat, changes, around, margin, glowing, marked, arrows }) {
  const view = changed(album.view, changes);
  const ui = makeUi({
    seat,
    glowing: new Set(glowing),
    marked: new Set(marked),
    marks: { arrows },
    layers: new Set(title.layers),
    aspect: 1.5,
  });
  if (part !== "board") return part === "status" ? title.status(view, ui) : title[part](view, seat, ui);
  const seen = title.places(view, ui).filter(({ id }) => around.includes(id));
  return cropped(title.board(view, ui), seen, margin);
}
