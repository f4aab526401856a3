/** Age of the Wolf: strengths, dens, hunger, ice and odds, as the view has them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import age from "../../../../src/wolfden/titles/age_of_the_wolf/page/index.js";
import { fit } from "../../../../src/wolfden/titles/age_of_the_wolf/page/fitting.js";
import { border } from "../../../../src/wolfden/titles/age_of_the_wolf/page/geometry.js";
import { attackChance, chanceOf } from "../../../../src/wolfden/titles/age_of_the_wolf/page/scene.js";
import { choosing, having, moment, moments, uiWith, valuesOf, withClass } from "./table.js";

const ALL = moments().filter(({ title }) => title === age);

for (const at of ALL) {
  test(`${at.name}: wolves, Lead Wolves, dens and predators are where they are`, () => {
    const view = at.view(null);
    const board = age.board(view, uiWith());
    const wolves = view.regions.flatMap(({ owner, wolves: own, attackers }) => [
      ...(owner >= 0 ? [own] : []),
      ...(attackers ? [attackers] : []),
    ]);
    assert.deepEqual(valuesOf(board, "data-wolves").map(Number), wolves);
    const led = view.packs.filter(({ lead }) => lead).length;
    assert.equal(having(board, "data-lead", 1).length, led);
    assert.equal(valuesOf(board, "data-den").length, view.regions.filter(({ den }) => den).length);
    const worth = view.regions.filter(({ predators }) => predators.length).map((one) => one.predators_worth);
    assert.deepEqual(valuesOf(board, "data-worth").map(Number), worth);
  });

  test(`${at.name}: hungry regions and frozen channels are seen`, () => {
    const view = at.view(null);
    const board = age.board(view, uiWith());
    const hungry = view.regions.filter(({ surplus }) => surplus).map(({ surplus }) => `${surplus}`);
    assert.deepEqual(valuesOf(board, "data-surplus"), hungry);
    assert.equal(having(board, "data-frozen", 1).length, view.channels.filter(({ frozen }) => frozen).length);
  });

  test(`${at.name}: cards count dens towards victory`, () => {
    const view = at.view(null);
    view.packs.forEach((pack, seat) => {
      assert.deepEqual(valuesOf(age.panel(view, seat, uiWith()), "data-dens"), [`${pack.dens}`]);
    });
  });
}

test("land that is no coast has cliffs at the water, and a coast has none", () => {
  const view = moment("age-of-the-wolf.4p-dens-any-number-a-turn.38").view(null);
  const cliffs = (
    /** @type {import("../../../../src/wolfden/titles/age_of_the_wolf/page/types.js").Region[]} */ regions,
  ) => withClass(age.board({ ...view, regions }, uiWith()), "cliff").length;
  assert.equal(cliffs(view.regions), 12, "four mountains at the rim, and two sides of each inlet");
  assert.equal(cliffs(view.regions.map((region) => ({ ...region, coast: true }))), 0);
});

test("open channels are ways with two arrow heads", () => {
  const view = moment("age-of-the-wolf.4p-dens-any-number-a-turn.38").view(null);
  const open = view.channels.filter(({ frozen }) => !frozen).length;
  assert.equal(withClass(age.board(view, uiWith()), "way-heads").length, open);
});

test("our own board says that it is one, an owner's board does not", () => {
  const ours = moment("age-of-the-wolf.2p-dens.20").view(null);
  const owners = moment("age-of-the-wolf.2p-own-board.60").view(null);
  assert.equal(withClass(age.board(ours, uiWith()), "rebuilt").length, 1);
  assert.equal(withClass(age.board(owners, uiWith()), "rebuilt").length, 0);
});

test("only the viewer's own hand is there", () => {
  const at = moment("age-of-the-wolf.4p-dens-any-number-a-turn.38");
  const hand = valuesOf(age.own(at.view(3), 3, uiWith()), "data-count").map(Number);
  assert.deepEqual(hand, Object.values(at.view(3).hand));
  assert.deepEqual(valuesOf(age.own(at.view(null), 3, uiWith()), "data-count"), []);
});

test("the odds of an attack follow the words: all wolves first, then those chosen", () => {
  const region = {
    region: "b",
    owner: 1,
    wolves: 10,
    attackers: 0,
    predators: [],
    odds: [
      [5, 10, 20],
      [10, 50, 60],
      [15, 70, 80],
    ],
  };
  const start = { region: "a", owner: 0, wolves: 15, moved: 0, lead: true };
  const scene = /** @type {any} */ ({ active: 0, regions: [start, region] });
  const target = /** @type {any} */ (region);
  assert.equal(attackChance(scene, target, []), null);
  assert.equal(attackChance(scene, target, ["move", "@a"]), 80);
  assert.equal(attackChance(scene, target, ["move", "@a", "@b", "10"]), 60);
  assert.equal(attackChance(scene, target, ["move", "@a", "@b", "10", "pack"]), 50);
  assert.equal(attackChance(scene, target, ["move", "@a", "@c"]), null);
  assert.equal(chanceOf(target, 3, false), null);
});

test("a battle that is due shows its odds on the board and on its button", () => {
  const at = moment("age-of-the-wolf.4p-dens-any-number-a-turn.958");
  const view = at.view(0);
  const attacked = view.regions.filter(({ attackers }) => attackers);
  assert.ok(attacked.length > 0);
  const board = age.board(view, uiWith());
  assert.ok(valuesOf(board, "data-chance").length >= attacked.length);
  const note = age.noteOn?.(`@${attacked[0].region}`, ["fight"], view);
  assert.equal(typeof note?.args?.chance, "number");
  assert.equal(age.noteOn?.("next", [], view), null);
});

test("cards in hand and channels glow when they can be played", () => {
  const at = moment("age-of-the-wolf.2p-dens.20");
  const [seat] = at.actors;
  const own = age.own(at.view(seat), seat, uiWith(choosing(at, seat, [])));
  const glowing = having(own, "tabindex", 0).map(({ attributes }) => attributes["data-target"]);
  assert.deepEqual(glowing, ["card:scare", "card:freeze"]);
  const board = age.board(at.view(seat), uiWith(choosing(at, seat, ["freeze"])));
  assert.ok(withClass(board, "glowing").every(({ attributes }) => /^channel:/.test(`${attributes["data-target"]}`)));
});

test("a plate stays within its region, as large as it can be", () => {
  const square = [0, 100, 200, 300].flatMap((_none, side) =>
    Array.from({ length: 12 }, (_one, step) => {
      const along = (step * 200) / 12;
      return [
        { x: along, y: 0 },
        { x: 200, y: along },
        { x: 200 - along, y: 200 },
        { x: 0, y: 200 - along },
      ][side];
    }),
  );
  const lines = [
    { width: 80, height: 20 },
    { width: 160, height: 40 },
  ];
  const { scale, middles } = fit([lines], [{ x: 100, y: 100 }], square);
  assert.ok(scale > 1 && 160 * scale <= 200);
  middles.forEach(({ x, y }, place) => {
    const [half, rise] = [(lines[place].width * scale) / 2, (lines[place].height * scale) / 2];
    assert.ok(x - half >= 0 && x + half <= 200 && y - rise >= 0 && y + rise <= 200);
  });
});

test("wolves cross the border that two regions share", () => {
  const view = moment("age-of-the-wolf.2p-dens.20").view(null);
  const motion = { from: "region:red-forest", to: "region:red-steppe", symbol: "piece-pack", look: "" };
  const way = age.wayOf?.(motion, view, uiWith()) ?? [];
  const borders = ["red-forest", "red-steppe"].map((id) =>
    border(view.regions.find((/** @type {{ region: string }} */ { region }) => region === id)),
  );
  assert.equal(way.length, 2);
  for (const { x, y } of way) {
    for (const around of borders) assert.ok(around.some((at) => Math.hypot(at.x - x, at.y - y) < 40));
  }
});

test("in a window of 1010 by 545 pixels every region without a pack has its name", () => {
  for (const at of ALL) {
    const view = at.view(null);
    const ui = uiWith({ space: { width: 1010, height: 545 }, aspect: 1010 / 545, textSize: 11 });
    const plates = withClass(age.board({ ...view, marches: [] }, ui), "plate");
    for (const { region, owner, attackers } of view.regions) {
      const plate = plates.find(({ attributes }) => attributes["data-plate"] === region);
      if (plate && owner < 0 && !attackers)
        assert.ok(withClass(plate, "place-name").length > 0, `${at.name} ${region}`);
    }
  }
});

test("wolves and driven predators move on the board, and nothing flies into the sea", () => {
  const view = moment("age-of-the-wolf.2p-dens.20").view(null);
  const facts = { from: "red-forest", to: "red-steppe", wolves: 5, lead: 1 };
  assert.deepEqual(age.motions({ name: "move", seat: 0, facts }, view), [
    {
      from: "region:red-forest",
      to: "region:red-steppe",
      symbol: "piece-alpha",
      look: "pack-fang",
      seat: 0,
    },
  ]);
  const sea = { from: "red-tundra", to: "sea", predators: ["bear"] };
  assert.deepEqual(age.motions({ name: "drive", seat: 0, facts: sea }, view), []);
});
