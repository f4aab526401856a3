import assert from "node:assert/strict";
import { test } from "node:test";
import { nextPlace } from "../../../../src/wolfden/web/js/board/board-keys.js";
import { nearestLanguage, say, sayOf, withoutArrows } from "../../../../src/wolfden/web/js/toolkit/speaking.js";
import { el, sharing } from "../../../../src/wolfden/web/js/toolkit/svg.js";
import { timeText } from "../../../../src/wolfden/web/js/client/times.js";
import { boundedView, isInSight, pinched, zoomedAt, zoomedTo } from "../../../../src/wolfden/web/js/board/zoom.js";
import { memoizeWhileSame } from "../../../../src/wolfden/web/js/toolkit/memoize.js";
import { graph, momentAt, turningPoint } from "../../../../src/wolfden/web/js/features/replays/graph.js";
import { isDraw } from "../../../../src/wolfden/web/js/table/score-sheet.js";
import { FluentBundle, FluentResource } from "../../../../src/wolfden/web/vendor/fluent-bundle/index.js";
import { everyElement } from "../titles/table.js";

/** @param {string} text @param {string} [language] */
function bundle(text, language = "en") {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

test("a text comes from the first language that has it", () => {
  const bundles = [bundle("den = doupě"), bundle("den = den\nlair = lair of { $who }")];
  assert.equal(say(bundles, "den"), "doupě");
});

test("a text that a language lacks comes in English, and the console says so once", (context) => {
  const warn = context.mock.method(console, "warn", () => undefined);
  const bundles = [bundle("den = doupě", "cs"), bundle("lair = lair of { $who }")];
  assert.equal(say(bundles, "lair", { who: "Ash" }), "lair of Ash");
  assert.equal(say(bundles, "lair", { who: "Elm" }), "lair of Elm");
  assert.deepEqual(
    warn.mock.calls.map(({ arguments: [note] }) => note),
    ["text lair (cs): is missing"],
  );
});

test("a text that is broken in a language comes in English", (context) => {
  context.mock.method(console, "warn", () => undefined);
  const english = bundle("hunt = hunt on { $hex }\nhowl = howl\nwalk = walk");
  const broken = bundle("hunt = lov na { $pole }\nhowl = vytí { nic }\nwalk = { $kam", "cs");
  assert.equal(say([broken, english], "hunt", { hex: "b3" }), "hunt on b3");
  assert.equal(say([broken, english], "howl"), "howl");
  assert.equal(say([broken, english], "walk"), "walk");
});

test("a language without a file speaks English", (context) => {
  context.mock.method(console, "warn", () => undefined);
  assert.equal(say([bundle("", "fi"), bundle("prey = prey")], "prey"), "prey");
});

test("arrows are read out as a word", () => {
  assert.equal(withoutArrows("alpha g8 → g9.", "then"), "alpha g8, then g9.");
  assert.equal(withoutArrows("pay rock→grass", "then"), "pay rock, then grass");
});

test("what the server says in English is translated only if it is the same", () => {
  const bundles = [bundle("fog = Mlha", "cs"), bundle("fog = Fog")];
  assert.equal(sayOf(bundles, "fog", "Fog"), "Mlha");
  assert.equal(sayOf(bundles, "fog", "Thick fog"), "Thick fog");
  assert.equal(sayOf(bundles, "rain", "Rain"), "Rain");
});

test("a name brings its forms into the text it is in; one without them leaves it to English", (context) => {
  const own = "game-own-name = { $name }\n    .in = v místě { $name }\n";
  const names =
    "fen = Močál\n    .in = v Močálu\nnumbered = { $name } ({ $number })\n    .in = { $name-in } ({ $number })\n";
  const bundles = [
    bundle(`${own}${names}tarn = Pleso\nfound = Nalezeno { $at-in }`),
    bundle("game-own-name = { $name }\nfen = Fen\ntarn = Tarn\nnumbered = n\nfound = Found in { $at }"),
  ];
  const fen = { key: "fen", english: "Fen" };
  assert.equal(say(bundles, "found", { at: fen }), "Nalezeno v Močálu");
  assert.equal(say(bundles, "found", { at: { ...fen, english: "My own fen" } }), "Nalezeno v místě My own fen");
  assert.equal(
    say(bundles, "found", { at: { key: "numbered", args: { name: fen, number: 3 } } }),
    "Nalezeno v Močálu (3)",
  );
  const warn = context.mock.method(console, "warn", () => undefined);
  assert.equal(say(bundles, "found", { at: { key: "tarn" } }), "Found in Pleso");
  assert.match(String(warn.mock.calls[0].arguments[0]), /^text found \(en\): .*at-in/);
});

test("numbers are written as the language writes them", () => {
  const counted = (/** @type {string} */ language) =>
    say([bundle("count = { $count }", language)], "count", { count: 12_345.5 });
  assert.deepEqual(["en", "cs"].map(counted), ["12,345.5", "12\u00a0345,5"]);
});

test("a missing text shows nothing, never a key", (context) => {
  context.mock.method(console, "warn", () => undefined);
  assert.equal(say([bundle("den = den")], "lair"), "");
});

test("names written from right to left are kept apart", () => {
  assert.equal(say([bundle("hello = { $who }!")], "hello", { who: "ذئب" }), "\u2068ذئب\u2069!");
});

test("the nearest language is found, kin included", () => {
  const known = { en: "English", nb: "Norsk", uk: "Українська" };
  assert.equal(nearestLanguage(["no", "en"], known), "nb");
  assert.equal(nearestLanguage(["fr-FR", "uk-UA"], known), "uk");
  assert.equal(nearestLanguage(["xx"], known), "en");
});

test("trees drop what is empty and keep the rest in order", () => {
  const tree = el("g", {}, null, ["a", [3, false]], el("path"));
  assert.deepEqual(tree.children.slice(0, 2), ["a", "3"]);
  assert.deepEqual(
    [...everyElement(tree)].map(({ name }) => name),
    ["g", "path"],
  );
});

test("a tree shares what an earlier one has already, at any place", () => {
  const wolf = (/** @type {string} */ key, /** @type {string} */ hex) =>
    el("use", { key, "data-hex": hex }, el("title", {}, key));
  const before = el("g", {}, wolf("a", "b3"), wolf("b", "c4"));
  assert.equal(sharing(before, el("g", {}, wolf("a", "b3"), wolf("b", "c4"))), before);
  const after = sharing(before, el("g", {}, wolf("b", "c4"), wolf("a", "d5")));
  assert.notEqual(after, before);
  assert.equal(after.children[0], before.children[1]);
  assert.deepEqual(after, el("g", {}, wolf("b", "c4"), wolf("a", "d5")));
  assert.notEqual(sharing(before, el("g", { class: "on" }, ...before.children)), before);
  assert.deepEqual(sharing(before, el("g", {}, "text")), el("g", {}, "text"));
});

test("what is kept is drawn again only if something it reads is another", () => {
  let drawings = 0;
  const draw = memoizeWhileSame(
    (/** @type {{ hex: string }} */ land, /** @type {boolean} */ glows) => {
      drawings += 1;
      return `${land.hex} ${glows}`;
    },
    (land, glows) => [land, glows],
  );
  const land = { hex: "b3" };
  assert.equal(draw(land, false), "b3 false");
  assert.equal(draw(land, false), "b3 false");
  assert.equal(drawings, 1);
  assert.equal(draw(land, true), "b3 true");
  assert.equal(draw({ hex: "b3" }, true), "b3 true");
  assert.equal(drawings, 3);
});

test("clock faces", () => {
  const spans = [4_000, 247_000, 3_909_000, 183_600_000];
  const faces = spans.map((span) => timeText(span, "en"));
  assert.deepEqual(faces, ["0:04", "4:07", "1:05:09", "2d 03h"]);
  assert.match(timeText(183_600_000, "uk"), /^2\s?д\S* 03\s?г/u);
});

test("zooming keeps the point under the finger", () => {
  const zoomed = zoomedAt({ x: 0, y: 0, scale: 1 }, 2, { x: 100, y: 50 });
  assert.deepEqual(zoomed, { scale: 2, x: -100, y: -50 });
  assert.equal(zoomedAt(zoomed, 100, { x: 0, y: 0 }).scale, 5);
  assert.deepEqual(boundedView({ x: 40, y: -900, scale: 2 }, { width: 200, height: 100 }), {
    scale: 2,
    x: 0,
    y: -100,
  });
  const wide = pinched({ x: 0, y: 0, scale: 1 }, { x: 0, y: 0 }, { x: 10, y: 0 }, { x: 20, y: 0 });
  assert.equal(wide.scale, 2);
});

test("going near shows a part in the middle, as large as it fits, and no larger than wanted", () => {
  const frame = { width: 300, height: 200 };
  const box = { left: 100, top: 80, right: 140, bottom: 100 };
  const near = zoomedTo(box, frame, 2);
  assert.deepEqual(near, { scale: 2, x: -90, y: -80 });
  assert.ok(isInSight(box, near, frame));
  assert.ok(!isInSight({ left: 0, top: 0, right: 20, bottom: 20 }, near, frame));
  const whole = zoomedTo({ left: 0, top: 0, right: 300, bottom: 200 }, frame, 3);
  assert.deepEqual(whole, { scale: 1, x: 0, y: 0 });
});

test("arrows go to the nearest place on their way", () => {
  const places = [
    { id: "a", x: 0, y: 0 },
    { id: "b", x: 10, y: 6 },
    { id: "c", x: 20, y: 0 },
    { id: "d", x: 0, y: 12 },
  ];
  assert.equal(nextPlace(places, "a", "ArrowRight"), "b");
  assert.equal(nextPlace(places, "a", "ArrowDown"), "d");
  assert.equal(nextPlace(places, "a", "ArrowUp"), "a");
  assert.equal(nextPlace(places, "", "ArrowUp"), "a");
  assert.equal(nextPlace(places, "a", "x"), "a");
});

test("a graph draws one line per seat, which differ without colour", () => {
  const series = [0, 1].map((seat) => ({ name: `seat ${seat}`, seat, hue: "", values: [0, 2, 4] }));
  const lines = [...everyElement(graph(series, { label: "scores", at: 1 }))];
  const drawn = lines.filter(({ name }) => name === "polyline");
  assert.equal(drawn.length, 2);
  assert.notEqual(drawn[0].attributes["stroke-dasharray"], drawn[1].attributes["stroke-dasharray"]);
  assert.equal(drawn[0].attributes.points, "58,178 325,93 592,8");
});

test("a graph has numbers at its axes, and a click finds the moment below it", () => {
  const series = [{ name: "Ash", seat: 0, hue: "", values: [0, 5, 9] }];
  const labels = [...everyElement(graph(series, { label: "scores", ends: ["0", "120"] }))]
    .filter(({ name }) => name === "text")
    .map(({ children }) => children[0]);
  assert.deepEqual(labels, ["0", "5", "10", "0", "120"], "whole numbers, also in the middle");
  assert.deepEqual(
    [0, 58, 325, 600].map((x) => momentAt(x, 3)),
    [0, 0, 1, 2],
  );
});

test("all winners together make a draw", () => {
  assert.equal(isDraw(/** @type {any} */ ({ winners: [0, 1], ranks: [1, 1] })), true);
  assert.equal(isDraw(/** @type {any} */ ({ winners: [0, 1], ranks: [1, 1, 3] })), false);
});

test("the turning point is where the chances of a winner rose most", () => {
  const chances = [
    [0.5, 0.5],
    [0.3, 0.7],
    [0.8, 0.2],
    [0.4, 0.6],
    [1, 0],
  ];
  assert.deepEqual(turningPoint(chances, [0]), { seat: 0, index: 2, before: 0.3, after: 0.8 });
  assert.equal(
    turningPoint(
      [
        [0.5, 0.5],
        [0.55, 0.45],
        [1, 0],
      ],
      [0],
    ),
    null,
  );
});
