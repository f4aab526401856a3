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

/** @typedef {import("../core/desk.js").Desk} Desk */

/** @param {{ desk: Desk }} props */
export function BoardView({ desk }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  const gestures = useRef(/** @type {Gestures | null} */ (null));
  useEffect(() => {
    if (!frame.current || !sheet.current) return undefined;
    const moving = new Gestures(frame.current, sheet.current, {
      ...reactions(desk, frame.current),
      nearScale: () => legible(moving),
    });
    gestures.current = moving;
    const stops = [
      watchFlights(desk, frame.current),
      watchSize(desk, frame.current),
      watchChoices(desk, moving),
      watchDrags(desk, frame.current),
    ];
    return () => stops.forEach((stop) => stop());
  }, [desk]);
  const title = desk.room.title.value;
  const view = desk.shown.value;
  const ui = desk.ui.value;
  const board = useMemo(() => title && view && title.board(view, ui), [title, view, ui]);
  const isPreview = desk.room.preview.value !== null;
  return html`<section class="board-area" aria-label=${t("board-label")}>
    <div
      class="board-frame ${isPreview ? "is-preview" : ""}"
      ref=${frame}
      tabindex="0"
      role="application"
      aria-label=${t("board-keys")}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => steer(event, desk)}
      onBlur=${() => (desk.cursor.value = "")}
    >
      <div class="board-sheet" ref=${sheet}><${Drawing} tree=${board} /></div>
    </div>
    <div class="board-bar">
      <${Layers} desk=${desk} />
      <div class="board-tools">
        <${Tool} icon="ui-plus" label="zoom-in" act=${() => gestures.current?.zoomBy(1.4)} />
        <${Tool} icon="ui-minus" label="zoom-out" act=${() => gestures.current?.zoomBy(1 / 1.4)} />
        <${Tool} icon="ui-fit" label="zoom-fit" act=${() => gestures.current?.fit()} />
      </div>
    </div>
    <${Tip} desk=${desk} />
    <${Cursor} desk=${desk} />
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

/** @param {{ desk: Desk }} props */
function Layers({ desk }) {
  const layers = desk.offeredLayers();
  return html`<div class="board-layers" role="group" aria-label=${t("layers")}>
    <${Pens} desk=${desk} />
    ${layers.map(
      (name) => html`<button
        class="button small"
        aria-pressed=${desk.layers.value.has(name) ? "true" : "false"}
        aria-label=${desk.name(`layer:${name}`)}
        title=${desk.name(`layer:${name}`)}
        data-layer=${name}
        onClick=${() => desk.toggleLayer(name)}
      >
        <${Icon} name="ui-layers" /><span class="label">${desk.name(`layer:${name}`)}</span>
      </button>`,
    )}
  </div>`;
}

/** What the keyboard's cursor stands on, read out. @param {{ desk: Desk }} props */
function Cursor({ desk }) {
  const target = desk.cursor.value;
  const text = target && desk.name(target);
  const canChoose = desk.room.reach.value.has(target);
  return html`<p class="unseen" aria-live="assertive">
    ${text && t(canChoose ? "cursor-can-choose" : "cursor-at", { thing: text })}
  </p>`;
}

/**
 * @param {Desk} desk
 * @param {HTMLElement} frame
 * @returns {Omit<import("../core/gestures.js").Reactions, "nearScale">}
 */
function reactions(desk, frame) {
  return {
    tap: (target, where) => desk.tap(target, where),
    ...dragging(desk, frame),
    linger: (target, { x, y }) => {
      desk.tip.value = { target, x, y, asksWhy: false };
    },
    hover: (target) => {
      const lit = desk.ui.peek().glowing.has(target) ? target : "";
      if (desk.hovered.peek() !== lit) desk.hovered.value = lit;
      const tip = desk.tip.peek();
      if (tip && !tip.asksWhy && tip.target !== target) desk.tip.value = null;
    },
    canDrag: (target) => desk.pen.peek() !== "" || desk.room.reach.peek().has(target),
    empty: () => {
      desk.tip.value = null;
    },
  };
}

/**
 * What is dragged, with a pen or without: a piece shows where it may go, and its picture comes along.
 *
 * @param {Desk} desk
 * @param {HTMLElement} frame
 * @returns {Pick<import("../core/gestures.js").Reactions, "take" | "carry" | "drop" | "release">}
 */
function dragging(desk, frame) {
  return {
    take: (target, start, isFinger) => {
      if (desk.pen.peek()) return;
      const ways = desk.room.ways(target);
      const thing = ways.size > 0 ? pieceOf(frame, target) : null;
      if (thing) desk.drag.value = { thing, start, at: start, isFinger, isPlaced: false };
      desk.dragged.value = ways;
    },
    carry: (at) => {
      const drag = desk.drag.peek();
      if (drag) desk.drag.value = { ...drag, at };
    },
    drop: (from, to, where) => {
      const drag = desk.drag.peek();
      if (desk.pen.peek()) desk.draw((marks) => withArrow(marks, from, to));
      else if (!desk.room.pickOneOf(desk.dragged.peek()?.get(to) ?? [])) {
        desk.tip.value = { target: to, ...where, asksWhy: true };
      } else if (drag) {
        desk.drag.value = { ...drag, isPlaced: true };
        desk.isPlaced = desk.room.isSending.peek();
      }
    },
    release: () => {
      desk.drag.value = null;
      desk.dragged.value = null;
      desk.hovered.value = "";
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
 * @param {Desk} desk
 * @param {HTMLElement} frame
 */
function watchFlights(desk, frame) {
  const { room } = desk;
  /** @param {import("../core/sitting.js").Sitting} before
   *  @param {import("../core/sitting.js").Sitting} after */
  const watch = (before, after) => {
    const title = room.title.peek();
    if (!title || !after.view || before.seq < 0 || after.seq === before.seq) return;
    const hasLanded = (/** @type {number} */ seat) => desk.isPlaced && seat === after.seat;
    const news = after.entries.filter(({ seq, seat }) => seq > before.seq && !hasLanded(seat));
    desk.isPlaced = false;
    flyAll(frame, title, news.flatMap(({ events }) => events ?? []), after.view, desk.ui.peek());
  };
  room.watchers.add(watch);
  return () => {
    room.watchers.delete(watch);
  };
}

/**
 * Show what is dragged; how that is done is fetched when the first thing is taken.
 *
 * @param {Desk} desk
 * @param {HTMLElement} frame
 */
function watchDrags(desk, frame) {
  const hasBegun = computed(() => desk.drag.value !== null);
  let stop = effect(() => {
    if (hasBegun.value) begin();
  });
  const begin = async () => {
    const { startCarrying } = await import("./carrying.js");
    stop();
    if (frame.isConnected) stop = startCarrying(desk, frame);
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
 * @param {Desk} desk
 * @param {Gestures} moving
 */
function watchChoices(desk, moving) {
  let wasMine = false;
  let timer = 0;
  const stop = effect(() => {
    const isMine = desk.room.sitting.value.legal !== null;
    // Whatever is chosen or comes anew changes what glows, a guide its size and the board's; the
    // picture of it comes with a frame.
    desk.room.reach.value;
    desk.guidance.page.value;
    desk.aspect.value;
    if (isMine && !wasMine) moving.isHeld = false;
    wasMine = isMine;
    cancelAnimationFrame(timer);
    timer = requestAnimationFrame(() => {
      timer = requestAnimationFrame(() => reveal(moving, desk.pointed()));
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
 * Keep the shape of the room for the board.
 *
 * @param {Desk} desk
 * @param {HTMLElement} frame
 */
function watchSize(desk, frame) {
  const observer = new ResizeObserver(() => (desk.aspect.value = aspectOf(frame)));
  observer.observe(frame);
  return () => observer.disconnect();
}

/**
 * @param {KeyboardEvent} event
 * @param {Desk} desk
 */
function steer(event, desk) {
  const title = desk.room.title.value;
  const view = desk.shown.value;
  if (!title || !view || event.target !== event.currentTarget) return;
  const cursor = desk.cursor.value;
  if (event.key in DIRECTIONS) {
    event.preventDefault();
    const places = title.places(view, desk.ui.value);
    const [firstLit] = desk.room.reach.value.keys();
    const start = places.some(({ id }) => id === firstLit) ? firstLit : (places[0]?.id ?? "");
    desk.cursor.value = cursor ? nextPlace(places, cursor, event.key) : start;
  } else if ((event.key === "Enter" || event.key === " ") && cursor) {
    event.preventDefault();
    event.stopPropagation();
    desk.tap(cursor, middleOf(event.currentTarget, cursor));
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
