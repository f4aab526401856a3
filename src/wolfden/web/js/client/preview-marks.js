/** Marks on the board for what an action would change: for previews and hints. Pure. */
import { hueOf } from "../board/ui.js";

/**
 * @typedef {import("../toolkit/title.js").Title} Title
 * @typedef {import("../toolkit/title.js").View} View
 * @typedef {import("../toolkit/title.js").Count} Count
 * @typedef {Pick<import("../toolkit/title.js").Ui["marks"], "trails" | "ghosts" | "changes">} BoardMarks
 * @typedef {{ seq: number, steps: import("../types.js").HintStep[], why: string }} Hint  what one might
 *   do at a moment, what comes next, and one reason
 */

/**
 * Where pieces come from, and each number before and after.
 *
 * @param {import("./client.js").Preview} preview
 * @param {Title} title
 * @param {View} view  before the action
 * @param {number} seat
 * @returns {BoardMarks}
 */
export function marksForPreview(preview, title, view, seat) {
  const motions = preview.events.flatMap((event) => title.motions(event, preview.view));
  return {
    trails: motions.map(({ from, to }) => ({ from, to, hue: hueOf(title, view, seat) })),
    ghosts: motions.map(({ from, symbol, look }) => ({ at: from, symbol, look, isPast: true })),
    changes: changesOf(title.counts?.(view) ?? [], title.counts?.(preview.view) ?? []),
  };
}

/**
 * The paths of all pieces in a hint, and the pieces it would place.
 *
 * @param {Hint} hint
 * @param {Title} title
 * @param {View} view
 * @param {number} seat
 * @returns {BoardMarks}
 */
export function marksForHint({ steps }, title, view, seat) {
  const motions = steps.flatMap(({ events }) => events).flatMap((event) => title.motions(event, view));
  const ghosts = steps.flatMap(({ action, events }) => title.ghostsOf?.(action.split(" "), view, seat, events) ?? []);
  const moved = motions.map(({ to, symbol, look }) => ({ at: to, symbol, look }));
  return {
    trails: motions.map(({ from, to }) => ({ from, to, hue: hueOf(title, view, seat) })),
    ghosts: [...ghosts, ...moved.filter(({ at }) => !ghosts.some((ghost) => ghost.at === at))],
  };
}

/**
 * Numbers that differ; what is not counted any more, or not yet, counts as none.
 *
 * @param {Count[]} before
 * @param {Count[]} after
 * @returns {import("../toolkit/title.js").Change[]}
 */
function changesOf(before, after) {
  const isSame = (/** @type {Count} */ one) => (/** @type {Count} */ other) =>
    one.at === other.at && one.look === other.look && one.symbol === other.symbol;
  const gone = before.filter((one) => !after.some(isSame(one))).map((one) => ({ ...one, count: 0 }));
  return [...after, ...gone]
    .map((one) => ({ ...one, before: before.find(isSame(one))?.count ?? 0 }))
    .filter(({ count, before: was }) => count !== was);
}
