/** About a game itself: its story, those who made it, and advice to beginners. */
import { html, useEffect, useSignal } from "../../lib/html.js";
import { aidPath, rulesPath } from "../../lib/address.js";
import { titleFacts } from "../../lib/session.js";
import { addTexts, has, keysOf, t } from "../../lib/texts.js";
import { RuleText } from "./rule-link.js";
import Missing from "../../frame/missing-page.js";

/** @typedef {{ text: string, name: string, entries: string[] }} Section  keys of texts that belong together */

/** @param {{ address: import("../../lib/address.js").Address }} props */
export default function AboutPage({ address: { id } }) {
  const facts = titleFacts(id);
  const isThere = useSignal(false);
  useEffect(() => {
    if (facts?.about) document.title = t("about-title", { title: t(`title-${id}`) });
  });
  useEffect(() => {
    if (facts?.about) addTexts(`about-${id}`).then(() => (isThere.value = true));
  }, [id]);
  if (!facts?.about) return html`<${Missing} />`;
  return html`<div class="about-page">
    <header>
      <h1>${t("about-title", { title: t(`title-${id}`) })}</h1>
      <div class="choices">
        <a class="button" href=${rulesPath(id)}>${t("rules-all")}</a>
        <a class="button quiet" href=${aidPath(id)}>${t("aid")}</a>
      </div>
    </header>
    ${
      isThere.value
        ? blocksOf(id).map((block) => html`<${Block} key=${block.text} ...${block} />`)
        : html`<p class="loading" role="status">${t("loading")}</p>`
    }
    <footer class="soft small"><p>${t("unofficial")}</p></footer>
  </div>`;
}

/**
 * What the texts say, in their order: a text whose key ends with a number is an entry of the block before it.
 *
 * @param {string} title
 */
function blocksOf(title) {
  const start = `about-${title}-`;
  /** @type {Section[]} */
  const blocks = [];
  for (const key of keysOf(`about-${title}`)) {
    if (/-\d+$/.test(key)) blocks.at(-1)?.entries.push(key);
    else blocks.push({ text: key, name: key.slice(start.length), entries: [] });
  }
  return blocks;
}

/** A list under its heading, or paragraphs. @param {Section} props */
function Block({ text, name, entries }) {
  const heading = `about-heading-${name}`;
  if (entries.length === 0) {
    return html`<section>
      ${has(heading) && html`<h2>${t(heading)}</h2>`}
      <${RuleText} text=${t(text)} />
    </section>`;
  }
  return html`<section>
    <h2>${t(text)}</h2>
    <ul>
      ${entries.map((entry) => html`<li><${RuleText} text=${t(entry)} /></li>`)}
    </ul>
  </section>`;
}
