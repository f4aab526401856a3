/** Fingers and mice on a board: tap, drag, long press, pinch, wheel, pan. Knows no game. */
import { boundedView, pinched, zoomedAt } from "./zoom.js";

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {import("./zoom.js").Zoom} Zoom
 *
 * @typedef {object} Reactions
 * @property {(target: string, where: Point) => void} tap
 * @property {(target: string, where: Point) => void} linger  a long press, or a mouse that rests
 * @property {(target: string) => void} hover
 * @property {(target: string) => boolean} canDrag
 * @property {(target: string) => void} take  a drag began on a thing
 * @property {(from: string, to: string, where: Point) => void} drop
 * @property {() => void} empty  a tap on nothing
 */

const SLACK = 7;
const LONG = 480;
const REST = 650;
const DOUBLE = 300;

export class Gestures {
  /**
   * @param {HTMLElement} frame  what holds the board and does not move
   * @param {HTMLElement} sheet  what is moved and scaled inside it
   * @param {Reactions} reactions
   */
  constructor(frame, sheet, reactions) {
    this.frame = frame;
    this.sheet = sheet;
    this.reactions = reactions;
    /** @type {Zoom} */
    this.zoom = { x: 0, y: 0, scale: 1 };
    /** @type {Map<number, Point>} */
    this.pointers = new Map();
    this.start = { x: 0, y: 0 };
    this.startTarget = "";
    /** @type {"none" | "tap" | "pan" | "drag" | "pinch" | "done"} */
    this.mode = "none";
    this.timer = 0;
    this.lastTap = 0;
    this.listen();
  }

  listen() {
    const { frame } = this;
    frame.addEventListener("pointerdown", (event) => this.down(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    frame.addEventListener("pointerup", (event) => this.up(event));
    frame.addEventListener("pointercancel", (event) => this.cancel(event));
    frame.addEventListener("pointerleave", () => this.leave());
    frame.addEventListener("contextmenu", (event) => event.preventDefault());
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button !== 0 || isControl(event.target)) return;
    this.pointers.set(event.pointerId, pointOf(event));
    clearTimeout(this.timer);
    if (this.pointers.size === 2) {
      this.mode = "pinch";
      return;
    }
    this.mode = "tap";
    this.start = pointOf(event);
    this.startTarget = targetAt(event.target);
    const held = this.startTarget;
    if (event.pointerType !== "mouse" && held) {
      this.timer = setTimeout(() => this.longPress(held), LONG);
    }
  }

  /** @param {string} target */
  longPress(target) {
    this.mode = "done";
    this.reactions.linger(target, this.start);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      this.rest(event);
      return;
    }
    const now = pointOf(event);
    if (this.mode === "pinch") this.pinch(event.pointerId, now);
    if (this.mode === "tap" && distance(now, this.start) > SLACK) this.beginDrag(event);
    if (this.mode === "pan") this.panBy(now.x - before.x, now.y - before.y);
    if (this.mode === "drag") this.reactions.hover(targetUnder(now));
    this.pointers.set(event.pointerId, now);
  }

  /** @param {PointerEvent} event */
  beginDrag(event) {
    clearTimeout(this.timer);
    const isPiece = this.startTarget !== "" && this.reactions.canDrag(this.startTarget);
    this.mode = isPiece ? "drag" : "pan";
    if (isPiece) this.reactions.take(this.startTarget);
    if (event.isTrusted) this.frame.setPointerCapture(event.pointerId);
  }

  /** A mouse that moves over the board without a button. @param {PointerEvent} event */
  rest(event) {
    if (event.pointerType !== "mouse") return;
    clearTimeout(this.timer);
    const target = targetAt(event.target);
    this.reactions.hover(target);
    const where = pointOf(event);
    if (target) this.timer = setTimeout(() => this.reactions.linger(target, where), REST);
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (!this.pointers.delete(event.pointerId)) return;
    clearTimeout(this.timer);
    const where = pointOf(event);
    if (this.mode === "tap") this.tap(where, event.pointerType);
    if (this.mode === "drag") {
      const target = targetUnder(where);
      if (target && target !== this.startTarget) {
        this.reactions.drop(this.startTarget, target, where);
      }
    }
    if (this.pointers.size === 0) this.mode = "none";
  }

  /**
   * @param {Point} where
   * @param {string} pointerType
   */
  tap(where, pointerType) {
    if (this.startTarget) this.reactions.tap(this.startTarget, where);
    else this.reactions.empty();
    const now = performance.now();
    const isDouble = pointerType === "touch" && now - this.lastTap < DOUBLE;
    this.lastTap = isDouble ? 0 : now;
    if (isDouble) this.toggleZoom(where);
  }

  /** @param {PointerEvent} event */
  cancel(event) {
    this.pointers.delete(event.pointerId);
    clearTimeout(this.timer);
    this.mode = "none";
  }

  leave() {
    if (this.pointers.size > 0) return;
    clearTimeout(this.timer);
    this.reactions.hover("");
  }

  // Zoom.

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016));
    this.show(zoomedAt(this.zoom, factor, this.inside(pointOf(event))));
  }

  /**
   * @param {number} id
   * @param {Point} now
   */
  pinch(id, now) {
    const other = [...this.pointers].find(([key]) => key !== id)?.[1];
    const before = this.pointers.get(id);
    if (!other || !before) return;
    const [still, from, to] = [other, before, now].map((point) => this.inside(point));
    this.show(pinched(this.zoom, still, from, to));
  }

  /** @param {number} dx @param {number} dy */
  panBy(dx, dy) {
    this.show({ ...this.zoom, x: this.zoom.x + dx, y: this.zoom.y + dy });
  }

  /** @param {Point} where */
  toggleZoom(where) {
    if (this.zoom.scale > 1.2) this.fit();
    else this.show(zoomedAt(this.zoom, 2.2, this.inside(where)));
  }

  /** @param {number} factor */
  zoomBy(factor) {
    const { width, height } = this.frame.getBoundingClientRect();
    this.show(zoomedAt(this.zoom, factor, { x: width / 2, y: height / 2 }));
  }

  fit() {
    this.show({ x: 0, y: 0, scale: 1 });
  }

  /** @param {Zoom} zoom */
  show(zoom) {
    this.zoom = boundedView(zoom, this.frame.getBoundingClientRect());
    const { x, y, scale } = this.zoom;
    this.sheet.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    this.frame.classList.toggle("is-zoomed", scale > 1.01);
  }

  /** @param {Point} point @returns {Point} the point counted from the frame's corner */
  inside({ x, y }) {
    const { left, top } = this.frame.getBoundingClientRect();
    return { x: x - left, y: y - top };
  }
}

/** @param {PointerEvent | WheelEvent} event @returns {Point} */
const pointOf = ({ clientX, clientY }) => ({ x: clientX, y: clientY });

/** @param {Point} one @param {Point} other */
const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/** @param {EventTarget | null} element */
const isControl = (element) =>
  element instanceof Element && element.closest("button, a, input, .tip") !== null;

/** @param {EventTarget | null} element @returns {string} the thing an element stands for, or "" */
export function targetAt(element) {
  const drawnThing = element instanceof Element ? element.closest("[data-target]") : null;
  return drawnThing?.getAttribute("data-target") ?? "";
}

/** @param {Point} point */
const targetUnder = ({ x, y }) => targetAt(document.elementFromPoint(x, y));
