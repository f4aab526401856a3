/** One puzzle: choosing as at a table, then why the answer is the answer. */
import { html, useState } from "../../lib/html.js";
import { puzzlesPath } from "../../lib/address.js";
import { TableModel } from "../../client/model.js";
import { roleName } from "../../client/names.js";
import { PuzzleGame } from "./puzzle-game.js";
import { t } from "../../lib/texts.js";
import { ActionBar } from "../../table/action-bar.js";
import { Log } from "../../table/log.js";
import { Comparison, SolutionBar, Verdict } from "./puzzle-solution.js";
import { isStudyLoading, StudyLoading, StudyTable, useStudiedGame } from "../analysis/study-table.js";
import { Icon } from "../../frame/symbols.js";
import { Lost } from "../../frame/missing-page.js";

/** @param {{ address: import("../../lib/address.js").Address }} props */
export default function PuzzlePage({ address }) {
  const [{ game, model }] = useState(() => opened(address.id));
  useStudiedGame(game, model);
  if (game.client.link.value === "refused") {
    return html`<${Lost} heading=${t("missing-title")} text=${t("missing-text")} />`;
  }
  if (isStudyLoading(game)) return html`<${StudyLoading} />`;
  return html`<${Puzzle} game=${game} model=${model} />`;
}

/** @param {string} id */
function opened(id) {
  const game = new PuzzleGame(id);
  return { game, model: new TableModel(game.client) };
}

/** @param {{ game: PuzzleGame, model: TableModel }} props */
function Puzzle({ game, model }) {
  const { id } = /** @type {import("../../toolkit/title.js").Title} */ (game.client.title.value);
  const isKnown = Boolean(game.answered.value?.solution);
  return html`<${StudyTable}
    model=${model}
    heading=${t("puzzle-heading", { title: t(`title-${id}`) })}
    back=${{ path: puzzlesPath, label: t("puzzle-all") }}
    labels=${{ log: "puzzle-tab" }}
    turn=${isKnown ? "other" : "mine"}
    bar=${isKnown ? html`<${SolutionBar} game=${game} />` : html`<${Asking} game=${game} model=${model} />`}
    side=${html`<${PuzzleSide} game=${game} model=${model} />`}
  />`;
}

/** @param {{ game: PuzzleGame, model: TableModel }} props */
function Asking({ game, model }) {
  const isFresh = !game.answered.value && game.client.picked.value.length === 0;
  return html`
    ${isFresh && html`<p class="puzzle-task small" aria-hidden="true">${t("puzzle-question")}</p>`}
    <${Verdict} game=${game} />
    <${ActionBar} model=${model} />
  `;
}

/**
 * What the puzzle is, and once it is solved what else there was.
 *
 * @param {{ game: PuzzleGame, model: TableModel }} props
 */
function PuzzleSide({ game, model }) {
  const question = game.question.value;
  if (!question) return null;
  const { title, seat, seats, difficulty } = question.puzzle;
  const isKnown = Boolean(game.answered.value?.solution);
  return html`<aside class="puzzle-side" aria-label=${t("puzzle-side")}>
    <div class="puzzle-about">
      <p class="small soft">
        ${t(`title-${title}`)} · ${t("puzzle-difficulty", { difficulty })}
      </p>
      <p>${t("puzzle-you-are", { role: roleName(title, seat, seats) })}</p>
      ${
        !isKnown &&
        html`<p>${t("puzzle-question")}</p>
        <button class="button small" data-do="give-up" onClick=${() => game.giveUp()}>
          <${Icon} name="ui-hint" />${t("puzzle-give-up")}
        </button>`
      }
      <${Comparison} game=${game} model=${model} />
    </div>
    ${isKnown && html`<${Log} model=${model} seen=${0} />`}
  </aside>`;
}
