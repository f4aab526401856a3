/** What holds for the drawings of every title, in every moment, for every viewer. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { definitions } from "../../../../src/wolfden/web/js/toolkit/icons.js";
import { say } from "../../../../src/wolfden/web/js/toolkit/texts.js";
import { everyElement, beginnings, choosing, moments, TITLES, uiWith, valuesOf } from "./table.js";

const DEFINED = new Set(valuesOf(definitions(TITLES), "id"));

/**
 * @param {import("./table.js").Moment} at
 * @param {number | null} seat
 * @param {Partial<import("./table.js").Ui>} some
 */
function everything({ title, seats, view, actors }, seat, some = {}) {
  const ui = uiWith({ seat, actors, ...some });
  const seen = view(seat);
  const cards = Array.from({ length: seats }, (_none, one) => title.panel(seen, one, ui));
  const hand = seat === null ? null : (title.hand?.(seen, seat, ui) ?? null);
  const own = seat === null ? [] : [title.own(seen, seat, ui), ...(hand ? [hand] : [])];
  return { board: title.board(seen, ui), others: [...cards, title.status(seen, ui), ...own] };
}

/** @param {import("./table.js").Moment} at */
const viewers = ({ seats }) => [null, ...Array.from({ length: seats }, (_none, seat) => seat)];

test("definitions have unique ids", () => {
  const ids = valuesOf(definitions(TITLES), "id");
  assert.equal(ids.length, new Set(ids).size);
});

for (const at of moments()) {
  test(`${at.name}: everything is drawn for everyone`, () => {
    for (const seat of viewers(at)) {
      const { board, others } = everything(at, seat, { layers: new Set(at.title.layers) });
      assert.equal(board.name, "svg");
      assert.match(`${board.attributes.viewBox}`, /^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/);
      for (const tree of [board, ...others]) {
        assertRefersToDefined(tree);
        assertWellFormed(tree);
      }
    }
  });

  test(`${at.name}: whatever can be chosen is there to be pointed at`, () => {
    for (const seat of at.actors) {
      for (const beginning of beginnings(at.legal(seat))) {
        const chosen = beginning ? beginning.split(" ") : [];
        const some = choosing(at, seat, chosen);
        const { board, others } = everything(at, seat, some);
        const there = new Set([board, ...others].flatMap((tree) => valuesOf(tree, "data-target")));
        for (const target of some.glowing ?? []) assert.ok(there.has(target), `${beginning}: ${target}`);
        const asked = at.title.question(at.view(seat), chosen, ["end"], uiWith(some));
        assert.ok(say(asked, uiWith(some)));
      }
    }
  });

  test(`${at.name}: the places of the board are where its targets are`, () => {
    const view = at.view(null);
    const ids = at.title.places(view).map(({ id }) => id);
    assert.equal(ids.length, new Set(ids).size);
    const drawn = new Set(valuesOf(at.title.board(view, uiWith()), "data-target"));
    for (const id of ids) assert.ok(drawn.has(id), id);
    for (const { x, y } of at.title.places(view)) assert.ok(Number.isFinite(x + y));
  });
}

/** @param {import("./table.js").Tree} tree */
function assertRefersToDefined(tree) {
  for (const name of ["href", "fill", "stroke", "marker-end"]) {
    for (const value of valuesOf(tree, name)) {
      const found = /#([\w-]+)/.exec(value);
      if (found && (name === "href" || value.startsWith("url("))) {
        assert.ok(DEFINED.has(found[1]), `${name} ${value}`);
      }
    }
  }
}

/** No styles (the content policy forbids them), no ids, no thing inside a thing, no NaN. */
function assertWellFormed(tree, isInside = false) {
  const { name, attributes, children } = tree;
  const isThing = attributes["data-target"] !== undefined;
  assert.equal(attributes.style, undefined);
  assert.equal(attributes.id, undefined);
  assert.ok(!Object.values(attributes).some((value) => /NaN|undefined/.test(`${value ?? ""}`)), name);
  assert.ok(!(isThing && isInside), "things must not be nested");
  if (isThing) {
    const texts = [...everyElement(tree)].flatMap((one) => one.children).filter(isWord);
    if (name === "button") assert.ok(texts.length, `${attributes["data-target"]} needs a name`);
    else {
      // What is drawn as text would have to be part of the label: it is drawn beside the thing.
      assert.match(`${attributes.role}`, /^(button|img)$/);
      assert.ok(attributes["aria-label"], `${attributes["data-target"]} needs a label`);
      assert.deepEqual(texts, []);
    }
  }
  for (const child of children) {
    if (typeof child !== "string") assertWellFormed(child, isInside || isThing);
  }
}

/** @param {unknown} child */
const isWord = (child) => typeof child === "string" && child.trim() !== "";

test("a picture that says nothing has nothing to point at", () => {
  for (const { title, view } of moments()) {
    const board = title.board(view(null), uiWith({ say: () => "" }));
    assert.deepEqual(valuesOf(board, "data-target"), []);
    assert.deepEqual(valuesOf(board, "tabindex"), []);
  }
});

test("the board is walked over with arrows, and own things that glow are stops", () => {
  const at = moments().find(({ name }) => name.startsWith("the-wolves.2p-full-moon.45"));
  assert.ok(at);
  const [seat] = at.actors;
  const { board, others } = everything(at, seat, choosing(at, seat, []));
  for (const tree of [board, ...others]) {
    for (const { attributes } of everyElement(tree)) {
      if (attributes["data-target"] === undefined) continue;
      const glows = `${attributes.class}`.split(" ").includes("glowing");
      assert.equal(attributes.tabindex, glows && tree !== board ? 0 : -1);
      if (tree === board) assert.equal(attributes.role, glows ? "button" : "img");
    }
  }
});
