/** Brotherhood of the Wolf: people, blood, cards; what is secret is drawn for those who know it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import brotherhood from "../../../../src/wolfden/titles/brotherhood_of_the_wolf/page/index.js";
import { frameFor, layout, nameLines } from "../../../../src/wolfden/titles/brotherhood_of_the_wolf/page/layout.js";
import { leaguesFrom, trailOf } from "../../../../src/wolfden/titles/brotherhood_of_the_wolf/page/scene.js";
import { choosing, having, moment, moments, uiWith, valuesOf, withClass } from "./table.js";

/** Everything that is written in a drawing. @param {any} tree @returns {string} */
const wordsOf = (tree) => (tree?.children ? tree.children.map(wordsOf).join("") : `${tree ?? ""}`);
const ALL = moments().filter(({ title }) => title === brotherhood);
const POSSIBLE = { layers: new Set(["possible"]) };

for (const at of ALL) {
  test(`${at.name}: places, roads, people, troops and victims are all there`, () => {
    const view = at.view(null);
    const board = brotherhood.board(view, uiWith());
    assert.equal(withClass(board, "place").length, view.places.length);
    const [roads] = withClass(board, "road");
    assert.equal(`${roads.attributes.d}`.split("M").length - 1, view.roads.length);
    const placed = view.hunters.filter(({ at: place }) => place);
    assert.equal(valuesOf(board, "data-stance").length, placed.length);
    assert.equal(having(board, "data-stance", "lying").length, placed.filter(({ lying }) => lying).length);
    const blood = view.places.filter(({ victims }) => victims).length;
    const fog = view.spaces.filter(({ victims }) => victims).length;
    assert.equal(valuesOf(board, "data-victims").length, blood + fog);
    assert.equal(withClass(board, "protected").length, view.places.filter((place) => place.protected).length);
  });

  test(`${at.name}: the Beast is drawn for those who may see it`, () => {
    for (const seat of [null, 0, 1]) {
      const view = at.view(seat);
      const board = brotherhood.board(view, uiWith({ seat }));
      assert.equal(having(board, "data-kind", "beast").length, view.beast.at ? 1 : 0);
    }
  });

  test(`${at.name}: the strip counts rounds and victims`, () => {
    const view = at.view(null);
    const strip = brotherhood.status(view, uiWith());
    assert.equal(valuesOf(strip, "data-round").length, view.rounds);
    assert.equal(withClass(strip, "claimed").length, view.victims);
    assert.equal(withClass(strip, "spared").length, view.victims_to_win - view.victims);
  });
}

test("the deduction layer rings what is possible, and only while it is on", () => {
  const view = moment("brotherhood-of-the-wolf.3p-victims-in-fog.40").view(1);
  const off = brotherhood.board(view, uiWith());
  assert.deepEqual([having(off, "data-kind", "goal"), having(off, "data-kind", "haunt")], [[], []]);
  const on = brotherhood.board(view, uiWith(POSSIBLE));
  assert.equal(having(on, "data-kind", "goal").length, view.possible.goals.length);
  assert.equal(having(on, "data-kind", "haunt").length, view.possible.here.length);
});

test("what each identity can do, and the season card, are described on hover", () => {
  const view = moment("brotherhood-of-the-wolf.3p-victims-in-fog.40").view(1);
  const desk = brotherhood.own(view, 1, uiWith({ seat: 1 }));
  const tokens = withClass(desk, "own-token");
  assert.equal(tokens.length, 5);
  for (const { attributes } of [...tokens, ...withClass(desk, "season-card")]) {
    assert.ok(`${attributes.title}`.length > 20, `${attributes.title}`);
  }
});

test("season cards show their phase and all that they do: in force, to choose from, and in both hands", () => {
  const at = moment("brotherhood-of-the-wolf.2p-power-used-in-fog.53");
  const { card } = at.view(1);
  assert.ok(card);
  const [force] = withClass(brotherhood.own(at.view(1), 1, uiWith({ seat: 1 })), "season-card");
  for (const words of [card.title, `phase ${card.phase}`, card.text]) assert.ok(wordsOf(force).includes(words));
  const view = moment("brotherhood-of-the-wolf.2p-experts-identity.5").view(1);
  const held = view.cards.map((one) => ({ ...one, where: one.where === "pile" ? "hand" : one.where }));
  for (const [seat, seasons] of Object.entries({ 0: ["autumn", "winter"], 1: ["spring", "summer"] })) {
    const said = wordsOf(brotherhood.panel({ ...view, cards: held }, Number(seat), uiWith({ seat: 1 })));
    for (const { title, phase, text, season, where } of held) {
      const isHis = where === "hand" && seasons.includes(season);
      assert.equal(said.includes(`${title} phase ${phase}${text}`), isHis, title);
    }
  }
  const hand = wordsOf(brotherhood.hand?.(view, 0, uiWith({ seat: 0 })));
  for (const { title, phase, text, where, season } of view.cards) {
    assert.equal(hand.includes(`${title} phase ${phase}${text}`), where === "pile" && season === "spring", title);
  }
});

test("a table that forbids deduction has no rings to show", () => {
  const view = moment("brotherhood-of-the-wolf.3p-victims-in-fog.40").view(1);
  const none = { identities: [], here: [], goals: [], traces: [] };
  const board = brotherhood.board({ ...view, possible: none }, uiWith(POSSIBLE));
  assert.equal(having(board, "data-kind", "goal").length, 0);
  assert.ok(brotherhood.own({ ...view, possible: none }, 1, uiWith(POSSIBLE)));
});

test("the Beast's plan shows what each village in reach brings and who watches it", () => {
  const at = moment("brotherhood-of-the-wolf.2p-draw.60");
  const view = at.view(0);
  assert.ok(view.reach.length > 5);
  const board = brotherhood.board(view, uiWith({ seat: 0 }));
  assert.equal(withClass(board, "plan").length, view.reach.length);
  const watched = view.reach.filter(({ watched: by }) => by.length);
  assert.equal(valuesOf(board, "data-watchers").length, watched.length);
  assert.equal(withClass(brotherhood.board(at.view(1), uiWith({ seat: 1 })), "plan").length, 0);
});

test("the model shows what is known of each identity, to the Beast more than to hunters", () => {
  const at = moment("brotherhood-of-the-wolf.2p-draw.60");
  const known = (/** @type {number} */ seat) =>
    valuesOf(brotherhood.own(at.view(seat), seat, uiWith({ seat })), "data-known");
  assert.equal(known(0).filter((word) => word === "true").length, 1);
  assert.ok(!known(1).includes("true"));
  assert.ok(!known(1).includes("held"));
});

test("a hunter that can move glows, and so do the places he can reach", () => {
  const at = moment("brotherhood-of-the-wolf.4p-fourth-token.44");
  const [seat] = at.actors;
  const who = brotherhood.board(at.view(seat), uiWith(choosing(at, seat, ["move"])));
  assert.ok(having(who, "data-target", "piece:bishop").length === 1);
  const where = brotherhood.board(at.view(seat), uiWith(choosing(at, seat, ["move", "bishop"])));
  const goals = at.legal(seat).filter((action) => action.startsWith("move bishop"));
  assert.equal(
    withClass(where, "glowing").filter(({ attributes }) => /^village/.test(`${attributes["data-target"]}`)).length,
    goals.length,
  );
});

test("places never overlap, whatever the shape of the room", () => {
  const view = moment("brotherhood-of-the-wolf.2p-draw.60").view(null);
  for (const aspect of [0, 0.7, 1.1, 1.8]) {
    const frame = frameFor(aspect);
    const { points, roads } = layout(view.places, view.roads, frame);
    assert.equal(roads.length, view.roads.length);
    const all = [...points.values()];
    all.forEach((a, place) => {
      assert.ok(a.x > 0 && a.x < frame.width && a.y > 0 && a.y < frame.height);
      for (const b of all.slice(place + 1)) {
        assert.ok(Math.abs(a.x - b.x) > 40 || Math.abs(a.y - b.y) > 40);
      }
    });
    const at = new Map(brotherhood.places(view, uiWith({ aspect })).map(({ id, x }) => [id, x]));
    assert.equal(at.get("village:mende"), points.get("mende")?.x);
  }
});

test("long names are broken once, where the lines get shortest", () => {
  assert.deepEqual(nameLines("Saint-Denis-en-Margeride"), ["Saint-Denis-", "en-Margeride"]);
  assert.deepEqual(nameLines("Mende"), ["Mende"]);
});

test("leagues are counted along roads; the trail follows the cards in time", () => {
  const view = moment("brotherhood-of-the-wolf.2p-draw.60").view(null);
  const [[one, other]] = view.roads;
  assert.equal(leaguesFrom(view, one).get(other), 1);
  assert.equal(leaguesFrom(view, one).size, view.places.length);
  const rounds = trailOf(view).map((village) => view.spaces.find((space) => space.village === village).round);
  assert.deepEqual(
    rounds,
    [...rounds].sort((a, b) => a - b),
  );
  assert.equal(withClass(brotherhood.board(view, uiWith()), "trail-way").length, rounds.length - 1);
});

test("who moves comes from where they were; what the fog hides does not move", () => {
  const view = moment("brotherhood-of-the-wolf.2p-draw.60").view(null);
  const facts = { hunter: "bishop", from: "mende", to: "luc", leagues: 2, how: "walks" };
  assert.deepEqual(brotherhood.motions({ name: "move", seat: 1, facts }, view), [
    {
      from: "village:mende",
      to: "village:luc",
      symbol: "hunter-bishop",
      look: "figure-bishop",
      of: "piece:bishop",
      seat: 1,
    },
  ]);
  const fog = { victims: 2, total: 3 };
  assert.deepEqual(brotherhood.motions({ name: "fog", seat: 0, facts: fog }, view), []);
  const attack = { from: "mende", at: "luc", leagues: 2, victims: 1, total: 4 };
  const [{ to }] = brotherhood.motions({ name: "attack", seat: 0, facts: attack }, view);
  assert.equal(to, "village:luc");
});

test("those who read the map learn how far every village is from a place", () => {
  const view = moment("brotherhood-of-the-wolf.3p-victims-in-fog.40").view(1);
  const [start] = view.places;
  const rows = brotherhood.distances?.(`village:${start.id}`, view) ?? [];
  const leagues = leaguesFrom(view, start.id);
  assert.ok(rows.length > 3);
  const others = view.places.filter(({ id, number }) => number && id !== start.id);
  assert.equal(rows.flatMap(({ targets }) => targets).length, others.length);
  for (const { text, targets } of rows)
    for (const target of targets) assert.equal(leagues.get(target.split(":")[1]), text.args?.leagues);
});
