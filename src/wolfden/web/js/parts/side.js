/** The right side of a table: log and talk, one at a time. */
import { html, useEffect, useSignal } from "../core/html.js";
import { t } from "../core/texts.js";
import { later } from "./later.js";
import { Log } from "./log.js";
import { Icon } from "./symbols.js";

const Chat = later(async () => (await import("./chat.js")).Chat);

/** @param {{ desk: import("../core/desk.js").Desk, seen: number }} props */
export function Side({ desk, seen }) {
  const { chat } = desk.room.sitting.value;
  const readUpTo = useSignal(chat.length);
  const isChat = desk.side.value === "chat";
  useEffect(() => {
    if (isChat) readUpTo.value = chat.length;
  }, [isChat, chat.length]);
  const unread = Math.max(0, chat.length - readUpTo.value);
  const tab = (/** @type {"log" | "chat"} */ name, /** @type {string} */ label) => html`<button
    class="button quiet"
    aria-pressed=${desk.side.value === name ? "true" : "false"}
    onClick=${() => (desk.side.value = name)}
  >
    <${Icon} name=${`ui-${name}`} />${label}
  </button>`;
  return html`<aside class="side" aria-label=${t("side-label")}>
    <div class="side-tabs">
      ${tab("log", t("log"))}${tab("chat", t("chat-unread", { unread }))}
    </div>
    ${isChat ? html`<${Chat} desk=${desk} />` : html`<${Log} desk=${desk} seen=${seen} />`}
  </aside>`;
}
