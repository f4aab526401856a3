/** Pieces that fly: what an event moved goes from where it was to where it is; and moments as they begin. */
import { FLIGHT, STAGGER } from "../client/moments.js";
import { effect } from "../lib/html.js";
import { isMoving } from "../lib/settings.js";
import { reportShown } from "../sound/shown.js";
import { showHighlights, skipHighlights } from "./highlights.js";

/**
 * @typedef {import("../toolkit/title.js").Title} Title
 * @typedef {import("../toolkit/title.js").Motion} Motion
 * @typedef {import("../lib/request.js").GameEvent} GameEvent
 */

const SVG = "http://www.w3.org/2000/svg";
/** More simultaneous flights than this explain nothing: the board just changes. */
const MOST = 12;

/**
 * Let everything fly that some events moved.
 *
 * @param {HTMLElement | null} frame  the element the board is drawn in
 * @param {Title} title
 * @param {GameEvent[]} events
 * @param {import("../toolkit/title.js").View} view
 * @param {import("../toolkit/title.js").Ui} ui
 */
export function flyAll(frame, title, events, view, ui) {
  const board = frame?.querySelector("svg");
  if (!board || !isMoving() || document.hidden) return;
  const motions = events.flatMap((event) => title.motions(event, view));
  if (motions.length === 0 || motions.length > MOST) return;
  const places = new Map(title.places(view, ui).map(({ id, x, y }) => [id, { x, y }]));
  // With the next frame the board has the shape in which the pieces are to land.
  requestAnimationFrame(() => {
    const onScreen = toScreen(board);
    motions.forEach((motion, index) => {
      const [start, end] = [places.get(motion.from), places.get(motion.to)];
      if (!start || !end) return;
      const way = [start, ...(title.wayOf?.(motion, view, ui) ?? []), end];
      fly(board, motion, way, onScreen, index * STAGGER);
    });
  });
}

/**
 * The position of a point of a board in its parent element, and the scale there.
 *
 * @param {SVGSVGElement} board
 */
function toScreen(board) {
  const {
    viewBox: { baseVal: box },
    parentElement,
  } = board;
  const holder = parentElement ?? document.body;
  const [outer, inner] = [holder.getBoundingClientRect(), board.getBoundingClientRect()];
  const zoom = outer.width / holder.offsetWidth || 1;
  const [width, height] = [inner.width / zoom, inner.height / zoom];
  const scale = Math.min(width / box.width, height / box.height);
  const left = (inner.left - outer.left) / zoom + (width - box.width * scale) / 2 - box.x * scale;
  const top = (inner.top - outer.top) / zoom + (height - box.height * scale) / 2 - box.y * scale;
  const at = (/** @type {{ x: number, y: number }} */ { x, y }) =>
    `translate(${left + x * scale}px, ${top + y * scale}px)`;
  return { scale, at };
}

/** The part of a flight in which the piece moves; in the rest it fades. */
const MOVING = 0.85;

/**
 * A piece flies in a separate picture over the board, so that the board is not drawn again for
 * every step of the way.
 *
 * @param {SVGSVGElement} board
 * @param {Motion} motion
 * @param {{ x: number, y: number }[]} way
 * @param {ReturnType<typeof toScreen>} onScreen
 * @param {number} delay
 */
function fly(board, { symbol, look }, way, { scale, at }, delay) {
  const passed = way.map((_place, count) => lengthOf(way.slice(0, count + 1)));
  const length = passed[passed.length - 1] || 1;
  const piece = document.createElementNS(SVG, "svg");
  const copy = piece.appendChild(document.createElementNS(SVG, "use"));
  copy.setAttribute("href", `#${symbol}`);
  copy.setAttribute("class", look);
  copy.setAttribute("transform", `scale(${scale})`);
  piece.setAttribute("class", "flying");
  board.parentElement?.append(piece);
  const flight = piece.animate(
    [
      ...way.map((place, count) => ({ transform: at(place), opacity: 1, offset: (MOVING * passed[count]) / length })),
      { transform: at(way[way.length - 1]), opacity: 0 },
    ],
    { duration: FLIGHT / MOVING, delay, easing: "ease-in-out", fill: "backwards" },
  );
  run(copy, length, delay);
  flights.add(flight);
  flight.onfinish = flight.oncancel = () => {
    flights.delete(flight);
    piece.remove();
  };
}

/** @param {{ x: number, y: number }[]} way */
const lengthOf = (way) =>
  way.slice(1).reduce((sum, { x, y }, place) => sum + Math.hypot(x - way[place].x, y - way[place].y), 0);

/** How far a wolf leaps, and how high, in units of a board. */
const LEAP = 45;
const HIGH = 9;

/**
 * Let a piece leap on its way.
 *
 * @param {SVGElement} piece
 * @param {number} length  of its way
 * @param {number} delay
 */
function run(piece, length, delay) {
  const leaps = Math.max(1, Math.round(length / LEAP));
  piece.animate([{ translate: "0 0" }, { translate: `0 -${HIGH}px`, easing: "ease-in" }, { translate: "0 0" }], {
    duration: FLIGHT / leaps,
    iterations: leaps,
    delay,
    easing: "ease-out",
  });
}

/** @type {Set<Animation>} */
const flights = new Set();

/** End everything that moves: the viewer continues. */
function skipAll() {
  for (const flight of flights) flight.finish();
  skipHighlights();
}

/**
 * Show moments as they begin, and steps that are seen again or belong to this page alone.
 *
 * @param {import("../client/model.js").TableModel} model
 * @param {HTMLElement} frame
 */
export function watchMoments({ client, ui }, frame) {
  const perform = (
    /** @type {GameEvent[]} */ events,
    /** @type {import("../toolkit/title.js").View | null} */ view,
  ) => {
    const title = client.title.peek();
    if (!title || !view) return;
    flyAll(frame, title, events, view, ui.peek());
    showHighlights(frame, title, events, view, ui.peek(), client.stage.moment.peek() !== null);
  };
  const { moment, step } = client.stage;
  const { again } = client.following;
  const stops = [
    effect(() => {
      if (moment.value) perform(moment.value.events, client.state.peek().view);
    }),
    effect(() => {
      if (step.value) perform(step.value.events, step.value.view);
    }),
    effect(() => {
      const seen = client.following.round[again.value];
      if (!seen || again.peek() === 0) return;
      perform(eventsOf(seen.entries), seen.view);
      reportShown(eventsOf(seen.entries));
    }),
    listenToSkips(client, frame),
  ];
  return () => stops.forEach((stop) => stop());
}

/** @param {import("../lib/request.js").Entry[]} entries */
const eventsOf = (entries) => entries.flatMap(({ events }) => events ?? []);

/** Keys that are part of others. */
const HELD = new Set(["Shift", "Control", "Alt", "Meta", "AltGraph"]);

/**
 * Continue with any click, tap or key. One on the board that only ends what others do chooses nothing:
 * a player could not have known what it would choose.
 *
 * @param {import("../client/client.js").TableClient} client
 * @param {HTMLElement} frame
 */
function listenToSkips(client, frame) {
  const proceed = (/** @type {Event} */ event) => {
    const key = event instanceof KeyboardEvent ? event.key : "";
    if (HELD.has(key)) return;
    const isOfOthers = client.stage.moment.peek() !== null && !client.stage.isOwn;
    skipAll();
    client.stage.proceed();
    const isOnBoard = event.target instanceof Node && frame.contains(event.target);
    if (isOfOthers && isOnBoard && (!key || PRESSING.has(key))) event.stopPropagation();
  };
  const hide = () => document.hidden && client.stage.proceed();
  addEventListener("pointerdown", proceed, true);
  addEventListener("keydown", proceed, true);
  document.addEventListener("visibilitychange", hide);
  return () => {
    removeEventListener("pointerdown", proceed, true);
    removeEventListener("keydown", proceed, true);
    document.removeEventListener("visibilitychange", hide);
  };
}

const PRESSING = new Set(["Enter", " "]);
