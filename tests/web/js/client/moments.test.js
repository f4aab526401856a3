import assert from "node:assert/strict";
import { mock, test } from "node:test";
import "../browser.mjs";
import { signal } from "../../../../src/wolfden/web/js/lib/html.js";
import { momentsOf, shownAt } from "../../../../src/wolfden/web/js/client/moments.js";
import { listenToShown } from "../../../../src/wolfden/web/js/sound/shown.js";
import { Stage } from "../../../../src/wolfden/web/js/client/stage.js";

/** A title in which a roll is shown large, wolves walk, and a score counts. */
const title = /** @type {any} */ ({
  /** @param {{ name: string }} event */
  motions: ({ name }) => (name === "walk" ? [{ from: "a", to: "b", symbol: "wolf", look: "" }] : []),
  /** @param {{ name: string }} event */
  highlightOf: ({ name }) => (name === "roll" ? { at: "a", symbol: "die-1", tone: "die" } : null),
  /** @param {{ points: number }} view @param {{ name: string }} event */
  viewAfter: (view, { name }) => (name === "roll" ? { points: view.points + 1 } : view),
});

const event = (/** @type {string} */ name) => ({ name, seat: 1, facts: {} });
const entry = (/** @type {number} */ seq, /** @type {string[]} */ ...names) =>
  /** @type {any} */ ({ seq, kind: "act", ply: seq, seat: 1, events: names.map(event) });
const update = /** @type {any} */ ({
  type: "update",
  ...{ from: 3, seq: 5, changes: [], entries: [entry(4, "pay", "roll", "win"), entry(5, "walk", "walk", "roll")] },
});
const before = /** @type {any} */ ({ seq: 3, seat: 0, view: { points: 0 }, entries: [entry(3, "end")] });

test("events with a picture are moments, wolves that walk together are one", () => {
  const places = momentsOf(title, before.view, update).map(({ at, events }) => [at.seq, at.place, events.length]);
  assert.deepEqual(places, [
    [4, 1, 1],
    [5, 0, 2],
    [5, 2, 1],
  ]);
  const landed = momentsOf(title, before.view, update, ({ seq }) => seq === 5);
  assert.deepEqual(
    landed.map(({ at }) => at.place),
    [1, 2],
  );
});

test("what is shown stops before the moment that is seen", () => {
  const names = (/** @type {any[]} */ entries) =>
    entries.map(({ events }) => events.map((/** @type {any} */ one) => one.name));
  const first = shownAt(before, update, { seq: 4, place: 1 }, title.viewAfter);
  assert.deepEqual(names(first.entries), [["end"], ["pay"]]);
  assert.deepEqual(first.view, { points: 0 });
  const last = shownAt(before, update, { seq: 5, place: 2 }, title.viewAfter);
  assert.deepEqual(names(last.entries), [["end"], ["pay", "roll", "win"], ["walk", "walk"]]);
  assert.deepEqual(last.view, { points: 1 });
});

/** A stage whose viewer sees moments, and what its client received. */
function staged(more = {}) {
  const received = /** @type {any[]} */ ([]);
  const state = signal(before);
  const client = {
    state,
    title: signal({ ...title, ...more }),
    following: { proceed: () => received.push("on") },
    receive: (/** @type {any} */ message) => received.push(message.seq),
  };
  const stage = new Stage(/** @type {any} */ (client));
  stage.isWatched = () => true;
  return { stage, state, received };
}

test("an update is taken once its moments have been seen, or the viewer continues", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { stage, state, received } = staged();
  const heard = /** @type {string[]} */ ([]);
  const stop = listenToShown(({ name }) => heard.push(name));
  assert.equal(stage.show(update), true);
  assert.equal(state.value.entries.length, 2);
  for (let moment = 0; moment < 3; moment += 1) mock.timers.tick(2_000);
  assert.deepEqual(heard, ["pay", "roll", "win", "walk", "roll"], "events without a picture come with the next");
  stop();
  assert.deepEqual(received, [5, "on"]);
  assert.equal(stage.moment.value, null);
  assert.equal(state.value.entries, before.entries, "the client adds the whole entries");
  stage.show(update);
  stage.proceed();
  assert.deepEqual(received, [5, "on", 5, "on"]);
  mock.timers.reset();
});

test("a whole position, a broken picture and a viewer who sees nothing hold up nothing", () => {
  const { stage, state, received } = staged();
  stage.show(update);
  assert.equal(stage.show(/** @type {any} */ ({ type: "state", seq: 9 })), false);
  assert.deepEqual(received, [9]);
  assert.equal(state.value.entries, before.entries);
  stage.isWatched = () => false;
  assert.equal(stage.show(update), false);
  let reported = 0;
  globalThis.reportError = () => {
    reported += 1;
  };
  const broken = staged({ motions: () => assert.fail("no picture") });
  assert.equal(broken.stage.show(update), false);
  assert.deepEqual(broken.received, [5]);
  const silent = staged();
  const stop = listenToShown(() => assert.fail("no sound"));
  assert.equal(silent.stage.show(update), false);
  assert.deepEqual(silent.received, [5, "on"]);
  stop();
  assert.equal(reported, 2);
});
