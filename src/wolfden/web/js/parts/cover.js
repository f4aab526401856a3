/** The picture of a title on the first page: its scene, or a board that plays if it has none. */
import { html, useEffect } from "../core/html.js";
import { Drawing } from "../core/render.js";
import { loadedTitles, loadTitle } from "../core/title.js";
import { LivingBoard } from "./living.js";

/** @param {{ title: string }} props */
export function Cover({ title: id }) {
  useEffect(() => {
    loadTitle(id).catch((error) => console.warn(`no picture of ${id}: ${error.message}`));
  }, [id]);
  const title = loadedTitles.value.find((one) => one.id === id);
  if (title && !title.cover) return html`<${LivingBoard} title=${id} />`;
  return html`<div class="cover">${title?.cover && html`<${Drawing} tree=${title.cover()} />`}</div>`;
}
