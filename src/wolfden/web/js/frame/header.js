/** The top of every page: the way home, my page, light. */
import { html } from "../lib/html.js";
import { me } from "../lib/session.js";
import { change, theme } from "../lib/settings.js";
import { t } from "../lib/texts.js";
import { NextTurn } from "../features/notices/next-turn.js";
import { Icon } from "./symbols.js";

/** @param {{ page: string }} props */
export function Header({ page }) {
  const isNight = theme() === "night";
  return html`<header class="top">
    <a class="brand" href="/">
      <${Icon} name="ui-wolfden" />
      <span>Wolfden</span>
    </a>
    <nav aria-label=${t("nav-label")}>
      <${NextTurn} />
      <button
        class="button quiet icon"
        aria-label=${t(isNight ? "theme-to-snow" : "theme-to-night")}
        title=${t(isNight ? "theme-to-snow" : "theme-to-night")}
        onClick=${() => change({ theme: isNight ? "snow" : "night" })}
      >
        <${Icon} name=${isNight ? "ui-sun" : "ui-moon"} />
      </button>
      <a class="button quiet" href="/me" aria-current=${page === "me" ? "page" : undefined}>
        <${Icon} name="ui-person" />
        <span class="name">${me.value?.guest.name ?? t("nav-me")}</span>
      </a>
    </nav>
  </header>`;
}
