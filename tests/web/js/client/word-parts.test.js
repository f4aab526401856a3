import assert from "node:assert/strict";
import { test } from "node:test";
import { openParts, tapPart } from "../../../../src/wolfden/web/js/client/choices.js";

const wholes = new Map([
  ["+a,b", ["tile:a", "tile:b"]],
  ["+a,token", ["tile:a", "tile:token"]],
  ["+token,token", ["tile:token", "tile:token"]],
]);

test("only what leads to a word can be tapped", () => {
  assert.deepEqual([...openParts(wholes, [])], ["tile:a", "tile:b", "tile:token"]);
  assert.deepEqual([...openParts(wholes, ["tile:b"])], ["tile:a", "tile:b"]);
});

test("the last part makes the word, in any order", () => {
  const first = tapPart(wholes, [], "tile:b");
  assert.deepEqual(first, { taken: ["tile:b"], word: "" });
  assert.deepEqual(tapPart(wholes, first.taken, "tile:a"), { taken: [], word: "+a,b" });
});

test("a thing is put back by a second tap, unless it is needed twice", () => {
  assert.deepEqual(tapPart(wholes, ["tile:a"], "tile:a"), { taken: [], word: "" });
  assert.equal(tapPart(wholes, ["tile:token"], "tile:token").word, "+token,token");
});
