/**
 * The place for the bubble of a guide: near what it speaks of, never over what can be chosen. Pure.
 *
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 */

/** Pixels between two places that are tried. */
const STEP = 16;
/** Free space around what can be chosen. */
const ROOM = 8;
/** What a pixel of overlap weighs, in pixels of distance. */
const OVERLAP = 50;

/** @param {Box} one @param {Box} other */
function overlap(one, other) {
  const across = Math.min(one.right, other.right + ROOM) - Math.max(one.left, other.left - ROOM);
  const down = Math.min(one.bottom, other.bottom + ROOM) - Math.max(one.top, other.top - ROOM);
  return across > 0 && down > 0 ? across * down : 0;
}

/** How far two boxes are from each other. @param {Box} one @param {Box} other */
export function distance(one, other) {
  const across = Math.max(one.left - other.right, other.left - one.right, 0);
  const down = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.hypot(across, down);
}

/** @param {number} from @param {number} to */
const between = (from, to) =>
  Array.from({ length: Math.max(1, Math.ceil((to - from) / STEP) + 1) }, (_, at) => Math.min(from + at * STEP, to));

/**
 * The best place of a bubble.
 *
 * @param {{ width: number, height: number }} size
 * @param {Box} space  it has to be inside
 * @param {Box} anchor  what it speaks of
 * @param {Box[]} avoid  what it must not cover
 * @returns {Box}
 */
export function bestPlace({ width, height }, space, anchor, avoid) {
  let best = { left: space.left, top: space.top, right: space.left + width, bottom: space.top + height };
  let least = Infinity;
  for (const left of between(space.left, Math.max(space.left, space.right - width))) {
    for (const top of between(space.top, Math.max(space.top, space.bottom - height))) {
      const box = { left, top, right: left + width, bottom: top + height };
      let cost = distance(box, anchor);
      for (const other of avoid) {
        if (cost >= least) break;
        cost += overlap(box, other) * OVERLAP;
      }
      if (cost < least) [best, least] = [box, cost];
    }
  }
  return best;
}

/**
 * A line from a bubble to what it speaks of.
 *
 * @param {Box} box
 * @param {Box} anchor
 * @returns {{ x: number, y: number, length: number, angle: number }} from where, how long, which way
 */
export function leader(box, anchor) {
  const x = Math.max(box.left, Math.min((anchor.left + anchor.right) / 2, box.right));
  const y = Math.max(box.top, Math.min((anchor.top + anchor.bottom) / 2, box.bottom));
  const endX = Math.max(anchor.left, Math.min(x, anchor.right));
  const endY = Math.max(anchor.top, Math.min(y, anchor.bottom));
  return { x, y, length: Math.hypot(endX - x, endY - y), angle: Math.atan2(endY - y, endX - x) };
}
