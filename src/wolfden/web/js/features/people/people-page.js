/** The people one has played with: who, how often, how strong; and the way to a game with them. */
import { groupsPath, playerPath, tournamentsPath } from "../../lib/address.js";
import { html, useEffect, useSignal } from "../../lib/html.js";
import { guestName } from "../../client/names.js";
import { showError } from "../../lib/notices.js";
import { me } from "../../lib/session.js";
import { addTexts, language, t } from "../../lib/texts.js";
import { ratingText } from "../history/ratings.js";
import * as api from "./api.js";

/** @typedef {import("../../types.js").Person} Person */

export default function PeoplePage() {
  const people = useSignal(/** @type {Person[] | null} */ (null));
  useEffect(() => {
    const found = me.value ? api.fetchPeople() : Promise.resolve({ people: [] });
    Promise.all([found, addTexts("people")]).then(([answer]) => (people.value = answer.people), showError);
  }, [me.value?.guest.id]);
  useEffect(() => {
    document.title = t("nav-people");
  });
  if (!people.value) return html`<p class="loading" role="status">${t("loading")}</p>`;
  return html`
    <h1>${t("nav-people")}</h1>
    <div class="choices">
      <a class="button" href=${groupsPath}>${t("nav-groups")}</a>
      <a class="button" href=${tournamentsPath}>${t("nav-tournaments")}</a>
    </div>
    ${
      people.value.length === 0
        ? html`<p class="soft">${t("people-none")}</p>
          <p><a class="button main" href="/">${t("go-home")}</a></p>`
        : html`<ul class="people">
          ${people.value.map((person) => html`<${Row} key=${person.guest.id} person=${person} />`)}
        </ul>`
    }
  `;
}

/** @param {{ person: Person }} props */
function Row({ person }) {
  const { guest, games, last, ratings } = person;
  const date = new Date(last).toLocaleDateString(language.value, { day: "numeric", month: "short" });
  return html`<li>
    <a class="table-row" href=${playerPath(guest.id)}>
      <span class="serif">${guestName(guest)}</span>
      <span class="who soft small">${ratings.map(ratingText).join(" · ")}</span>
      <span class="state small">${t("people-games", { count: games })}<span class="left">${date}</span></span>
    </a>
  </li>`;
}
