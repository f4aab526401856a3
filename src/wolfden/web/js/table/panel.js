/** The panels beside the board, one at a time, and the tabs that open them. */
import { html, useRef } from "../lib/html.js";
import { Chances } from "./chances.js";
import { later } from "../lib/later.js";
import { Log } from "./log.js";
import { OwnBoard } from "./own.js";
import { Packs } from "./packs.js";
import { t } from "../lib/texts.js";
import { Icon } from "../frame/symbols.js";

const Chat = later(() => import("../features/chat/chat.js"), "Chat");
const BoardText = later(() => import("../board/board-text.js"), "BoardText");
const Help = later(() => import("../features/rules/help.js"), "Help");

/** @typedef {import("../client/model.js").TableModel} TableModel */

/** @param {{ model: TableModel, seen?: number }} props */
export function Panel({ model, seen = 0 }) {
  const name = model.panel.value;
  if (!name) return null;
  return html`<${PanelFrame} model=${model} heading=${t(name === "chat" ? "chat-unread" : `tab-${name}`, { unread: 0 })}>
    ${name === "log" && html`<${Log} model=${model} seen=${seen} />`}
    ${name === "chat" && html`<${Chat} model=${model} />`}
    ${name === "packs" && html`<div class="panel-body"><${Packs} model=${model} isWhole /><${Chances} model=${model} /></div>`}
    ${name === "me" && html`<div class="panel-body whole-own"><${OwnBoard} model=${model} /></div>`}
    ${name === "text" && html`<div class="panel-body"><${BoardText} model=${model} /></div>`}
    ${name === "help" && html`<div class="panel-body"><${Help} title=${model.client.title.value?.id} /></div>`}
  <//>`;
}

/**
 * The frame of a panel; on a phone a sheet that can be pulled up.
 *
 * @param {{ model: TableModel, heading: string, children: import("preact").ComponentChildren }} props
 */
function PanelFrame({ model, heading, children }) {
  const isTall = model.isPanelTall.value;
  const startY = useRef(0);
  const pull = (/** @type {PointerEvent} */ event) => {
    const way = event.clientY - startY.current;
    if (Math.abs(way) > 24) model.isPanelTall.value = way < 0;
  };
  const label = t(isTall ? "panel-lower" : "panel-raise");
  return html`<aside class="side" data-panel=${model.panel.value} data-tall=${isTall} aria-label=${heading}>
    <header
      class="side-head"
      onPointerDown=${(/** @type {PointerEvent} */ event) => (startY.current = event.clientY)}
      onPointerUp=${pull}
    >
      <h2>${heading}</h2>
      <button
        class="button quiet icon panel-raise"
        aria-label=${label}
        title=${label}
        onClick=${() => (model.isPanelTall.value = !isTall)}
      >
        <${Icon} name=${isTall ? "ui-down" : "ui-up"} />
      </button>
      <button
        class="button quiet icon"
        aria-label=${t("close")}
        title=${t("close")}
        data-do="close-panel"
        onClick=${() => model.closePanel()}
      >
        <${Icon} name="ui-close" />
      </button>
    </header>
    ${children}
  </aside>`;
}

/** @type {[import("../client/model.js").Panel, string][]} */
const TABS = [
  ["me", "ui-person"],
  ["packs", "ui-packs"],
  ["log", "ui-log"],
  ["chat", "ui-chat"],
  ["text", "ui-text"],
  ["help", "ui-help"],
];

/**
 * @param {{ model: import("../client/model.js").TableModel,
 *   names?: import("../client/model.js").Panel[], labels?: Record<string, string> }} props
 *   `names`: the panels there are; `labels`: the keys of other texts than the usual ones
 */
export function Tabs({ model, names = TABS.map(([name]) => name), labels = {} }) {
  const unread = model.unread.value;
  return html`<nav class="tabs" aria-label=${t("tabs-label")}>
    ${TABS.filter(([name]) => names.includes(name)).map(
      ([name, icon]) => html`<button
        data-panel=${name}
        aria-pressed=${model.panel.value === name ? "true" : "false"}
        onClick=${() => model.togglePanel(name)}
      >
        <${Icon} name=${icon} /><span>${t(labels[name] ?? (name === "chat" ? "chat-unread" : `tab-${name}`), { unread })}</span>
      </button>`,
    )}
  </nav>`;
}
