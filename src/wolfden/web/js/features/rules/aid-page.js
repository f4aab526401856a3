/** The player aid of a title: on its page for printing, and as part of the help at a table. */
import { html, useEffect, useSignal } from "../../lib/html.js";
import { addTexts, keysOf, t } from "../../lib/texts.js";
import { loadAid, loadTitle } from "../../board/titles.js";
import { makeUi } from "../../board/ui.js";
import { RuleText } from "./rule-link.js";
import { rulesPath } from "../../lib/address.js";
import { titleFacts } from "../../lib/session.js";
import { Icon } from "../../frame/symbols.js";
import Missing from "../../frame/missing-page.js";

/** @typedef {import("../../toolkit/title.js").Aid} Contents */

/** @param {{ title: string, level?: "h2" | "h3" }} props  `level`: of its headings */
export function Aid({ title: id, level = "h3" }) {
  const aid = useAid(id);
  if (!aid) return html`<p class="loading" role="status">${t("loading")}</p>`;
  const { say } = makeUi({});
  return html`<div class="aid">
    <p class="aid-goal">${t(`aid-${id}-goal`)}</p>
    ${aid.sections.map((section) => html`<${Section} key=${section.id} title=${id} section=${section} level=${level} />`)}
    <section class="aid-legend">
      <${level}>${t("aid-legend")}<//>
      <ul>
        ${aid.legend.map(
          ({ symbol, look, text }) => html`<li><${Icon} name=${symbol} look=${look} /><span>${say(text)}</span></li>`,
        )}
      </ul>
    </section>
  </div>`;
}

/** @param {{ title: string, section: { id: string, symbols: string[] }, level: "h2" | "h3" }} props */
function Section({ title, section: { id, symbols }, level }) {
  const start = `aid-${title}-${id}-`;
  const keys = keysOf(`aid-${title}`).filter((key) => key.startsWith(start));
  return html`<section class="aid-${id}">
    <${level}>${t(`aid-${title}-${id}`)}<//>
    <ol>
      ${keys.map(
        (key, place) => html`<li class=${symbols[place] ? "has-symbol" : ""}>
          ${symbols[place] && html`<${Icon} name=${symbols[place]} />`}
          <div><${RuleText} text=${t(key)} /></div>
        </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {string} id @returns {Contents | null} once it, its symbols and its texts are here */
function useAid(id) {
  const aid = useSignal(/** @type {Contents | null} */ (null));
  useEffect(() => {
    Promise.all([loadAid(id), loadTitle(id), addTexts("games", id, `aid-${id}`)]).then(
      ([loaded]) => (aid.value = loaded),
    );
  }, [id]);
  return aid.value;
}

/** @param {{ address: import("../../lib/address.js").Address }} props */
export default function AidPage({ address: { id } }) {
  const facts = titleFacts(id);
  useEffect(() => {
    if (facts) document.title = t("aid-title", { title: t(`title-${id}`) });
  });
  if (!facts) return html`<${Missing} />`;
  return html`<div class="aid-page">
    <header>
      <h1>${t("aid-title", { title: t(`title-${id}`) })}</h1>
      <div class="choices">
        <button class="button main" onClick=${() => print()}><${Icon} name="ui-print" />${t("aid-print")}</button>
        <a class="button quiet" href=${rulesPath(id)}>${t("rules-all")}</a>
      </div>
    </header>
    <${Aid} title=${id} level="h2" />
    <footer class="soft small"><p>${t("unofficial")}</p></footer>
  </div>`;
}
