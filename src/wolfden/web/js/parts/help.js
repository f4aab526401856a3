/** Rules in short, the player aid and the keys, without leaving the table. */
import { html } from "../core/html.js";
import { has, t } from "../core/texts.js";

const MOST = 40;

/** @param {{ title: string }} props */
export function Help({ title }) {
  return html`<div class="help">
    <section>
      <h3>${t("help-goal")}</h3>
      <p>${t(`help-${title}-goal`)}</p>
    </section>
    <section>
      <h3>${t("help-aid")}</h3>
      <ul class="aid">
        ${numbered(`help-${title}-aid`).map((key) => html`<li>${t(key)}</li>`)}
      </ul>
    </section>
    <section>
      <h3>${t("help-keys")}</h3>
      <dl class="keys">
        ${numbered("help-key").map(
          (key) => html`<div><dt><kbd>${t(key)}</kbd></dt><dd>${t(`${key}-does`)}</dd></div>`,
        )}
      </dl>
    </section>
  </div>`;
}

/** Texts that are numbered from 1, as many as there are. @param {string} prefix */
function numbered(prefix) {
  const keys = Array.from({ length: MOST }, (_, index) => `${prefix}-${index + 1}`);
  return keys.filter(has);
}
