/** How the line to the server is: nothing while it holds, plain words when it does not. */
import { html } from "../lib/html.js";
import { t } from "../lib/texts.js";

/** @param {{ client: import("../client/client.js").TableClient }} props */
export function Connection({ client }) {
  const state = client.link.value;
  const isFirst = client.state.value.seq < 0;
  const text = state === "lost" || (state === "connecting" && !isFirst) ? t("connection-lost") : "";
  return html`<div class="connection ${text ? "is-lost" : ""}" role="status" data-link=${state}>
    ${text}
    ${text && html` <button class="button small" data-do="reconnect" onClick=${() => client.connection.reconnect()}>${t("try-now")}</button>`}
  </div>`;
}
