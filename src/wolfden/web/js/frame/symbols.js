/** All drawn symbols once, so that boards, panels, log and buttons can use them by name. */
import { html } from "../lib/html.js";
import { drawn } from "../lib/render.js";
import { loadedTitles } from "../board/titles.js";
import { definitions, symbolIcon } from "../toolkit/icons.js";
import { el } from "../toolkit/svg.js";

/** Symbols of the interface, drawn in strokes on a 24 by 24 field. @type {Record<string, string>} */
const STROKES = {
  "ui-sun":
    "M12 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8",
  "ui-moon": "M19 14.5A8 8 0 0 1 9.5 5A8 8 0 1 0 19 14.5z",
  "ui-person": "M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4 20.5c1.2-4 4.2-6 8-6s6.800 2 8 6",
  "ui-undo": "M8 5L4 9l4 4M4 9h9.500a5.500 5.500 0 0 1 0 11H8",
  "ui-back": "M15 5l-7 7l7 7",
  "ui-forward": "M9 5l7 7l-7 7",
  "ui-hint":
    "M9 18h6M10 21h4M12 3a6 6 0 0 1 3.500 10.800c-.8.7-1 1.400-1 2.200h-5c0-.8-.2-1.500-1-2.200A6 6 0 0 1 12 3z",
  "ui-check": "M4.500 12.500l5 5l10-11",
  "ui-close": "M6 6l12 12M18 6L6 18",
  "ui-log": "M5 6h14M5 12h14M5 18h9",
  "ui-chat": "M4 5h16v11H11l-4.500 4V16H4z",
  "ui-help": "M9 9a3 3 0 1 1 4.200 2.700c-.9.5-1.200 1-1.200 2.300M12 17.500v.500M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z",
  "ui-packs": "M4 7h10v13H4zM8 7V4h12v13h-6",
  "ui-link":
    "M10 14a4 4 0 0 0 5.700 0l3.600-3.600a4 4 0 0 0-5.700-5.700l-1.200 1.200M14 10a4 4 0 0 0-5.700 0l-3.600 3.600a4 4 0 0 0 5.700 5.700l1.200-1.200",
  "ui-sound": "M4 10v4h3.500L12 18V6L7.500 10zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11",
  "ui-mute": "M4 10v4h3.500L12 18V6L7.500 10zM16 9.500l5 5M21 9.500l-5 5",
  "ui-plus": "M12 5v14M5 12h14",
  "ui-minus": "M5 12h14",
  "ui-fit": "M3 6h18v12H3zM8 10h8v4H8z",
  "ui-text": "M5 5h14v14H5zM8.500 9h7M8.500 12h7M8.500 15h4",
  "ui-again": "M5 5v5h5M5.500 10a7.500 7.500 0 1 1-.5 5",
  "ui-skip": "M5 5l7 7l-7 7M12 5l7 7l-7 7",
  "ui-full": "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  "ui-up": "M5 15l7-7l7 7",
  "ui-down": "M5 9l7 7l7-7",
  "ui-play": "M7 4.500v15l12-7.500z",
  "ui-pause": "M8 5v14M16 5v14",
  "ui-first": "M6 5v14M18 5l-8 7l8 7",
  "ui-last": "M18 5v14M6 5l8 7l-8 7",
  "ui-eye":
    "M2.500 12C5 7.500 8.300 5.500 12 5.500S19 7.500 21.500 12C19 16.500 15.700 18.500 12 18.500S5 16.500 2.500 12zM12 9.200a2.800 2.800 0 1 1 0 5.600a2.800 2.800 0 0 1 0-5.600z",
  "ui-bot": "M6 9h12v9H6zM12 9V5M12 4v.500M9.500 13v1M14.500 13v1M3.500 12v4M20.500 12v4",
  "ui-clock": "M12 4a8.500 8.500 0 1 1 0 17a8.500 8.500 0 0 1 0-17zM12 8v5l3 2M9.500 2h5",
  "ui-flag": "M6 21V4h12l-3 4.500L18 13H6",
  "ui-download": "M12 4v11M7 11l5 5l5-5M5 20h14",
  "ui-print": "M7 8V3h10v5M7 17H4V8h16v9h-3M7 13h10v8H7z",
  "ui-keys": "M3 7h18v11H3zM7 11h.500M11 11h.500M15 11h.500M8 15h8",
  "ui-layers": "M12 4l9 5l-9 5l-9-5zM4 13.500l8 4.500l8-4.500",
  "ui-pen": "M5 19l1-4L16 5l3 3L9 18zM13.500 7.500l3 3",
  "ui-more": "M5 12h.500M12 12h.500M19 12h.500",
};

const WOLFDEN =
  "M3 21c1.500-6 4-8.500 7-10l.800-5l2.200 2.800L15.200 6.500v4c1.800 1 2.600 2.200 3 4l-2.200.8l-2.500-.4c.8 2.200.8 4 .4 6.100z";

/** @returns {import("../toolkit/svg.js").Tree[]} */
function uiSymbols() {
  const strokes = Object.entries(STROKES).map(([id, d]) =>
    el("symbol", { id, viewBox: "0 0 24 24" }, el("path", { d, class: "stroke" })),
  );
  const brand = el(
    "symbol",
    { id: "ui-wolfden", viewBox: "0 0 24 24" },
    el("circle", { cx: 18.5, cy: 5.5, r: 3.2, class: "lamp" }),
    el("path", { d: WOLFDEN, class: "solid" }),
  );
  return [...strokes, brand];
}

const ui = el("svg", { width: 0, height: 0 }, uiSymbols());

export const Symbols = () => html`<div class="symbols" aria-hidden="true">
  ${drawn(ui)}${drawn(definitions(loadedTitles.value))}
</div>`;

/**
 * A sign of the interface (`ui-…`), or a symbol of a title in the colours of a class.
 *
 * @param {{ name: string, label?: string, look?: string }} props
 */
export function Icon({ name, label, look }) {
  if (!name) return html`<span class="icon"></span>`;
  if (!name.startsWith("ui-")) return drawn(symbolIcon(name, look));
  return html`<svg
    class="icon"
    viewBox="0 0 24 24"
    aria-hidden=${label ? undefined : "true"}
    role=${label ? "img" : undefined}
    aria-label=${label}
  >
    <use href=${`#${name}`} />
  </svg>`;
}
