/** What an action would change: pieces where they would be, and numbers before and after. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { definitions } from "../../../../src/wolfden/web/js/toolkit/icons.js";
import { highlightOf } from "../../../../src/wolfden/titles/the_wolves/page/motions.js";
import { having, moments, TITLES, uiWith, valuesOf } from "./table.js";

const DEFINED = new Set(valuesOf(definitions(TITLES), "id"));
/** Verbs that put something on the board: all of them have a ghost. */
const PUTTING = new Set(
  "draft walk howl den lair dominate move roam freeze retreat place drag shift portefaix prowl".split(" "),
);

/** @param {import("./table.js").Moment} at */
const placesOf = ({ title, view }) => new Set(title.places(view(null), uiWith()).map(({ id }) => id));

for (const at of moments()) {
  test(`${at.name}: what would be somewhere is known and has a place`, () => {
    const places = placesOf(at);
    for (const seat of at.actors) {
      for (const action of at.legal(seat)) {
        const words = action.split(" ");
        const [ghost = null] = at.title.ghostsOf?.(words, at.view(seat), seat) ?? [];
        const isPaid = at.title.id === "the-wolves" && words[0] === "move";
        if (PUTTING.has(words[0]) && !isPaid) assert.ok(ghost, action);
        if (!ghost) continue;
        assert.ok(DEFINED.has(ghost.symbol), `${action}: ${ghost.symbol}`);
        assert.ok(places.has(ghost.at), `${action}: ${ghost.at}`);
        const board = at.title.board(at.view(seat), uiWith({ seat, marks: { ghosts: [ghost] } }));
        assert.equal(having(board, "data-ghost", ghost.at).length, 1);
      }
    }
  });

  test(`${at.name}: numbers that may change have a place`, () => {
    const places = placesOf(at);
    for (const { at: target, symbol } of at.title.counts?.(at.view(null)) ?? []) {
      assert.ok(places.has(target), target);
      assert.ok(DEFINED.has(symbol), symbol);
    }
  });
}

test("a number is shown before and after, several at one place separately", () => {
  const at = moments().find(({ title }) => title.id === "age-of-the-wolf");
  assert.ok(at);
  const [count] = at.title.counts?.(at.view(null)) ?? [];
  const changes = [
    { ...count, before: 30, count: 15 },
    { ...count, before: 0, count: 5 },
  ];
  const board = at.title.board(at.view(null), uiWith({ marks: { changes } }));
  assert.deepEqual(valuesOf(board, "data-change"), ["30 15", "0 5"]);
});

test("W14.3 a scored region shows who gets how many points, at its lake", () => {
  const at = moments().find(({ title }) => title.id === "the-wolves");
  assert.ok(at);
  const scene = at.view(null);
  const facts = { winner: "seat", slot: 1, phase: "quarter", points: 6, lesser: [0, 2], lesser_points: 3 };
  const won = highlightOf({ name: "region-scored", seat: 1, facts }, scene);
  assert.equal(won?.at, `hex:${scene.regions[1].lake}`);
  assert.deepEqual(
    won?.gains?.map(({ points }) => points),
    [6, 3, 3],
  );
  const lost = highlightOf(
    { name: "region-scored", seat: -1, facts: { ...facts, winner: "nobody", lesser: [] } },
    scene,
  );
  assert.deepEqual(lost?.gains, []);
});
