import assert from "node:assert/strict";
import { test } from "node:test";
import {
  blocksOf,
  chaptersOf,
  cropped,
  found,
  piecesOf,
} from "../../../../../src/wolfden/web/js/features/rules/rulebook.js";

/** @type {Record<string, string>} */
const TEXTS = {
  "rule-w6": "Move",
  "rule-w6-intro": "Price: 1 tile.",
  "rule-w6-1": "Name a terrain and pay for it.",
  "rule-w6-4": "A wolf may end its walk on an empty hex.",
  "rule-w6-4-ruling": "The Czech edition is silent.",
  "rule-w16": "Two players",
  "rule-w16-4": "Wolves are placed.",
  "rule-a1": "Věci",
  "rule-a1-5": "Průliv spojuje pobřeží.",
  "rule-a1-5-rebuilt": "Plán je náš.",
};
const chapters = chaptersOf(["rules-the-wolves-sources", ...Object.keys(TEXTS)]);

/** @param {string} question */
const numbers = (question) =>
  found(chapters, question, (key) => TEXTS[key]).map(({ number, rules }) =>
    [number, ...rules.map((rule) => rule.number)].join(" "),
  );

test("keys of texts are the chapters and rules", () => {
  assert.deepEqual(
    chapters.map(({ number, rules }) => [number, ...rules.map((rule) => rule.number)]),
    [
      ["W6", "W6.1", "W6.4"],
      ["W16", "W16.4"],
      ["A1", "A1.5"],
    ],
  );
  assert.equal(chapters[0].intro, "rule-w6-intro");
  assert.equal(chapters[0].rules[1].ruling, "rule-w6-4-ruling");
  assert.equal(chapters[0].rules[0].ruling, "");
  assert.equal(chapters[2].rules[0].rebuilt, "rule-a1-5-rebuilt");
});

test("a rule is found by its number, however it is typed", () => {
  for (const question of ["W6.4", "w6.4", "6.4", " 6.4 "]) assert.deepEqual(numbers(question), ["W6 W6.4"]);
  for (const question of ["W6", "6", "w6."]) assert.deepEqual(numbers(question), ["W6 W6.1 W6.4"]);
  assert.deepEqual(numbers("w99"), []);
});

test("rules are found by words, in any order, without capitals and accents", () => {
  assert.deepEqual(numbers("hex walk"), ["W6 W6.4"]);
  assert.deepEqual(numbers("czech"), ["W6 W6.4"]);
  assert.deepEqual(numbers("PRULIV"), ["A1 A1.5"]);
  assert.deepEqual(numbers("plan"), ["A1 A1.5"]);
  assert.deepEqual(numbers("move"), ["W6 W6.1 W6.4"]);
  assert.deepEqual(numbers("unicorn"), []);
  assert.equal(numbers("").length, 3);
});

test("a text is paragraphs and tables", () => {
  assert.deepEqual(blocksOf("one\nline\n\nanother\n| a | 1\n| b | 2\nafter"), [
    { text: "one line" },
    { text: "another" },
    {
      rows: [
        ["a", "1"],
        ["b", "2"],
      ],
    },
    { text: "after" },
  ]);
});

test("rules that a text names are recognized", () => {
  assert.deepEqual(
    piecesOf("see W6.4 (and W7).").map(({ text, number }) => number || text),
    ["see ", "W6.4", " (and ", "W7", ")."],
  );
  assert.deepEqual(
    piecesOf("DW6 is none").map(({ number }) => number),
    [""],
  );
});

test("a picture is cut round its places", () => {
  const tree = { name: "svg", attributes: { viewBox: "0 0 900 900" }, children: [] };
  const { attributes } = cropped(
    tree,
    [
      { x: 10, y: 20 },
      { x: 110, y: 40 },
    ],
    5,
  );
  assert.equal(attributes.viewBox, "5 15 110 30");
  assert.equal(cropped(tree, [], 5), tree);
});
