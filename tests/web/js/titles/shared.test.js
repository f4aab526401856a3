/** Geometry and layers that all titles share. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { minTextSize } from "../../../../src/wolfden/web/js/toolkit/drawing.js";
import { hexagon, middle, outline } from "../../../../src/wolfden/web/js/toolkit/hexagons.js";
import { bow, layer } from "../../../../src/wolfden/web/js/toolkit/layers.js";
import { memoize } from "../../../../src/wolfden/web/js/toolkit/memoize.js";
import { splitTarget } from "../../../../src/wolfden/web/js/toolkit/words.js";
import { moment, TITLES, uiWith, withClass } from "./table.js";

const corners = (/** @type {string} */ d) => d.split(/[ML]/).length - 1;

test("a hex is six corners round its middle", () => {
  assert.equal(hexagon(2), "M-1 -1.73L1 -1.73L2 0L1 1.73L-1 1.73L-2 0Z");
  const { x, y } = middle({ q: 2, r: -1 }, 10);
  assert.deepEqual([x, Math.abs(Math.round(y))], [30, 0]);
});

test("an outline leaves out the edges inside, and knows holes", () => {
  assert.equal(corners(outline([{ q: 0, r: 0 }], 10)), 6);
  assert.equal(
    corners(
      outline(
        [
          { q: 0, r: 0 },
          { q: 1, r: 0 },
        ],
        10,
      ),
    ),
    10,
  );
  const ring = [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ].map(([q, r]) => ({ q, r }));
  const path = outline(ring, 10);
  assert.equal(path.match(/M/g)?.length, 2);
  assert.equal(corners(path), 18 + 6);
});

test("an inset outline runs inside: a hex shrinks, and so does the rim round a hole", () => {
  assert.equal(outline([{ q: 0, r: 0 }], 10, Math.sqrt(3)), hexagon(8));
});

test("marks are drawn on places that exist; words and arrows stay readable", () => {
  const places = new Map([
    ["village:mende", { x: 10, y: 20 }],
    ["village:luc", { x: 90, y: 20 }],
  ]);
  const marks = {
    pins: [{ at: "village:mende", seat: 2, text: "a very long note for a pin" }, { at: "village:nowhere" }],
    arrows: [
      { from: "village:mende", to: "village:luc" },
      { from: "village:mende", to: "village:mende" },
    ],
  };
  const drawn = layer(marks, places);
  assert.equal(withClass(drawn, "pin").length, 1);
  assert.equal(withClass(drawn, "arrow").length, 1);
  const [text] = withClass(drawn, "pin-text");
  assert.ok(`${text.children[0]}`.length <= 18);
  assert.match(bow({ x: 0, y: 0 }, { x: 10, y: 0 }, 0, 1), /^M0 0Q5 1 10 0$/);
});

test("every title draws marks on its board", () => {
  const samples = {
    "the-wolves": "the-wolves.2p-full-moon.45",
    "age-of-the-wolf": "age-of-the-wolf.2p-dens.20",
    "brotherhood-of-the-wolf": "brotherhood-of-the-wolf.2p-draw.60",
  };
  for (const title of TITLES) {
    const view = moment(/** @type {Record<string, string>} */ (samples)[title.id]).view(null);
    const [{ id: at }, { id: to }] = title.places(view);
    const marks = { pins: [{ at, text: "<b>here</b>" }], arrows: [{ from: at, to }] };
    const board = title.board(view, uiWith({ marks }));
    assert.deepEqual([withClass(board, "pin").length, withClass(board, "arrow").length], [1, 1]);
  }
});

test("what is kept is worked out once, and forgotten when there is too much", () => {
  let worked = 0;
  const count = (/** @type {number} */ one) => {
    worked += 1;
    return 2 * one;
  };
  const double = memoize(count, String, 2);
  assert.deepEqual([double(1), double(1), double(2), worked], [2, 2, 4, 2]);
  double(3);
  double(1);
  assert.equal(worked, 4);
});

test("targets have a kind, words have none", () => {
  assert.deepEqual(splitTarget("piece:2-den@c4"), ["piece", "2-den@c4"]);
  assert.deepEqual(splitTarget("@c4"), ["", "@c4"]);
});

test("in a space without a height textSize have no size that is known", () => {
  const box = { width: 1000, height: 800 };
  assert.equal(minTextSize(box, { space: { width: 300, height: 0 } }), 0);
  assert.ok(minTextSize(box, { space: { width: 300, height: 200 } }) > 0);
});
