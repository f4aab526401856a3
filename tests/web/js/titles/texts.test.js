/** Every word, question and event has a text, and points at something that is there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { definitions, symbolIcon } from "../../../../src/wolfden/web/js/toolkit/icons.js";
import { flat, say } from "../../../../src/wolfden/web/js/toolkit/texts.js";
import { moment, moments, read, sayText, TITLES, uiWith, valuesOf } from "./table.js";

const DEFINED = new Set(valuesOf(definitions(TITLES), "id"));
const ui = uiWith();

for (const at of moments()) {
  test(`${at.name}: every word of every choice can be said`, () => {
    for (const seat of at.actors) {
      const view = at.view(seat);
      const words = new Set(at.legal(seat).flatMap((action) => action.split(" ")));
      for (const word of words) {
        const text = at.title.describe(word, view);
        assert.ok(say(text, ui), word);
        if (text.icon) assert.ok(DEFINED.has(text.icon), `${word}: ${text.icon}`);
      }
    }
  });

  test(`${at.name}: every target of the board is described`, () => {
    const view = at.view(null);
    for (const target of new Set(valuesOf(at.title.board(view, ui), "data-target"))) {
      assert.ok(say(at.title.describe(target, view), ui), target);
    }
  });

  test(`${at.name}: what a stray click may have meant begins like an action`, () => {
    const view = at.view(at.actors[0] ?? null);
    for (const { id } of at.title.places(view)) {
      for (const beginning of at.title.whyNot(id, [], view, at.actors[0] ?? 0)) {
        assert.match(beginning, /^[a-z]+( [^ ]+)*$/);
      }
    }
  });
}

for (const title of TITLES) {
  test(`${title.id}: every event has a sentence, with an icon that exists`, () => {
    const at = moments().find(({ title: one }) => one === title);
    assert.ok(at);
    for (const event of read(`${title.id}.events`)) {
      const line = title.eventText(event, at.view(null));
      if (line) assert.ok(say(line, ui), event.name);
      if (line?.icon) assert.ok(DEFINED.has(line.icon), line.icon);
      for (const motion of title.motions(event, at.view(null))) {
        assert.ok(DEFINED.has(motion.symbol), motion.symbol);
      }
    }
  });

  test(`${title.id}: every sign and every section of the player aid is drawn and said`, async () => {
    const { sections, legend } = (
      await import(`../../../../src/wolfden/titles/${title.id.replaceAll("-", "_")}/page/aid.js`)
    ).aid;
    for (const { symbol, look, text } of legend) {
      assert.ok(sayText(text), symbol);
      assert.ok(DEFINED.has(symbol), symbol);
      assert.ok(symbolIcon(symbol, look));
    }
    for (const { id, symbols } of sections) {
      const first = `aid-${title.id}-${id}`;
      assert.ok(sayText({ key: first }) && sayText({ key: `${first}-1` }), first);
      for (const symbol of symbols.filter(Boolean)) assert.ok(DEFINED.has(symbol), symbol);
    }
  });

  test(`${title.id}: every kind of action points at something`, () => {
    const at = moments().find(({ title: one }) => one === title);
    assert.ok(at);
    for (const action of read(`${title.id}.words`)) {
      const words = action.split(" ");
      words.forEach((/** @type {string} */ word, /** @type {number} */ place) => {
        const { kind, id } = title.targetOf(word, words.slice(0, place), at.view(null));
        assert.ok(kind && id && !/[@+^>]/.test(id.replace(/^[\w-]+@\w+$/, "").replace(/^\+.*,/, "")), word);
      });
    }
  });
}

test("texts speak of seats, texts and lists of them", () => {
  const inner = { key: "wolves-control", args: { owner: { seat: 1 }, count: 3 } };
  const lake = {
    key: "wolves-lake",
    args: { hex: "c4", token: { key: "wolves-no-token" }, control: [inner, inner] },
  };
  assert.equal(say(lake, ui), "Lake c4: no token left. Control: Birch 3 and Birch 3");
  assert.deepEqual(flat({ key: "a", args: { who: { seat: 9 }, dealer: { seat: -1 } } }, ui).args, {
    who: "Seat 10",
    dealer: "The dealer",
  });
});

test("a refusal uses names, not the words of the rules", () => {
  /** @param {string} name @param {Record<string, string | number>} facts */
  const textOf = (name, facts) => {
    const { title, view } = moment(name);
    const { args } = flat({ key: "a", args: title.factTexts?.(facts, view(null)) }, ui);
    return Object.fromEntries(
      Object.entries(args).map(([key, fact]) => [key, typeof fact === "object" ? sayText(fact) : fact]),
    );
  };
  const places = { region: "red-steppe", to: "sea", battle: "@red-forest" };
  const facts = { ...places, wolves: 5, channel: "red-tundra~red-island" };
  assert.deepEqual(textOf("age-of-the-wolf.2p-dens.20", facts), {
    region: "Rowan Plain",
    to: "sea",
    battle: "Ember Wood",
    wolves: 5,
    channel: "Ashen Shore – Seal Skerry",
  });
  const [map] = moments().filter(({ title }) => title.id === "brotherhood-of-the-wolf");
  const starts = "Saint-Flour, Langeac, Nowhere";
  assert.deepEqual(textOf(map.name, { card: "su4", place: "Auvers", starts }), {
    card: "Fairs",
    place: "Auvers",
    starts: "Saint-Flour, Langeac, and Nowhere",
  });
});

test("any symbol becomes a small picture", () => {
  for (const id of ["piece-alpha", "prey-hare", "season-winter", "hunter-envoy", "terrain-rock"]) {
    assert.deepEqual(valuesOf(symbolIcon(id), "href"), [`#${id}`]);
    assert.ok(DEFINED.has(id));
  }
});
