import assert from "node:assert/strict";
import { test } from "node:test";
import {
  completions,
  follow,
  narrowed,
  pruned,
  reachable,
  stepBack,
} from "../../../../src/wolfden/web/js/client/choices.js";

/** @type {import("../../../../src/wolfden/web/js/client/choices.js").Legal} */
const LEGAL = {
  move: { forest: ["+forest/rock", "+home"] },
  howl: { "@h4": ["+forest/rock,home"], "@k2": ["+home,token"] },
  den: { "@h4": { "+home,token": ["^speed", "^howl"] } },
  end: null,
};

/** @param {string} word */
const targetOf = (word) =>
  word.startsWith("@")
    ? { kind: /** @type {const} */ ("hex"), id: word.slice(1) }
    : { kind: /** @type {const} */ ("button"), id: word };

test("the first words are offered in the order of the server", () => {
  assert.deepEqual(follow(LEGAL, []), { chosen: [], options: ["move", "howl", "den", "end"] });
});

test("forced words are taken by themselves", () => {
  assert.deepEqual(follow(LEGAL, ["den"]), {
    chosen: ["den", "@h4", "+home,token"],
    options: ["^speed", "^howl"],
  });
});

test("an action is whole when nothing can follow", () => {
  assert.deepEqual(follow(LEGAL, ["howl", "@h4"]), {
    chosen: ["howl", "@h4", "+forest/rock,home"],
    options: [],
  });
  assert.deepEqual(follow(LEGAL, ["end"]), { chosen: ["end"], options: [] });
});

test("words nobody offered lead nowhere", () => {
  assert.equal(follow(LEGAL, ["sing"]), null);
  assert.equal(follow(LEGAL, ["end", "now"]), null);
  assert.equal(follow(LEGAL, ["toString"]), null);
  assert.equal(follow(null, []), null);
});

test("a single legal action is whole before anything is picked", () => {
  assert.deepEqual(follow(["end"], []), { chosen: ["end"], options: [] });
});

test("things behind verbs can be pointed at first, with every way to them", () => {
  const targets = reachable(LEGAL, [], targetOf);
  assert.deepEqual([...targets.keys()], ["hex:h4", "hex:k2"]);
  assert.deepEqual(targets.get("hex:h4"), [
    ["howl", "@h4"],
    ["den", "@h4"],
  ]);
});

test("after a word only what fits it lights up", () => {
  assert.deepEqual(reachable(LEGAL, ["howl"], targetOf).get("hex:h4"), [["howl", "@h4"]]);
});

test("completion goes word by word", () => {
  assert.deepEqual(completions(LEGAL, "ho"), ["howl"]);
  assert.deepEqual(completions(LEGAL, "howl "), ["howl @h4", "howl @k2"]);
  assert.deepEqual(completions(LEGAL, "sing "), []);
});

test("one step back takes forced words with it", () => {
  assert.deepEqual(stepBack(LEGAL, ["den", "@h4", "+home,token", "^speed"]), ["den", "@h4", "+home,token"]);
  assert.deepEqual(stepBack(LEGAL, ["den", "@h4", "+home,token"]), []);
  assert.deepEqual(stepBack(LEGAL, ["howl", "@h4"]), ["howl"]);
});

test("of the next words those that a guide asks for; all of them, once one has strayed", () => {
  const tree = pruned(LEGAL, [["howl", "@h4"]]);
  /** @param {string[]} picked */
  const offered = (picked) => {
    const choices = follow(LEGAL, picked);
    assert.ok(choices);
    return narrowed(choices, tree).options;
  };
  assert.deepEqual(offered([]), ["howl"]);
  assert.deepEqual(offered(["howl"]), ["@h4"]);
  assert.deepEqual(offered(["move"]), ["+forest/rock", "+home"]);
  assert.deepEqual(offered(["howl", "@h4"]), []);
});

test("a tree keeps the actions that begin as asked, with any word in place of a star", () => {
  assert.deepEqual(pruned(LEGAL, [["end"], ["howl", "*", "+home,token"]]), {
    howl: { "@k2": { "+home,token": null } },
    end: null,
  });
  assert.deepEqual([...reachable(pruned(LEGAL, [["howl"]]), [], targetOf).keys()], ["hex:h4", "hex:k2"]);
  assert.deepEqual(pruned(LEGAL, [["den"]]), { den: LEGAL.den });
  assert.deepEqual(pruned(LEGAL, [["hunt"]]), {}, "nothing legal begins so");
});
