/** The analysis board: any position, lines tried from it as at a table, and what the engine thinks. */
import { html, useEffect, useSignal, useState } from "../core/html.js";
import { analysisLink, analysisPath, analysisSource } from "../core/address.js";
import { AnalysisGame } from "../core/analysisgame.js";
import { listenToKeys } from "../core/keyboard.js";
import { TableModel } from "../core/model.js";
import { drawn } from "../core/render.js";
import { addTexts, language, t } from "../core/texts.js";
import { wire } from "../core/wire.js";
import { ActionBar, Announcements } from "../parts/actionbar.js";
import { AnalysisBegin } from "../parts/analysisbegin.js";
import { AnalysisSide } from "../parts/analysisside.js";
import { BoardView } from "../parts/boardview.js";
import { SpokenLog } from "../parts/log.js";
import { OwnBoard, tapOn } from "../parts/own.js";
import { Packs } from "../parts/packs.js";
import { Panel } from "../parts/panel.js";
import { Icon } from "../parts/symbols.js";
import { Tabs } from "../parts/tabs.js";

/** @typedef {import("../types.js").AnalysisOf} AnalysisOf */

/** How long after the last change the address carries the analysis. */
const PAUSE = 700;

/** @param {{ address: import("../core/address.js").Address }} props */
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
  const { client } = game;
  useEffect(() => {
    const stop = listenToKeys(model, () => undefined);
    return () => {
      stop();
      client.close();
    };
  }, [model]);
  useEffect(() => game.tellTable(), [language.value]);
  useAddress(game);
  if (game.refusal.value) return html`<${AnalysisBegin} open=${open} problem=${game.refusal.value} />`;
  if (!client.title.value || !client.state.value.view) {
    return html`<p class="loading" role="status">${t("loading")}</p>`;
  }
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
      const found = await wire.exportAnalysis(study).catch(() => null);
      const isHere = location.pathname === analysisPath;
      if (found?.link && isHere) history.replaceState(null, "", analysisLink(found.link));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [study]);
}

/** @param {{ game: AnalysisGame, model: TableModel, open: (source: AnalysisOf) => void }} props */
function AnalysisBoard({ game, model, open }) {
  const { client } = game;
  const title = /** @type {import("../core/title.js").Title} */ (client.title.value);
  const view = /** @type {import("../core/title.js").View} */ (model.shown.value);
  const heading = t("analysis-title", { title: t(`title-${title.id}`) });
  useEffect(() => {
    document.title = heading;
  });
  return html`<div
    class="table puzzle analysis"
    data-panel=${model.panel.value}
    data-seq=${client.state.value.seq}
    data-chosen=${[...client.picked.value, ...client.menu.value.map(String), ...client.taken.value].join(" ")}
  >
    <h1 class="unseen">${heading}</h1>
    <div class="strip">
      <a class="brand" href="/" aria-label="Wolfden"><${Icon} name="ui-back" /></a>
      ${drawn(title.status(view, model.ui.value))}
    </div>
    <div class="table-left" onClick=${tapOn(model)}><${Packs} model=${model} /></div>
    <${BoardView} model=${model} />
    <div class="puzzle-bar"><${Bar} game=${game} model=${model} /></div>
    <div class="own"><${OwnBoard} model=${model} /></div>
    <${AnalysisSide} game=${game} model=${model} open=${open} />
    ${model.panel.value !== "log" && html`<${Panel} model=${model} />`}
    <${Tabs} model=${model} names=${["me", "packs", "log", "text", "help"]} labels=${{ log: "analysis-lines" }} />
    <${SpokenLog} model=${model} />
    <${Announcements} model=${model} />
  </div>`;
}

/** What can be done in the moment shown: choosing as at a table, or what chance may do. @param {{ game: AnalysisGame, model: TableModel }} props */
function Bar({ game, model }) {
  const shown = game.moment.value?.shown;
  if (shown?.result) {
    return html`<section class="action-bar analysis-bar"><p class="question" role="status">${t("analysis-over")}</p></section>`;
  }
  if (shown?.actors.includes(-1)) return html`<${ChanceBar} game=${game} outcomes=${shown.outcomes} />`;
  return html`<${ActionBar} model=${model} />`;
}

/** @param {{ game: AnalysisGame, outcomes: string[] }} props */
function ChanceBar({ game, outcomes }) {
  const choose = (/** @type {any} */ { target }) => target.value && game.roll(target.value);
  return html`<section class="action-bar analysis-bar" aria-label=${t("action-bar-label")}>
    <p class="question" role="status">${t("analysis-chance")}</p>
    <button class="button main" data-do="roll" onClick=${() => game.roll()}>
      <${Icon} name="ui-again" />${t("analysis-roll")}
    </button>
    ${outcomes.length > 1 &&
    html`<label>
      <span class="small">${t("analysis-outcome")}</span>
      <select value="" onChange=${choose}>
        <option value=""></option>
        ${outcomes.map((words) => html`<option value=${words}>${words}</option>`)}
      </select>
    </label>`}
  </section>`;
}
