/** Whole actions in few words: short, without gaps, with arrows where something goes somewhere. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { outline, phrase } from "../../../../src/wolfden/web/js/client/phrases.js";
import { say as saying } from "../../../../src/wolfden/web/js/toolkit/texts.js";
import { moment, moments, uiWith } from "../titles/table.js";

/** @param {any} text */
const say = (text) => saying(text, uiWith());
/** A line of a list on a phone has some thirty characters: four lines at most. */
const LONG = 120;

for (const at of moments()) {
  test(`${at.name}: every action is said in few words`, () => {
    for (const seat of at.actors.filter((one) => one >= 0)) {
      for (const action of at.legal(seat)) {
        const text = phrase(at.title, action, at.view(seat), say);
        assert.ok(text.length <= LONG, text);
        assert.doesNotMatch(text, /undefined|\{|so many|so far/, text);
      }
    }
  });
}

/** @param {string} name @param {string} action */
function text(name, action) {
  const { title, view, actors } = moment(name);
  return phrase(title, action, view(actors[0]), say);
}

test("what goes somewhere has an arrow, and nothing else", () => {
  const wolves = "the-wolves.2p-full-moon.45";
  assert.equal(text(wolves, "walk alpha@g7 @j4 >k4"), "Move a wolf · alpha on g7 → j4, tundra · moved aside to k4");
  const age = "age-of-the-wolf.2p-dens.20";
  const [first, second] = moment(age).view(0).regions;
  assert.equal(
    text(age, `roam @${first.region} @${second.region} 5 pack`),
    `Roam · ${first.name} → ${second.name} · 5 wolves · without the Lead Wolf`,
  );
  const hunters = "brotherhood-of-the-wolf.2p-draw.60";
  assert.match(text(hunters, "move bishop @luc"), /^Move a hunter · bishop → Luc\s\(\d+\)$/);
});

test("what is paid says what it turns to, and a den what it does", () => {
  const wolves = "the-wolves.2p-full-moon.45";
  assert.equal(text(wolves, "move rock +rock/grass"), "Move · rock · pay rock→grass");
  assert.equal(
    text(wolves, "den @j4 +grass/tundra,tundra/desert ^howl"),
    "Build a den · j4, tundra · pay tundra→grass and tundra→desert · howl range 2→3",
  );
});

test("at another moment tiles are not named, and a seat has its own tracks", () => {
  const { title, view } = moment("the-wolves.2p-full-moon.45");
  const den = "den @j4 +grass/tundra,tundra/desert ^howl";
  for (const seat of [0, 1]) {
    const alone = phrase(title, "den @j4 ^howl", { ...view(0), seat }, say);
    assert.equal(outline(title, { seat, action: den }, view(0), say), alone);
    assert.doesNotMatch(alone, /pay/);
  }
});

test("a card is said to be one", () => {
  assert.equal(text("age-of-the-wolf.2p-dens.20", "breed"), "Card: Extra wolves");
});
