/** Where the page begins: texts, settings, who one is; then the page the address names. */
import { html, render } from "./core/html.js";
import { startPacing } from "./core/pacing.js";
import { startWorker } from "./core/push.js";
import { address, startRouting } from "./core/router.js";
import { startSession } from "./core/session.js";
import { startSettings } from "./core/settings.js";
import { startTexts, t } from "./core/texts.js";
import { startTurns } from "./core/turns.js";
import { App, showEmbedded } from "./pages/app.js";
import { Unreachable } from "./pages/missing.js";
import { Symbols } from "./parts/symbols.js";

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
const RETRY = 2_000;

/** How long letters may keep a page waiting: on a slow line it is read in others first. */
const LETTERS = 1_000;

startPacing();
startSettings();
await startTexts();
await Promise.race([letters(), new Promise((resolve) => setTimeout(resolve, LETTERS))]);
await (address.peek().page === "embed" ? beginEmbedded() : begin());

/** Show a moment of a game and nothing else: another site may hold the frame it is in. */
async function beginEmbedded() {
  const Embedded = await showEmbedded();
  if (Embedded) render(html`<${Symbols} /><${Embedded} address=${address.peek()} />`, root);
}

/** The faces of this language: a page set in others first would jump when they come. */
async function letters() {
  const text = t("landing-lead");
  await Promise.all(
    ["1em 'Source Sans 3'", "600 1em 'Source Serif 4'"].map((face) => document.fonts.load(face, text)),
  );
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
}
