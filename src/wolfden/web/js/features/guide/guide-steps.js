/**
 * Where one is in a guided first game. Pure.
 *
 * The server says which steps have begun, at which ply, and when they were done. Read as pages, a step
 * that only explains is one page; one that wants something is two: what it wants, and a word on what
 * became of it. How far one has read is remembered.
 */

/**
 * @typedef {import("../../types.js").GuideStepShown} Step
 * @typedef {import("../../types.js").GuideShown} Guide
 * @typedef {"explain" | "ask" | "goal" | "done"} PageKind
 * @typedef {{ kind: PageKind, step: Step, index: number, from: number, until: number }} Page
 *   `from`, `until`: the first and the last ply it is open at
 */

/**
 * @param {Step[]} steps  those that have begun
 * @returns {Page[]}
 */
export function pagesOf(steps) {
  /** @type {Page[]} */
  const pages = [];
  steps.forEach((step, place) => {
    const add = (/** @type {PageKind} */ kind, /** @type {number} */ from, /** @type {number} */ until) =>
      pages.push({ kind, step, index: pages.length, from, until });
    const isDone = step.done >= 0;
    if (step.kind === "explain") add("explain", step.ply, step.ply);
    else add(step.kind, step.ply, isDone ? step.done - 1 : Infinity);
    if (isDone) add("done", step.done, steps[place + 1]?.ply ?? Infinity);
  });
  return pages;
}

/** @param {Page} page @param {number} ply */
const isOpen = ({ from, until }, ply) => from <= ply && ply <= until;

/**
 * The page to show: the first open one not read yet, else the last open one.
 *
 * @param {Page[]} pages
 * @param {number} ply
 * @param {number} read  how many pages were read
 * @returns {Page | null} null: the guide says nothing here
 */
export function pageAt(pages, ply, read) {
  const open = pages.filter((page) => isOpen(page, ply));
  return open.find(({ index }) => index >= read) ?? open.at(-1) ?? null;
}

/**
 * Whether one can read on: the next page is open, or there is none any more.
 *
 * @param {Page[]} pages
 * @param {Page} page
 * @param {number} ply
 * @param {boolean} isOver  whether no step is left
 */
export function canGoOn(pages, page, ply, isOver) {
  const next = pages[page.index + 1];
  return page.kind !== "ask" && page.kind !== "goal" && (next ? isOpen(next, ply) : isOver);
}

/**
 * The first own action after a ply: what is taken back to return there.
 *
 * @param {import("../../lib/request.js").Entry[]} entries  the valid ones
 * @param {number} seat
 * @param {number} ply
 * @returns {number} the ply before it; -1: there is none
 */
export function leftAt(entries, seat, ply) {
  const strange = entries.find((entry) => entry.kind === "act" && entry.seat === seat && entry.ply > ply);
  return strange ? strange.ply - 1 : -1;
}
