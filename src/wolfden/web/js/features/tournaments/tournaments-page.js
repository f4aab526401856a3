/** Tournaments: those one plays or runs, those one may join, and making one. */
import { useAnswer } from "../../lib/answers.js";
import { html, useEffect, useSignal } from "../../lib/html.js";
import { me } from "../../lib/session.js";
import { t } from "../../lib/texts.js";
import { NewTournamentDialog, TournamentList } from "./tournament-list.js";
import * as api from "./api.js";

/** @param {{ address: import("../../lib/address.js").Address }} props */
export default function TournamentsPage({ address }) {
  const group = address.query.get("group") ?? "";
  const isMaking = useSignal(group !== "");
  const { found } = useAnswer(() => api.fetchTournaments(), [me.value?.guest.id]);
  useEffect(() => {
    document.title = t("nav-tournaments");
  });
  if (!found.value) return html`<p class="loading" role="status">${t("loading")}</p>`;
  const { open, mine } = found.value;
  return html`
    <h1>${t("nav-tournaments")}</h1>
    <p class="soft">${t("tournaments-text")}</p>
    <div class="choices">
      <button class="button main" data-do="new-tournament" onClick=${() => (isMaking.value = true)}>
        ${t("tournament-new")}
      </button>
    </div>
    ${isMaking.value && html`<${NewTournamentDialog} group=${group} close=${() => (isMaking.value = false)} />`}
    ${mine.length > 0 && html`<${TournamentList} heading=${t("tournaments-mine")} lines=${mine} />`}
    <${TournamentList} heading=${t("tournaments-open")} lines=${open} empty=${t("tournaments-open-empty")} />
  `;
}
