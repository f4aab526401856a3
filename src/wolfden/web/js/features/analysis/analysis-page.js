/** The analysis board: any position, lines tried from it as at a table, and what the engine thinks. */
import { html, onValue, useEffect, useSignal, useState } from "../../lib/html.js";
import { analysisLink, analysisPath, analysisSource } from "../../lib/address.js";
import { AnalysisGame } from "./analysis-game.js";
import { TableModel } from "../../client/model.js";
import { addTexts, t } from "../../lib/texts.js";
import { ActionBar } from "../../table/action-bar.js";
import { AnalysisBegin } from "./analysis-begin.js";
import { AnalysisSide } from "./analysis-side.js";
import { isStudyLoading, StudyLoading, StudyTable, useStudiedGame } from "./study-table.js";
import { Icon } from "../../frame/symbols.js";
import * as api from "./api.js";

export const styles = ["puzzles"];

/** @typedef {import("../../types.js").AnalysisOf} AnalysisOf */

/** How long after the last change the address carries the analysis. */
const PAUSE = 700;

/** @param {{ address: import("../../lib/address.js").Address }} props */
export default function AnalysisPage({ address }) {
  const chosen = useSignal(/** @type {{ source: AnalysisOf, number: number } | null} */ (null));
  const areTextsHere = useSignal(false);
  useEffect(() => {
    addTexts("analysis", "table").then(() => (areTextsHere.value = true));
  }, []);
  useEffect(() => {
    chosen.value = null; // a link that was followed leads elsewhere
  }, [address]);
  if (!areTextsHere.value) return html`<p class="loading" role="status">${t("loading")}</p>`;
  const source = chosen.value?.source ?? analysisSource(address);
  const open = (/** @type {AnalysisOf} */ wanted) =>
    (chosen.value = { source: wanted, number: (chosen.value?.number ?? 0) + 1 });
  if (!source) return html`<${AnalysisBegin} open=${open} />`;
  const ply = Number.parseInt(address.query.get("ply") ?? "", 10);
  const key = `${chosen.value?.number ?? 0} ${address.query} ${address.anchor}`;
  return html`<${AnalysisTable} key=${key} source=${source} ply=${Number.isNaN(ply) ? null : ply} open=${open} />`;
}

/** @param {{ source: AnalysisOf, ply: number | null, open: (source: AnalysisOf) => void }} props */
function AnalysisTable({ source, ply, open }) {
  const [{ game, model }] = useState(() => opened(source, ply));
  useStudiedGame(game, model);
  useAddress(game);
  if (game.refusal.value) return html`<${AnalysisBegin} open=${open} problem=${game.refusal.value} />`;
  if (isStudyLoading(game)) return html`<${StudyLoading} />`;
  return html`<${AnalysisBoard} game=${game} model=${model} open=${open} />`;
}

/** @param {AnalysisOf} source @param {number | null} ply */
function opened(source, ply) {
  const game = new AnalysisGame(source, ply);
  return { game, model: new TableModel(game.client) };
}

/** Keep the analysis in the address, so that a reload or a bookmark brings it back. @param {AnalysisGame} game */
function useAddress(game) {
  const study = game.study.value;
  useEffect(() => {
    if (!study) return undefined;
    const timer = setTimeout(async () => {
      const found = await api.exportAnalysis(study).catch(() => null);
      const isHere = location.pathname === analysisPath;
      if (found?.link && isHere) history.replaceState(null, "", analysisLink(found.link));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [study]);
}

/** @param {{ game: AnalysisGame, model: TableModel, open: (source: AnalysisOf) => void }} props */
function AnalysisBoard({ game, model, open }) {
  const { id } = /** @type {import("../../toolkit/title.js").Title} */ (game.client.title.value);
  return html`<${StudyTable}
    model=${model}
    kind="analysis"
    heading=${t("analysis-title", { title: t(`title-${id}`) })}
    back=${{ path: "/", label: "Wolfden" }}
    labels=${{ log: "analysis-lines" }}
    bar=${html`<${Bar} game=${game} model=${model} />`}
    side=${html`<${AnalysisSide} game=${game} model=${model} open=${open} />`}
  />`;
}

/**
 * What can be done in the moment shown: choosing as at a table, or what chance may do.
 *
 * @param {{ game: AnalysisGame, model: TableModel }} props
 */
function Bar({ game, model }) {
  const shown = game.moment.value?.shown;
  if (shown?.result) {
    return html`<section class="action-bar analysis-bar"><p class="question" role="status">${t("analysis-over")}</p></section>`;
  }
  if (shown?.actors.includes(-1)) return html`<${ChanceBar} game=${game} model=${model} outcomes=${shown.outcomes} />`;
  return html`<${ActionBar} model=${model} />`;
}

/** @param {{ game: AnalysisGame, model: TableModel, outcomes: string[] }} props */
function ChanceBar({ game, model, outcomes }) {
  const choose = onValue((value) => value && game.roll(value));
  return html`<section class="action-bar analysis-bar" aria-label=${t("action-bar-label")}>
    <p class="question" role="status">${t("analysis-chance")}</p>
    <button class="button main" data-do="roll" onClick=${() => game.roll()}>
      <${Icon} name="ui-again" />${t("analysis-roll")}
    </button>
    ${
      outcomes.length > 1 &&
      html`<label>
      <span class="small">${t("analysis-outcome")}</span>
      <select value="" onChange=${choose}>
        <option value=""></option>
        ${outcomes.map((words) => html`<option value=${words}>${model.phrase(words)}</option>`)}
      </select>
    </label>`
    }
  </section>`;
}
