/** The page for addresses and things that do not exist, always with a way home. */
import { html, useEffect } from "../lib/html.js";
import { t } from "../lib/texts.js";
import { Icon } from "./symbols.js";

/**
 * @param {{ heading: string, text: string, children?: import("preact").ComponentChildren }} props
 */
export function Lost({ heading, text, children }) {
  useEffect(() => {
    document.title = `${heading} · Wolfden`;
  });
  return html`<section class="lost">
    <${Icon} name="ui-wolfden" />
    <h1>${heading}</h1>
    <p>${text}</p>
    <div class="choices">
      ${children}
      <a class="button main" href="/">${t("go-home")}</a>
    </div>
  </section>`;
}

export default function Missing() {
  return html`<${Lost} heading=${t("missing-title")} text=${t("missing-text")} />`;
}

export const Unreachable = () => html`<section class="lost" role="status">
  <h1>${t("unreachable-title")}</h1>
  <p>${t("unreachable-text")}</p>
</section>`;
