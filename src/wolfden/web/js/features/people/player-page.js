/** A player: ratings, an invitation, blocking and reporting. */
import { tablePath } from "../../lib/address.js";
import { useAnswer } from "../../lib/answers.js";
import { html, onValue, useEffect, useSignal } from "../../lib/html.js";
import { guestName } from "../../client/names.js";
import { showError, notify } from "../../lib/notices.js";
import { go } from "../../lib/router.js";
import { me, titles, changeMe } from "../../lib/session.js";
import { language, t } from "../../lib/texts.js";
import { ratingName, ratingNumbers } from "../history/ratings.js";
import Missing from "../../frame/missing-page.js";
import { AskFirst, Dialog } from "../../frame/dialog.js";
import * as api from "./api.js";

/** @param {{ address: import("../../lib/address.js").Address }} props */
export default function PlayerPage({ address }) {
  const { found: player } = useAnswer(() => api.fetchPlayer(address.id), [address.id, me.value?.guest.id]);
  useEffect(() => {
    if (player.value) document.title = `${guestName(player.value.guest)} · Wolfden`;
  });
  if (player.value === null) return html`<${Missing} />`;
  if (!player.value) return html`<p class="loading" role="status">${t("loading")}</p>`;
  const { guest, since, ratings, met } = player.value;
  const date = new Date(since).toLocaleDateString(language.value, { month: "long", year: "numeric" });
  return html`
    <h1>${guestName(guest)}</h1>
    <p class="soft">${t("player-since", { date })}</p>
    ${met && html`<${Invite} player=${guest.id} />`}
    <section class="panel">
      <h2>${t("player-ratings")}</h2>
      ${
        ratings.length === 0
          ? html`<p class="soft">${t("player-unrated")}</p>`
          : html`<dl class="figures">
              ${ratings.map(
                (rating) => html`<div>
                  <dt>${ratingName(rating)}</dt>
                  <dd>
                    ${ratingNumbers(rating)}
                    <small class="soft">${t("player-rating-games", { count: rating.games })}</small>
                  </dd>
                </div>`,
              )}
            </dl>
            <p class="soft small">${t("player-rating-help")}</p>`
      }
    </section>
    <${Distance} player=${guest} table=${address.query.get("table") ?? ""} />
  `;
}

/** @param {{ player: string }} props */
function Invite({ player }) {
  const title = useSignal(titles.value[0]?.id ?? "");
  const invite = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      const table = await api.invitePlayer(player, title.value);
      go(tablePath(table.id));
    } catch (error) {
      showError(error);
    }
  };
  return html`<form class="panel name-form" onSubmit=${invite}>
    <label for="invite-title">${t("player-invite")}</label>
    <select id="invite-title" value=${title.value} onChange=${onValue((value) => (title.value = value))}>
      ${titles.value.map(({ id }) => html`<option value=${id}>${t(`title-${id}`)}</option>`)}
    </select>
    <button class="button main" data-do="invite-player">${t("player-invite")}</button>
  </form>`;
}

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
    me.value = await changeMe({ muted: wanted });
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
      await api.reportGuest(table, { guest: id, note: note.value });
      notify(t("reported"));
      close();
    } catch (error) {
      showError(error);
    }
  };
  return html`<button class="button quiet" data-do="report" onClick=${() => (isOpen.value = true)}>${t("player-report")}</button>
    ${
      isOpen.value &&
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
    <//>`
    }`;
}
