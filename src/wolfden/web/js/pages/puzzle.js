/** One puzzle: choosing as at a table, then why the answer is the answer. */
import { html, useEffect, useState } from "../core/html.js";
import { puzzlesPath } from "../core/address.js";
import { TableModel } from "../core/model.js";
import { listenToKeys } from "../core/keyboard.js";
import { roleName } from "../core/names.js";
import { PuzzleGame } from "../core/puzzlegame.js";
import { drawn } from "../core/render.js";
import { language, t } from "../core/texts.js";
import { ActionBar, Announcements } from "../parts/actionbar.js";
import { BoardView } from "../parts/boardview.js";
import { Log, SpokenLog } from "../parts/log.js";
import { OwnBoard, tapOn } from "../parts/own.js";
import { Packs } from "../parts/packs.js";
import { Panel } from "../parts/panel.js";
import { Comparison, SolutionBar, Verdict } from "../parts/puzzlesolution.js";
import { Icon } from "../parts/symbols.js";
import { Tabs } from "../parts/tabs.js";
import { Lost } from "./missing.js";

/** @typedef {import("../core/title.js").Title} Title */

/** @param {{ address: import("../core/address.js").Address }} props */
export default function PuzzlePage({ address }) {
  const [{ game, model }] = useState(() => opened(address.id));
  const { client } = game;
  useEffect(() => {
    const stop = listenToKeys(model, () => undefined);
    return () => {
      stop();
      client.close();
    };
  }, [model]);
  useEffect(() => game.tellTable(), [language.value]);
  if (client.link.value === "refused") {
    return html`<${Lost} heading=${t("missing-title")} text=${t("missing-text")} />`;
  }
  if (!client.title.value || !client.state.value.view) {
    return html`<p class="loading" role="status">${t("loading")}</p>`;
  }
  return html`<${Puzzle} game=${game} model=${model} />`;
}

/** @param {string} id */
function opened(id) {
  const game = new PuzzleGame(id);
  return { game, model: new TableModel(game.client) };
}

/** @param {{ game: PuzzleGame, model: TableModel }} props */
function Puzzle({ game, model }) {
  const { client } = game;
  const title = /** @type {Title} */ (client.title.value);
  const view = /** @type {import("../core/title.js").View} */ (model.shown.value);
  const { seq } = client.state.value;
  const heading = t("puzzle-heading", { title: t(`title-${title.id}`) });
  useEffect(() => {
    document.title = heading;
  });
  const isKnown = Boolean(game.answered.value?.solution);
  return html`<div
    class="table puzzle"
    data-panel=${model.panel.value}
    data-turn=${isKnown ? "other" : "mine"}
    data-seq=${seq}
    data-chosen=${[...client.picked.value, ...client.menu.value.map(String), ...client.taken.value].join(" ")}
  >
    <h1 class="unseen">${heading}</h1>
    <div class="strip">
      <a class="brand" href=${puzzlesPath} aria-label=${t("puzzle-all")}><${Icon} name="ui-back" /></a>
      ${drawn(title.status(view, model.ui.value))}
    </div>
    <div class="table-left" onClick=${tapOn(model)}><${Packs} model=${model} /></div>
    <${BoardView} model=${model} />
    <div class="puzzle-bar">
      ${isKnown ? html`<${SolutionBar} game=${game} />` : html`<${Asking} game=${game} model=${model} />`}
    </div>
    <div class="own"><${OwnBoard} model=${model} /></div>
    <${PuzzleSide} game=${game} model=${model} />
    ${model.panel.value !== "log" && html`<${Panel} model=${model} />`}
    <${Tabs} model=${model} names=${["me", "packs", "log", "text", "help"]} />
    <${SpokenLog} model=${model} />
    <${Announcements} model=${model} />
  </div>`;
}

/** @param {{ game: PuzzleGame, model: TableModel }} props */
function Asking({ game, model }) {
  return html`
    <${Verdict} game=${game} />
    <${ActionBar} model=${model} />
  `;
}

/** What the puzzle is, and once it is solved what else there was. @param {{ game: PuzzleGame, model: TableModel }} props */
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
      ${!isKnown &&
      html`<p>${t("puzzle-question")}</p>
        <button class="button small" data-do="give-up" onClick=${() => game.giveUp()}>
          <${Icon} name="ui-hint" />${t("puzzle-give-up")}
        </button>`}
      <${Comparison} game=${game} model=${model} />
    </div>
    ${isKnown && html`<${Log} model=${model} seen=${0} />`}
  </aside>`;
}
