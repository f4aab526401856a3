/** The goal, the player aid, the way to the rules and the keys, without leaving the table. */
import { html } from "../../lib/html.js";
import { aidPath } from "../../lib/address.js";
import { guideLabel, learn } from "../guide/learning.js";
import { titleFacts } from "../../lib/session.js";
import { has, t } from "../../lib/texts.js";
import { Aid } from "./aid-page.js";
import { RulePlace } from "./rule-link.js";
import { Icon } from "../../frame/symbols.js";

export const styles = ["rules"];

const MOST = 40;

/** @param {{ title: string }} props */
export function Help({ title }) {
  return html`<div class="help">
    <div class="choices">
      ${titleFacts(title)?.guides.map(
        (guide) => html`<button key=${guide} class="button" data-do="learn" onClick=${() => learn(guide)}>
          <${Icon} name="ui-play" />${guideLabel(guide, "guide-learn")}
        </button>`,
      )}
      <${RulePlace} title=${title} look="button">${t("rules-all")}<//>
      <a class="button quiet" href=${aidPath(title)} target="_blank">${t("aid-print")}</a>
    </div>
    <${Aid} title=${title} />
    <section>
      <h3>${t("help-keys")}</h3>
      <dl class="keys">
        ${keyTexts().map((key) => html`<div><dt><kbd>${t(key)}</kbd></dt><dd>${t(`${key}-does`)}</dd></div>`)}
      </dl>
    </section>
  </div>`;
}

/** Texts that are numbered from 1, as many as there are. */
const keyTexts = () => Array.from({ length: MOST }, (_, index) => `help-key-${index + 1}`).filter(has);
