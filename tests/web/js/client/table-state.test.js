import assert from "node:assert/strict";
import { test } from "node:test";
import { changed, newState, received, standing, timeLeft } from "../../../../src/wolfden/web/js/client/table-state.js";

const act = (/** @type {number} */ seq, /** @type {number} */ ply) =>
  /** @type {any} */ ({ seq, kind: "act", ply, seat: 0, words: "end", at: 0, events: [] });

const position = (/** @type {any} */ parts = {}) => ({
  type: "state",
  seat: 0,
  seq: 3,
  ply: 3,
  view: { moon: { date: 1 }, hexes: ["a", "b"] },
  entries: [act(1, 1), act(2, 2), act(3, 3)],
  actors: [0],
  legal: ["end"],
  undo: 1,
  clock: null,
  result: null,
  ...parts,
});

const update = (/** @type {any} */ parts = {}) => ({
  ...position(),
  type: "update",
  from: 3,
  seq: 4,
  ply: 4,
  changes: [[["moon", "date"], 2]],
  entries: [act(4, 4)],
  ...parts,
});

test("changes leave the old view as it was and share the rest", () => {
  const before = { moon: { date: 1 }, hexes: [{ prey: "" }, { prey: "hare" }] };
  const after = changed(before, [
    [["moon", "date"], 2],
    [["hexes", 1, "prey"], ""],
  ]);
  assert.equal(before.moon.date, 1);
  assert.equal(after.moon.date, 2);
  assert.equal(after.hexes[1].prey, "");
  assert.equal(after.hexes[0], before.hexes[0]);
  assert.deepEqual(changed(before, [[[], { new: true }]]), { new: true });
});

test("an update brings the next position", () => {
  const state = received(received(newState(), position()), update());
  assert.equal(state.seq, 4);
  assert.equal(state.view.moon.date, 2);
  assert.deepEqual(
    state.entries.map(({ seq }) => seq),
    [1, 2, 3, 4],
  );
});

test("an update that does not fit asks for the whole position, a repeated one is passed over", () => {
  const state = received(newState(), position());
  assert.equal(received(state, update({ from: 7, seq: 8 })).isBehind, true);
  const next = received(state, update());
  assert.equal(received(next, update()), next);
});

test("after a reconnect the log continues", () => {
  const state = received(received(newState(), position()), position({ seq: 5, entries: [act(4, 4), act(5, 5)] }));
  assert.deepEqual(
    state.entries.map(({ seq }) => seq),
    [1, 2, 3, 4, 5],
  );
});

test("the logs of two seats are not mixed", () => {
  const state = received(received(newState(), position()), position({ seat: 1, entries: [act(3, 3)] }));
  assert.deepEqual(
    state.entries.map(({ seq }) => seq),
    [3],
  );
});

test("messages nobody knows change nothing", () => {
  const state = newState();
  assert.equal(received(state, { type: "weather" }), state);
});

test("what was undone is left out, the undo remains", () => {
  const undo = /** @type {any} */ ({ seq: 4, kind: "undo", ply: 2, seat: 0, at: 0 });
  const kept = standing([act(1, 1), act(2, 2), act(3, 3), undo, act(5, 3)]);
  assert.deepEqual(
    kept.map(({ seq }) => seq),
    [1, 2, 4, 5],
  );
});

test("clocks run only for those who are due, and never below nothing", () => {
  const clock = { left: [5_000, null, 9_000], running: [0], at: 1_000 };
  assert.equal(timeLeft(clock, 0, 3_000), 3_000);
  assert.equal(timeLeft(clock, 0, 60_000), 0);
  assert.equal(timeLeft(clock, 1, 3_000), null);
  assert.equal(timeLeft(clock, 2, 3_000), 9_000);
  assert.equal(timeLeft({ ...clock, asleep: true }, 0, 3_000), 5_000);
});
