/** Parts that few people need at once: fetched when they are shown for the first time. */
import { html, signal, useEffect } from "./html.js";
import { assetPath } from "./assets.js";
import { offerReload } from "./freshness.js";
import { addStyles } from "./styles.js";
import { t } from "./texts.js";

/**
 * Stand in for a part until it is here.
 *
 * @param {() => Promise<any>} fetchPart
 * @param {string} [feature]  whose style sheet it needs
 */
export function later(fetchPart, feature) {
  const part = signal(/** @type {any} */ (null));
  const fetchAll = async () => {
    try {
      const sheet = feature && addStyles(assetPath(`/js/features/${feature}/style.css`));
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
