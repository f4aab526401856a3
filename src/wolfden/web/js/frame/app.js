/** The frame of every page: header, the page itself, notices. */
import { html, signal, useEffect, useRef } from "../lib/html.js";
import { address } from "../lib/router.js";
import { fetchPart, offerReload } from "../lib/later.js";
import { Header } from "./header.js";
import { PAGES } from "./pages.js";
import { RuleWindow } from "../features/rules/rule-window.js";
import { Symbols, Icon } from "./symbols.js";
import { dismiss, notices } from "../lib/notices.js";
import { t } from "../lib/texts.js";
import { RuleLink } from "../features/rules/rule-link.js";

/** @type {import("@preact/signals").Signal<Record<string, any>>} the components of pages that are loaded */
const loaded = signal({});

/** @param {keyof typeof PAGES} page */
async function loadPage(page) {
  if (loaded.peek()[page]) return;
  try {
    const { default: Page } = await fetchPart(PAGES[page].load, PAGES[page].styles);
    loaded.value = { ...loaded.value, [page]: Page };
  } catch {
    offerReload(); // the files of a tab that is older than its server are gone
  }
}

/** The page for frames of other sites, which is shown without anything around it. */
export const loadEmbedded = () => loadPage("embed").then(() => loaded.peek().embed);

export function App() {
  const { page, id } = address.value;
  const Page = loaded.value[page];
  const first = useRef(true);
  useEffect(() => {
    loadPage(page);
  }, [page]);
  useEffect(() => {
    // The link that was followed is gone: the focus moves to the new page.
    if (!first.current) document.getElementById("main")?.focus({ preventScroll: true });
    first.current = false;
  }, [page, id]);
  return html`
    <a class="skip button" href="#main">${t("skip-to-page")}</a>
    <${Symbols} />
    <${Header} page=${page} />
    <main id="main" class="page-${page}" tabindex="-1">
      ${Page
        ? html`<${Page} key=${`${page}:${id}`} address=${address.value} />`
        : html`<p class="loading" role="status">${t("loading")}</p>`}
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
