/** Great moments: a die, an attack, a howl, shown large over the board for a second or two. */
import { isMoving } from "./settings.js";

/**
 * @typedef {import("./title.js").Title} Title
 * @typedef {import("./title.js").Moment} Moment
 */

const SVG = "http://www.w3.org/2000/svg";
const LASTS = 1_500;
const STAGGER = 450;
/** More moments than this at once are too many: the last ones are shown, and all that are scored. */
const MOST = 3;
/** How long points are counted up. */
const COUNTING = 800;

/** @type {Set<Animation>} */
const running = new Set();

/** End everything that is being shown: a player who goes on need not wait. */
export function skipMoments() {
  for (const animation of running) animation.finish();
}

/**
 * Show what some events have to show; nothing for those who want no motion.
 *
 * @param {HTMLElement} frame  the element the board is drawn in
 * @param {Title} title
 * @param {import("./title.js").GameEvent[]} events
 * @param {import("./title.js").View} view
 * @param {import("./title.js").Ui} ui
 */
export function showMoments(frame, title, events, view, ui) {
  const board = frame.querySelector("svg");
  if (!board || !title.momentOf || !isMoving() || document.hidden) return;
  const places = new Map(title.places(view, ui).map(({ id, x, y }) => [id, { x, y }]));
  const moments = events.flatMap((event) => {
    const moment = title.momentOf?.(event, view);
    const line = moment && title.eventText(event, view);
    return moment ? [{ ...moment, text: line ? ui.say(line) : "" }] : [];
  });
  requestAnimationFrame(() => {
    const last = moments.slice(-MOST);
    const shown = moments.filter((moment) => moment.gains || last.includes(moment));
    shown.forEach((moment, index) => {
      const place = places.get(moment.at);
      show(frame, moment, place ? pointIn(frame, board, place) : middleOf(frame), index * STAGGER);
    });
  });
}

/**
 * Where a point of a board lies in its frame, however far it is zoomed.
 *
 * @param {HTMLElement} frame
 * @param {SVGSVGElement} board
 * @param {{ x: number, y: number }} place
 */
function pointIn(frame, board, { x, y }) {
  const point = new DOMPoint(x, y).matrixTransform(board.getScreenCTM() ?? undefined);
  const { left, top } = frame.getBoundingClientRect();
  return { x: point.x - left, y: point.y - top };
}

/** @param {HTMLElement} frame */
const middleOf = ({ clientWidth, clientHeight }) => ({ x: clientWidth / 2, y: clientHeight / 2 });

/**
 * @param {HTMLElement} frame
 * @param {Moment & { text: string }} moment
 * @param {{ x: number, y: number }} at
 * @param {number} delay
 */
function show(frame, { symbol, look, tone, text, gains = [] }, { x, y }, delay) {
  const box = frame.appendChild(document.createElement("div"));
  box.className = `moment is-${tone}`;
  box.ariaHidden = "true";
  box.append(picture(symbol, look));
  if (gains.length > 0) box.classList.add("is-scored");
  for (const gain of gains) box.append(counted(gain, delay));
  const caption = box.appendChild(document.createElement("p"));
  caption.textContent = text;
  const half = box.offsetWidth / 2;
  const left = Math.min(Math.max(x, half + 8), frame.clientWidth - half - 8);
  const top = Math.min(Math.max(y, 70), frame.clientHeight - 80);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  const animation = box.animate(
    [
      { opacity: 0, transform: "translate(-50%, -50%) scale(0.4) rotate(-14deg)" },
      { opacity: 1, transform: "translate(-50%, -50%) scale(1.12)", offset: 0.14 },
      { opacity: 1, transform: "translate(-50%, -50%) scale(1)", offset: 0.22 },
      { opacity: 1, transform: "translate(-50%, -50%) scale(1)", offset: 0.86 },
      { opacity: 0, transform: "translate(-50%, -60%) scale(1)" },
    ],
    { duration: LASTS, delay, easing: "ease-out", fill: "backwards" },
  );
  running.add(animation);
  animation.onfinish = animation.oncancel = () => {
    running.delete(animation);
    box.remove();
  };
}

/**
 * A symbol as a picture of its own.
 *
 * @param {string} symbol
 * @param {string} [look]
 */
function picture(symbol, look = "") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "-30 -30 60 60");
  const copy = svg.appendChild(document.createElementNS(SVG, "use"));
  copy.setAttribute("href", `#${symbol}`);
  copy.setAttribute("class", look);
  return svg;
}

/**
 * Points that count up from nothing.
 *
 * @param {import("./title.js").Gain} gain
 * @param {number} delay
 */
function counted({ symbol, look, points }, delay) {
  const row = document.createElement("div");
  row.className = "moment-gain";
  const number = document.createElement("strong");
  row.append(picture(symbol, look), number);
  const begin = performance.now() + delay;
  const step = (/** @type {number} */ now) => {
    const share = Math.min(1, Math.max(0, now - begin) / COUNTING);
    number.textContent = `+${Math.round(points * share)}`;
    if (share < 1) requestAnimationFrame(step);
  };
  step(begin);
  return row;
}
