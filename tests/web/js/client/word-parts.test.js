import assert from "node:assert/strict";
import { test } from "node:test";
import { openParts, tapPart } from "../../../../src/wolfden/web/js/client/choices.js";

const composites = new Map([
  ["+a,b", ["tile:a", "tile:b"]],
  ["+a,token", ["tile:a", "tile:token"]],
  ["+token,token", ["tile:token", "tile:token"]],
]);

test("only what leads to a word can be tapped", () => {
  assert.deepEqual([...openParts(composites, [])], ["tile:a", "tile:b", "tile:token"]);
  assert.deepEqual([...openParts(composites, ["tile:b"])], ["tile:a", "tile:b"]);
});

test("the last part makes the word, in any order", () => {
  const first = tapPart(composites, [], "tile:b");
  assert.deepEqual(first, { tapped: ["tile:b"], word: "" });
  assert.deepEqual(tapPart(composites, first.tapped, "tile:a"), { tapped: [], word: "+a,b" });
});

test("a thing is put back by a second tap, unless it is needed twice", () => {
  assert.deepEqual(tapPart(composites, ["tile:a"], "tile:a"), { tapped: [], word: "" });
  assert.equal(tapPart(composites, ["tile:token"], "tile:token").word, "+token,token");
});
