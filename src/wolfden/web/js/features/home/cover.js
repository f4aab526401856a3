/** The cover of a title: its scene, and a board that shows moments of a real game. */
import { Drawing } from "../../lib/render.js";
import { loadedTitles, loadTitle, titlePath } from "../../board/titles.js";
import { html, useEffect, useSignal } from "../../lib/html.js";
import { changed } from "../../client/table-state.js";
import { isMoving } from "../../lib/settings.js";
import { t } from "../../lib/texts.js";
import { spaceOf } from "../../board/ui.js";
import { flyAll } from "../../board/animation.js";
import { miniature, miniatureUi, useSpace } from "../../board/miniature.js";

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

/**
 * @typedef {import("../../toolkit/title.js").View} View
 * @typedef {{ seats: number, view: View, steps: { changes: import("../../client/table-state.js").Change[],
 *   events: import("../../lib/request.js").GameEvent[] }[] }} Sample
 * @typedef {import("../../toolkit/title.js").TitleView} Scene
 */

const PAUSE = 1_600;

/** @param {{ title: string }} props */
export function LivingBoard({ title: id }) {
  const { frame: place, space } = useSpace();
  const scene = useSignal(/** @type {Scene | null} */ (null));
  useEffect(() => playSample(id, place, scene), [id]);
  const shown = scene.value;
  return html`<div class="living" ref=${place} role="img" aria-label=${t(`picture-${id}`)}>
    ${shown && miniature(shown, space.value)}
  </div>`;
}

/**
 * @param {string} id
 * @param {{ current: HTMLElement | null }} place
 * @param {import("@preact/signals").Signal<Scene | null>} scene
 */
function playSample(id, place, scene) {
  let timer = 0;
  let isGone = false;
  const play = async () => {
    const [title, sample] = await Promise.all([loadTitle(id), loadSample(id)]);
    if (isGone) return;
    let step = 0;
    scene.value = { title, view: sample.view };
    timer = setInterval(() => {
      if (!isMoving() || document.hidden || !isOnScreen(place.current)) return;
      const { changes, events } = sample.steps[step];
      const before = step === 0 || !scene.value ? sample.view : scene.value.view;
      const view = changed(before, changes);
      scene.value = { title, view };
      flyAll(place.current, title, events, view, miniatureUi(spaceOf(place.current)));
      step = (step + 1) % sample.steps.length;
    }, PAUSE);
  };
  play().catch((error) => console.warn(`no picture of ${id}: ${error.message}`));
  return () => {
    isGone = true;
    clearInterval(timer);
  };
}

/** @param {HTMLElement | null} element */
function isOnScreen(element) {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight;
}

/** @param {string} id @returns {Promise<Sample>} */
async function loadSample(id) {
  const response = await fetch(titlePath(id, "sample.json"));
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
