/** Parts that are loaded when first shown, and a page that is older than its server. */
import { html, signal, useEffect } from "./html.js";
import { addStyles, assetPath } from "./assets.js";
import { notify } from "./notices.js";
import { t } from "./texts.js";
import { fetchSession } from "./session.js";

/**
 * Return a component that loads a part when it is first shown.
 *
 * @param {() => Promise<any>} fetchPart
 * @param {string} [styles]  its style sheet
 */
export function later(fetchPart, styles) {
  const part = signal(/** @type {any} */ (null));
  const fetchAll = async () => {
    try {
      const sheet = styles && addStyles(assetPath(`/css/${styles}.css`));
      const [fetched] = await Promise.all([fetchPart(), sheet]);
      part.value = fetched;
    } catch {
      offerReload();
    }
  };
  return (/** @type {any} */ props) => {
    useEffect(() => {
      if (!part.peek()) fetchAll();
    }, []);
    if (!part.value) return html`<p class="loading" role="status">${t("loading")}</p>`;
    return html`<${part.value} ...${props} />`;
  };
}

let knownVersion = "";

/** Compare the server's version with the one known; called whenever a connection opens. */
export async function checkVersion() {
  const { version } = await fetchSession().catch(() => ({ version: knownVersion }));
  if (knownVersion && version !== knownVersion) offerReload();
  knownVersion = version;
}

/** Report that this page is older than its server, and offer to reload it. */
export function offerReload() {
  const action = { label: t("reload"), act: () => location.reload() };
  notify(t("page-is-old"), { stays: true, action });
}
