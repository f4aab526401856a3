/** A link to hand on: to copy, to share, to scan. */
import { html } from "../lib/html.js";
import { notify } from "../lib/notices.js";
import { t } from "../lib/texts.js";
import { Icon } from "./symbols.js";

/** @param {{ link: string, qr?: string, label: string }} props  `qr`: the address of a picture */
export function Share({ link, qr, label }) {
  return html`<div class="share">
    <label>
      <span>${label}</span>
      <input readonly value=${link} onFocus=${(/** @type {{ target: HTMLInputElement }} */ { target }) => target.select()} />
    </label>
    <button class="button main" onClick=${() => copy(link)}><${Icon} name="ui-link" />${t("copy-link")}</button>
    ${
      "share" in navigator &&
      html`<button class="button" onClick=${() => navigator.share({ url: link }).catch(() => undefined)}>
      ${t("share-link")}
    </button>`
    }
    ${qr && html`<img class="qr" src=${qr} alt=${t("qr-alt")} width="168" height="168" />`}
  </div>`;
}

/** @param {string} text @param {string} [done]  what is said then */
export async function copy(text, done = "link-copied") {
  try {
    await navigator.clipboard.writeText(text);
    notify(t(done));
  } catch {
    notify(t("link-not-copied"), { kind: "bad" });
  }
}
