/** Several people at one device: who acts, who is next, and whose turn it is to look. */
import { html } from "../../lib/html.js";
import { roleName, seatName } from "../../client/names.js";
import { Icon } from "../../frame/symbols.js";
import { change, settings } from "../../lib/settings.js";
import { isOwn } from "../../lib/session.js";
import { t } from "../../lib/texts.js";

/** @typedef {import("../../client/model.js").TableModel} TableModel */
/** @typedef {import("../../client/table-state.js").TableState} TableState */

/** Whether several seats are played at this device. @param {TableState} state */
export const isShared = ({ device }) => device !== null && device.seats.flat().length > 1;

/**
 * The person of a seat has the device: show what that seat may know.
 *
 * @param {import("../../client/client.js").TableClient} client
 * @param {number} seat
 */
export const take = (client, seat) => client.request(() => client.connection.ask({ type: "take", seat }));

/** The seats that see what is shown. @param {TableState} state @returns {number[]} */
const together = ({ device, seat }) => device?.seats.find((seats) => seat !== null && seats.includes(seat)) ?? [];

/** Who behind a curtain is to act, or nobody. @param {TableState} state */
export function nextPerson(state) {
  const { device } = state;
  const next = device?.next ?? null;
  return next === null || together(state).includes(next) ? null : next;
}

/** Which of the people at the device is asked. @param {{ model: TableModel }} props */
export function WhoActs({ model }) {
  const { state } = model.client;
  const { table, seat } = state.value;
  if (!isShared(state.value) || !table || seat === null) return null;
  return html`<b class="who-acts ${model.hue(seat)}" data-who=${seat}>${seatName(table.seats[seat])}</b> `;
}

/** Others at the device who may act now as well, in any order. @param {{ model: TableModel }} props */
export function AlsoActing({ model }) {
  const { client } = model;
  const { actors, seat, table } = client.state.value;
  const isDue = (/** @type {number} */ one) => one !== seat && actors.includes(one) && isOwn(table?.seats[one]);
  const others = together(client.state.value).filter(isDue);
  if (!table || others.length === 0 || client.picked.value.length > 0) return null;
  return others.map(
    (one) => html`<button class="button quiet small" data-take=${one} onClick=${() => take(client, one)}>
      ${t("device-also", { name: seatName(table.seats[one]) })}
    </button>`,
  );
}

/** The way to the next person. @param {{ model: TableModel, seat: number }} props */
export function PassOn({ model, seat }) {
  const { table } = model.client.state.value;
  if (!table) return null;
  return html`<button class="button main" data-do="pass" onClick=${() => model.client.pass(seat)}>
    ${t("device-pass", { name: seatName(table.seats[seat]) })}
  </button>`;
}

/** Everyone at the device: who is not shown is only a curtain away. @param {{ model: TableModel, close: () => void }} props */
export function DevicePeople({ model, close }) {
  const { client } = model;
  const state = client.state.value;
  const { device, seat, table } = state;
  if (!isShared(state) || !device || !table) return null;
  const here = together(state);
  const show = (/** @type {number} */ one) => () => {
    close();
    if (here.includes(one)) take(client, one);
    else client.pass(one);
  };
  const others = device.seats.flat().filter((one) => one !== seat);
  return html`<section>
    <h3>${t("device-people")}</h3>
    <div class="menu-list">
      ${others.map(
        (one) => html`<button class="button" data-person=${one} onClick=${show(one)}>
          <${Icon} name="ui-person" />${seatName(table.seats[one])}
          <small class="soft">${roleName(table.title, one, table.seats.length)}</small>
        </button>`,
      )}
      ${device.seats.length === 1 && html`<${Turning} />`}
    </div>
  </section>`;
}

/** Whether the board turns to who acts. */
function Turning() {
  const { isTurning } = settings.value;
  return html`<button
    class="button"
    data-do="turning"
    aria-pressed=${isTurning ? "true" : "false"}
    onClick=${() => change({ isTurning: !isTurning })}
  >
    <${Icon} name="ui-again" />${t("device-follow")}
  </button>`;
}

/**
 * Whether the board is turned: every second person sits across the table.
 *
 * @param {TableState} state
 */
export function isTurned(state) {
  if (!settings.value.isTurning || state.device?.seats.length !== 1) return false;
  return state.device.seats[0].indexOf(state.seat ?? -1) % 2 === 1;
}
