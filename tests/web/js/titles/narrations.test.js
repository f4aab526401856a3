/** Actions in one sentence, and what an action would cost. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { say } from "../../../../src/wolfden/web/js/toolkit/texts.js";
import { moment, uiWith } from "./table.js";

const ui = uiWith();
const event = (/** @type {string} */ name, /** @type {number} */ seat, /** @type {any} */ facts) => ({
  name,
  seat,
  facts,
});

/** @param {string} name @param {any[]} events @param {number | null} viewer */
function narrated(name, events, viewer = null) {
  const at = moment(name);
  const sentence = at.title.narrate?.(events, at.view(null), viewer);
  return sentence ? say(sentence, ui) : null;
}

test("The Wolves: a push is narrated with its reason, and as the reader's loss", () => {
  const walk = event("walk", 1, { wolf: "alpha", from: "b2", to: "c4" });
  const push = event("displace", 0, { wolf: "pack", from: "c4", to: "c8" });
  const game = "the-wolves.4p-full-moon-one-token.30";
  assert.equal(
    narrated(game, [walk, push], 0),
    "Birch’s alpha pushes your wolf from c4 to c8: only one enemy pack wolf was there.",
  );
  assert.match(narrated(game, [walk, push], 2) ?? "", /pushes Ash’s wolf/);
  assert.equal(narrated(game, [event("pay", 1, { terrain: "rock", tiles: [], tokens: 1 })]), null);
});

test("Age of the Wolf: hunger has its reason, and the last wolf a farewell", () => {
  const game = "age-of-the-wolf.3p-elimination-then-dens.240";
  const at = "red-forest";
  const roll = event("roll", 1, { face: 2, wolves: 20, strength: 40 });
  const battle = event("battle", 1, { at, rival: "predators", strength: 40, against: 10, won: 1 });
  assert.match(narrated(game, [roll, battle]) ?? "", /^Birch beats the predators in .*, 40 against 10\.$/);
  const lose = event("lose", 0, { at, wolves: 5, lead: 1 });
  assert.match(
    narrated(game, [lose]) ?? "",
    /^Ash loses 5 wolves in .*, the Lead Wolf among them: there is not enough prey/,
  );
  const out = [lose, event("out", 0, { cards: [] })];
  assert.match(narrated(game, out, 0) ?? "", /^Your last wolf has fallen/);
  assert.match(narrated(game, out, 1) ?? "", /^Ash is out of the game/);
});

test("Brotherhood: an investigation is narrated with its answer", () => {
  const found = event("examine", 1, { hunter: "envoy", at: "mende", trace: "count" });
  const asked = event("ask", 1, { trace: "count", answer: "no" });
  const sentence = narrated("brotherhood-of-the-wolf.2p-draw.60", [found, asked]) ?? "";
  assert.match(sentence, /investigates in .* and finds .*: it is not the true identity\.$/);
});

test("Age of the Wolf: who starves, which Lead Wolf dies and who is out is said before it happens", () => {
  const { title, view } = moment("age-of-the-wolf.3p-elimination-then-dens.240");
  const scene = view(null);
  const [own, ...others] = scene.regions;
  const with5 = (/** @type {any} */ more) => ({
    ...scene,
    packs: scene.packs.map((/** @type {any} */ pack) => ({ ...pack, wolves: 20 })),
    regions: [
      { ...own, owner: 0, wolves: 10, lead: true, ...more },
      ...others.map((/** @type {any} */ one) => ({ ...one, surplus: 0 })),
    ],
  });
  const cost = (/** @type {any} */ more, /** @type {string} */ ...words) => {
    const text = title.harmOf?.(words, with5(more), 0);
    return text ? say(text, ui) : null;
  };
  assert.equal(cost({ surplus: 0 }, "end"), null);
  assert.match(cost({ surplus: 5 }, "end") ?? "", /^5 wolves starve: /);
  assert.match(cost({ surplus: 10 }, "end") ?? "", /^10 wolves starve, the Lead Wolf among them/);
  assert.match(cost({ wolves: 20, surplus: 20 }, "end") ?? "", /your pack is out of the game$/);
  assert.equal(cost({ surplus: 5 }, "next"), null);
});
