import assert from "node:assert/strict";
import { test } from "node:test";
import {
  aboutPath,
  aidPath,
  embedPath,
  analysisLink,
  analysisOf,
  analysisSource,
  groupPath,
  momentPath,
  readAddress,
  reviewPath,
  rulesPath,
  setupPath,
  tablePath,
  tournamentPath,
} from "../../../../src/wolfden/web/js/lib/address.js";

/** @param {string} path */
const read = (path) => {
  const { pathname, search } = new URL(path, "https://wolfden.test");
  const { page, id } = readAddress(pathname, search);
  return `${page}:${id}`;
};

test("every page has its address", () => {
  assert.equal(read("/"), "landing:");
  assert.equal(read("/me"), "me:");
  assert.equal(read(setupPath("the-wolves")), "setup:the-wolves");
  assert.equal(read(tablePath("k7m2")), "table:k7m2");
  assert.equal(read(`${tablePath("k7m2")}?invite=abc`), "table:k7m2");
  assert.equal(read(momentPath("k7m2", 12, "0")), "replay:k7m2");
  assert.equal(read("/move/7KMQ-2X9A"), "move:7KMQ-2X9A");
  assert.equal(read(rulesPath("the-wolves")), "rules:the-wolves");
  assert.equal(read(aidPath("the-wolves")), "aid:the-wolves");
  assert.equal(read(aboutPath("the-wolves")), "about:the-wolves");
  assert.equal(read(reviewPath("k7m2")), "review:k7m2");
  assert.equal(read(reviewPath("k7m2", 20)), "review:k7m2");
  assert.equal(read(embedPath("k7m2", 20)), "embed:k7m2");
  assert.equal(read("/groups"), "groups:");
  assert.equal(read(groupPath("k7m2", "abc")), "group:k7m2");
  assert.equal(read("/tournaments"), "tournaments:");
  assert.equal(read(tournamentPath("k7m2")), "tournament:k7m2");
  assert.equal(tournamentPath("k7m2", "a b"), "/tournament/k7m2?invite=a+b");
  assert.equal(setupPath("the-wolves", "g1"), "/new/the-wolves?group=g1");
});

test("an analysis is of a game, a puzzle or what its link carries", () => {
  const source = (/** @type {string} */ path) => {
    const { pathname, search, hash } = new URL(path, "https://wolfden.test");
    const address = readAddress(pathname, search, hash);
    return [address.page, analysisSource(address)];
  };
  assert.deepEqual(source("/analysis"), ["analysis", null]);
  assert.deepEqual(source(analysisOf({ table: "k7m2", ply: 12 })), ["analysis", { table: "k7m2" }]);
  assert.deepEqual(source(analysisOf({ puzzle: "a b" })), ["analysis", { puzzle: "a b" }]);
  assert.deepEqual(source(analysisLink("eNp_-")), ["analysis", { link: "eNp_-" }]);
});

test("impossible addresses are friendly", () => {
  for (const path of ["/t", "/t/", "/nowhere", "/t/a/b", "/new", "/me/you", "/%E0%A4%A", "/__proto__/x"]) {
    assert.equal(read(path), "missing:", path);
  }
  assert.equal(read("/t/%E0%A4%A"), "missing:");
});

test("a moment's link keeps ply and eyes", () => {
  assert.equal(momentPath("k7m2", 12, "truth"), "/t/k7m2?ply=12&eyes=truth");
  assert.equal(momentPath("k7m2", "end"), "/t/k7m2?ply=end");
});

test("every rule has its own address", () => {
  assert.equal(rulesPath("the-wolves", "W6.4"), "/rules/the-wolves#W6.4");
  assert.equal(readAddress("/rules/the-wolves", "", "#W6.4").anchor, "W6.4");
  assert.equal(readAddress("/rules/the-wolves").anchor, "");
  assert.equal(readAddress("/rules/the-wolves", "", "#%E0%A4%A").anchor, "");
});
