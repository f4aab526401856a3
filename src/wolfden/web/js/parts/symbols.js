/** All drawn symbols once, so that boards, panels, log and buttons can use them by name. */
import { html } from "../core/html.js";
import { drawn } from "../core/render.js";
import { el } from "../core/svg.js";
import { loadedTitles } from "../core/title.js";
import { definitions } from "../games/shared/definitions.js";
import { uiSymbols } from "./uisymbols.js";

const ui = el("svg", { width: 0, height: 0 }, uiSymbols());

export const Symbols = () => html`<div class="symbols" aria-hidden="true">
  ${drawn(ui)}${drawn(definitions(loadedTitles.value))}
</div>`;

/**
 * A sign of the interface (`ui-…`), or a symbol of a title, which is drawn round its middle.
 *
 * @param {{ name: string, label?: string }} props
 */
export function Icon({ name, label }) {
  if (!name) return html`<span class="icon"></span>`;
  return html`<svg
    class="icon"
    viewBox=${name.startsWith("ui-") ? "0 0 24 24" : "-24 -24 48 48"}
    aria-hidden=${label ? undefined : "true"}
    role=${label ? "img" : undefined}
    aria-label=${label}
  >
    <use href=${`#${name}`} />
  </svg>`;
}
