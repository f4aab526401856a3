/** Tables as a list: what is played, with whom, and whether one is awaited there. */
import { html } from "../../lib/html.js";
import { momentPath, tablePath } from "../../lib/address.js";
import { seatNames } from "../../client/names.js";
import { language, t } from "../../lib/texts.js";
import { aboutText } from "../../client/times.js";
import { isDraw } from "../../table/score-sheet.js";
import { TableBoard } from "./table-board.js";

/** @typedef {import("../../lib/request.js").Table} Table */

/** Tables whose boards are drawn: more of them than are seen at a time would only take time. */
const MOST_BOARDS = 4;

/**
 * @param {{ heading: string, tables: Table[], empty?: string, viewer?: string, hasBoards?: boolean }} props
 */
export function TableList({ heading, tables, empty, viewer, hasBoards = false }) {
  return html`<section class="tables">
    <h2>${heading}</h2>
    ${
      tables.length === 0
        ? html`<p class="empty soft">${empty}</p>`
        : html`<ul>
          ${tables.map(
            (table, place) => html`<${Row} key=${table.id} table=${table} viewer=${viewer}
              hasBoard=${hasBoards && place < MOST_BOARDS} />`,
          )}
        </ul>`
    }
  </section>`;
}

/** @param {{ table: Table, viewer?: string, hasBoard: boolean }} props */
function Row({ table, viewer, hasBoard }) {
  const awaited = isAwaited(table, viewer);
  const path = table.status === "finished" ? momentPath(table.id, "end") : tablePath(table.id);
  return html`<li>
    <a class="table-row ${awaited ? "awaited" : ""}" href=${path}>
      ${hasBoard && html`<${TableBoard} table=${table} />`}
      <span class="serif">${t(`title-${table.title}`)}</span>
      <span class="who soft small">
        ${table.guide ? t("guide-table") : seatNames(table).map(withHoliday(table)).join(", ")}
      </span>
      <span class="state small">
        ${stateOf(table, awaited)}
        ${table.deadline !== null && html`<span class="left">${timeLeft(table.deadline)}</span>`}
      </span>
    </a>
  </li>`;
}

/** A name, and whether that player is on holiday. @param {Table} table */
const withHoliday =
  ({ away }) =>
  (/** @type {string} */ name, /** @type {number} */ seat) =>
    away.includes(seat) ? t("seat-on-holiday", { name }) : name;

/** @param {number} deadline */
const timeLeft = (deadline) => t("state-time-left", { time: aboutText(deadline - Date.now(), language.value) });

/**
 * Whether a guest is to act at a table.
 *
 * @param {Table} table
 * @param {string | undefined} viewer
 */
export function isAwaited(table, viewer) {
  const isMine = (/** @type {number} */ seat) => table.seats[seat]?.guest?.id === viewer;
  return viewer !== undefined && table.status === "running" && table.actors.some(isMine);
}

/**
 * @param {Table} table
 * @param {boolean} awaited
 */
function stateOf(table, awaited) {
  if (awaited) return t("state-your-turn");
  switch (table.status) {
    case "open": {
      const free = table.seats.filter(({ kind }) => kind === "open" || kind === "invited").length;
      return t("state-open", { free });
    }
    case "running":
      return t("state-running");
    case "finished": {
      const date = dateOf(table.finished);
      const winners = winnersOf(table);
      if (table.result && isDraw(table.result)) return t("state-draw", { date });
      return winners ? t("state-won", { winners, date }) : t("state-ended", { date });
    }
    default:
      return t("state-abandoned");
  }
}

/** @param {Table} table */
function winnersOf(table) {
  const names = seatNames(table);
  return (table.result?.winners ?? []).map((seat) => names[seat]).join(", ");
}

/** @param {number} time */
const dateOf = (time) => new Date(time).toLocaleDateString(language.value, { day: "numeric", month: "short" });
