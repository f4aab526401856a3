/** The bottom of a phone: one of four sheets under the board, or none: then the board is large. */
import { html } from "../core/html.js";
import { t } from "../core/texts.js";
import { Icon } from "./symbols.js";

/** @type {["me" | "packs" | "log" | "help", string][]} */
const TABS = [
  ["me", "ui-person"],
  ["packs", "ui-packs"],
  ["log", "ui-log"],
  ["help", "ui-help"],
];

/** @param {{ model: import("../core/model.js").TableModel }} props */
export const Tabs = ({ model }) => html`<nav class="tabs" aria-label=${t("tabs-label")}>
  ${TABS.map(
    ([name, icon]) => html`<button
      aria-pressed=${model.tab.value === name ? "true" : "false"}
      onClick=${() => (model.tab.value = model.tab.value === name ? "none" : name)}
    >
      <${Icon} name=${icon} />${t(`tab-${name}`)}
    </button>`,
  )}
</nav>`;
