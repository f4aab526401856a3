import assert from "node:assert/strict";
import { test } from "node:test";
import { readAddress, puzzlePath } from "../../../../../src/wolfden/web/js/lib/address.js";
import { momentsOf, turnOf } from "../../../../../src/wolfden/web/js/features/puzzles/puzzle-game.js";
import { remembered, streak } from "../../../../../src/wolfden/web/js/features/puzzles/puzzle-memory.js";
import { newState } from "../../../../../src/wolfden/web/js/client/table-state.js";

test("a puzzle has an address, and so have all of them", () => {
  assert.equal(readAddress("/puzzles").page, "puzzles");
  const { page, id } = readAddress(puzzlePath("the-wolves-2p-1-0-20"));
  assert.deepEqual([page, id], ["puzzle", "the-wolves-2p-1-0-20"]);
  assert.equal(readAddress("/puzzles/a/b").page, "missing");
});

test("a puzzle is remembered as it went the first time", () => {
  const none = { puzzles: {}, days: [] };
  const solved = remembered(none, "a", "solved", "2026-11-15");
  assert.deepEqual(solved, { puzzles: { a: "solved" }, days: ["2026-11-15"] });
  const shown = remembered(solved, "b", "shown", "2026-11-16");
  assert.deepEqual(shown.days, ["2026-11-15"]);
  assert.equal(remembered(shown, "b", "solved", "2026-11-16"), shown);
});

test("days in a row end where one is missing, and today may still come", () => {
  const days = ["2026-10-29", "2026-10-31", "2026-11-01", "2026-11-02"];
  assert.equal(streak(days, "2026-11-02"), 3);
  assert.equal(streak(days, "2026-11-03"), 3);
  assert.equal(streak(days, "2026-11-04"), 0);
  assert.equal(streak([], "2026-11-04"), 0);
});

test("a line is followed step by step, and nothing can be chosen on the way", () => {
  const start = { ...newState(), seq: 0, view: { wolves: 3 }, legal: ["end"], seat: 0 };
  const entry = (/** @type {number} */ seq) =>
    /** @type {any} */ ({ seq, kind: "act", ply: seq, seat: 0, words: "end", at: 0, events: [] });
  const moments = momentsOf(start, [
    { entry: entry(1), changes: [[["wolves"], 4]], actors: [1] },
    { entry: entry(2), changes: [[["wolves"], 5]], actors: [0] },
  ]);
  assert.deepEqual(
    moments.map(({ view }) => view.wolves),
    [3, 4, 5],
  );
  assert.deepEqual(
    moments.map(({ entries }) => entries.length),
    [0, 1, 2],
  );
  assert.ok(moments.every(({ legal }) => legal === null));
  assert.deepEqual(moments[1].actors, [1]);
});

test("a turn lasts until another seat acts, with all that chance adds", () => {
  const start = { ...newState(), seq: 0, view: {}, seat: 1 };
  const seats = [1, -1, 1, 0, 1];
  const line = seats.map((seat, place) => ({
    entry: /** @type {any} */ ({ seq: place + 1, ply: place + 1, seat, words: `word ${place}` }),
    changes: [],
    actors: [],
  }));
  assert.deepEqual(turnOf(momentsOf(start, line)), [
    { action: "word 0", step: 1 },
    { action: "word 2", step: 3 },
  ]);
  assert.deepEqual(turnOf(momentsOf(start, line.slice(3))), []);
});
