/** A text of the rules on the page: paragraphs, tables, and every rule it names as a link. */
import { html } from "../../lib/html.js";
import { blocksOf, piecesOf } from "./rulebook.js";
import { RuleLink } from "./rule-link.js";

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
