/** What titles sound like: little code, and every sound has a sentence, too. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { TITLES } from "./table.js";

const SOURCES = new URL("../../../../src/wolfden/", import.meta.url);
const MOST_BYTES = 30_000;
const COMMENT = /\/\*\*.*?\*\//gs;
const SIGNALS = ["turn", "end"];

/** @param {string} id */
const pageOf = (id) => new URL(`titles/${id.replaceAll("-", "_")}/page/`, SOURCES);

for (const { id } of TITLES) {
  test(`${id}: every sound is of an event with a sentence, and has its voices`, async () => {
    const { default: palette } = await import(new URL("sound/palette.js", pageOf(id)).href);
    const { default: vocabulary } = await import(new URL("vocabulary.js", pageOf(id)).href);
    const used = Object.entries(palette.events);
    for (const [event, sound] of used) {
      const sentence = vocabulary.events[event];
      assert.ok(sentence?.text, event);
      assert.notDeepEqual(sentence.untold, ["is", true], event);
      assert.ok(palette.sounds[/** @type {string} */ (sound)], `${event}: ${sound}`);
    }
    const needed = new Set([...SIGNALS, ...used.map(([, sound]) => sound)]);
    assert.deepEqual(new Set(Object.keys(palette.sounds)), needed);
    assert.ok(palette.ambience.every > 0);
  });
}

test("all sounds and what plays them are small", () => {
  const shared = new URL("web/js/sound/", SOURCES);
  const files = [
    ...readdirSync(shared).map((name) => new URL(name, shared)),
    ...TITLES.map(({ id }) => new URL("sound/palette.js", pageOf(id))),
  ];
  const size = files
    .map((file) => readFileSync(file, "utf8").replace(COMMENT, "").length)
    .reduce((sum, bytes) => sum + bytes, 0);
  assert.ok(size <= MOST_BYTES, `${size} bytes`);
});
