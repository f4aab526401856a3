import "../../browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { scaleFor, withRating } from "../../../../../src/wolfden/web/js/features/history/ratings.js";

const scale = (/** @type {number} */ players) => ({
  players,
  levels: { pup: 1000, alpha: 1840 },
  games: 100,
  least: 40,
  most: 1200,
});
const facts = { ratings: [scale(2), scale(4)] };

test("bots are rated by games with as many players, else with the next fewer", () => {
  assert.deepEqual(
    [2, 3, 4, 5].map((seats) => scaleFor(facts, seats)?.players),
    [2, 2, 4, 4],
  );
  assert.equal(scaleFor({ ratings: [] }, 2), undefined);
});

test("a bot without a rating has its name alone", () => {
  assert.equal(withRating("Veteran bot", scale(2), "alpha"), "Veteran bot · 1840");
  assert.equal(withRating("Stray bot", scale(2), "random"), "Stray bot");
  assert.equal(withRating("Veteran bot", undefined, "alpha"), "Veteran bot");
});
