import assert from "node:assert/strict";
import { test } from "node:test";
import { missedSince } from "../../../../src/wolfden/web/js/table/recap.js";
import { NO_MARKS, withArrow, withPin } from "../../../../src/wolfden/web/js/board/marks.js";
import { story } from "../../../../src/wolfden/web/js/client/story.js";

/** A title that describes every event but the secret ones. */
const title = /** @type {any} */ ({
  /** @param {{ name: string, seat: number, facts: any }} event */
  eventText: ({ name, seat, facts }) =>
    name === "secret"
      ? null
      : {
          icon: `icon-${name}`,
          key: `log-${name}`,
          args: { who: { seat } },
          places: [`hex:${facts.at}`],
          rule: "W10.2",
        },
});

/** @param {string[]} seatNames @param {string} [language] */
const ui = (seatNames, language = "en") => /** @type {any} */ ({ seatNames, language });

const howl = /** @type {any} */ ({
  seq: 4,
  kind: "act",
  ply: 4,
  seat: 0,
  at: 0,
  events: [
    { name: "howl", seat: 0, facts: { at: "c4" } },
    { name: "secret", seat: 0, facts: {} },
  ],
});

test("every event with a sentence becomes a line with its places", () => {
  const [line, ...others] = story([howl], title, ui(["Ash"]), {});
  assert.deepEqual(others, []);
  assert.equal(line.text.key, "log-howl");
  assert.deepEqual(line.places, ["hex:c4"]);
  assert.equal(line.rule, "W10.2");
});

test("a line is made once, and again for other names or another language", () => {
  const first = story([howl], title, ui(["Ash"]), {})[0];
  assert.equal(story([howl], title, ui(["Ash"]), {})[0], first);
  assert.equal(story([howl], title, ui(["Birch"]), {})[0].text.args.who, "Birch");
  assert.notEqual(story([howl], title, ui(["Ash"], "cs"), {})[0], first);
});

test("undo and the end of a game are described without the title", () => {
  const undo = /** @type {any} */ ({ seq: 5, kind: "undo", ply: 3, seat: 0, at: 0 });
  const end = /** @type {any} */ ({ seq: 6, kind: "end", ply: 3, seat: 0, reason: "resigned", at: 0 });
  const keys = story([howl, undo, end], title, ui(["Ash"]), {}).map(({ text }) => text.key);
  assert.deepEqual(keys, ["log-undo", "log-end"]);
});

test("pins and arrows are put on and taken off", () => {
  const pinned = withPin(NO_MARKS, "hex:c4", "here?");
  assert.deepEqual(pinned.pins, [{ at: "hex:c4", text: "here?" }]);
  assert.deepEqual(withPin(pinned, "hex:c4").pins, []);
  const drawn = withArrow(pinned, "hex:c4", "hex:d4");
  assert.equal(drawn.arrows.length, 1);
  assert.equal(withArrow(drawn, "hex:c4", "hex:d4").arrows.length, 0);
  assert.equal(NO_MARKS.pins.length, 0);
});

test("a returning player gets a recap after several actions", () => {
  const entries = [1, 2, 3, 4, 5, 6].map((seq) => /** @type {any} */ ({ seq, seat: seq % 2 ? 1 : -1 }));
  const now = { seq: 6, entries, seat: 0 };
  assert.equal(missedSince(0, now), 0);
  assert.equal(missedSince(6, now), 0);
  assert.equal(missedSince(3, now), 0);
  assert.equal(missedSince(1, now), 1);
});
