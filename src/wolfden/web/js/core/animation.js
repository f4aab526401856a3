/** Pieces that fly: what an event moved goes from where it was to where it is. */
import { isMoving } from "./settings.js";

/**
 * @typedef {import("./title.js").Title} Title
 * @typedef {import("./title.js").Motion} Motion
 * @typedef {import("./wire.js").GameEvent} GameEvent
 */

const SVG = "http://www.w3.org/2000/svg";
const FLIGHT = 240;
const STAGGER = 90;
/** More flights than this at once explain nothing: the board just changes. */
const MOST = 12;

/**
 * Let everything fly that some events moved.
 *
 * @param {HTMLElement | null} frame  the element the board is drawn in
 * @param {Title} title
 * @param {GameEvent[]} events
 * @param {any} view
 * @param {import("./title.js").Ui} ui
 */
export function flyAll(frame, title, events, view, ui) {
  const board = frame?.querySelector("svg");
  if (!board || !isMoving()) return;
  const motions = events.flatMap((event) => title.motions(event, view));
  if (motions.length === 0 || motions.length > MOST) return;
  const places = new Map(title.places(view, ui).map(({ id, x, y }) => [id, { x, y }]));
  motions.forEach((motion, index) => fly(board, motion, places, index * STAGGER));
}

/**
 * @param {SVGSVGElement} board
 * @param {Motion} motion
 * @param {Map<string, { x: number, y: number }>} places
 * @param {number} delay
 */
function fly(board, { from, to, symbol, look }, places, delay) {
  const start = places.get(from);
  const end = places.get(to);
  if (!start || !end) return;
  const piece = document.createElementNS(SVG, "use");
  piece.setAttribute("href", `#${symbol}`);
  piece.setAttribute("class", `flying ${look}`);
  board.append(piece);
  const at = (/** @type {{ x: number, y: number }} */ { x, y }) => `translate(${x}px, ${y}px)`;
  const flight = piece.animate(
    [
      { transform: at(start), opacity: 1 },
      { transform: at(end), opacity: 1, offset: 0.85 },
      { transform: at(end), opacity: 0 },
    ],
    { duration: FLIGHT / 0.85, delay, easing: "cubic-bezier(.3,.7,.3,1)", fill: "backwards" },
  );
  flight.onfinish = flight.oncancel = () => piece.remove();
}
