/** How it ended: every part of every score, and who came where. */
import { html } from "../core/html.js";
import { t } from "../core/texts.js";

/**
 * @param {{ title: string, result: import("../core/wire.js").Result, names: string[] }} props
 */
export function ScoreSheet({ title, result, names }) {
  const parts = result.parts[0]?.map(([name]) => name) ?? [];
  const order = names.map((_, seat) => seat).sort((a, b) => result.ranks[a] - result.ranks[b]);
  return html`<div class="score-sheet">
    <p>${reasonOf(title, result.reason)}</p>
    <div class="scroller" tabindex="0">
      <table>
        <caption class="unseen">
          ${t("score-sheet")}
        </caption>
        <thead>
          <tr>
            <td></td>
            ${order.map(
              (seat) => html`<th scope="col">
                <span class="rank">${t("rank", { rank: result.ranks[seat] })}</span>
                ${names[seat]}
              </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${parts.map(
            (part, row) => html`<tr>
              <th scope="row">${t(`part-${title}-${part}`)}</th>
              ${order.map((seat) => html`<td>${result.parts[seat][row]?.[1] ?? ""}</td>`)}
            </tr>`,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${t("score-total")}</th>
            ${order.map((seat) => html`<td>${result.scores[seat]}</td>`)}
          </tr>
        </tfoot>
      </table>
    </div>
  </div>`;
}

const TABLE_REASONS = ["resigned", "timeout", "abandoned"];

/**
 * @param {string} title
 * @param {string} reason
 */
export const reasonOf = (title, reason) =>
  t(TABLE_REASONS.includes(reason) ? `ending-${reason}` : `ending-${title}-${reason}`);
