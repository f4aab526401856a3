/** Another person at this device takes a seat of a table that has yet to begin. */
import { html, useSignal } from "../../lib/html.js";
import { roleName } from "../../client/names.js";
import { Dialog } from "../../frame/dialog.js";
import { t } from "../../lib/texts.js";
import * as tablesApi from "../../client/api.js";

/**
 * The name of a person at the device.
 *
 * @param {{ id?: string, name: string, label: string, set: (name: string) => void, hint?: string }} props
 */
export const PersonField = ({ name, label, set, hint = "" }) => html`<input
  class="person"
  aria-label=${label}
  placeholder=${hint}
  maxlength="40"
  autocomplete="off"
  value=${name}
  onInput=${(/** @type {{ target: HTMLInputElement }} */ { target }) => set(target.value)}
/>`;

/** @param {{ client: import("../../client/client.js").TableClient, seat: number }} props */
export function AddPerson({ client, seat }) {
  const isAsking = useSignal(false);
  const { table } = client.state.value;
  const role = table ? roleName(table.title, seat, table.seats.length) : "";
  const name = useSignal(role);
  const sit = (/** @type {Event} */ event) => {
    event.preventDefault();
    isAsking.value = false;
    client.request(() => tablesApi.joinTable(client.id, { seat, person: name.value.trim() || role }));
  };
  return html`<button class="button small" data-do="add-person" onClick=${() => (isAsking.value = true)}>
      ${t("waiting-person")}
    </button>
    ${
      isAsking.value &&
      html`<${Dialog} heading=${t("waiting-person")} close=${() => (isAsking.value = false)}>
      <form class="bot-choice" onSubmit=${sit}>
        <${PersonField} name=${name.value} label=${t("waiting-person-name")} set=${(/** @type {string} */ typed) => (name.value = typed)} />
        <button class="button main" data-do="seat-person">${t("sit-down")}</button>
      </form>
    <//>`
    }`;
}
