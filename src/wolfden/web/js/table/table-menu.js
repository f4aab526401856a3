/** Everything about a running table except moves: link, seats, resigning, sounds. */
import { html, useSignal } from "../lib/html.js";
import { aboutPath, playerPath, tablePath } from "../lib/address.js";
import { guestName } from "../client/names.js";
import { me, titleFacts } from "../lib/session.js";
import { standing } from "../client/table-state.js";
import { t } from "../lib/texts.js";
import { Dialog } from "../frame/dialog.js";
import { ThemeButton } from "../frame/header.js";
import { DevicePeople } from "../features/devices/device.js";
import { NextTurn } from "../features/notices/turns.js";
import { copy } from "../frame/share.js";
import { Icon } from "../frame/symbols.js";
import { SoundButton, Volumes } from "../sound/volumes.js";
import * as tablesApi from "../client/api.js";

/** @typedef {import("../client/model.js").TableModel} TableModel */

/** @param {{ model: TableModel }} props */
export function TableTools({ model }) {
  const isOpen = useSignal(false);
  return html`<div class="table-tools">
    <${NextTurn} />
    <${ThemeButton} />
    <${SoundButton} />
    <button class="button quiet icon" aria-label=${t("table-menu")} title=${t("table-menu")} onClick=${() => (isOpen.value = true)}>
      <${Icon} name="ui-more" />
    </button>
    ${isOpen.value && html`<${TableMenu} model=${model} close=${() => (isOpen.value = false)} />`}
  </div>`;
}

/** @param {{ model: TableModel, close: () => void }} props */
function TableMenu({ model, close }) {
  const { client } = model;
  const { table, seat } = client.state.value;
  if (!table) return null;
  const isPlaying = seat !== null && table.status === "running";
  const then = (/** @type {() => Promise<unknown>} */ request) => async () => {
    await client.request(request);
    close();
  };
  const isAlone = table.seats.every((one) => one.seat === seat || one.kind === "bot");
  const isStoodIn = seat !== null && table.seats[seat].stand_in !== "";
  return html`<${Dialog} heading=${t("table-menu")} close=${close}>
    <div class="menu-list">
      <button class="button" onClick=${() => copy(`${location.origin}${tablePath(table.id)}`)}>
        <${Icon} name="ui-link" />${t("copy-link")}
      </button>
      ${
        titleFacts(table.title)?.about &&
        html`<a class="button" data-do="about" href=${aboutPath(table.title)} target="_blank">
        <${Icon} name="ui-help" />${t("about")}
      </a>`
      }
      ${
        isPlaying &&
        html`
        ${
          (isStoodIn || !table.settings.rated) &&
          html`<button class="button" onClick=${then(() => (isStoodIn ? tablesApi.takeBack(table.id, seat) : tablesApi.handOver(table.id, seat, "bot")))}>
          <${Icon} name="ui-bot" />${t(isStoodIn ? "take-seat-back" : "hand-to-bot")}
        </button>`
        }
        <${AskUndo} model=${model} isAlone=${isAlone} close=${close} />
        <button class="button" onClick=${then(() => tablesApi.abandon(table.id, !table.abandon.includes(seat)))}>
          <${Icon} name="ui-close" />${t(abandonKey(table.abandon.includes(seat), isAlone))}
        </button>
        <${Resign} act=${then(() => tablesApi.resign(table.id, seat))} />
      `
      }
    </div>
    <${DevicePeople} model=${model} close=${close} />
    <${People} table=${table} />
    <${Volumes} title=${table.title} />
    <${Unrated} table=${table} />
    <p class="soft small">${t("watching-count", { count: table.watching })}</p>
  <//>`;
}

/** Why a game that was to be rated is not. @param {{ table: import("../lib/request.js").Table }} props */
export const Unrated = ({ table }) =>
  table.unrated ? html`<p class="soft unrated" role="status">${t("unrated-game", { why: table.unrated })}</p>` : null;

/**
 * The others at the table: each name leads to the player's page.
 *
 * @param {{ table: import("../lib/request.js").Table }} props
 */
function People({ table }) {
  const others = new Map();
  for (const { guest } of table.seats) {
    if (guest?.id && guest.id !== me.value?.guest.id) others.set(guest.id, guestName(guest));
  }
  if (others.size === 0) return null;
  return html`<div class="menu-list">
    ${[...others].map(
      ([id, name]) => html`<a class="button" data-do="player" href=${playerPath(id, table.id)}>
        <${Icon} name="ui-person" />${t("table-about", { name })}
      </a>`,
    )}
  </div>`;
}

/**
 * Others have to agree, where there are any besides bots.
 *
 * @param {boolean} isProposed
 * @param {boolean} isAlone
 */
const abandonKey = (isProposed, isAlone) => (isProposed ? "abandon-not" : isAlone ? "abandon-alone" : "abandon");

/**
 * Beyond the limit of undos the others are asked for their consent.
 *
 * @param {{ model: TableModel, isAlone: boolean, close: () => void }} props
 */
function AskUndo({ model, isAlone, close }) {
  const { entries, seat, seq, undo, table } = model.client.state.value;
  const last = standing(entries).findLast((entry) => entry.kind === "act" && entry.seat === seat);
  if (undo > 0 || !last || table?.settings?.undo !== "consent") return null;
  const ask = async () => {
    close();
    await model.client.ask({ type: "undo", seq, ply: last.ply - 1 });
  };
  return html`<button class="button" data-do="ask-undo" onClick=${ask}>
    <${Icon} name="ui-undo" />${t(isAlone ? "ask-undo-alone" : "ask-undo")}
  </button>`;
}

/** @param {{ act: () => void }} props */
function Resign({ act }) {
  const isAsked = useSignal(false);
  const press = () => {
    if (isAsked.value) act();
    else isAsked.value = true;
  };
  return html`<button class="button" onClick=${press}>
    <${Icon} name="ui-flag" />${t(isAsked.value ? "resign-sure" : "resign")}
  </button>`;
}
