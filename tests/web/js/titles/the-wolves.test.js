/** The Wolves: what is on the board is on the drawing, and the glances of the design are there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import wolves from "../../../../src/wolfden/titles/the_wolves/page/index.js";
import {
  paysAfter,
  scoreOf,
} from "../../../../src/wolfden/titles/the_wolves/page/scene.js";
import { choosing, having, moment, moments, uiWith, valuesOf, withClass } from "./table.js";

const ALL = moments().filter(({ title }) => title === wolves);

for (const at of ALL) {
  test(`${at.name}: every piece, lone wolf and stack of prey is drawn once`, () => {
    const view = at.view(null);
    const board = wolves.board(view, uiWith());
    for (const kind of ["alpha", "pack", "den", "lair"]) {
      const pieces = view.hexes.flatMap(({ pieces }) => pieces.filter((one) => one.kind === kind));
      assert.equal(having(board, "data-kind", kind).length, pieces.length, kind);
    }
    assert.equal(
      having(board, "data-kind", "lone-wolf").length,
      view.hexes.filter((hex) => hex.lone_wolf).length,
    );
    const stacks = view.hexes.filter(({ prey }) => prey).map(({ stack }) => `${stack}`);
    assert.deepEqual(valuesOf(board, "data-stack"), stacks);
  });

  test(`${at.name}: each region shows who holds how much and who leads`, () => {
    const view = at.view(null);
    const board = wolves.board(view, uiWith());
    const control = view.regions.flatMap((region) => region.control.map((one) => one.control));
    assert.deepEqual(valuesOf(board, "data-control").map(Number).sort(), [...control].sort());
    const bands = withClass(board, "band").length;
    assert.equal(bands, view.regions.filter((region) => region.control.length).length);
  });

  test(`${at.name}: the regions that score next are lit`, () => {
    const view = at.view(null);
    const next = ["crescent", "quarter", "full"][view.moon.scored.length];
    const upper = view.regions.filter(
      ({ token }) => token.split("/")[0] === next && view.stage !== "over",
    );
    assert.equal(withClass(wolves.board(view, uiWith()), "scores-next").length, upper.length);
  });

  test(`${at.name}: cards show the score as it is now`, () => {
    const view = at.view(null);
    view.packs.forEach((pack, seat) => {
      const [score] = withClass(wolves.panel(view, seat, uiWith()), "pack-score");
      assert.deepEqual(score.children, [`${scoreOf(pack)}`]);
      assert.equal(wolves.scores(view)[seat], scoreOf(pack));
    });
  });
}

test("two wolves on a hex stand side by side", () => {
  const at = moment("the-wolves.5p-full-moon-no-alpha-tiebreak.124");
  const view = at.view(null);
  const board = wolves.board(view, uiWith());
  const places = withClass(board, "piece").map(({ attributes }) => attributes.transform);
  assert.equal(new Set(places).size, places.length);
});

test("a wolf that can walk glows itself, and where it can go glows after it", () => {
  const at = moment("the-wolves.3p-full-moon-chosen.99");
  const [seat] = at.actors;
  const [walk] = at.legal(seat).filter((action) => action.startsWith("walk"));
  const [, wolf, end] = walk.split(" ");
  const first = wolves.board(at.view(seat), uiWith(choosing(at, seat, ["walk"])));
  assert.ok(having(first, "data-target", `piece:${wolf}`).length >= 1);
  const second = wolves.board(at.view(seat), uiWith(choosing(at, seat, ["walk", wolf])));
  const [goal] = having(second, "data-target", `hex:${end.slice(1)}`);
  assert.match(`${goal.attributes.class}`, /glowing/);
});

test("pieces that cannot be chosen leave the pointer to their hex", () => {
  const at = moment("the-wolves.4p-full-moon-one-token.110");
  const board = wolves.board(at.view(null), uiWith());
  const pieces = withClass(board, "piece");
  assert.ok(pieces.length > 20);
  assert.ok(pieces.every(({ attributes }) => /\bstill\b/.test(`${attributes.class}`)));
});

test("own tiles tell what they pay for now and after they are turned", () => {
  const at = moment("the-wolves.4p-full-moon-one-token.110");
  const view = at.view(2);
  const pack = view.packs[2];
  const [tile] = pack.tiles;
  const after = paysAfter(pack, [tile.tile]);
  assert.deepEqual(paysAfter(pack, []), pack.pays);
  assert.notDeepEqual(after, pack.pays);
  const own = wolves.own(view, 2, uiWith({ hovered: `tile:${tile.tile}` }));
  assert.equal(withClass(own, "changing").length, 2);
});

test("the strip shows the moon, what phases are worth, and the actions left", () => {
  const at = moment("the-wolves.4p-full-moon-one-token.110");
  const view = at.view(null);
  const strip = wolves.status(view, uiWith());
  assert.equal(valuesOf(strip, "data-date").length, view.moon.dates.at(-1));
  assert.equal(withClass(strip, "reached").length, view.moon.date);
  assert.deepEqual(valuesOf(strip, "data-filled"), [`${view.free_actions - view.actions}`]);
});
