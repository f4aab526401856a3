import { strict as assert } from "node:assert";
import { test } from "node:test";
import {
  chancesOf,
  lostBy,
  luckOf,
  mistakesOf,
  notableLuck,
  roundOf,
  signed,
} from "../../../../../src/wolfden/web/js/features/reviews/decisions.js";

const reason = { line: [], gained: [], missed: [], parts: [], endings: [], tallies: [], likely: [] };
const decision = { action: "a", preferred: "b", chance: 0.4 };
/** @type {import("../../../../../src/wolfden/web/js/types.js").Review} */
const review = {
  title: "the-wolves",
  rules: 1,
  names: ["", ""],
  simulations: 2,
  seed: "1",
  version: 1,
  observers: [0, 1],
  points: [
    {
      ply: 0,
      chances: [
        [0.6, 0.4],
        [0.3, 0.7],
      ],
    },
    {
      ply: 3,
      chances: [
        [1, 0],
        [1, 0],
      ],
    },
  ],
  decisions: [
    { ...decision, ply: 0, seat: 0, loss: 0.05, reason },
    { ...decision, ply: 1, seat: 1, loss: 0.2, reason },
    { ...decision, ply: 2, seat: 0, loss: 0.01 },
  ],
  luck: [
    { ply: 4, count: 1, changes: [0.2, -0.2], told: [] },
    { ply: 2, count: 1, changes: [-0.06, 0.06], told: [] },
    { ply: 5, count: 1, changes: [0.01, -0.01], told: [] },
  ],
};

test("each seat has the chances it knew of", () => {
  assert.deepEqual(chancesOf(review), [
    [0.6, 1],
    [0.7, 0],
  ]);
});

test("mistakes are those with a reason, the worst first", () => {
  assert.deepEqual(
    mistakesOf(review).map(({ ply }) => ply),
    [1, 0],
  );
  assert.deepEqual(
    mistakesOf(review, 0).map(({ ply }) => ply),
    [0],
  );
});

test("losses and luck add up for each seat", () => {
  assert.ok(Math.abs(lostBy(review, 0) - 0.06) < 1e-9);
  assert.ok(Math.abs(luckOf(review, 0) - 0.15) < 1e-9);
});

test("luck that mattered is listed in the order of the game", () => {
  assert.deepEqual(
    notableLuck(review).map(({ ply }) => ply),
    [2, 4],
  );
});

test("changes have a sign", () => {
  assert.deepEqual([0.124, -0.05, 0].map(signed), ["+12", "−5", "+0"]);
});

test("what the better action brings is counted and listed with its chances", () => {
  const told = { name: "den", seat: 0, facts: {} };
  const tallies = [
    { seat: 0, name: "dens", now: 2, chosen: 2.1, preferred: 3 },
    { seat: -1, name: "victims", now: 7, chosen: 9, preferred: 8.5 },
  ];
  const why = { ...reason, tallies, likely: [{ told, chosen: 0.1, preferred: 0.74 }] };
  const title = { id: "the-wolves", eventText: () => [{ key: "a-den", places: [] }] };
  const ui = {
    language: "en",
    say: (/** @type {any} */ { key, args }) => (args ? `${key} ${JSON.stringify(args)}` : key),
  };
  const lines = roundOf(
    { ...review.decisions[0], reason: why },
    /** @type {any} */ (title),
    {},
    /** @type {any} */ (ui),
  );
  const [first, second, third] = lines.map((line) => [line.split(" ")[0], JSON.parse(line.slice(line.indexOf("{")))]);
  assert.deepEqual(first, [
    "review-tally",
    { name: { seat: 0 }, part: { key: "part-the-wolves-dens" }, now: 2, chosen: "2.1", preferred: "3" },
  ]);
  assert.equal(second[0], "review-tally-table");
  assert.deepEqual(third, ["review-likely", { event: "a-den", chosen: 10, preferred: 74 }]);
});
