/** The header of every page, and the choices of theme and language. */
import { me } from "../lib/session.js";
import { change, settings, theme } from "../lib/settings.js";
import { LANGUAGES, t } from "../lib/texts.js";
import { NextTurn } from "../features/notices/turns.js";
import { Icon } from "./symbols.js";
import { html, onValue } from "../lib/html.js";

/** @param {{ page: string }} props */
export function Header({ page }) {
  return html`<header class="top">
    <a class="brand" href="/">
      <${Icon} name="ui-wolfden" />
      <span>Wolfden</span>
    </a>
    <nav aria-label=${t("nav-label")}>
      <${NextTurn} />
      <${ThemeButton} />
      <a class="button quiet" href="/me" aria-current=${page === "me" ? "page" : undefined}>
        <${Icon} name="ui-person" />
        <span class="name">${me.value?.guest.name ?? t("nav-me")}</span>
      </a>
    </nav>
  </header>`;
}

export function ThemeButton() {
  const isNight = theme() === "night";
  const label = t(isNight ? "theme-to-snow" : "theme-to-night");
  return html`<button
    class="button quiet icon"
    data-do="theme"
    aria-label=${label}
    title=${label}
    onClick=${() => change({ theme: isNight ? "snow" : "night" })}
  >
    <${Icon} name=${isNight ? "ui-sun" : "ui-moon"} />
  </button>`;
}

/** A choice of languages, each by its native name. */
export const LanguageChoice = () => html`<label for="language">${t("language")}</label>
  <select id="language" value=${settings.value.language} onChange=${onValue((value) => change({ language: value }))}>
    <option value="auto">${t("language-auto")}</option>
    ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} lang=${code}>${name}</option>`)}
  </select>`;
