import assert from "node:assert/strict";
import { test } from "node:test";
import { bestPlace, leader } from "../../../../../src/wolfden/web/js/features/guide/guide-place.js";

const SPACE = { left: 0, top: 0, right: 1000, bottom: 600 };
const SIZE = { width: 300, height: 150 };

/** @param {number} left @param {number} top @param {number} [width] @param {number} [height] */
const box = (left, top, width = 40, height = width) => ({ left, top, right: left + width, bottom: top + height });

/** @param {import("../../../../../src/wolfden/web/js/features/guide/guide-place.js").Box} one @param {typeof one} other */
const meets = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test("a bubble is next to what it speaks of", () => {
  const anchor = box(480, 280);
  const found = bestPlace(SIZE, SPACE, anchor, [anchor]);
  assert.ok(!meets(found, anchor));
  assert.ok(leader(found, anchor).length < 32);
});

test("it covers nothing that can be chosen as long as there is space, and stays inside", () => {
  for (let seed = 1; seed < 40; seed += 1) {
    const things = Array.from({ length: 12 }, (_, at) =>
      box((seed * 67 + at * 131) % 960, (seed * 41 + at * 97) % 360),
    );
    const found = bestPlace(SIZE, SPACE, things[0], things);
    assert.ok(things.every((thing) => !meets(found, thing)));
    assert.ok(found.left >= 0 && found.top >= 0 && found.right <= 1000 && found.bottom <= 600);
  }
});

test("where all is full it covers as little as it can", () => {
  const things = [box(0, 0, 1000, 500), box(0, 500, 200, 100)];
  const found = bestPlace({ width: 300, height: 90 }, SPACE, things[0], things);
  assert.ok(things.every((thing) => !meets(found, thing)));
});

test("a line leads from the edge of the bubble to the edge of the thing", () => {
  assert.deepEqual(leader(box(100, 100, 300, 100), box(230, 300)), { x: 250, y: 200, length: 100, angle: Math.PI / 2 });
});
