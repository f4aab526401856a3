/** Parts that are loaded when first shown, and a page that is older than its server. */
import { html, signal, useEffect } from "./html.js";
import { addStyles, assetPath } from "./assets.js";
import { notify } from "./notices.js";
import { t } from "./texts.js";
import { fetchSession } from "./session.js";

/**
 * Fetch a module with the style sheets of features that it needs.
 *
 * @param {() => Promise<any>} load
 * @param {string[]} [features]  besides those that the module names in `styles`
 */
export async function fetchPart(load, features = []) {
  const [module] = await Promise.all([load(), ...features.map(addFeatureStyles)]);
  await Promise.all((module.styles ?? []).map(addFeatureStyles));
  return module;
}

/** @param {string} feature */
const addFeatureStyles = (feature) => addStyles(assetPath(`/js/features/${feature}/style.css`));

/**
 * Return a component that loads its module when it is first shown.
 *
 * @param {() => Promise<any>} load
 * @param {string} name  the component in the module
 * @param {(() => unknown) | null} [waiting]  what is shown until then
 */
export function later(load, name, waiting = loading) {
  const part = signal(/** @type {any} */ (null));
  const fetchAll = async () => {
    try {
      part.value = (await fetchPart(load))[name];
    } catch {
      offerReload();
    }
  };
  return (/** @type {any} */ props) => {
    useEffect(() => {
      if (!part.peek()) fetchAll();
    }, []);
    if (!part.value) return waiting?.() ?? null;
    return html`<${part.value} ...${props} />`;
  };
}

const loading = () => html`<p class="loading" role="status">${t("loading")}</p>`;

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
