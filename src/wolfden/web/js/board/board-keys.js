/** The keyboard on a board: moving over things by arrow keys, choosing them, keeping the focus. */
import { middleOf, targetAt } from "./gestures.js";

/** @typedef {import("../client/model.js").TableModel} TableModel */

/**
 * One stop for the Tab key; inside, arrows walk over everything there, and Page Down and Page Up from
 * one thing that can be chosen to the next.
 *
 * @param {KeyboardEvent} event
 * @param {TableModel} model
 */
export function steer(event, model) {
  const frame = /** @type {HTMLElement} */ (event.currentTarget);
  const isChoosing = event.key === "Enter" || event.key === " ";
  const cursor = model.cursor.peek();
  if (isChoosing && cursor) {
    const thing = thingAt(frame, cursor);
    if (thing) model.tap(cursor, middleOf(thing));
  } else if (event.key in DIRECTIONS || event.key in STEPS) {
    thingAt(frame, nextThing(frame, cursor, event.key))?.focus({ preventScroll: true });
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** @type {Record<string, number>} */
const STEPS = { PageDown: 1, PageUp: -1 };

/**
 * @param {HTMLElement} frame
 * @param {string} cursor
 * @param {string} key
 * @returns {string}
 */
function nextThing(frame, cursor, key) {
  const choosable = targetsIn(frame, ".glowing[data-target]");
  if (!cursor && choosable.length > 0) return choosable[0].id;
  if (key in DIRECTIONS) return nextPlace(targetsIn(frame, "[data-target]"), cursor, key);
  const place = choosable.findIndex(({ id }) => id === cursor);
  return choosable.length > 0 ? choosable[(place + STEPS[key] + choosable.length) % choosable.length].id : cursor;
}

/**
 * @param {HTMLElement} frame
 * @param {string} selector
 */
const targetsIn = (frame, selector) =>
  [...frame.querySelectorAll(selector)].map((thing) => ({ id: targetAt(thing), ...middleOf(thing) }));

/**
 * @param {HTMLElement | null} frame
 * @param {string} target
 * @returns {SVGElement | null}
 */
const thingAt = (frame, target) => frame?.querySelector(`[data-target="${CSS.escape(target)}"]`) ?? null;

/** @param {FocusEvent} event @param {TableModel} model */
export function leave({ currentTarget, relatedTarget }, model) {
  const frame = /** @type {HTMLElement} */ (currentTarget);
  if (relatedTarget instanceof Node && !frame.contains(relatedTarget)) model.cursor.value = "";
}

/**
 * A thing that is redrawn or removed loses the focus: move it to its replacement, or to the board.
 *
 * @param {HTMLElement | null} frame
 * @param {string} cursor
 */
export function keepFocus(frame, cursor) {
  if (!cursor || document.activeElement !== document.body) return;
  (thingAt(frame, cursor) ?? frame)?.focus({ preventScroll: true });
}

/** @typedef {{ id: string, x: number, y: number }} Place */

/** @type {Record<string, [number, number]>} */
export const DIRECTIONS = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * The nearest place in the direction of an arrow key; places straight ahead count as nearer.
 *
 * @param {Place[]} places
 * @param {string} from
 * @param {string} key
 * @returns {string} where the cursor moves; `from` if there is no place
 */
export function nextPlace(places, from, key) {
  const here = places.find(({ id }) => id === from);
  const direction = DIRECTIONS[key];
  if (!direction) return from;
  if (!here) return places[0]?.id ?? "";
  const [dx, dy] = direction;
  let best = from;
  let bestCost = Infinity;
  for (const { id, x, y } of places) {
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (id === from || ahead <= 0 || aside > ahead * 1.9) continue;
    const cost = ahead + aside * 1.4;
    if (cost < bestCost) [best, bestCost] = [id, cost];
  }
  return best;
}
