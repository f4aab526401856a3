import assert from "node:assert/strict";
import { test } from "node:test";
import { canGoOn, leftAt, pageAt, pagesOf } from "../../../../../src/wolfden/web/js/features/guide/guide-steps.js";

/** @param {string} name @param {number} ply @param {string} [ask] */
const step = (name, ply, ask = "") => ({ name, ply, ask, point: [], rules: [] });

const STEPS = [step("hello", 0), step("howl", 0, "howl @h4"), step("end", 1, "end"), step("moon", 5)];
const PAGES = pagesOf(STEPS);

/** @param {number} ply @param {number} read */
const shown = (ply, read) => {
  const page = pageAt(PAGES, ply, read);
  return page && `${page.step.name} ${page.kind}`;
};

test("a step that asks has a second page for what it did", () => {
  assert.deepEqual(
    PAGES.map(({ kind, step: { name }, number }) => `${number} ${name} ${kind}`),
    ["1 hello tell", "2 howl ask", "2 howl done", "3 end ask", "3 end done", "4 moon tell"],
  );
});

test("one reads on page by page", () => {
  assert.equal(shown(0, 0), "hello tell");
  assert.equal(shown(0, 1), "howl ask");
  assert.equal(shown(1, 1), "howl done");
  assert.equal(shown(1, 3), "end ask");
});

test("what an action did is shown while others act, and until one has read it", () => {
  assert.equal(shown(2, 3), "end done");
  assert.equal(shown(4, 3), "end done");
  assert.equal(shown(5, 3), "end done");
  assert.equal(shown(5, 5), "moon tell");
});

test("after an undo the step is asked again", () => {
  assert.equal(shown(0, 3), "howl ask");
});

test("on another device the last result is shown again", () => {
  assert.equal(shown(5, 0), "end done");
});

test("one can read on where the next page is open", () => {
  assert.ok(canGoOn(PAGES, PAGES[0], 0));
  assert.ok(!canGoOn(PAGES, PAGES[1], 0), "an action is awaited");
  assert.ok(!canGoOn(PAGES, PAGES[4], 3), "the others still act");
  assert.ok(canGoOn(PAGES, PAGES[4], 5));
  assert.ok(canGoOn(PAGES, PAGES[5], 5), "the end can be closed");
});

test("beyond the guide nothing is shown", () => {
  assert.equal(shown(6, 9), null);
});

test("one has left the guide with the first own action that was not asked for", () => {
  /** @param {number} ply @param {number} seat @param {string} words */
  const act = (ply, seat, words) => /** @type {const} */ ({ seq: ply, kind: "act", ply, seat, words, at: 0 });
  const guide = { title: "toy", seat: 0, steps: STEPS };
  assert.equal(leftAt(guide, [act(1, 0, "howl @h4"), act(2, 0, "end"), act(3, 1, "den ?")]), -1);
  assert.equal(leftAt(guide, [act(1, 0, "howl @h4"), act(2, 0, "move"), act(3, 0, "end")]), 1);
  assert.equal(leftAt(guide, []), -1);
});
