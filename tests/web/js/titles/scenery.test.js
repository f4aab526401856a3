/** Landscapes: the same everywhere, clear of what has to be read, and true to season and moon. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { kindOf } from "../../../../src/wolfden/titles/age_of_the_wolf/page/landscape.js";
import { border } from "../../../../src/wolfden/titles/age_of_the_wolf/page/geometry.js";
import { frameFor, layout } from "../../../../src/wolfden/titles/brotherhood_of_the_wolf/page/layout.js";
import { relief } from "../../../../src/wolfden/titles/brotherhood_of_the_wolf/page/relief.js";
import { litShare } from "../../../../src/wolfden/titles/the_wolves/page/moonlight.js";
import { definitions } from "../../../../src/wolfden/web/js/toolkit/icons.js";
import { chance, curve, noise, stamped, tiled } from "../../../../src/wolfden/web/js/toolkit/scenery.js";
import { everyElement, moment, TITLES, uiWith, valuesOf, withClass } from "./table.js";

const points = (/** @type {string} */ d) =>
  (d.match(/-?[\d.]+ -?[\d.]+/g) ?? []).map((pair) => {
    const [x, y] = pair.split(" ").map(Number);
    return { x, y };
  });

test("chance is the same every time, and differs from place to place", () => {
  const drawn = Array.from({ length: 200 }, (_none, place) => chance(place, 3, 7));
  assert.deepEqual(
    drawn,
    Array.from({ length: 200 }, (_none, place) => chance(place, 3, 7)),
  );
  assert.ok(drawn.every((one) => one >= 0 && one < 1));
  assert.ok(new Set(drawn).size > 190);
  assert.ok(Math.abs(noise(3.5, 2.5) - noise(3.51, 2.5)) < 0.05);
});

test("shapes are stamped where they belong, and come in again at the other side of a tile", () => {
  assert.equal(stamped("M-1 2L3 -4Z", { x: 10, y: 20 }, 2), "M8 24L16 12Z");
  assert.equal(tiled("M0 0Z", [{ x: 1, y: 50 }], 100, 5).match(/M/g)?.length, 2);
  assert.equal(
    curve(
      [
        { x: 0, y: 0 },
        { x: 2, y: 0 },
        { x: 2, y: 2 },
      ],
      true,
    ).at(-1),
    "Z",
  );
});

test("no stroke and no tree covers the sign of a place", () => {
  const { places, roads } = moment("brotherhood-of-the-wolf.2p-draw.60").view(null);
  const frame = frameFor(1.6);
  const land = relief(places, roads, frame);
  const middles = [...layout(places, roads, frame).points.values()];
  for (const { x, y } of points(land.fine + land.bold + land.firs + land.leaves)) {
    assert.ok(x >= 0 && y >= 0 && x <= frame.width && y <= frame.height);
    assert.ok(middles.every((at) => Math.hypot(at.x - x, at.y - y) > 7));
  }
  assert.ok(land.rivers && land.rose);
});

test("a map of another country has land, but none of our rivers", () => {
  const { places, roads } = moment("brotherhood-of-the-wolf.2p-draw.60").view(null);
  const elsewhere = places.map((place) => ({ ...place, east: place.east + 9000 }));
  const land = relief(elsewhere, roads, frameFor(1.6));
  assert.equal(land.rivers, "");
  assert.ok(land.fine.length > 1000);
});

test("the map has the light of its season", () => {
  const at = moment("brotherhood-of-the-wolf.2p-draw.60");
  for (const season of ["summer", "autumn", "winter", "spring"]) {
    const board = at.title.board({ ...at.view(null), season }, uiWith());
    assert.ok(`${board.attributes.class}`.split(" ").includes(`in-${season}`));
    const snow = valuesOf(board, "fill").includes("url(#slope-snow)");
    assert.equal(snow, season === "winter");
  }
});

test("neighbours on the board of Age of the Wolf share their border", () => {
  const { regions } = moment("age-of-the-wolf.2p-dens.20").view(null);
  const [forest, tundra] = ["red-forest", "red-tundra"].map((id) =>
    regions.find((/** @type {{ region: string }} */ { region }) => region === id),
  );
  const near = border(tundra);
  const shared = border(forest).filter((a) => near.some((b) => Math.hypot(a.x - b.x, a.y - b.y) < 14));
  assert.ok(shared.length >= 4);
  assert.equal(kindOf(forest), "forest");
  assert.equal(kindOf({ ...forest, region: "my-own", prey: 10 }), "tundra");
});

test("the moon waxes with every date, and is full at the last phase", () => {
  const dates = [11, 20, 26];
  const shares = Array.from({ length: 27 }, (_none, date) => litShare({ date, dates, points: [], scored: [] }));
  assert.ok(shares.every((share, date) => date === 0 || share > shares[date - 1]));
  assert.deepEqual([shares[11], shares[20], shares[26]], [0.25, 0.5, 1]);
});

test("crests differ in shape", () => {
  const crests = [...everyElement(definitions(TITLES))].filter(({ attributes }) => /^crest-/.test(`${attributes.id}`));
  const shapes = crests.map((crest) => withClass(crest, "piece-line")[0].attributes.d);
  assert.equal(crests.length, 7);
  assert.equal(new Set(shapes).size, 7);
});

test("each title has a scene that refers only to what is defined", () => {
  const known = new Set(valuesOf(definitions(TITLES), "id"));
  for (const title of TITLES) {
    const scene = /** @type {() => import("./table.js").Tree} */ (title.cover)();
    assert.equal(scene.attributes["aria-hidden"], "true");
    for (const value of [...valuesOf(scene, "href"), ...valuesOf(scene, "fill")]) {
      const [, id] = /#([\w-]+)/.exec(value) ?? [];
      assert.ok(!id || known.has(id), value);
    }
    assert.ok(title.about && title.about.minutes[0] < title.about.minutes[1]);
  }
});
