/** Links to rules, texts in which rules are links, and the rule that is open over a table. */
import { html, signal } from "../../lib/html.js";
import { rulesPath } from "../../lib/address.js";
import { titleOfRule } from "../../lib/session.js";
import { address } from "../../lib/router.js";
import { blocksOf, piecesOf } from "./rulebook.js";
import { t } from "../../lib/texts.js";
import { Dialog } from "../../frame/dialog.js";
import { later } from "../../lib/later.js";

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

/** @typedef {{ title: string, number: string }} Lookup  an empty number: from the beginning */

/** @type {import("@preact/signals").Signal<Lookup | null>} */
export const lookup = signal(null);

/** Pages nobody should have to leave for a rule. */
const HELD = ["table", "replay", "puzzle"];

/** Whether rules open over the present page, not on their own page. */
export const isMovedByUser = () => HELD.includes(address.value.page);

/** @param {{ text: string }} props */
export const RuleText = ({ text }) =>
  html`${blocksOf(text).map((block) =>
    "rows" in block ? html`<${Grid} rows=${block.rows} />` : html`<p><${Linked} text=${block.text} /></p>`,
  )}`;

/** @param {{ text: string }} props */
const Linked = ({ text }) =>
  html`${piecesOf(text).map(({ text: part, number }) => (number ? html`<${RuleLink} number=${number} />` : part))}`;

/** @param {{ rows: string[][] }} props */
const Grid = ({ rows: [heading, ...rows] }) => html`<table class="rule-table">
  <thead>
    <tr>
      ${heading.map((cell) => html`<th scope="col">${cell}</th>`)}
    </tr>
  </thead>
  <tbody>
    ${rows.map(
      ([name, ...cells]) => html`<tr>
        <th scope="row">${name}</th>
        ${heading.slice(1).map((_, place) => html`<td><${Linked} text=${cells[place] ?? ""} /></td>`)}
      </tr>`,
    )}
  </tbody>
</table>`;

const Reference = later(() => import("./rules-page.js"), "Reference");

export function RuleWindow() {
  const rule = lookup.value;
  if (!rule) return null;
  const close = () => (lookup.value = null);
  return html`<${Dialog} heading=${t(`title-${rule.title}`)} wide close=${close}>
    <${Reference} title=${rule.title} at=${rule} />
  <//>`;
}
