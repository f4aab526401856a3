/** The picture of a title on the first page: its scene, and its board in play below a mouse. */
import { html, useEffect, useSignal } from "../../lib/html.js";
import { Drawing } from "../../lib/render.js";
import { loadedTitles, loadTitle } from "../../board/titles.js";
import { LivingBoard } from "./living.js";

/** @param {{ title: string }} props */
export function Cover({ title: id }) {
  const isPointedAt = useSignal(false);
  useEffect(() => {
    loadTitle(id).catch((error) => console.warn(`no picture of ${id}: ${error.message}`));
  }, [id]);
  const title = loadedTitles.value.find((one) => one.id === id);
  const enter = (/** @type {PointerEvent} */ { pointerType }) => {
    isPointedAt.value = pointerType === "mouse";
  };
  const leave = () => {
    isPointedAt.value = false;
  };
  return html`<div class="cover" onPointerEnter=${enter} onPointerLeave=${leave}>
    ${title?.cover && html`<${Drawing} tree=${title.cover()} />`}
    ${title && (isPointedAt.value || !title.cover) && html`<${LivingBoard} title=${id} />`}
  </div>`;
}
