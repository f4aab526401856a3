/** A board that is only looked at: moved and zoomed by fingers, by buttons, and by the wheel with Ctrl. */
import { html, useEffect, useRef, useSignal } from "../lib/html.js";
import { Gestures } from "./gestures.js";
import { t } from "../lib/texts.js";
import { zoomStep } from "./zoom.js";
import { Icon } from "../frame/symbols.js";

/** Nothing can be chosen, and the page scrolls. */
const LOOKING = {
  tap: () => undefined,
  linger: () => undefined,
  hover: () => undefined,
  canDrag: () => false,
  take: () => undefined,
  carry: () => undefined,
  drop: () => undefined,
  release: () => undefined,
  empty: () => undefined,
  nearScale: () => 1,
  isInPage: true,
};

/**
 * @param {{ current: HTMLElement | null }} frame  what holds the board
 * @returns what is moved inside it, how far it is zoomed in as a signal, and what moves it
 */
export function useZoom(frame) {
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  const gestures = useRef(/** @type {Gestures | null} */ (null));
  const zoom = useSignal(1);
  useEffect(() => {
    if (!frame.current || !sheet.current) return;
    const zoomed = (/** @type {number} */ scale) => (zoom.value = zoomStep(scale));
    gestures.current = new Gestures(frame.current, sheet.current, { ...LOOKING, zoomed });
  }, []);
  return { sheet, zoom, gestures };
}

/** @param {{ gestures: { current: Gestures | null } }} props */
export const ZoomTools = ({ gestures }) => {
  const tool = (/** @type {string} */ icon, /** @type {string} */ label, /** @type {() => void} */ act) =>
    html`<button class="button icon" data-do=${label} aria-label=${t(label)} title=${t(label)} onClick=${act}>
      <${Icon} name=${icon} />
    </button>`;
  return html`<div class="zoom-tools">
    ${tool("ui-plus", "zoom-in", () => gestures.current?.zoomBy(1.4))}
    ${tool("ui-minus", "zoom-out", () => gestures.current?.zoomBy(1 / 1.4))}
    ${tool("ui-fit", "zoom-fit", () => gestures.current?.fit())}
  </div>`;
};
