import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Following } from "../../../../src/wolfden/web/js/client/following.js";

/** @returns {any} */
const update = (/** @type {number} */ seq) => ({ type: "update", seq });

/** A follower, and what they have seen. */
function follower(pause = 500) {
  /** @type {any[]} */
  const seen = [];
  return {
    seen,
    following: new Following(
      (message) => seen.push(message),
      () => pause,
    ),
  };
}

test("steps of others are shown one after the other, own steps immediately", () => {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { seen, following } = follower();
  following.receive(update(1), true);
  following.receive(update(2), false);
  following.receive(update(3), false);
  assert.deepEqual(
    seen.map(({ seq }) => seq),
    [1],
  );
  mock.timers.tick(500);
  assert.deepEqual(
    seen.map(({ seq }) => seq),
    [1, 2],
  );
  mock.timers.tick(500);
  assert.deepEqual(
    seen.map(({ seq }) => seq),
    [1, 2, 3],
  );
  mock.timers.reset();
});

test("what waits can be stopped, stepped through and skipped", () => {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { seen, following } = follower(0);
  following.toggleStop();
  [1, 2, 3].forEach((seq) => following.receive(update(seq), false));
  mock.timers.tick(10_000);
  assert.equal(seen.length, 0);
  following.step();
  assert.equal(seen.length, 1);
  following.skip();
  assert.equal(seen.length, 3);
  assert.equal(following.isStopped.value, false);
  mock.timers.reset();
});

test("a whole position makes what waits needless", () => {
  const { seen, following } = follower();
  following.toggleStop();
  following.receive(update(1), false);
  following.receive(/** @type {any} */ ({ type: "state", seq: 9 }), false);
  assert.deepEqual(
    seen.map(({ seq }) => seq),
    [9],
  );
  assert.equal(following.waitingCount.value, 0);
});

test("a round lasts from one own action to the next", () => {
  const { following } = follower();
  const step = (/** @type {number} */ ply) => /** @type {any} */ ({ view: { ply }, entries: [] });
  following.keep(step(1), true);
  assert.equal(following.hasRound, false);
  following.keep(step(2), false);
  following.keep(step(3), false);
  assert.equal(following.hasRound, true);
  following.keep(step(4), true);
  assert.equal(following.hasRound, false);
});
