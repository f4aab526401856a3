/** The number of a rule, wherever one is named: it leads to the rule, and no table is left for it. */
import { html } from "../../lib/html.js";
import { rulesPath } from "../../lib/address.js";
import { isMovedByUser, lookup } from "./open-rule.js";
import { titleOfRule } from "../../lib/session.js";
import { t } from "../../lib/texts.js";

/** @param {{ number: string }} props */
export function RuleLink({ number }) {
  const title = titleOfRule(number);
  if (!title) return number || null;
  return html`<${RulePlace} title=${title} number=${number} look="rule" label=${t("rule-link", { number })}>
    ${number}
  <//>`;
}

/**
 * A link to a place in the rules of a title.
 *
 * @param {{ title: string, number?: string, look: string, label?: string,
 *   children?: import("preact").ComponentChildren }} props
 */
export function RulePlace({ title, number = "", look, label, children }) {
  const open = (/** @type {MouseEvent} */ event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isPlain || !isMovedByUser()) return;
    event.preventDefault();
    lookup.value = { title, number };
  };
  return html`<a class=${look} href=${rulesPath(title, number)} title=${label} data-rule=${number || undefined} onClick=${open}>
    ${children}
  </a>`;
}
