/** The right side of a table: log and talk, one at a time. */
import { html, useEffect, useSignal } from "../core/html.js";
import { t } from "../core/texts.js";
import { later } from "./later.js";
import { Log } from "./log.js";
import { Icon } from "./symbols.js";

const Chat = later(async () => (await import("./chat.js")).Chat);

/** @param {{ model: import("../core/model.js").TableModel, seen: number }} props */
export function Side({ model, seen }) {
  const { chat } = model.client.state.value;
  const readUpTo = useSignal(chat.length);
  const isChat = model.side.value === "chat";
  useEffect(() => {
    if (isChat) readUpTo.value = chat.length;
  }, [isChat, chat.length]);
  const unread = Math.max(0, chat.length - readUpTo.value);
  const tab = (/** @type {"log" | "chat"} */ name, /** @type {string} */ label) => html`<button
    class="button quiet"
    aria-pressed=${model.side.value === name ? "true" : "false"}
    onClick=${() => (model.side.value = name)}
  >
    <${Icon} name=${`ui-${name}`} />${label}
  </button>`;
  return html`<aside class="side" aria-label=${t("side-label")}>
    <div class="side-tabs">
      ${tab("log", t("log"))}${tab("chat", t("chat-unread", { unread }))}
    </div>
    ${isChat ? html`<${Chat} model=${model} />` : html`<${Log} model=${model} seen=${seen} />`}
  </aside>`;
}
