import assert from "node:assert/strict";
import { test } from "node:test";
import { canGoOn, leftAt, pageAt, pagesOf } from "../../../../../src/wolfden/web/js/features/guide/guide-steps.js";

/** @param {string} name @param {"explain" | "ask" | "goal"} kind @param {number} ply @param {number} [done] */
const step = (name, kind, ply, done = -1) => {
  const rest = { number: 1, asks: [], point: [], rules: [], is_reached: done >= 0 };
  return { name, kind, ply, done, ...rest };
};

const STEPS = [
  step("hello", "explain", 0),
  step("hunt", "goal", 0, 3),
  step("end", "ask", 3, 4),
  step("moon", "explain", 8),
];
const PAGES = pagesOf(STEPS);

/** @param {number} ply @param {number} read */
const shown = (ply, read) => {
  const page = pageAt(PAGES, ply, read);
  return page && `${page.step.name} ${page.kind}`;
};

test("a step that wants something has a second page for what became of it", () => {
  assert.deepEqual(
    PAGES.map(({ kind, step: { name } }) => `${name} ${kind}`),
    ["hello explain", "hunt goal", "hunt done", "end ask", "end done", "moon explain"],
  );
});

test("a step that is not done has no second page yet", () => {
  const pages = pagesOf([step("hello", "explain", 0), step("hunt", "goal", 0)]);
  assert.deepEqual(
    pages.map(({ kind }) => kind),
    ["explain", "goal"],
  );
  assert.equal(pageAt(pages, 7, 1)?.kind, "goal", "however many actions it takes");
});

test("one reads on page by page", () => {
  assert.equal(shown(0, 0), "hello explain");
  assert.equal(shown(0, 1), "hunt goal");
  assert.equal(shown(2, 1), "hunt goal");
  assert.equal(shown(3, 1), "hunt done");
  assert.equal(shown(3, 3), "end ask");
});

test("what became of a step is shown while others act, and until one has read it", () => {
  assert.equal(shown(4, 3), "end done");
  assert.equal(shown(7, 3), "end done");
  assert.equal(shown(8, 3), "end done");
  assert.equal(shown(8, 5), "moon explain");
});

test("after an undo the step is open again", () => {
  assert.equal(shown(0, 3), "hunt goal");
});

test("on another device the last result is shown again", () => {
  assert.equal(shown(8, 0), "end done");
});

test("one can read on where the next page is open, or no step is left", () => {
  assert.ok(canGoOn(PAGES, PAGES[0], 0, false));
  assert.ok(!canGoOn(PAGES, PAGES[1], 0, false), "an action is awaited");
  assert.ok(!canGoOn(PAGES, PAGES[4], 6, false), "the others still act");
  assert.ok(canGoOn(PAGES, PAGES[4], 8, false));
  assert.ok(!canGoOn(PAGES, PAGES[5], 8, false), "there are steps to come");
  assert.ok(canGoOn(PAGES, PAGES[5], 8, true), "the end can be closed");
});

test("beyond the guide nothing is shown", () => {
  assert.equal(shown(9, 9), null);
});

test("who played freely returns to the ply where that began", () => {
  /** @param {number} ply @param {number} seat */
  const act = (ply, seat) => /** @type {const} */ ({ seq: ply, kind: "act", ply, seat, words: "end", at: 0 });
  const entries = [act(1, 0), act(2, 1), act(3, 0), act(4, 0)];
  assert.equal(leftAt(entries, 0, 1), 2);
  assert.equal(leftAt(entries, 0, 0), 0);
  assert.equal(leftAt(entries, 0, 4), -1, "nothing was done since");
});
