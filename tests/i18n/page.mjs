/**
 * What the page says of moments of a game: reads `{ title, language, moments }` and writes, for each
 * moment, how it narrates the events and what it asks.
 */
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "../../src/wolfden/web/vendor/fluent-bundle/index.js";
import { say, sayOf } from "../../src/wolfden/web/js/toolkit/speaking.js";
import { flat } from "../../src/wolfden/web/js/toolkit/texts.js";

const { title, language, moments } = JSON.parse(readFileSync(0, "utf8"));
const titleFolder = new URL(`../../src/wolfden/titles/${title.replaceAll("-", "_")}/`, import.meta.url);
const folder = (code) => new URL(`../../src/wolfden/texts/${code}/`, import.meta.url);
const bundles = [language, "en"].map((code) => {
  const bundle = new FluentBundle(code, { useIsolating: false });
  const shared = readdirSync(folder(code)).map((name) => new URL(name, folder(code)));
  for (const file of [...shared, new URL(`texts/${code}.ftl`, titleFolder)]) {
    bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  }
  return bundle;
});
const { eventText, question } = await import(new URL("page/vocabulary.js", titleFolder));
const speaker = {
  say: ({ key, args = {}, english }) =>
    english === undefined ? say(bundles, key, args) : sayOf(bundles, key, english),
  seatNames: [],
  language,
};

const narrated = moments.map(({ view, events, asked }) => ({
  lines: events
    .map((event) => eventText(event, view))
    .filter(Boolean)
    .map((line) => speaker.say(flat(line, speaker))),
  questions: asked.map(({ chosen, options }) => speaker.say(flat(question(view, chosen, options), speaker))),
}));
process.stdout.write(JSON.stringify(narrated));
