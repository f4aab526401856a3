/** Planning ahead at a table over days: what one expects is played on the board, then the reply. */
import { html, useEffect, useState } from "../../lib/html.js";
import { listenToKeys } from "../../table/keyboard.js";
import { TableModel } from "../../client/model.js";
import { notify } from "../../lib/notices.js";
import { PlanGame } from "./plan-game.js";
import { Drawing } from "../../lib/render.js";
import { t } from "../../lib/texts.js";
import { ActionBar } from "../../table/action-bar.js";
import { Announcements } from "../../frame/focus.js";
import { BoardView } from "../../board/board-view.js";
import { OwnBoard, tapOn } from "../../table/own.js";
import { Packs } from "../../table/packs.js";
import { Icon } from "../../frame/symbols.js";
import * as api from "./api.js";

export const styles = ["plans"];

/** @typedef {import("../../types.js").Move} Move */

/** @param {{ model: TableModel }} props  of the table that is planned for */
export function Planning({ model: real }) {
  const [{ game, model }] = useState(() => opened(real));
  const close = () => (real.isPlanning.value = false);
  useEffect(() => {
    game.client.request(() => game.go([]));
    const stop = listenToKeys(model, () => undefined);
    return () => {
      stop();
      game.client.close();
    };
  }, [model]);
  const { seq } = real.client.state.value;
  useEffect(() => {
    if (seq === game.seq) return;
    notify(t("plan-moved-on"));
    close();
  }, [seq]);
  const title = game.client.title.value;
  const view = model.shown.value;
  if (!title || !view) return html`<p class="loading" role="status">${t("loading")}</p>`;
  const { picked, menu, tappedParts } = game.client;
  return html`<div
    class="table planning"
    data-seq=${game.client.state.value.seq}
    data-chosen=${[...picked.value, ...menu.value.map(String), ...tappedParts.value].join(" ")}
  >
    <h1 class="unseen">${t("plan-ahead")}</h1>
    <div class="strip">
      <button class="brand button quiet icon" data-do="plan-leave" aria-label=${t("close")} title=${t("close")} onClick=${close}>
        <${Icon} name="ui-back" />
      </button>
      <${Drawing} tree=${title.status(view, model.ui.value)} />
    </div>
    <div class="table-left" onClick=${tapOn(model)}><${Packs} model=${model} /></div>
    <${BoardView} model=${model} />
    <${PlanPanel} game=${game} model=${model} real=${real} close=${close} />
    <${ActionBar} model=${model} />
    <div class="own"><${OwnBoard} model=${model} /></div>
    <${Announcements} model=${model} />
  </div>`;
}

/** @param {TableModel} real */
function opened(real) {
  const game = new PlanGame(real.client);
  return { game, model: new TableModel(game.client) };
}

/** @param {{ game: PlanGame, model: TableModel, real: TableModel, close: () => void }} props */
function PlanPanel({ game, model, real, close }) {
  const lines = real.client.state.value.plans?.lines ?? [];
  const store = (/** @type {Move[][]} */ wanted) =>
    real.client.request(async () => {
      real.client.receive(await api.storePlans(game.id, game.seat, { seq: game.seq, lines: wanted }));
    });
  const keep = async () => {
    const before = real.client.state.peek().plans;
    await store([...lines, game.moves]);
    if (real.client.state.peek().plans !== before) close();
  };
  return html`<section class="plan" aria-label=${t("plan-ahead")}>
    <p role="status">${whatNow(game, model)}</p>
    ${game.moves.length > 0 && html`<${PlanLine} model=${model} game=${game} moves=${game.moves} />`}
    <button class="button small main" data-do="plan-keep" disabled=${!game.isReply} onClick=${keep}>${t("plan-keep")}</button>
    ${lines.map(
      (moves, number) => html`<div class="plan-kept" key=${number}>
        <${PlanLine} model=${model} game=${game} moves=${moves} />
        <button
          class="button small quiet"
          data-do="plan-remove"
          onClick=${() => store(lines.filter((_, other) => other !== number))}
        >
          ${t("plan-remove")}
        </button>
      </div>`,
    )}
  </section>`;
}

/** @param {PlanGame} game @param {TableModel} model */
function whatNow(game, model) {
  const shown = game.shown.value;
  if (!shown || shown.actors.includes(-1)) return t("plan-chance");
  if (shown.seat === game.seat) return t("plan-reply");
  return t("plan-expect", { name: model.names.value[shown.seat] ?? "" });
}

/** @param {{ model: TableModel, game: PlanGame, moves: Move[] }} props */
const PlanLine = ({ model, game, moves }) => html`<ol class="plan-line small">
  ${moves.map(
    (move) => html`<li class=${move.seat === game.seat ? "is-own" : "soft"}>
      ${model.names.value[move.seat]}: ${model.outline(move)}
    </li>`,
  )}
</ol>`;
