/** All drawn symbols once, so that boards, panels, log and buttons can use them by name. */
import { html } from "../lib/html.js";
import { drawn } from "../lib/render.js";
import { el } from "../toolkit/svg.js";
import { loadedTitles } from "../board/titles.js";
import { definitions } from "../toolkit/definitions.js";
import { symbolIcon } from "../toolkit/icons.js";
import { uiSymbols } from "./ui-symbols.js";

const ui = el("svg", { width: 0, height: 0 }, uiSymbols());

export const Symbols = () => html`<div class="symbols" aria-hidden="true">
  ${drawn(ui)}${drawn(definitions(loadedTitles.value))}
</div>`;

/**
 * A sign of the interface (`ui-…`), or a symbol of a title in the colours of a class.
 *
 * @param {{ name: string, label?: string, look?: string }} props
 */
export function Icon({ name, label, look }) {
  if (!name) return html`<span class="icon"></span>`;
  if (!name.startsWith("ui-")) return drawn(symbolIcon(name, look));
  return html`<svg
    class="icon"
    viewBox="0 0 24 24"
    aria-hidden=${label ? undefined : "true"}
    role=${label ? "img" : undefined}
    aria-label=${label}
  >
    <use href=${`#${name}`} />
  </svg>`;
}
