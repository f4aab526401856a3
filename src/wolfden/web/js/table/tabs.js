/** The panels beside the board as buttons: a rail at its side, or the bottom of a phone. */
import { html } from "../lib/html.js";
import { t } from "../lib/texts.js";
import { Icon } from "../frame/symbols.js";

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
