/** Keeping away from a player: blocking them, and telling the operator about them. */
import { html, onValue, useSignal } from "../../lib/html.js";
import { notify, showError } from "../../lib/notices.js";
import { me } from "../../lib/session.js";
import { t } from "../../lib/texts.js";
import { wire } from "../../lib/wire.js";
import { AskFirst } from "../../frame/ask-first.js";
import { Dialog } from "../../frame/dialog.js";

/** @typedef {import("../../types.js").Guest} Guest */

/** @param {{ player: Guest, table: string }} props  `table`: where one has met them, or "" */
export function Distance({ player, table }) {
  if (!me.value || me.value.guest.id === player.id) return null;
  return html`<div class="choices">
    <${Block} player=${player} muted=${me.value.muted} />
    ${table && html`<${Report} player=${player} table=${table} />`}
  </div>`;
}

/** @param {{ player: Guest, muted: string[] }} props */
function Block({ player: { id, name }, muted }) {
  const change = async (/** @type {string[]} */ wanted) => {
    me.value = await wire.changeMe({ muted: wanted });
  };
  const text = t("player-block-text", { name });
  if (!muted.includes(id)) {
    return html`<${AskFirst} name="block" label=${t("player-block")} text=${text} act=${() => change([...muted, id])} />`;
  }
  const unblock = () => change(muted.filter((one) => one !== id)).catch(showError);
  return html`<p class="soft" role="status">${text}</p>
    <button class="button" data-do="unblock" onClick=${unblock}>${t("player-unblock")}</button>`;
}

/** @param {{ player: Guest, table: string }} props */
function Report({ player: { id, name }, table }) {
  const isOpen = useSignal(false);
  const note = useSignal("");
  const close = () => (isOpen.value = false);
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await wire.report(table, { guest: id, note: note.value });
      notify(t("reported"));
      close();
    } catch (error) {
      showError(error);
    }
  };
  return html`<button class="button quiet" data-do="report" onClick=${() => (isOpen.value = true)}>${t("player-report")}</button>
    ${isOpen.value &&
    html`<${Dialog} heading=${t("player-report")} close=${close}>
      <form class="report" onSubmit=${send}>
        <p>${t("player-report-text", { name })}</p>
        <label for="report-note">${t("player-report-note")}</label>
        <textarea
          id="report-note"
          rows="4"
          maxlength="500"
          required
          value=${note.value}
          onInput=${onValue((value) => (note.value = value))}
        ></textarea>
        <button class="button danger" data-do="report-sure">${t("player-report")}</button>
      </form>
    <//>`}`;
}
