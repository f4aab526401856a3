/** The rules over the table: fetched when one is looked up for the first time. */
import { html } from "../core/html.js";
import { lookup } from "../core/reference.js";
import { t } from "../core/texts.js";
import { Dialog } from "./dialog.js";
import { later } from "./later.js";

const Reference = later(async () => (await import("./reference.js")).Reference, "rules");

export function RuleWindow() {
  const asked = lookup.value;
  if (!asked) return null;
  const close = () => (lookup.value = null);
  return html`<${Dialog} heading=${t(`title-${asked.title}`)} wide close=${close}>
    <${Reference} title=${asked.title} at=${asked} />
  <//>`;
}
