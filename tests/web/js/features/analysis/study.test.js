import { test } from "node:test";
import assert from "node:assert/strict";
import {
  START,
  depthOf,
  lengthOf,
  movesOf,
  next,
  pathOf,
  played,
  previous,
  renamed,
  without,
} from "../../../../../src/wolfden/web/js/features/analysis/study.js";

const move = (/** @type {string} */ action, seat = 0) => ({ seat, action });
const empty = { title: "a", rules: 1, seats: 2, position: "p", names: [], lines: [] };

/** @param {any} study @param {any} place @param {string[]} actions */
function playAll(study, place, ...actions) {
  let found = { study, place };
  for (const action of actions) {
    found = /** @type {any} */ (played(found.study, found.place, move(action)));
  }
  return found;
}

const words = (/** @type {any[]} */ moves) => moves.map(({ action }) => action).join(" ");

test("actions tried one after the other make one line", () => {
  const { study, place } = playAll(empty, START, "a", "b", "c");
  assert.equal(study.lines.length, 1);
  assert.deepEqual(place, { line: 0, after: 3 });
  assert.equal(words(pathOf(study, place)), "a b c");
  assert.equal(empty.lines.length, 0);
});

test("another action in the middle begins a line, the same one continues", () => {
  const { study } = playAll(empty, START, "a", "b", "c");
  const same = playAll(study, { line: 0, after: 1 }, "b");
  assert.deepEqual([same.study, same.place], [study, { line: 0, after: 2 }]);
  const other = playAll(study, { line: 0, after: 1 }, "x", "y");
  assert.equal(words(movesOf(other.study, 1)), "a x y");
  assert.deepEqual(other.place, { line: 1, after: 3 });
  // From the first line one comes back into the second by the same action.
  const again = playAll(other.study, { line: 0, after: 1 }, "x");
  assert.deepEqual(again.place, { line: 1, after: 2 });
});

test("a line that leaves where another one began belongs to the line before", () => {
  const { study } = playAll(playAll(empty, START, "a", "b").study, { line: 0, after: 1 }, "x");
  const third = playAll(study, { line: 1, after: 1 }, "z");
  assert.deepEqual(third.study.lines[2], { moves: [move("z")], name: "", parent: 0, after: 1 });
  const first = playAll(study, { line: 1, after: 0 }, "q");
  assert.deepEqual([first.study.lines[2].parent, first.study.lines[2].after], [-1, 0]);
  assert.deepEqual(
    [0, 1, 2].map((line) => depthOf(third.study, line)),
    [0, 1, 1],
  );
});

test("a line is followed to its end and back to the position", () => {
  const { study } = playAll(empty, START, "a", "b");
  assert.deepEqual(next(study, START), { line: 0, after: 1 });
  assert.equal(next(study, { line: 0, after: 2 }), null);
  assert.equal(next(empty, START), null);
  assert.deepEqual(previous({ line: 0, after: 1 }), { line: 0, after: 0 });
  assert.equal(previous(START), null);
  assert.equal(lengthOf(study, 0), 2);
});

test("a line is deleted with all that leave it, and the others keep their parents", () => {
  let { study } = playAll(empty, START, "a", "b");
  ({ study } = playAll(study, { line: 0, after: 1 }, "x", "y"));
  ({ study } = playAll(study, { line: 1, after: 2 }, "z"));
  ({ study } = playAll(study, { line: 0, after: 0 }, "q"));
  study = renamed(study, 3, "Q");
  const rest = without(study, 1);
  assert.deepEqual(
    rest.lines.map(({ name, parent }) => [name, parent]),
    [
      ["", -1],
      ["Q", -1],
    ],
  );
  assert.equal(without(study, 0).lines.length, 1);
});

test("a study has no more than its share of lines", () => {
  let study = playAll(empty, START, "a").study;
  for (let number = 1; number < 60; number += 1) study = playAll(study, START, `a${number}`).study;
  assert.equal(study.lines.length, 60);
  assert.equal(played(study, START, move("one more")), null);
  assert.ok(played(study, { line: 0, after: 1 }, move("at its end")));
});
