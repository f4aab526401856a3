/**
 * Where one is in a guided first game. Pure.
 *
 * A guide is a list of steps, each at a ply of the game. Read as pages, a step that only explains is
 * one page; a step that asks for an action is two: what is asked, and what the action did. Which
 * pages are open follows from the ply of the table; how far one has read is remembered.
 */

/**
 * @typedef {import("../../types.js").GuideStep} Step
 * @typedef {import("../../types.js").GuideShown} Guide
 * @typedef {"tell" | "ask" | "done"} PageKind
 * @typedef {{ kind: PageKind, step: Step, number: number, index: number, until: number }} Page
 *   `number`: of its step, from 1; `index`: among all pages; `until`: the last ply it is open at
 */

/**
 * @param {Step[]} steps
 * @returns {Page[]}
 */
export function pagesOf(steps) {
  /** @type {Page[]} */
  const pages = [];
  steps.forEach((step, place) => {
    const number = place + 1;
    const add = (/** @type {PageKind} */ kind, /** @type {number} */ until) =>
      pages.push({ kind, step, number, index: pages.length, until });
    add(step.ask ? "ask" : "tell", step.ply);
    if (step.ask) add("done", steps[number]?.ply ?? step.ply + 1);
  });
  return pages;
}

/** @param {Page} page @param {number} ply */
const isOpen = ({ kind, step, until }, ply) => (kind === "done" ? ply > step.ply : ply >= step.ply) && ply <= until;

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
 * Whether one can read on: the next page is open, or there is none.
 *
 * @param {Page[]} pages
 * @param {Page} page
 * @param {number} ply
 */
export function canGoOn(pages, page, ply) {
  const next = pages[page.index + 1];
  return page.kind !== "ask" && (next === undefined || isOpen(next, ply));
}

/**
 * Where the learner left the guide: the ply before the first own action that was not the one asked.
 *
 * @param {Guide} guide
 * @param {import("../../lib/request.js").Entry[]} entries  the valid ones
 * @returns {number} -1: nowhere
 */
export function leftAt({ seat, steps }, entries) {
  const asks = new Map(steps.filter(({ ask }) => ask).map(({ ply, ask }) => [ply, ask]));
  const strange = entries.find(
    ({ kind, ply, seat: who, words }) =>
      kind === "act" && who === seat && asks.has(ply - 1) && asks.get(ply - 1) !== words,
  );
  return strange ? strange.ply - 1 : -1;
}
