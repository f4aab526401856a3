/** The board on the table: drawn by its title, moved by fingers, walked over by arrow keys. */
import { computed, effect, html, useEffect, useMemo, useRef } from "../core/html.js";
import { DIRECTIONS, nextPlace } from "../core/arrows.js";
import { flyAll } from "../core/animation.js";
import { Gestures } from "../core/gestures.js";
import { withArrow } from "../core/marks.js";
import { Drawing } from "../core/render.js";
import { t } from "../core/texts.js";
import { aspectOf } from "../core/ui.js";
import { Pens } from "./pens.js";
import { Icon } from "./symbols.js";
import { Tip } from "./tip.js";

/** @typedef {import("../core/model.js").TableModel} TableModel */

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
      watchFlights(model, frame.current),
      watchSize(model, frame.current),
      watchChoices(model, moving),
      watchDrags(model, frame.current),
    ];
    return () => stops.forEach((stop) => stop());
  }, [model]);
  const title = model.client.title.value;
  const view = model.shown.value;
  const ui = model.ui.value;
  const board = useMemo(() => title && view && title.board(view, ui), [title, view, ui]);
  const isPreview = model.client.preview.value !== null;
  return html`<section class="board-area" aria-label=${t("board-label")}>
    <div
      class="board-frame ${isPreview ? "is-preview" : ""}"
      ref=${frame}
      tabindex="0"
      role="application"
      aria-label=${t("board-keys")}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => steer(event, model)}
      onBlur=${() => (model.cursor.value = "")}
    >
      <div class="board-sheet" ref=${sheet}><${Drawing} tree=${board} /></div>
    </div>
    <div class="board-bar">
      <${Layers} model=${model} />
      <div class="board-tools">
        <${Tool} icon="ui-plus" label="zoom-in" act=${() => gestures.current?.zoomBy(1.4)} />
        <${Tool} icon="ui-minus" label="zoom-out" act=${() => gestures.current?.zoomBy(1 / 1.4)} />
        <${Tool} icon="ui-fit" label="zoom-fit" act=${() => gestures.current?.fit()} />
      </div>
    </div>
    <${Tip} model=${model} />
    <${Cursor} model=${model} />
  </section>`;
}

/** @param {{ icon: string, label: string, act: () => void }} props */
const Tool = ({ icon, label, act }) => html`<button
  class="button quiet icon ${label === "zoom-fit" ? "fit" : ""}"
  aria-label=${t(label)}
  title=${t(label)}
  onClick=${act}
>
  <${Icon} name=${icon} />
</button>`;

/** @param {{ model: TableModel }} props */
function Layers({ model }) {
  const layers = model.offeredLayers();
  return html`<div class="board-layers" role="group" aria-label=${t("layers")}>
    <${Pens} model=${model} />
    ${layers.map(
      (name) => html`<button
        class="button small"
        aria-pressed=${model.layers.value.has(name) ? "true" : "false"}
        aria-label=${model.name(`layer:${name}`)}
        title=${model.name(`layer:${name}`)}
        data-layer=${name}
        onClick=${() => model.toggleLayer(name)}
      >
        <${Icon} name="ui-layers" /><span class="label">${model.name(`layer:${name}`)}</span>
      </button>`,
    )}
  </div>`;
}

/** What the keyboard's cursor stands on, read out. @param {{ model: TableModel }} props */
function Cursor({ model }) {
  const target = model.cursor.value;
  const text = target && model.name(target);
  const canChoose = model.client.reach.value.has(target);
  return html`<p class="unseen" aria-live="assertive">
    ${text && t(canChoose ? "cursor-can-choose" : "cursor-at", { thing: text })}
  </p>`;
}

/**
 * @param {TableModel} model
 * @param {HTMLElement} frame
 * @returns {Omit<import("../core/gestures.js").Reactions, "nearScale">}
 */
function reactions(model, frame) {
  return {
    tap: (target, where) => model.tap(target, where),
    ...dragging(model, frame),
    linger: (target, { x, y }) => {
      model.tip.value = { target, x, y, asksWhy: false };
    },
    hover: (target) => {
      const lit = model.ui.peek().glowing.has(target) ? target : "";
      if (model.hovered.peek() !== lit) model.hovered.value = lit;
      const tip = model.tip.peek();
      if (tip && !tip.asksWhy && tip.target !== target) model.tip.value = null;
    },
    canDrag: (target) => model.pen.peek() !== "" || model.client.reach.peek().has(target),
    empty: () => {
      model.tip.value = null;
    },
  };
}

/**
 * What is dragged, with a pen or without: a piece shows where it may go, and its picture comes along.
 *
 * @param {TableModel} model
 * @param {HTMLElement} frame
 * @returns {Pick<import("../core/gestures.js").Reactions, "take" | "carry" | "drop" | "release">}
 */
function dragging(model, frame) {
  return {
    take: (target, start, isFinger) => {
      if (model.pen.peek()) return;
      const ways = model.client.ways(target);
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
        model.isPlaced = model.client.isSending.peek();
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
 * What goes when a thing is dragged: the piece itself, or what stands in a region.
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
 * Let pieces fly when something happened.
 *
 * @param {TableModel} model
 * @param {HTMLElement} frame
 */
function watchFlights(model, frame) {
  const { client } = model;
  /** @param {import("../core/tablestate.js").TableState} before
   *  @param {import("../core/tablestate.js").TableState} after */
  const watch = (before, after) => {
    const title = client.title.peek();
    if (!title || !after.view || before.seq < 0 || after.seq === before.seq) return;
    const hasLanded = (/** @type {number} */ seat) => model.isPlaced && seat === after.seat;
    const news = after.entries.filter(({ seq, seat }) => seq > before.seq && !hasLanded(seat));
    model.isPlaced = false;
    flyAll(frame, title, news.flatMap(({ events }) => events ?? []), after.view, model.ui.peek());
  };
  client.watchers.add(watch);
  return () => {
    client.watchers.delete(watch);
  };
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
    const { startCarrying } = await import("./carrying.js");
    stop();
    if (frame.isConnected) stop = startCarrying(model, frame);
  };
  return () => stop();
}

/** A frame no wider than this is a phone's: there a whole board is too small to be read. */
const NARROW = 600;
/** The least size of letters one can read, and what is written on boards to be read. */
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
    // Whatever is chosen or comes anew changes what glows, a guide its size and the board's; the
    // picture of it comes with a frame.
    model.client.reach.value;
    model.guidance.page.value;
    model.aspect.value;
    if (isMine && !wasMine) moving.isMovedByUser = false;
    wasMine = isMine;
    cancelAnimationFrame(timer);
    timer = requestAnimationFrame(() => {
      timer = requestAnimationFrame(() => reveal(moving, model.pointed()));
    });
  });
  return () => {
    cancelAnimationFrame(timer);
    stop();
  };
}

/**
 * @param {Gestures} moving
 * @param {string[]} pointed  targets to be seen besides what glows
 */
function reveal(moving, pointed) {
  if (moving.frame.clientWidth > NARROW) return;
  const wanted = [".glowing", ...pointed.map((target) => `[data-target="${CSS.escape(target)}"]`)];
  moving.reveal([...moving.frame.querySelectorAll(wanted.join())]);
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
 * Keep the shape of the space for the board.
 *
 * @param {TableModel} model
 * @param {HTMLElement} frame
 */
function watchSize(model, frame) {
  const observer = new ResizeObserver(() => (model.aspect.value = aspectOf(frame)));
  observer.observe(frame);
  return () => observer.disconnect();
}

/**
 * @param {KeyboardEvent} event
 * @param {TableModel} model
 */
function steer(event, model) {
  const title = model.client.title.value;
  const view = model.shown.value;
  if (!title || !view || event.target !== event.currentTarget) return;
  const cursor = model.cursor.value;
  if (event.key in DIRECTIONS) {
    event.preventDefault();
    const places = title.places(view, model.ui.value);
    const [firstLit] = model.client.reach.value.keys();
    const start = places.some(({ id }) => id === firstLit) ? firstLit : (places[0]?.id ?? "");
    model.cursor.value = cursor ? nextPlace(places, cursor, event.key) : start;
  } else if ((event.key === "Enter" || event.key === " ") && cursor) {
    event.preventDefault();
    event.stopPropagation();
    model.tap(cursor, middleOf(event.currentTarget, cursor));
  }
}

/**
 * @param {EventTarget | null} frame
 * @param {string} target
 */
function middleOf(frame, target) {
  const element = frame instanceof Element ? frame.querySelector(`[data-target="${target}"]`) : null;
  const box = element?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
