/** The board on the table: drawn by its title, moved by fingers, walked over by arrow keys. */
import { computed, effect, html, useEffect, useLayoutEffect, useMemo, useRef } from "../lib/html.js";
import { watchMoments } from "./animation.js";
import { Gestures, targetAt } from "./gestures.js";
import { withArrow } from "./marks.js";
import { waysFrom } from "../client/choices.js";
import { breathe, Drawing, inSlices } from "../lib/render.js";
import { t } from "../lib/texts.js";
import { spaceOf } from "./ui.js";
import { zoomStep } from "./zoom.js";
import { paintingOf } from "./painting.js";
import { keepFocus, leave, steer } from "./board-keys.js";
import { BoardTools } from "./board-tools.js";
import { Tip } from "./tip.js";

/** @typedef {import("../client/model.js").TableModel} TableModel */

/** @param {{ model: TableModel }} props */
export function BoardView({ model }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  const gestures = useRef(/** @type {Gestures | null} */ (null));
  useEffect(() => {
    if (!frame.current || !sheet.current) return undefined;
    const moving = new Gestures(frame.current, sheet.current, {
      ...reactions(model, frame.current),
      nearScale: () => legible(moving),
    });
    gestures.current = moving;
    const stops = [
      watchMoments(model, frame.current),
      watchSize(model, frame.current),
      watchChoices(model, moving),
      watchDrags(model, frame.current),
    ];
    return () => stops.forEach((stop) => stop());
  }, [model]);
  const title = model.client.title.value;
  const view = model.shown.value;
  const ui = model.ui.value;
  const painting = useRef("");
  const land = title && view ? paintingOf(title, view, ui, painting.current) : "";
  painting.current = land;
  usePreparation(model);
  const isPrepared = model.isPrepared.value;
  const board = useMemo(
    () => title && view && isPrepared && title.board(view, { ...ui, land }),
    [title, view, ui, land, isPrepared],
  );
  const isPreview = model.client.preview.value !== null;
  useLayoutEffect(() => keepFocus(frame.current, model.cursor.peek()));
  return html`<section class="board-area" aria-label=${t("board-label")}>
    <div
      class="board-frame ${isPreview ? "is-preview" : ""}"
      ref=${frame}
      tabindex=${model.cursor.value ? -1 : 0}
      role="application"
      aria-label=${t("board-keys")}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => steer(event, model)}
      onFocusIn=${(/** @type {FocusEvent} */ event) => (model.cursor.value = targetAt(event.target))}
      onFocusOut=${(/** @type {FocusEvent} */ event) => leave(event, model)}
    >
      <div class="board-sheet" ref=${sheet}><div class="board-turn"><${Drawing} tree=${board} /></div></div>
    </div>
    <${BoardTools} model=${model} gestures=${gestures} />
    <${Tip} model=${model} />
  </section>`;
}

/**
 * Draw the first board after everything round it, and once its space is known: what it is made of is worked out a
 * little at a time, so that a slow device answers meanwhile.
 *
 * @param {TableModel} model
 */
function usePreparation(model) {
  const title = model.client.title.value;
  const isDue = title !== null && model.shown.value !== null && model.space.value.width > 0;
  useEffect(() => {
    if (isDue && !model.isPrepared.peek()) prepare(model);
  }, [model, isDue]);
}

/** @param {TableModel} model */
async function prepare(model) {
  const [title, view] = [model.client.title.peek(), model.shown.peek()];
  if (title?.preparation && view) await inSlices(title.preparation(view, model.ui.peek()));
  else await breathe();
  model.isPrepared.value = true;
}

/**
 * @param {TableModel} model
 * @param {HTMLElement} frame
 * @returns {Omit<import("./gestures.js").Reactions, "nearScale">}
 */
function reactions(model, frame) {
  return {
    tap: (target, where) => model.tap(target, where),
    ...dragging(model, frame),
    linger: (target, { x, y }) => {
      model.tip.value = { target, x, y, asksWhy: false };
    },
    hover: (target) => {
      model.hovered.value = target;
      const tip = model.tip.peek();
      if (tip && !tip.asksWhy && tip.target !== target) model.tip.value = null;
    },
    canDrag: (target) => model.pen.peek() !== "" || model.client.reach.peek().has(target),
    empty: () => {
      model.tip.value = null;
    },
    zoomed: (scale) => {
      model.zoom.value = zoomStep(scale);
    },
  };
}

/**
 * What is dragged, with a pen or without: a piece shows where it may go, and its picture comes along.
 *
 * @param {TableModel} model
 * @param {HTMLElement} frame
 * @returns {Pick<import("./gestures.js").Reactions, "take" | "carry" | "drop" | "release">}
 */
function dragging(model, frame) {
  return {
    take: (target, start, isFinger) => {
      if (model.pen.peek()) return;
      const ways = waysFrom(model.client, target);
      const thing = ways.size > 0 ? pieceOf(frame, target) : null;
      if (thing) model.drag.value = { thing, start, at: start, isFinger, isPlaced: false };
      model.dragged.value = ways;
    },
    carry: (at) => {
      const drag = model.drag.peek();
      if (drag) model.drag.value = { ...drag, at };
    },
    drop: (from, to, where) => {
      const drag = model.drag.peek();
      if (model.pen.peek()) model.draw((marks) => withArrow(marks, from, to));
      else if (!model.client.pickOneOf(model.dragged.peek()?.get(to) ?? [])) {
        model.tip.value = { target: to, ...where, asksWhy: true };
      } else if (drag) {
        model.drag.value = { ...drag, isPlaced: true };
        model.client.stage.isPlaced = model.client.isSending.peek();
      }
    },
    release: () => {
      model.drag.value = null;
      model.dragged.value = null;
      model.hovered.value = "";
    },
  };
}

/**
 * The element that moves when a thing is dragged: the piece itself, or the pieces in a region.
 *
 * @param {HTMLElement} frame
 * @param {string} target
 * @returns {SVGGraphicsElement | null}
 */
function pieceOf(frame, target) {
  const attribute = target.startsWith("piece:") ? "data-target" : "data-goes";
  return frame.querySelector(`[${attribute}="${CSS.escape(target)}"]`);
}

/**
 * Show what is dragged; how that is done is fetched when the first thing is taken.
 *
 * @param {TableModel} model
 * @param {HTMLElement} frame
 */
function watchDrags(model, frame) {
  const hasBegun = computed(() => model.drag.value !== null);
  let stop = effect(() => {
    if (hasBegun.value) begin();
  });
  const begin = async () => {
    const { startCarrying } = await import("./dragging.js");
    stop();
    if (frame.isConnected) stop = startCarrying(model, frame);
  };
  return () => stop();
}

/** A frame no wider than this is a phone's: there a whole board is too small to be read. */
const NARROW = 600;
/** The least text size one can read, and what is written on boards to be read. */
const READABLE = 10.5;
const NAMES = ".place-name, .place-label";

/**
 * On a phone, go near to what can be chosen and what a guide points at.
 *
 * @param {TableModel} model
 * @param {Gestures} moving
 */
function watchChoices(model, moving) {
  let wasMine = false;
  let timer = 0;
  const stop = effect(() => {
    const isMine = model.client.state.value.legal !== null;
    // Whatever is chosen or is new changes what glows, a guide its size and the board's; the
    // picture of it comes with a frame.
    model.client.reach.value;
    model.guidance.page.value;
    model.space.value;
    model.isPrepared.value;
    if (isMine && !wasMine) moving.isMovedByUser = false;
    wasMine = isMine;
    cancelAnimationFrame(timer);
    timer = requestAnimationFrame(() => {
      timer = requestAnimationFrame(() => reveal(moving, model));
    });
  });
  return () => {
    cancelAnimationFrame(timer);
    stop();
  };
}

/**
 * Zoom to what can be chosen, what a guide points at, and the viewer's pieces.
 *
 * @param {Gestures} moving
 * @param {TableModel} model
 */
function reveal(moving, model) {
  const { frame } = moving;
  if (frame.clientWidth > NARROW) {
    moving.settle();
    return;
  }
  const pointed = model.pointed().map((target) => `[data-target="${CSS.escape(target)}"]`);
  const wanted = [...frame.querySelectorAll([".glowing", ...pointed].join())];
  if (wanted.length === 0) return;
  const { seat } = model.client.state.peek();
  moving.reveal([...wanted, ...frame.querySelectorAll(`[data-owner="${seat}"]:is(.piece, .wolves)`)]);
}

/**
 * How large a board has to be for nearly all its names to be read.
 *
 * @param {Gestures} moving
 */
function legible({ frame, zoom }) {
  const sizes = [.../** @type {NodeListOf<SVGTextElement>} */ (frame.querySelectorAll(NAMES))].map(
    (name) => Number.parseFloat(getComputedStyle(name).fontSize) * (name.getScreenCTM()?.a ?? 1),
  );
  const small = sizes.sort((one, other) => one - other)[Math.floor(sizes.length / 10)];
  return small ? (READABLE * zoom.scale) / small : 1;
}

/**
 * Keep the size of the space for the board.
 *
 * @param {TableModel} model
 * @param {HTMLElement} frame
 */
function watchSize(model, frame) {
  const observer = new ResizeObserver(() => (model.space.value = spaceOf(frame)));
  observer.observe(frame);
  return () => observer.disconnect();
}
