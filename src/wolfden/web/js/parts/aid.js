/** The player aid of a title: turn, actions, points and signs on one page. */
import { html, useEffect, useSignal } from "../core/html.js";
import { addTexts, keysOf, t } from "../core/texts.js";
import { loadTitle } from "../core/title.js";
import { makeUi } from "../core/ui.js";
import { RuleText } from "./ruletext.js";
import { Icon } from "./symbols.js";

/** @typedef {import("../core/title.js").Title} Title */

/** @param {{ title: string }} props */
export function Aid({ title: id }) {
  const title = useTitle(id);
  if (!title) return html`<p class="loading" role="status">${t("loading")}</p>`;
  const { say } = makeUi({});
  return html`<div class="aid">
    <p class="aid-goal">${t(`aid-${id}-goal`)}</p>
    ${title.aid.sections.map((section) => html`<${Section} key=${section.id} title=${id} section=${section} />`)}
    <section class="aid-legend">
      <h3>${t("aid-legend")}</h3>
      <ul>
        ${title.aid.legend.map(
          ({ symbol, look, text }) => html`<li><${Icon} name=${symbol} look=${look} /><span>${say(text)}</span></li>`,
        )}
      </ul>
    </section>
  </div>`;
}

/** @param {{ title: string, section: { id: string, symbols: string[] } }} props */
function Section({ title, section: { id, symbols } }) {
  const start = `aid-${title}-${id}-`;
  const keys = keysOf(`aid-${title}`).filter((key) => key.startsWith(start));
  return html`<section class="aid-${id}">
    <h3>${t(`aid-${title}-${id}`)}</h3>
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

/** @param {string} id @returns {Title | null} the title, once its drawings and texts are here */
function useTitle(id) {
  const title = useSignal(/** @type {Title | null} */ (null));
  useEffect(() => {
    Promise.all([loadTitle(id), addTexts("games", id, `aid-${id}`)]).then(
      ([loaded]) => (title.value = loaded),
    );
  }, [id]);
  return title.value;
}
