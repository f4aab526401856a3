/** Where the page begins: texts, settings, who one is; then the page the address names. */
import { html, render } from "./core/html.js";
import { startPacing } from "./core/pacing.js";
import { startRouting } from "./core/router.js";
import { startSession } from "./core/session.js";
import { startSettings } from "./core/settings.js";
import { startTexts } from "./core/texts.js";
import { App } from "./pages/app.js";
import { Unreachable } from "./pages/missing.js";

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
const RETRY = 2_000;

startPacing();
startSettings();
await startTexts();
await begin();

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
}
