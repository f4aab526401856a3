/** The Wolves: what is on the board is on the drawing, and the glances of the design are there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import wolves from "../../../../src/wolfden/titles/the_wolves/page/index.js";
import { paysAfter, scoreOf } from "../../../../src/wolfden/titles/the_wolves/page/scene.js";
import { choosing, having, moment, moments, sayText, uiWith, valuesOf, withClass } from "./table.js";

const ALL = moments().filter(({ title }) => title === wolves);

for (const at of ALL) {
  test(`${at.name}: every piece, lone wolf and stack of prey is drawn once`, () => {
    const view = at.view(null);
    const board = wolves.board(view, uiWith());
    for (const kind of ["alpha", "pack", "den", "lair"]) {
      const pieces = view.hexes.flatMap(({ pieces }) => pieces.filter((one) => one.kind === kind));
      assert.equal(having(board, "data-kind", kind).length, pieces.length, kind);
    }
    assert.equal(having(board, "data-kind", "lone-wolf").length, view.hexes.filter((hex) => hex.lone_wolf).length);
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
    const upper = view.regions.filter(({ token }) => token.split("/")[0] === next && view.stage !== "over");
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

test("two wolves on a hex are side by side", () => {
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

test("own tiles say what they pay for now and after they are turned", () => {
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

test("the own board shows which wolf comes next, tokens beside full rows and all points", () => {
  const at = moment("the-wolves.3p-full-moon-chosen.70");
  const view = structuredClone(at.view(null));
  view.packs[0].wolves = 2;
  view.packs[0].lairs = 1;
  const own = wolves.own(view, 0, uiWith());
  const [track] = withClass(own, "wolves");
  const slots = withClass(track, "growth-slot");
  const symbols = slots.map((slot) => valuesOf(slot, "href")[0]);
  const alphas = symbols.flatMap((symbol, place) => (symbol === "#piece-alpha" ? [place + 1] : []));
  assert.deepEqual(alphas, [3, 6]);
  assert.deepEqual(
    slots.map(({ attributes }) => `${attributes.class}`.replace("growth-slot", "").trim()),
    ["taken", "taken", "next", "", "", "", "", ""],
  );
  assert.match(`${track.attributes.title}`, /next is an alpha/);
  const printed = (/** @type {string} */ name) =>
    withClass(withClass(own, name)[0], "growth-slot").map((slot) => read(slot));
  assert.deepEqual(printed("wolves"), ["1", "2", "3", "4", "6", "8", "10", "12"]);
  assert.deepEqual(printed("lairs"), ["5", "10", "15", "20"]);
  assert.deepEqual(printed("hunt"), ["1", "4", "9", "16", "25"]);
  const prizes = withClass(own, "track-prize").slice(0, 5);
  assert.deepEqual(prizes.map(read), ["", "", "", "3", "7"]);
  assert.deepEqual(
    prizes.map((prize) => valuesOf(prize, "href")[0] ?? ""),
    ["", "", "#token-action", "", "#token-terrain"],
  );
});

/** All that is written in a tree. @param {import("./table.js").Tree} tree @returns {string} */
const read = (tree) =>
  typeof tree === "string" ? tree : (tree?.children ?? []).map((one) => read(/** @type {any} */ (one))).join("");

test("W2.5 a preview shows the wolf that comes: the third and the sixth are alphas", () => {
  const at = moment("the-wolves.3p-full-moon-chosen.70");
  const view = structuredClone(at.view(null));
  const kinds = (/** @type {string} */ action) =>
    [...Array(8).keys()].map((taken) => {
      view.packs[1].wolves = taken;
      const [ghost] = wolves.ghostsOf?.(action.split(" "), view, 1) ?? [];
      return ghost.symbol.replace("piece-", "");
    });
  const order = ["pack", "pack", "alpha", "pack", "pack", "alpha", "pack", "pack"];
  assert.deepEqual(kinds("howl @c5 +home,token"), order);
  assert.deepEqual(kinds("dominate 1-pack@c6 +home,token,token"), order);
  assert.deepEqual(new Set(kinds("dominate 1-den@c6 +home,token,token ^speed")), new Set(["den"]));
});

test("W2.5 what an action leads to says which wolf comes, whatever was called before it", () => {
  const at = moment("the-wolves.3p-full-moon-chosen.70");
  const view = structuredClone(at.view(null));
  view.packs[1].wolves = 1;
  const came = (/** @type {string} */ action, /** @type {any} */ event) =>
    wolves.ghostsOf?.(action.split(" "), view, 1, [event])[0].symbol;
  const howl = { name: "howl", seat: 1, facts: { at: "c5", wolf: "alpha" } };
  assert.equal(came("howl @c5 +home,token", howl), "piece-alpha");
  const dominate = { name: "dominate", seat: 1, facts: { at: "c6", lost: "pack", placed: "alpha" } };
  assert.equal(came("dominate 1-pack@c6 +home,token,token", dominate), "piece-alpha");
});

test("events name the rule that is behind them", () => {
  const three = moment("the-wolves.3p-full-moon-chosen.70").view(null);
  const two = moment("the-wolves.2p-full-moon.45").view(null);
  const rule = (/** @type {string} */ name, /** @type {any} */ facts, view = three) =>
    wolves.eventText({ name, seat: 0, facts }, view)?.rule;
  assert.equal(rule("gain", { token: "action", by: "den" }), "W2.3");
  assert.equal(rule("gain", { token: "terrain", by: "lair" }), "W2.6");
  assert.equal(rule("gain", { token: "action", by: "hunt" }), "W2.7");
  assert.equal(rule("over", { reason: "full-moon" }), "W15.1");
  assert.equal(rule("over", { reason: "standstill" }), "W15.4");
  assert.equal(rule("prey", { at: "c5", prey: "hare" }), "W3.2");
  assert.equal(rule("prey", { at: "c5", prey: "hare" }, two), "W16.1");
  assert.equal(rule("token", { slot: 0, token: "full" }, two), "W16.2");
  assert.equal(rule("draft", { at: "c5" }, two), "W16.4");
  const region = { slot: 0, phase: "full", points: 8, lesser: [], lesser_points: 4 };
  assert.equal(rule("region-scored", { ...region, winner: "seat" }), "W14.3");
  assert.equal(rule("region-scored", { ...region, winner: "nobody" }), "W14.4");
  assert.equal(rule("region-scored", { ...region, winner: "neutral" }, two), "W16.3");
  assert.equal(rule("first", { way: "drawn" }), "W3.6");
});

test("W3.6 the card of the first player says so", () => {
  const at = moment("the-wolves.3p-full-moon-czech.105");
  const view = at.view(null);
  const markers = view.packs.map((_pack, seat) => {
    const [name] = withClass(wolves.panel(view, seat, uiWith()), "pack-name");
    return read(name).includes("first player");
  });
  assert.deepEqual(
    markers,
    view.packs.map((_pack, seat) => seat === view.first),
  );
});

test("a choice that brings a token or points says so", () => {
  const at = moment("the-wolves.3p-full-moon-chosen.70");
  const view = structuredClone(at.view(null));
  const pack = view.packs[view.seat];
  const said = (/** @type {any} */ text) => sayText(deep(text));
  pack.tracks.speed = { ...pack.tracks.speed, dens: 1, value: 4 };
  assert.equal(said(wolves.brief("^speed", view)), "speed stays 4, plus a terrain token");
  pack.tracks.speed = { ...pack.tracks.speed, dens: 3, value: 5 };
  assert.equal(said(wolves.brief("^speed", view)), "speed stays 5, plus an action token and 4 points");
  pack.tracks.speed = { ...pack.tracks.speed, dens: 0, value: 3 };
  assert.equal(said(wolves.brief("^speed", view)), "speed 3→4");
  pack.wolves = 2;
  assert.match(said(wolves.question(view, ["howl"], ["@c5", "@c8"])), /an alpha and 1 point\.$/);
  pack.wolves = 8;
  assert.match(said(wolves.question(view, ["dominate"], ["1-den@c5"])), /No wolf is left/);
  pack.lairs = 1;
  assert.match(said(wolves.question(view, ["lair"], ["@c5"])), /a terrain token and 5 points\.$/);
});

/** A text whose arguments are said, too. @param {any} text @returns {any} */
function deep(text) {
  const part = (/** @type {any} */ one) => {
    if (Array.isArray(one)) return one.map(part).join(" and ");
    return one && typeof one === "object" && "key" in one ? sayText(deep(one)) : one;
  };
  const args = Object.entries(text.args ?? {}).map(([name, one]) => [name, part(one)]);
  return { ...text, args: Object.fromEntries(args) };
}

test("a wolf runs over land, from hex to hex", () => {
  for (const at of ALL) {
    const view = at.view(null);
    const lands = new Set(view.hexes.map(({ hex }) => `hex:${hex}`));
    const land = wolves.places(view).filter(({ id }) => lands.has(id));
    const [start, end] = [land[0], land[land.length - 1]];
    const motion = { from: start.id, to: end.id, symbol: "piece-pack", look: "" };
    const way = [start, ...(wolves.wayOf?.(motion, view, uiWith()) ?? []), end];
    assert.ok(way.length > 2);
    const steps = way.slice(1).map(({ x, y }, place) => Math.hypot(x - way[place].x, y - way[place].y));
    assert.ok(Math.max(...steps) < 92, "each step is to a neighbour");
    assert.ok(way.every(({ x, y }) => land.some((one) => Math.hypot(one.x - x, one.y - y) < 1)));
  }
});
