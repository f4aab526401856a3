/** The chat of a table: players, watchers, and the viewer's team. */
import { html, onValue, useEffect, useRef, useSignal } from "../../lib/html.js";
import { guestName } from "../../client/names.js";
import { notify, showError } from "../../lib/notices.js";
import { me, ownSeat } from "../../lib/session.js";
import { t } from "../../lib/texts.js";
import * as peopleApi from "../people/api.js";

/** @typedef {import("../../client/model.js").TableModel} TableModel */

/** @param {{ model: TableModel }} props */
export function Chat({ model }) {
  const { chat, seat, table, result } = model.client.state.value;
  const own = seat ?? heldSeat(table);
  const rooms = roomsOf(own, table?.teams ?? [], result !== null);
  const room = useSignal(rooms[0]);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const messages = chat.filter((message) => message.room === room.value);
  useEffect(() => {
    model.chatRead.value = chat.length;
  }, [chat.length]);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [messages.length]);
  return html`<div class="chat">
    ${rooms.length > 1 && html`<${Rooms} rooms=${rooms} room=${room} />`}
    <ol ref=${list} tabindex="0" aria-label=${t("chat-label")}>
      ${messages.length === 0 && html`<li class="empty soft">${t("chat-empty", { room: room.value })}</li>`}
      ${messages.map(
        ({ number, guest, seat: from, text }) => html`<li key=${number} class=${model.hue(from ?? -1)}>
          <b class="speaker">${guestName(speakerOf(table, guest, from))}</b> <span dir="auto">${text}</span>
          ${me.value && guest.id !== me.value.guest.id && html`<${Report} table=${table?.id} room=${room.value} number=${number} />`}
        </li>`,
      )}
    </ol>
    <${Field} model=${model} room=${room.value} />
  </div>`;
}

/**
 * Who said something: at a device of several people the person of the seat.
 *
 * @param {import("../../lib/request.js").Table | null} table
 * @param {import("../../types.js").Guest} guest
 * @param {number | null} from
 */
function speakerOf(table, guest, from) {
  const sitting = from === null ? null : table?.seats[from]?.guest;
  return sitting?.id === guest.id ? sitting : guest;
}

/**
 * Report a message to the operator, after a confirmation.
 *
 * @param {{ table: string, room: string, number: number }} props
 */
function Report({ table, room, number }) {
  const isAsked = useSignal(false);
  const report = async () => {
    if (!isAsked.value) {
      isAsked.value = true;
      return;
    }
    isAsked.value = false;
    try {
      await peopleApi.reportGuest(table, { room, number });
      notify(t("reported"));
    } catch (error) {
      showError(error);
    }
  };
  return html`<button class="button quiet small" onClick=${report}>
    ${t(isAsked.value ? "chat-report-sure" : "chat-report")}
  </button>`;
}

/** @param {{ rooms: string[], room: import("@preact/signals").Signal<string> }} props */
const Rooms = ({ rooms, room }) => html`<div class="rooms" role="group" aria-label=${t("chat-rooms")}>
  ${rooms.map(
    (name) => html`<button
      class="button small"
      aria-pressed=${room.value === name ? "true" : "false"}
      onClick=${() => (room.value = name)}
    >
      ${t("chat-room", { room: name })}
    </button>`,
  )}
</div>`;

/** @param {{ model: TableModel, room: string }} props */
function Field({ model, room }) {
  const text = useSignal("");
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    const said = text.value.trim();
    if (!said) return;
    text.value = "";
    model.client.ask({ type: "chat", room, text: said });
  };
  return html`<form onSubmit=${send}>
    <input
      aria-label=${t("chat-field")}
      placeholder=${t("chat-field")}
      maxlength="500"
      value=${text.value}
      onInput=${onValue((value) => (text.value = value))}
    />
    <button class="button">${t("chat-send")}</button>
  </form>`;
}

/**
 * Before the game starts, seats are known from the table only.
 *
 * @param {import("../../lib/request.js").Table | null} table
 */
function heldSeat(table) {
  const held = ownSeat(table);
  return table?.status === "open" ? (held?.seat ?? null) : null;
}

/**
 * The rooms one may talk in.
 *
 * @param {number | null} seat
 * @param {number[][]} teams
 * @param {boolean} isOver
 */
function roomsOf(seat, teams, isOver) {
  if (seat === null) return isOver ? ["watchers", "players"] : ["watchers"];
  const team = teams.find((seats) => seats.includes(seat)) ?? [];
  const rooms = team.length > 1 ? ["team", "players"] : ["players"];
  return isOver ? [...rooms, "watchers"] : rooms;
}
