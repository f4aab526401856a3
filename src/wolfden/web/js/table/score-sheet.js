/** How it ended: every part of every score, and who came where. */
import { html } from "../lib/html.js";
import { t } from "../lib/texts.js";
import { hueOf } from "../board/ui.js";

/**
 * @param {{ title: import("../toolkit/title.js").Title, result: import("../lib/request.js").Result,
 *   names: string[], view: import("../toolkit/title.js").View | null }} props  `view`: the end of the game
 */
export function ScoreSheet({ title, result, names, view }) {
  const rows = title.sheet ? (view ? title.sheet(view) : []) : partsOf(result);
  const hues = names.map((_, seat) => (view ? hueOf(title, view, seat) : ""));
  const order = names.map((_, seat) => seat).sort((a, b) => result.ranks[a] - result.ranks[b]);
  return html`<div class="score-sheet">
    <p>${reasonOf(title.id, result.reason)}</p>
    <div class="scroller" tabindex="0">
      <table>
        <caption class="unseen">
          ${t("score-sheet")}
        </caption>
        <thead>
          <tr>
            <td></td>
            ${order.map(
              (seat) => html`<th scope="col" class="of-pack ${hues[seat]}">
                <span class="rank">${rankOf(result, seat)}</span>
                <span class="sheet-name" title=${names[seat]}>${names[seat]}</span>
              </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ part, values }) => html`<tr>
              <th scope="row">${t(`part-${title.id}-${part}`)}</th>
              ${order.map((seat) => html`<td>${values[seat] ?? ""}</td>`)}
            </tr>`,
          )}
        </tbody>
        ${
          !title.sheet &&
          html`<tfoot>
          <tr>
            <th scope="row">${t("score-total")}</th>
            ${order.map((seat) => html`<td>${result.scores[seat]}</td>`)}
          </tr>
        </tfoot>`
        }
      </table>
    </div>
  </div>`;
}

/**
 * The parts of the scores as rows.
 *
 * @param {import("../lib/request.js").Result} result
 * @returns {{ part: string, values: number[] }[]}
 */
const partsOf = ({ parts }) =>
  (parts[0] ?? []).map(([part], row) => ({ part, values: parts.map((own) => own[row]?.[1]) }));

/**
 * The rank of a seat; in a draw nobody is first.
 *
 * @param {import("../lib/request.js").Result} result
 * @param {number} seat
 */
export const rankOf = (result, seat) => (isDraw(result) ? t("rank-draw") : t("rank", { rank: result.ranks[seat] }));

const TABLE_REASONS = ["resigned", "timeout", "abandoned"];

/**
 * @param {string} title
 * @param {string} reason
 */
export const reasonOf = (title, reason) =>
  t(TABLE_REASONS.includes(reason) ? `ending-${reason}` : `ending-${title}-${reason}`);

/** Whether all won, which is as good as nobody. @param {import("../lib/request.js").Result} result */
export const isDraw = ({ winners, ranks }) => winners.length === ranks.length;
