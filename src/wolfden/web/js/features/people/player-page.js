/** A player: ratings by title and side, an invitation from those who have met them, and keeping away. */
import { tablePath } from "../../lib/address.js";
import { useAnswer } from "../../lib/answers.js";
import { html, onValue, useEffect, useSignal } from "../../lib/html.js";
import { guestName } from "../../client/names.js";
import { showError } from "../../lib/notices.js";
import { go } from "../../lib/router.js";
import { me, titles } from "../../lib/session.js";
import { language, t } from "../../lib/texts.js";
import { wire } from "../../lib/wire.js";
import { Distance } from "./distance.js";
import { ratingName, ratingNumbers } from "../history/ratings.js";
import { Missing } from "../../frame/missing.js";

/** @param {{ address: import("../../lib/address.js").Address }} props */
export default function PlayerPage({ address }) {
  const { found: player } = useAnswer(() => wire.player(address.id), [address.id, me.value?.guest.id]);
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
      ${ratings.length === 0
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
            <p class="soft small">${t("player-rating-help")}</p>`}
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
      const table = await wire.invitePlayer(player, title.value);
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
