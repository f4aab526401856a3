/**
 * What the page says of moments of a game: reads `{ title, language, moments }` and writes, for each
 * moment, what it tells of the events and what it asks.
 */
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "../../src/wolfden/web/vendor/fluent-bundle/index.js";
import { say } from "../../src/wolfden/web/js/core/speaking.js";
import { flat } from "../../src/wolfden/web/js/games/shared/texts.js";

const { title, language, moments } = JSON.parse(readFileSync(0, "utf8"));
const folder = (code) => new URL(`../../src/wolfden/web/locales/${code}/`, import.meta.url);
const bundles = [language, "en"].map((code) => {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const name of readdirSync(folder(code))) {
    bundle.addResource(new FluentResource(readFileSync(new URL(name, folder(code)), "utf8")));
  }
  return bundle;
});
const games = `../../src/wolfden/web/js/games/${title}`;
const { logLine } = await import(`${games}/story.js`);
const { question } = await import(`${games}/choosing.js`);
const speaker = { say: ({ key, args = {} }) => say(bundles, key, args), seatNames: [], language };

const told = moments.map(({ view, events, asked }) => ({
  lines: events
    .map((event) => logLine(event, speaker, view))
    .filter(({ key }) => key)
    .map(({ key, args }) => say(bundles, key, args)),
  questions: asked.map(({ chosen, options }) =>
    speaker.say(flat(question(view, chosen, options), speaker)),
  ),
}));
process.stdout.write(JSON.stringify(told));
