/** A piece in hand: while something is dragged, a picture of it follows the pointer. */
import { effect } from "../lib/html.js";
import { isMoving } from "../lib/settings.js";

/**
 * @typedef {import("../client/model.js").Drag} Drag
 * @typedef {{ x: number, y: number }} Point
 */

const SVG = "http://www.w3.org/2000/svg";
const RETURN = 180;
/** How much larger a piece is in hand than on the board, and how high at least. */
const NEARER = 1.15;
const HIGH = 34;
/** How far above a finger, which would hide it. */
const ABOVE_FINGER = 34;
/** What makes of something drawn a thing to point at: a copy is only a picture. */
const POINTED_AT = ["data-target", "data-goes", "role", "tabindex", "aria-label", "aria-pressed", "aria-current"];

/**
 * Show what is dragged for as long as it is.
 *
 * @param {import("../client/model.js").TableModel} model
 * @param {HTMLElement} frame
 */
export function startCarrying(model, frame) {
  /** @type {Carried | null} */
  let carried = null;
  const stop = effect(() => {
    const drag = model.drag.value;
    if (drag && !carried) carried = new Carried(frame, drag);
    if (drag && !drag.isPlaced) carried?.follow(drag);
    else {
      carried?.putDown(drag === null);
      carried = null;
    }
  });
  return () => {
    stop();
    carried?.putDown(false);
  };
}

class Carried {
  /**
   * @param {HTMLElement} frame
   * @param {Drag} drag
   */
  constructor(frame, { thing, start }) {
    this.thing = thing;
    this.start = start;
    this.scale = Math.max(NEARER, HIGH / thing.getBoundingClientRect().height);
    this.picture = pictureOf(thing);
    frame.append(this.picture);
    thing.setAttribute("data-lifted", "");
  }

  /** @param {Drag} drag */
  follow({ at, isFinger }) {
    const [x, y] = [at.x - this.start.x, at.y - this.start.y - (isFinger ? ABOVE_FINGER : 0)];
    // It grows round the pointer that holds it, not round the corner of the screen.
    const { x: left, y: top } = this.start;
    this.picture.style.transform = `translate(${x + left}px, ${y + top}px) scale(${this.scale}) translate(${-left}px, ${-top}px)`;
  }

  /** @param {boolean} goesBack  else it stays where it was dropped, and the board shows it there */
  putDown(goesBack) {
    const gone = () => {
      this.picture.remove();
      this.thing.removeAttribute("data-lifted");
    };
    if (!goesBack || !isMoving()) {
      gone();
      return;
    }
    const home = { transform: "none" };
    const way = this.picture.animate([{}, home], { duration: RETURN, easing: "ease-out" });
    way.onfinish = way.oncancel = gone;
  }
}

/**
 * A copy of something drawn, over the board and in the same position.
 *
 * @param {SVGGraphicsElement} thing
 */
function pictureOf(thing) {
  const picture = document.createElementNS(SVG, "svg");
  const copy = /** @type {SVGGraphicsElement} */ (thing.cloneNode(true));
  for (const name of POINTED_AT) copy.removeAttribute(name);
  copy.classList.remove("thing", "glowing", "marked", "hovered");
  copy.querySelectorAll(".piece-glow").forEach((glow) => glow.remove());
  const { a, b, c, d, e, f } = thing.getScreenCTM() ?? new DOMMatrix();
  copy.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  // Style sheets select pieces by their board.
  picture.setAttribute("class", `${thing.ownerSVGElement?.getAttribute("class")} carried`);
  picture.setAttribute("aria-hidden", "true");
  picture.append(copy);
  return picture;
}
