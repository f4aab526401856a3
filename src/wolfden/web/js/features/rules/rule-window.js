/** The rules over a table, loaded when first opened. */
import { html } from "../../lib/html.js";
import { lookup } from "./rule-link.js";
import { t } from "../../lib/texts.js";
import { Dialog } from "../../frame/dialog.js";
import { later } from "../../lib/later.js";

const Reference = later(() => import("./reference.js"), "Reference");

export function RuleWindow() {
  const rule = lookup.value;
  if (!rule) return null;
  const close = () => (lookup.value = null);
  return html`<${Dialog} heading=${t(`title-${rule.title}`)} wide close=${close}>
    <${Reference} title=${rule.title} at=${rule} />
  <//>`;
}
