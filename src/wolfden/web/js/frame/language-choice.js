/** The language of the page, each by its own name. */
import { html, onValue } from "../lib/html.js";
import { change, settings } from "../lib/settings.js";
import { LANGUAGES, t } from "../lib/texts.js";

export const LanguageChoice = () => html`<label for="language">${t("language")}</label>
  <select id="language" value=${settings.value.language} onChange=${onValue((value) => change({ language: value }))}>
    <option value="auto">${t("language-auto")}</option>
    ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} lang=${code}>${name}</option>`)}
  </select>`;
