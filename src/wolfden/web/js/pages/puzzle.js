/** One puzzle: choosing as at a table, then why the answer is the answer. */
import { html, useEffect, useState } from "../core/html.js";
import { puzzlesPath } from "../core/address.js";
import { Desk } from "../core/desk.js";
import { targetAt } from "../core/gestures.js";
import { listenToKeys } from "../core/keyboard.js";
import { PuzzleGame, roleName } from "../core/puzzlegame.js";
import { drawn } from "../core/render.js";
import { language, t } from "../core/texts.js";
import { ActionBar } from "../parts/actionbar.js";
import { BoardView } from "../parts/boardview.js";
import { later } from "../parts/later.js";
import { Log, SpokenLog } from "../parts/log.js";
import { Packs } from "../parts/packs.js";
import { Comparison, SolutionBar, Verdict } from "../parts/puzzlesolution.js";
import { Icon } from "../parts/symbols.js";
import { Tabs } from "../parts/tabs.js";
import { Lost } from "./missing.js";

/** @typedef {import("../core/title.js").Title} Title */

const Help = later(async () => (await import("../parts/help.js")).Help, "rules");

/** @param {{ address: import("../core/address.js").Address }} props */
export default function PuzzlePage({ address }) {
  const [{ game, desk }] = useState(() => opened(address.id));
  const { room } = game;
  useEffect(() => {
    const stop = listenToKeys(desk, () => undefined);
    return () => {
      stop();
      room.close();
    };
  }, [desk]);
  useEffect(() => game.tellTable(), [language.value]);
  if (room.link.value === "refused") {
    return html`<${Lost} heading=${t("missing-title")} text=${t("missing-text")} />`;
  }
  if (!room.title.value || !room.sitting.value.view) {
    return html`<p class="loading" role="status">${t("loading")}</p>`;
  }
  return html`<${Puzzle} game=${game} desk=${desk} />`;
}

/** @param {string} id */
function opened(id) {
  const game = new PuzzleGame(id);
  return { game, desk: new Desk(game.room) };
}

/** @param {{ game: PuzzleGame, desk: Desk }} props */
function Puzzle({ game, desk }) {
  const { room } = game;
  const title = /** @type {Title} */ (room.title.value);
  const view = /** @type {import("../core/title.js").View} */ (desk.shown.value);
  const { seat, seq } = room.sitting.value;
  const heading = t("puzzle-heading", { title: t(`title-${title.id}`) });
  useEffect(() => {
    document.title = heading;
  });
  const point = (/** @type {MouseEvent} */ event) => {
    const target = targetAt(event.target);
    if (target) desk.tap(target, { x: event.clientX, y: event.clientY });
  };
  const isKnown = Boolean(game.answered.value?.solution);
  return html`<div
    class="table puzzle"
    data-tab=${desk.tab.value}
    data-turn=${isKnown ? "other" : "mine"}
    data-seq=${seq}
    data-chosen=${[...room.picked.value, ...room.menu.value.map(String)].join(" ")}
  >
    <h1 class="unseen">${heading}</h1>
    <div class="strip">
      <a class="brand" href=${puzzlesPath} aria-label=${t("puzzle-all")}><${Icon} name="ui-back" /></a>
      ${drawn(title.status(view, desk.ui.value))}
    </div>
    <div class="table-left" onClick=${point}><${Packs} desk=${desk} /></div>
    <${BoardView} desk=${desk} />
    <div class="puzzle-bar">
      ${isKnown ? html`<${SolutionBar} game=${game} />` : html`<${Asking} game=${game} desk=${desk} />`}
    </div>
    <div class="own" onClick=${point}>
      ${seat !== null && drawn(title.own(view, seat, desk.ui.value))}
    </div>
    <${PuzzleSide} game=${game} desk=${desk} />
    <${Tabs} desk=${desk} />
    <div class="help-sheet"><${Help} title=${title.id} /></div>
    <${SpokenLog} desk=${desk} />
  </div>`;
}

/** @param {{ game: PuzzleGame, desk: Desk }} props */
function Asking({ game, desk }) {
  return html`
    <${Verdict} game=${game} />
    <${ActionBar} desk=${desk} />
  `;
}

/** What the puzzle is, and once it is solved what else there was. @param {{ game: PuzzleGame, desk: Desk }} props */
function PuzzleSide({ game, desk }) {
  const question = game.question.value;
  if (!question) return null;
  const { title, seat, difficulty } = question.puzzle;
  const isKnown = Boolean(game.answered.value?.solution);
  return html`<aside class="side puzzle-side" aria-label=${t("puzzle-side")}>
    <div class="puzzle-about">
      <p class="small soft">
        ${t(`title-${title}`)} · ${t("puzzle-difficulty", { difficulty })}
      </p>
      <p>${t("puzzle-you-are", { role: roleName(title, seat) })}</p>
      ${!isKnown &&
      html`<p>${t("puzzle-question")}</p>
        <button class="button small" data-do="give-up" onClick=${() => game.giveUp()}>
          <${Icon} name="ui-hint" />${t("puzzle-give-up")}
        </button>`}
      <${Comparison} game=${game} desk=${desk} />
    </div>
    ${isKnown && html`<${Log} desk=${desk} seen=${0} />`}
  </aside>`;
}
