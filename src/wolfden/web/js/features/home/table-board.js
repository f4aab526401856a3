/** The board of a running table as a small picture, drawn again after each action. */
import { html, useEffect, useSignal } from "../../lib/html.js";
import { miniature, useSpace } from "../../board/miniature.js";
import { loadTitle } from "../../board/titles.js";
import { request } from "../../lib/request.js";

/** @typedef {import("../../lib/request.js").Table} Table */

/** As everybody sees it: what only one seat knows has no place on a first page. */
const EYES = "watch";

/** How many times larger the drawing takes its space to be: words shrink with the board, which keeps its look. */
const SHRUNK = 5;

/** Boards are drawn one after the other, while nothing else is to be done. */
let lastDrawn = Promise.resolve();

/** @param {{ table: Table }} props */
export function TableBoard({ table }) {
  const { frame, space } = useSpace();
  const scene = useSignal(/** @type {import("../../toolkit/title.js").TitleView | null} */ (null));
  useEffect(() => {
    if (table.status !== "running") return undefined;
    let isGone = false;
    lastDrawn = lastDrawn.then(idle).then(async () => {
      const found = isGone ? null : await fetchScene(table);
      if (found && !isGone) scene.value = found;
    });
    return () => {
      isGone = true;
    };
  }, [table.id, table.status, table.ply]);
  const { width, height } = space.value;
  return html`<span class="table-board" ref=${frame} aria-hidden="true">
    ${scene.value && miniature(scene.value, { width: SHRUNK * width, height: SHRUNK * height })}
  </span>`;
}

/** A time when the browser has nothing else to do. @returns {Promise<void>} */
const idle = () =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });

/** Null: what is there cannot be drawn, and the row says the rest. @param {Table} table */
async function fetchScene({ id, title: name, ply }) {
  try {
    const [title, moment] = await Promise.all([
      loadTitle(name),
      /** @type {Promise<import("../../types.js").Moment>} */ (
        request("GET", `/api/tables/${encodeURIComponent(id)}/replay/${ply}?eyes=${EYES}`)
      ),
    ]);
    return { title, view: moment.view };
  } catch {
    return null;
  }
}
