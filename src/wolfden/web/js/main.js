/** Where the page begins: texts, settings, who one is; then the page the address names. */
import { html, render } from "./lib/html.js";
import { startPacing } from "./lib/render.js";
import { address, startRouting } from "./lib/router.js";
import { me, startSession } from "./lib/session.js";
import { settings, startSettings } from "./lib/settings.js";
import { startTexts, t } from "./lib/texts.js";
import { startTurns } from "./features/notices/turns.js";
import { App, loadEmbedded } from "./frame/app.js";
import { Unreachable } from "./frame/missing-page.js";
import { Symbols } from "./frame/symbols.js";

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
const RETRY = 2_000;

/** Milliseconds until something is kept: whatever the page needs itself comes first. */
const KEEP_AFTER = 8_000;

/** How long to wait for web fonts before rendering with fallbacks. */
const FONT_TIMEOUT = 1_000;

startPacing();
startSettings();
await startTexts();
await Promise.race([loadFonts(), new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT))]);
await (address.peek().page === "embed" ? beginEmbedded() : begin());

/** Show a moment of a game and nothing else: another site may hold the frame it is in. */
async function beginEmbedded() {
  const Embedded = await loadEmbedded();
  if (Embedded) render(html`<${Symbols} /><${Embedded} address=${address.peek()} />`, root);
}

/** Load the fonts of this language: a page in fallback fonts would shift when they arrive. */
async function loadFonts() {
  const text = t("landing-lead");
  await Promise.all(["1em 'Source Sans 3'", "600 1em 'Source Serif 4'"].map((face) => document.fonts.load(face, text)));
}

/** Register the service worker: it shows pushes, and the offline page while the server is away. */
async function startWorker() {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    if (settings.peek().notifications && me.peek()) await (await import("./features/notices/push.js")).subscribe();
  } catch {
    // A private window may refuse; the page works without.
  }
}

/** Keep what can be read without a network, from a browser's second visit on. */
async function keep() {
  const { keepDaily } = await import("./frame/keeping.js");
  await keepDaily();
}

/** Show the page; if the server is away, say so and keep trying. */
async function begin() {
  try {
    await startSession();
  } catch {
    render(html`<${Unreachable} />`, root);
    setTimeout(begin, RETRY);
    return;
  }
  startRouting();
  render(html`<${App} />`, root);
  startTurns();
  startWorker();
  if (navigator.serviceWorker?.controller) setTimeout(keep, KEEP_AFTER);
}
