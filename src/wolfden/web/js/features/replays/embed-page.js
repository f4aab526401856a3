/** A moment of a game in the frame of another site: what watchers see, and the way to the game. */
import { html, useEffect, useSignal } from "../../lib/html.js";
import { momentPath } from "../../lib/address.js";
import { seatNames } from "../../client/names.js";
import { Drawing } from "../../lib/render.js";
import { addTexts, t } from "../../lib/texts.js";
import { loadTitle } from "../../board/titles.js";
import { makeUi } from "../../board/ui.js";
import { useSpace } from "../../board/miniature.js";
import { Icon } from "../../frame/symbols.js";
import { readPly } from "./replay-page.js";
import * as api from "./api.js";
import * as tablesApi from "../../client/api.js";

/**
 * @typedef {{ table: import("../../lib/request.js").Table, title: import("../../toolkit/title.js").Title }} Game
 */

/** Only what all may see: the frame may be on any page. */
const EYES = "watch";

/** @param {{ address: import("../../lib/address.js").Address }} props */
export default function EmbedPage({ address }) {
  const game = useSignal(/** @type {Game | "missing" | null} */ (null));
  const ply = useSignal(0);
  const moment = useSignal(/** @type {import("../../lib/request.js").Moment | null} */ (null));
  useEffect(() => {
    openGame(address.id).then(
      (found) => {
        ply.value = readPly(address.query.get("ply"), found.table.ply);
        game.value = found;
      },
      () => (game.value = "missing"),
    );
  }, []);
  const isOpen = game.value !== null && game.value !== "missing";
  useEffect(() => {
    let isOld = false;
    if (isOpen) {
      api.fetchMoment(address.id, ply.value, EYES).then(
        (found) => {
          if (!isOld) moment.value = found;
        },
        () => (game.value = "missing"),
      );
    }
    return () => {
      isOld = true;
    };
  }, [isOpen, ply.value]);
  if (game.value === "missing") return html`<p class="embed-missing">${t("table-missing-title")}</p>`;
  if (!game.value || !moment.value) return html`<p class="loading" role="status">${t("loading")}</p>`;
  return html`<${Embedded} game=${game.value} moment=${moment.value} ply=${ply} />`;
}

/** @param {string} id @returns {Promise<Game>} */
async function openGame(id) {
  const table = await tablesApi.fetchTable(id);
  const [title] = await Promise.all([loadTitle(table.title), addTexts("table", table.title)]);
  return { table, title };
}

/** @param {{ game: Game, moment: import("../../lib/request.js").Moment, ply: import("@preact/signals").Signal<number> }} props */
function Embedded({ game: { table, title }, moment, ply }) {
  const { frame, space } = useSpace();
  const names = seatNames(table);
  const ui = makeUi({
    seatNames: names,
    actors: moment.actors,
    aspect: space.value.height > 0 ? space.value.width / space.value.height : 0,
    space: space.value,
    layers: new Set(title.layers),
  });
  const heading = t("replay-title", { title: t(`title-${table.title}`) });
  useEffect(() => {
    document.title = heading;
  });
  const link = `${location.origin}${momentPath(table.id, ply.value)}`;
  const step = (/** @type {string} */ icon, /** @type {string} */ label, /** @type {number} */ to) => html`<button
    class="button icon"
    data-step=${label}
    aria-label=${t(label)}
    title=${t(label)}
    disabled=${to < 0 || to > table.ply}
    onClick=${() => (ply.value = to)}
  >
    <${Icon} name=${icon} />
  </button>`;
  return html`<div class="embed" role="main" data-ply=${moment.ply}>
    <h1 class="unseen">${heading}</h1>
    <div class="strip"><${Drawing} tree=${title.status(moment.view, ui)} /></div>
    <div class="board-frame" ref=${frame}><${Drawing} tree=${title.board(moment.view, ui)} /></div>
    <footer>
      ${step("ui-back", "replay-back", ply.value - 1)}
      <output>${ply.value} / ${table.ply}</output>
      ${step("ui-forward", "replay-forward", ply.value + 1)}
      <span class="players">${names.join(" · ")}</span>
      <a class="button" href=${link} target="_blank" rel="noopener" aria-label=${t("embed-open")}>
        <${Icon} name="ui-wolfden" /><span class="label">${t("embed-open")}</span>
      </a>
    </footer>
  </div>`;
}
