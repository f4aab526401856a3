/** Great moments: a die, an attack, a howl, shown large over the board for a second or two. */
import { LENGTHS } from "../client/moments.js";
import { isMoving } from "../lib/settings.js";

/**
 * @typedef {import("../toolkit/title.js").Title} Title
 * @typedef {import("../toolkit/title.js").Highlight} Moment
 */

const SVG = "http://www.w3.org/2000/svg";
const STAGGER = 450;
/** At most this many highlights are shown together: the last ones, and all that score. */
const MOST = 3;
/** How long points are counted up. */
const COUNTING = 600;
/** How long points go to the seat of their pack. */
const GOING = 450;
/** How long a die rolls, and how long it shows each face meanwhile. */
const ROLLING = 550;
const FACE = 80;
/** Pixels between two moments, and between a moment and the edge of the board. */
const GAP = 8;

/** @type {Set<Animation>} */
const running = new Set();
/** @type {WeakMap<HTMLElement, number>} when each moment is over */
const ends = new WeakMap();

/** End all highlights: a player who acts need not wait. */
export function skipHighlights() {
  for (const timer of waiting) clearTimeout(timer);
  waiting.clear();
  for (const animation of running) animation.finish();
}

/**
 * Show what some events have to show; nothing for those who want no motion.
 *
 * @param {HTMLElement} frame  the element the board is drawn in
 * @param {Title} title
 * @param {import("../toolkit/title.js").GameEvent[]} events
 * @param {import("../toolkit/title.js").View} view
 * @param {import("../toolkit/title.js").Ui} ui
 * @param {boolean} [isNarrated]  whether the page describes them elsewhere
 */
export function showHighlights(frame, title, events, view, ui, isNarrated = false) {
  const board = frame.querySelector("svg");
  if (!board || !title.highlightOf || !isMoving() || document.hidden) return;
  const places = new Map(title.places(view, ui).map(({ id, x, y }) => [id, { x, y }]));
  const moments = events.flatMap((event) => {
    const moment = title.highlightOf?.(event, view);
    const line = moment && !isNarrated && title.eventText(event, view);
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
 * The position of a point of a board in its frame, at any zoom.
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
function show(frame, moment, at, delay) {
  const box = boxOf(moment);
  frame.append(box);
  for (const svg of box.querySelectorAll("svg")) fit(svg);
  const before = put(box, frame, at).map((other) => (ends.get(other) ?? 0) - performance.now());
  const wait = Math.max(delay, ...before);
  ends.set(box, performance.now() + wait + LENGTHS[moment.tone]);
  box.style.setProperty("--delay", `${wait}ms`);
  box.querySelectorAll("strong").forEach((number, index) => {
    const gain = moment.gains?.[index];
    if (!gain) return;
    count(number, gain.points, wait);
    if (gain.seat !== undefined) send(number, gain.seat, wait + COUNTING);
  });
  if (moment.tone === "die") roll(box, moment.symbol, wait);
  const animation = box.animate(
    [
      { opacity: 0, transform: "translate(-50%, -50%) scale(0.4) rotate(-14deg)" },
      { opacity: 1, transform: "translate(-50%, -50%) scale(1.12)", offset: 0.14 },
      { opacity: 1, transform: "translate(-50%, -50%) scale(1)", offset: 0.22 },
      { opacity: 1, transform: "translate(-50%, -50%) scale(1)", offset: 0.86 },
      { opacity: 0, transform: "translate(-50%, -60%) scale(1)" },
    ],
    { duration: LENGTHS[moment.tone], delay: wait, easing: "ease-out", fill: "backwards" },
  );
  running.add(animation);
  animation.onfinish = animation.oncancel = () => {
    running.delete(animation);
    box.remove();
  };
}

/** @param {Moment & { text: string }} moment */
function boxOf({ symbol, look, tone, text, gains = [] }) {
  const box = document.createElement("div");
  box.className = `moment is-${tone}${gains.length > 0 ? " is-scored" : text ? "" : " is-bare"}`;
  box.ariaHidden = "true";
  box.append(picture(symbol, look), ...gains.map(gained));
  if (text) box.appendChild(document.createElement("p")).textContent = text;
  return box;
}

/**
 * Put a moment as near to its place as all of it can be seen, and earlier ones too.
 *
 * @param {HTMLElement} box
 * @param {HTMLElement} frame
 * @param {{ x: number, y: number }} at
 * @returns {HTMLElement[]}  earlier ones that it has to wait for, since there is too little space
 */
function put(box, frame, { x, y }) {
  const [width, height] = [box.offsetWidth / 2 + GAP, box.offsetHeight / 2 + GAP];
  const left = Math.max(width, Math.min(x, frame.clientWidth - width));
  const near = /** @type {HTMLElement[]} */ ([...frame.querySelectorAll(".moment")])
    .filter((other) => other !== box)
    .map((other) => ({ ...spanOf(other), other }))
    .filter((one) => Math.abs(one.x - left) < one.width + width - GAP);
  const apart = near.map((one) => ({ ...one, by: one.height + height - GAP }));
  const isFree = (/** @type {number} */ top) => apart.every((one) => Math.abs(one.y - top) > one.by - 1);
  const [highest, lowest] = [height, frame.clientHeight - height];
  const wanted = Math.max(highest, Math.min(y, lowest));
  const [top] = [wanted, ...apart.flatMap((one) => [one.y - one.by, one.y + one.by])]
    .filter((one) => one >= highest && one <= lowest && isFree(one))
    .sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
  box.style.left = `${left}px`;
  box.style.top = `${top ?? wanted}px`;
  return top === undefined ? near.map(({ other }) => other) : [];
}

/** The middle of a moment and half its size. @param {HTMLElement} box */
const spanOf = ({ style, offsetWidth, offsetHeight }) => ({
  x: parseFloat(style.left),
  y: parseFloat(style.top),
  width: offsetWidth / 2 + GAP,
  height: offsetHeight / 2 + GAP,
});

/** Show all of a symbol, wherever its origin is: pieces have theirs at the foot. @param {SVGSVGElement} svg */
function fit(svg) {
  const { x, y, width, height } = svg.getBBox();
  const side = Math.max(width, height);
  if (side === 0) return;
  svg.setAttribute("viewBox", `${x + (width - side) / 2} ${y + (height - side) / 2} ${side} ${side}`);
}

/**
 * Let a die roll: it shows other faces before its own.
 *
 * @param {HTMLElement} box
 * @param {string} symbol
 * @param {number} delay
 */
function roll(box, symbol, delay) {
  const kind = symbol.slice(0, symbol.lastIndexOf("-") + 1);
  const faces = [...document.querySelectorAll(`.symbols [id^="${kind}"]`)].map(({ id }) => id);
  const face = /** @type {SVGUseElement} */ (box.querySelector("use"));
  const begin = performance.now() + delay;
  const step = (/** @type {number} */ now) => {
    const isRolling = now - begin < ROLLING && box.isConnected;
    const place = Math.max(0, Math.floor((now - begin) / FACE));
    face.setAttribute("href", `#${isRolling ? faces[place % faces.length] : symbol}`);
    if (isRolling) requestAnimationFrame(step);
  };
  if (faces.length > 1) step(performance.now());
}

/**
 * A symbol as a separate picture.
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

/** Points that a pack gets. @param {import("../toolkit/title.js").Gain} gain */
function gained({ symbol, look, points }) {
  const row = document.createElement("div");
  row.className = "moment-gain";
  const number = document.createElement("strong");
  number.textContent = `+${points}`;
  row.append(picture(symbol, look), number);
  return row;
}

/**
 * Count points up from nothing.
 *
 * @param {HTMLElement} number
 * @param {number} points
 * @param {number} delay
 */
function count(number, points, delay) {
  const begin = performance.now() + delay;
  const step = (/** @type {number} */ now) => {
    const share = Math.min(1, Math.max(0, now - begin) / COUNTING);
    number.textContent = `+${Math.round(points * share)}`;
    if (share < 1 && number.isConnected) requestAnimationFrame(step);
  };
  step(begin);
}

/**
 * Let points go from where they are gained to the seat that gets them.
 *
 * @param {HTMLElement} number
 * @param {number} seat
 * @param {number} delay
 */
function send(number, seat, delay) {
  const place = [...document.querySelectorAll(`.pack-place[data-seat="${seat}"]`)].find((one) => one.clientWidth > 0);
  if (!place) return;
  const timer = setTimeout(() => {
    waiting.delete(timer);
    if (!number.isConnected) return;
    const [from, to] = [number.getBoundingClientRect(), place.getBoundingClientRect()];
    const points = document.body.appendChild(document.createElement("span"));
    points.className = "going-points";
    points.ariaHidden = "true";
    points.textContent = number.textContent;
    const [x, y] = [to.left + to.width / 2 - from.left, to.top + to.height / 2 - from.top];
    points.style.left = `${from.left}px`;
    points.style.top = `${from.top}px`;
    const flight = points.animate([{}, { transform: `translate(${x}px, ${y}px)`, opacity: 0.6 }], {
      duration: GOING,
      easing: "ease-in",
    });
    running.add(flight);
    flight.onfinish = flight.oncancel = () => {
      running.delete(flight);
      points.remove();
    };
  }, delay);
  waiting.add(timer);
}

/** @type {Set<number>} what is to begin later */
const waiting = new Set();
