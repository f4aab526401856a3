import assert from "node:assert/strict";
import { test } from "node:test";
import { lastTurn } from "../../../../src/wolfden/web/js/client/narrator.js";

/** A title that says how many events there were, and nothing of those that are dull. */
const title = /** @type {any} */ ({
  /** @param {{ name: string }[]} events */
  narrate: (events) => {
    const told = events.filter(({ name }) => name !== "dull");
    return told.length > 0 ? { key: told.map(({ name }) => name).join("+"), args: {} } : null;
  },
  eventText: () => null,
});
const speaker = /** @type {any} */ ({ seatNames: ["Ash", "Birch"], language: "en", say: () => "" });

/** @param {number} seat @param {string} name */
const act = (seat, name) =>
  /** @type {any} */ ({ seq: 1, ply: 1, at: 0, kind: "act", seat, events: [{ name, seat, facts: {} }] });

/** @param {any[]} entries @param {number[]} actors */
const said = (entries, actors) => lastTurn(entries, actors, title, speaker, /** @type {any} */ ({}), 0)?.text.key ?? "";

test("a turn of another seat is one sentence, once it is over", () => {
  const turn = [act(0, "end"), act(1, "walk"), act(-1, "roll"), act(1, "howl")];
  assert.equal(said(turn, [1]), "end", "it goes on: nothing new is said");
  assert.equal(said(turn, [0]), "walk+roll+howl");
});

test("every own action is said, and a dull turn is passed over", () => {
  assert.equal(said([act(1, "walk"), act(0, "den"), act(0, "howl")], [0]), "howl");
  assert.equal(said([act(0, "den"), act(1, "dull")], [0]), "den");
  assert.equal(said([], [0]), "");
});
