/** Parts that few people need at once: fetched when they are shown for the first time. */
import { html, signal, useEffect } from "../core/html.js";
import { assetPath } from "../core/assets.js";
import { offerReload } from "../core/freshness.js";
import { addStyles } from "../core/styles.js";
import { t } from "../core/texts.js";

/**
 * Stand in for a part until it is here.
 *
 * @param {() => Promise<any>} fetchPart
 * @param {string} [styles]  the sheet it needs
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
