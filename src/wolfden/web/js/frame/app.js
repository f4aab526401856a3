/** The frame of every page: header, the page itself, notices. */
import { html, signal, useEffect, useRef } from "../lib/html.js";
import { address } from "../lib/router.js";
import { assetPath } from "../lib/assets.js";
import { fetchPart, offerReload } from "../lib/later.js";
import { Header } from "./header.js";
import { PAGES } from "./pages.js";
import { RuleWindow, RuleLink } from "../features/rules/rule-link.js";
import { Symbols, Icon } from "./symbols.js";
import { dismiss, notices } from "../lib/notices.js";
import { t } from "../lib/texts.js";

/** @typedef {import("../lib/address.js").Address} Address */

/** @type {import("@preact/signals").Signal<Record<string, any>>} the components of pages that are loaded */
const loaded = signal({});

/**
 * @param {keyof typeof PAGES} page
 * @param {Address["other"]} [other]
 */
async function loadPage(page, other) {
  const name = other?.word ?? page;
  if (loaded.peek()[name]) return;
  try {
    const { load, styles } = other ? moduleOf(other) : PAGES[page];
    const { default: Page } = await fetchPart(load, styles);
    loaded.value = { ...loaded.value, [name]: Page };
  } catch {
    offerReload(); // the files of a tab that is older than its server are gone
  }
}

/** @param {NonNullable<Address["other"]>} page  of another package */
const moduleOf = ({ feature, word }) => ({
  load: () => import(assetPath(`/js/features/${feature}/${word}-page.js`)),
  styles: [feature],
});

/** The page for frames of other sites, which is shown without anything around it. */
export const loadEmbedded = () => loadPage("embed").then(() => loaded.peek().embed);

export function App() {
  const { page, id, other } = address.value;
  const name = other?.word ?? page;
  const Page = loaded.value[name];
  const first = useRef(true);
  useEffect(() => {
    loadPage(page, other);
  }, [name]);
  useEffect(() => {
    // The link that was followed is gone: the focus moves to the new page.
    if (!first.current) document.getElementById("main")?.focus({ preventScroll: true });
    first.current = false;
  }, [name, id]);
  return html`
    <a class="skip button" href="#main">${t("skip-to-page")}</a>
    <${Symbols} />
    <${Header} page=${name} />
    <main id="main" key=${name} class="page-${name}" tabindex="-1">
      ${
        Page
          ? html`<${Page} key=${`${name}:${id}`} address=${address.value} />`
          : html`<p class="loading" role="status">${t("loading")}</p>`
      }
    </main>
    <${RuleWindow} />
    <${Notices} />
  `;
}

export function Notices() {
  return html`<div class="notices" role="status" aria-live="polite">
    ${notices.value.map(
      ({ id, text, kind, rule, action }) => html`
        <div key=${id} class="notice ${kind}">
          <p>${text}${rule && html` <${RuleLink} number=${rule} />`}</p>
          ${action && html`<button class="button small" onClick=${action.act}>${action.label}</button>`}
          <button class="button quiet icon" aria-label=${t("close")} onClick=${() => dismiss(id)}>
            <${Icon} name="ui-close" />
          </button>
        </div>
      `,
    )}
  </div>`;
}
