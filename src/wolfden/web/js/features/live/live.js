/** Games that are being played and worth watching, each with its board. */
import { html, useEffect, useSignal } from "../../lib/html.js";
import { tablePath } from "../../lib/address.js";
import { seatNames } from "../../client/names.js";
import { language, t } from "../../lib/texts.js";
import { request } from "../../lib/request.js";
import { perTable } from "../../lib/storage.js";
import { Icon } from "../../frame/symbols.js";
import * as picturesApi from "../pictures/api.js";

/** @typedef {import("../../lib/request.js").Table} Table */

/** The space for pictures is kept where there were games the last time, so that nothing moves when they come. */
const PLACES = 3;
const seen = perTable("wolfden-live", false);
const LISTED = "games";
const REFRESH = 30_000;

/** @param {{ first: Table[] | null }} props  `first`: what there was when the page was opened, once that is known */
export function LiveGames({ first }) {
  const newer = useSignal(/** @type {Table[] | null} */ (null));
  const games = newer.value ?? first;
  useEffect(() => {
    const read = () => {
      if (document.hidden) return;
      /** @type {Promise<import("../../types.js").LiveList>} */ (request("GET", "/api/live")).then(
        (found) => (newer.value = found.games),
        () => undefined,
      );
    };
    const timer = setInterval(read, REFRESH);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (games) seen.put(LISTED, games.length > 0);
  }, [games]);
  const shown = games ?? [];
  const count = games === null && seen.get(LISTED) ? PLACES : 0;
  const places = Array.from({ length: count }, (_, place) => place);
  return html`<section class="live">
    <h2>${t("live-heading")}</h2>
    ${
      shown.length + count === 0
        ? html`<p class="empty soft">${t("live-empty")}</p>`
        : html`<ul>
          ${shown.map((table) => html`<li key=${table.id}><${LiveCard} table=${table} /></li>`)}
          ${places.map((place) => html`<li key=${place} class="live-free" aria-hidden="true"></li>`)}
        </ul>`
    }
  </section>`;
}

/** @param {{ table: Table }} props */
function LiveCard({ table }) {
  const names = seatNames(table).join(", ");
  const title = t(`title-${table.title}`);
  return html`<a class="live-card" href=${tablePath(table.id)}>
    <img
      class="live-picture"
      src=${picturesApi.picturePath(table, language.value)}
      alt=${t("live-board", { title, names })}
      width="1200"
      height="630"
      loading="lazy"
    />
    <span class="live-words">
      <span class="serif">${title}</span>
      <span class="who soft small">${names}</span>
    </span>
    <span class="live-go small">
      ${table.watching > 0 && html`<span class="soft">${t("live-watching", { count: table.watching })}</span>`}
      <strong><${Icon} name="ui-eye" />${t("live-watch")}</strong>
    </span>
  </a>`;
}
