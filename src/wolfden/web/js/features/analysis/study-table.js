/** The table of a position that one person studies: what puzzles and analyses have in common. */
import { html, useEffect } from "../../lib/html.js";
import { listenToKeys } from "../../table/keyboard.js";
import { drawn } from "../../lib/render.js";
import { language, t } from "../../lib/texts.js";
import { Announcements } from "../../frame/focus.js";
import { BoardView } from "../../board/board-view.js";
import { SpokenLog } from "../../table/log.js";
import { OwnBoard, tapOn } from "../../table/own.js";
import { Packs } from "../../table/packs.js";
import { Panel, Tabs } from "../../table/panel.js";
import { Icon } from "../../frame/symbols.js";

/**
 * @typedef {import("../../client/model.js").TableModel} TableModel
 * @typedef {{ client: import("../../client/client.js").TableClient, sendTable: () => void }} StudiedGame
 */

/**
 * Listen to keys and use the chosen language while the page is open.
 *
 * @param {StudiedGame} game
 * @param {TableModel} model
 */
export function useStudiedGame(game, model) {
  useEffect(() => {
    const stop = listenToKeys(model, () => undefined);
    return () => {
      stop();
      game.client.close();
    };
  }, [model]);
  useEffect(() => game.sendTable(), [language.value]);
}

/** Whether there is nothing to draw yet. @param {StudiedGame} game */
export const isStudyLoading = ({ client }) => !client.title.value || !client.state.value.view;

export function StudyLoading() {
  return html`<p class="loading" role="status">${t("loading")}</p>`;
}

/**
 * @param {{
 *   model: TableModel,
 *   heading: string,
 *   back: { path: string, label: string },
 *   bar: unknown,
 *   side: unknown,
 *   kind?: string,
 *   turn?: "mine" | "other",
 *   labels?: Record<string, string>,
 * }} props
 */
export function StudyTable({ model, heading, back, bar, side, kind = "", turn, labels }) {
  const { client } = model;
  const title = /** @type {import("../../toolkit/title.js").Title} */ (client.title.value);
  const view = /** @type {import("../../toolkit/title.js").View} */ (model.shown.value);
  useEffect(() => {
    document.title = heading;
  });
  return html`<div
    class="table puzzle ${kind}"
    data-panel=${model.panel.value}
    data-turn=${turn}
    data-seq=${client.state.value.seq}
    data-chosen=${[...client.picked.value, ...client.menu.value.map(String), ...client.tappedParts.value].join(" ")}
  >
    <h1 class="unseen">${heading}</h1>
    <div class="strip">
      <a class="brand" href=${back.path} aria-label=${back.label}><${Icon} name="ui-back" /></a>
      ${drawn(title.status(view, model.ui.value))}
    </div>
    <div class="table-left" onClick=${tapOn(model)}><${Packs} model=${model} /></div>
    <${BoardView} model=${model} />
    <div class="puzzle-bar">${bar}</div>
    <div class="own"><${OwnBoard} model=${model} /></div>
    ${side} ${model.panel.value !== "log" && html`<${Panel} model=${model} />`}
    <${Tabs} model=${model} names=${["me", "packs", "log", "text", "help"]} labels=${labels} />
    <${SpokenLog} model=${model} />
    <${Announcements} model=${model} />
  </div>`;
}
