/** Fingers and mice on a board: tap, drag, long press, pinch, wheel, pan. Knows no game. */
import { boundedView, isInSight, pinched, zoomedAt, zoomedTo } from "./zoom.js";

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {import("./zoom.js").Zoom} Zoom
 *
 * @typedef {object} Reactions
 * @property {(target: string, where: Point) => void} tap
 * @property {(target: string, where: Point) => void} linger  a long press, or a mouse that rests
 * @property {(target: string) => void} hover
 * @property {(target: string) => boolean} canDrag
 * @property {(target: string, start: Point, isFinger: boolean) => void} take  a drag began on a thing
 * @property {(where: Point) => void} carry  the drag continues
 * @property {(from: string, to: string, where: Point) => void} drop
 * @property {() => void} release  a drag is over, wherever it ended
 * @property {() => void} empty  a tap on nothing
 * @property {(scale: number) => void} zoomed
 * @property {() => number} nearScale  how large the board has to be for its names to be read
 * @property {boolean} [isInPage]  whether the wheel scrolls the page, and zooms with Ctrl only
 */

const SLACK = 7;
/** Minimum touch target in pixels; smaller things get extra hit area. */
const FINGERTIP = 44;
const LONG = 480;
const REST = 650;
const DOUBLE = 300;
/** A click follows its pointer within this time. */
const BY_POINTER = 500;
/** Two taps farther apart than this are two taps. */
const BESIDE = 28;
/** How large a board is when a player asks to see it near, at least. */
const NEAR = 2.6;
/** Things are shown at most so large without being asked. */
const CLOSE = 2.2;

/** @type {Zoom} */
const WHOLE = { x: 0, y: 0, scale: 1 };

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
    this.zoom = WHOLE;
    /** @type {Map<number, Point>} */
    this.pointers = new Map();
    this.start = { x: 0, y: 0 };
    this.startTarget = "";
    /** @type {"none" | "tap" | "pan" | "drag" | "pinch" | "done"} */
    this.mode = "none";
    this.timer = 0;
    this.lastTap = { at: 0, where: { x: 0, y: 0 } };
    this.lastUp = -Infinity;
    /** Whether the person moved the board themselves, and what they see should be left alone. */
    this.isMovedByUser = false;
    this.listen();
  }

  listen() {
    const { frame } = this;
    frame.addEventListener("pointerdown", (event) => this.down(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    frame.addEventListener("pointerup", (event) => this.up(event));
    frame.addEventListener("pointercancel", (event) => this.cancel(event));
    frame.addEventListener("pointerleave", () => this.leave());
    frame.addEventListener("click", (event) => this.click(event));
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
    this.startTarget = this.targetFor(event);
    const held = this.startTarget;
    if (event.pointerType !== "mouse" && held) {
      this.timer = setTimeout(() => this.longPress(held), LONG);
    }
  }

  /**
   * What a pointer means: the thing under it, or for a finger the nearest small thing that can be
   * chosen, as if that were as large as a fingertip.
   *
   * @param {PointerEvent} event
   */
  targetFor(event) {
    const where = pointOf(event);
    const hitThing = thingUnder(where);
    const hit = targetAt(hitThing);
    if (event.pointerType === "mouse" || (hit && this.reactions.canDrag(hit))) return hit;
    let [best, least] = [hit, hitThing ? distance(where, middleOf(hitThing)) : Infinity];
    for (const thing of this.frame.querySelectorAll(".glowing[data-target]")) {
      const { width, height } = thing.getBoundingClientRect();
      const middle = middleOf(thing);
      const isNear =
        Math.abs(where.x - middle.x) <= Math.max(width, FINGERTIP) / 2 &&
        Math.abs(where.y - middle.y) <= Math.max(height, FINGERTIP) / 2;
      const way = distance(where, middle);
      if (Math.min(width, height) < FINGERTIP && isNear && way < least) {
        [best, least] = [targetAt(thing), way];
      }
    }
    return best;
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
    this.sheet.classList.remove("gliding");
    if (this.mode === "pinch") this.pinch(event.pointerId, now);
    if (this.mode === "tap" && distance(now, this.start) > SLACK) this.beginDrag(event);
    if (this.mode === "pan" || this.mode === "pinch") this.isMovedByUser = true;
    if (this.mode === "pan") this.panBy(now.x - before.x, now.y - before.y);
    if (this.mode === "drag") {
      this.reactions.carry(now);
      this.reactions.hover(targetUnder(now));
    }
    this.pointers.set(event.pointerId, now);
  }

  /** @param {PointerEvent} event */
  beginDrag(event) {
    clearTimeout(this.timer);
    const isPiece = this.startTarget !== "" && this.reactions.canDrag(this.startTarget);
    this.mode = isPiece ? "drag" : "pan";
    if (isPiece) this.reactions.take(this.startTarget, this.start, event.pointerType === "touch");
    if (event.isTrusted) this.frame.setPointerCapture(event.pointerId);
  }

  /** A mouse that moves over the board without a button. @param {PointerEvent} event */
  rest(event) {
    if (event.pointerType !== "mouse") return;
    clearTimeout(this.timer);
    const where = pointOf(event);
    const target = targetUnder(where);
    this.reactions.hover(target);
    if (target) this.timer = setTimeout(() => this.reactions.linger(target, where), REST);
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (!this.pointers.delete(event.pointerId)) return;
    clearTimeout(this.timer);
    this.lastUp = event.timeStamp;
    const where = pointOf(event);
    if (this.mode === "tap") this.tap(where, event);
    if (this.mode === "drag") {
      const target = targetUnder(where);
      if (target && target !== this.startTarget) {
        this.reactions.drop(this.startTarget, target, where);
      }
      this.reactions.release();
    }
    if (this.pointers.size === 0) this.mode = "none";
  }

  /**
   * @param {Point} where
   * @param {PointerEvent} event
   */
  tap(where, { pointerType, timeStamp: at }) {
    const isChoice = this.startTarget !== "" && this.reactions.canDrag(this.startTarget);
    if (this.startTarget) this.reactions.tap(this.startTarget, where);
    else this.reactions.empty();
    const isSecond = at - this.lastTap.at < DOUBLE && distance(where, this.lastTap.where) < BESIDE;
    // Tapping one thing after the other in haste chooses both: only idle taps zoom.
    const isDouble = pointerType === "touch" && isSecond && !isChoice;
    this.lastTap = { at: isDouble || isChoice ? 0 : at, where };
    if (isDouble) this.toggleZoom(where);
  }

  /** A click without a pointer comes from assistive technology. @param {MouseEvent} event */
  click(event) {
    const target = targetAt(event.target);
    const isByPointer = event.timeStamp - this.lastUp < BY_POINTER;
    if (!target || isByPointer || isControl(event.target)) return;
    this.reactions.tap(target, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  cancel(event) {
    this.pointers.delete(event.pointerId);
    clearTimeout(this.timer);
    if (this.mode === "drag") this.reactions.release();
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
    if (this.reactions.isInPage && !event.ctrlKey) return;
    event.preventDefault();
    this.isMovedByUser = true;
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

  /** Between the whole board and so much of it that names can be read. @param {Point} where */
  toggleZoom(where) {
    this.isMovedByUser = true;
    const near = Math.max(NEAR, this.reactions.nearScale());
    const isNear = this.zoom.scale > 1.2;
    this.glide(isNear ? WHOLE : zoomedAt(this.zoom, near / this.zoom.scale, this.inside(where)));
  }

  /** @param {number} factor */
  zoomBy(factor) {
    this.isMovedByUser = true;
    const { width, height } = this.frame.getBoundingClientRect();
    this.glide(zoomedAt(this.zoom, factor, { x: width / 2, y: height / 2 }));
  }

  fit() {
    this.isMovedByUser = true;
    this.glide(WHOLE);
  }

  /** Show all of the board where it was brought near for a smaller screen, as before a phone was turned. */
  settle() {
    if (!this.isMovedByUser && this.zoom.scale > 1) this.glide(WHOLE);
  }

  /**
   * Bring some things into sight, near enough to be distinguished; a player who moved the board
   * is left alone as long as they see all of them.
   *
   * @param {Element[]} things
   */
  reveal(things) {
    const frame = this.frame.getBoundingClientRect();
    if (things.length === 0 || frame.width === 0 || this.pointers.size > 0) return;
    const { x, y, scale } = this.zoom;
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    const edge = (/** @type {number} */ at, /** @type {number} */ moved) => (at - moved) / scale;
    const box = {
      left: edge(Math.min(...boxes.map(({ left }) => left)) - frame.left, x),
      top: edge(Math.min(...boxes.map(({ top }) => top)) - frame.top, y),
      right: edge(Math.max(...boxes.map(({ right }) => right)) - frame.left, x),
      bottom: edge(Math.max(...boxes.map(({ bottom }) => bottom)) - frame.top, y),
    };
    if (this.isMovedByUser && isInSight(box, this.zoom, frame)) return;
    this.glide(zoomedTo(box, frame, CLOSE));
  }

  /** Go there smoothly, so that one sees where one goes. @param {Zoom} zoom */
  glide(zoom) {
    this.sheet.classList.add("gliding");
    this.show(zoom);
  }

  /** @param {Zoom} zoom */
  show(zoom) {
    this.zoom = boundedView(zoom, this.frame.getBoundingClientRect());
    const { x, y, scale } = this.zoom;
    this.sheet.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    this.frame.classList.toggle("is-zoomed", scale > 1.01);
    this.reactions.zoomed(scale);
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

/** @param {Element} thing @returns {Point} */
export function middleOf(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** @param {EventTarget | null} element */
const isControl = (element) => element instanceof Element && element.closest("button, a, input, .tip") !== null;

/** @param {EventTarget | null} element @returns {string} the thing an element represents, or "" */
export function targetAt(element) {
  const drawnThing = element instanceof Element ? element.closest("[data-target]") : null;
  return drawnThing?.getAttribute("data-target") ?? "";
}

/** @param {Point} point */
const targetUnder = (point) => targetAt(thingUnder(point));

/**
 * The thing drawn at a point: the uppermost that can be chosen, else the uppermost.
 *
 * @param {Point} point
 * @returns {Element | null}
 */
function thingUnder({ x, y }) {
  const upper = document.elementFromPoint(x, y);
  const thing = upper?.closest("[data-target]") ?? null;
  if (!thing || thing.matches(".glowing")) return thing;
  const things = document.elementsFromPoint(x, y).map((one) => one.closest("[data-target]"));
  return things.find((one) => one?.matches(".glowing")) ?? thing;
}
