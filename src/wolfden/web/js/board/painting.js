/** Paintings of the land: fetched once a board is on the screen, and never waited for. */
import { signal } from "../lib/html.js";
import { assetPath } from "../lib/assets.js";
import { settings } from "../lib/settings.js";

/** @type {Set<string>} */
const requested = new Set();
const loaded = signal(/** @type {Set<string>} */ (new Set()));

/**
 * The address of the painting of a board, once it is loaded; empty for a plain board. Until then the painting
 * before it stays, so that a new season does not show drawn land in between.
 *
 * @param {import("../toolkit/title.js").Title} title
 * @param {import("../toolkit/title.js").View} view
 * @param {import("../toolkit/title.js").Ui} ui
 * @param {string} [before]  what was shown last
 */
export function paintingOf(title, view, ui, before = "") {
  const file = settings.value.land === "plain" ? "" : title.painting?.(view, ui);
  if (!file) return "";
  const address = assetPath(`/titles/${title.id}/page/${file}`);
  if (loaded.value.has(address)) return address;
  if (ui.aspect > 0) load(address);
  return before.startsWith(assetPath(`/titles/${title.id}/`)) ? before : "";
}

/** Load a picture; where that fails the drawn board stays. @param {string} address */
async function load(address) {
  if (requested.has(address)) return;
  requested.add(address);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    loaded.value = new Set([...loaded.peek(), address]);
  } catch {
    requested.delete(address);
  }
}
