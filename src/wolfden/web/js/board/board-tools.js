/** The tools of a board: layers, pens, zoom; and the zoom of boards that are only displayed. */
import { html, onValue, useEffect, useRef, useSignal } from "../lib/html.js";
import { Gestures } from "./gestures.js";
import { zoomStep } from "./zoom.js";
import { NO_MARKS } from "./marks.js";
import { t } from "../lib/texts.js";
import { Icon } from "../frame/symbols.js";

/** @typedef {import("../client/model.js").TableModel} TableModel */

const ZOOM_STEP = 1.4;

/** Gestures of a board on which nothing can be chosen; the page scrolls. */
const DISPLAY_ONLY = {
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
 * Move and zoom a board by fingers, by buttons, and by the wheel with Ctrl.
 *
 * @param {{ current: HTMLElement | null }} frame  the element around the board
 * @returns the element that moves inside the frame, the zoom as a signal, and its gestures
 */
export function useZoom(frame) {
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  const gestures = useRef(/** @type {Gestures | null} */ (null));
  const zoom = useSignal(1);
  useEffect(() => {
    if (!frame.current || !sheet.current) return;
    const zoomed = (/** @type {number} */ scale) => (zoom.value = zoomStep(scale));
    gestures.current = new Gestures(frame.current, sheet.current, { ...DISPLAY_ONLY, zoomed });
  }, []);
  return { sheet, zoom, gestures };
}

/** @param {{ gestures: { current: Gestures | null } }} props */
export const ZoomTools = ({ gestures }) =>
  html`<div class="zoom-tools"><${ZoomButtons} gestures=${gestures} look="" /></div>`;

/** @param {{ gestures: { current: Gestures | null }, look?: string }} props */
const ZoomButtons = ({ gestures, look }) => html`
  <${Tool} icon="ui-plus" label="zoom-in" look=${look} act=${() => gestures.current?.zoomBy(ZOOM_STEP)} />
  <${Tool} icon="ui-minus" label="zoom-out" look=${look} act=${() => gestures.current?.zoomBy(1 / ZOOM_STEP)} />
  <${Tool} icon="ui-fit" label="zoom-fit" look=${look} act=${() => gestures.current?.fit()} />
`;

/** The tools of the board of a table. @param {{ model: TableModel, gestures: { current: Gestures | null } }} props */
export const BoardTools = ({ model, gestures }) => html`<div class="board-tools">
  <${Layers} model=${model} />
  <${Again} model=${model} />
  <${ZoomButtons} gestures=${gestures} />
  ${document.fullscreenEnabled && html`<${Tool} icon="ui-full" label="full-screen" act=${toggleFullScreen} />`}
</div>`;

/** @param {{ icon: string, label: string, act: () => void, look?: string, name?: string, disabled?: boolean }} props */
const Tool = ({ icon, label, act, look = "quiet", name = label, disabled = false }) => html`<button
  class="button ${look} icon"
  data-do=${name}
  aria-label=${t(label)}
  title=${t(label)}
  disabled=${disabled}
  onClick=${act}
>
  <${Icon} name=${icon} />
</button>`;

/** @param {{ model: TableModel }} props */
function Again({ model }) {
  const { following, state } = model.client;
  state.value; // what can be replayed changes with it
  const act = () => model.showAgain();
  return html`<${Tool} icon="ui-again" label="show-again" name="again" act=${act} disabled=${!following.hasRound} />`;
}

/** The whole page, so that notices and dialogs are visible. */
function toggleFullScreen() {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen().catch(() => null); // a browser may refuse
}

/** @param {{ model: TableModel }} props */
function Layers({ model }) {
  const layers = model.offeredLayers();
  return html`<div class="board-layers" role="group" aria-label=${t("layers")}>
    <${Pens} model=${model} />
    ${layers.map(
      (name) => html`<button
        class="button small"
        aria-pressed=${model.layers.value.has(name) ? "true" : "false"}
        aria-label=${model.name(`layer:${name}`)}
        title=${model.name(`layer:${name}`)}
        data-layer=${name}
        onClick=${() => model.toggleLayer(name)}
      >
        <${Icon} name="ui-layers" /><span class="label">${model.name(`layer:${name}`)}</span>
      </button>`,
    )}
  </div>`;
}

/** Pens: pins by a tap, arrows by a drag, for oneself or for the team. @param {{ model: TableModel }} props */
function Pens({ model }) {
  const { seat, table } = model.client.state.value;
  if (seat === null || !table) return null;
  const team = table.teams.find((seats) => seats.includes(seat)) ?? [];
  const pens = team.length > 1 ? ["own", "team"] : ["own"];
  const pen = model.pen.value;
  const take = (/** @type {string} */ name) => () => (model.pen.value = pen === name ? "" : name);
  return html`
    ${pens.map(
      (name) => html`<button
        class="button small"
        data-pen=${name}
        aria-pressed=${pen === name ? "true" : "false"}
        aria-label=${t("pen", { room: name })}
        title=${t("pen", { room: name })}
        onClick=${take(name)}
      >
        <${Icon} name="ui-pen" /><span class="label">${t("pen", { room: name })}</span>
      </button>`,
    )}
    ${
      pen &&
      html`<div class="pen-line">
      <span class="small soft">${t("pen-help")}</span>
      <input
        class="pen-text"
        aria-label=${t("pen-text")}
        placeholder=${t("pen-text")}
        maxlength="40"
        value=${model.penText.value}
        onInput=${onValue((value) => (model.penText.value = value))}
      />
      <button class="button small" onClick=${() => model.draw(() => NO_MARKS)}>${t("pen-clear")}</button>
    </div>`
    }
  `;
}
