/** A tournament: standings, rounds with their tables, and what players and the organiser may do. */
import { playerPath, tablePath, tournamentPath, tournamentsPath } from "../../lib/address.js";
import { useAnswer } from "../../lib/answers.js";
import { html, useEffect } from "../../lib/html.js";
import { guestName } from "../../client/names.js";
import { showError } from "../../lib/notices.js";
import { go } from "../../lib/router.js";
import { beGuest, me } from "../../lib/session.js";
import { language, t } from "../../lib/texts.js";
import { AskFirst } from "../../frame/dialog.js";
import { clockName } from "../setup/setup-fields.js";
import { Share } from "../../frame/share.js";
import Missing from "../../frame/missing-page.js";
import * as api from "./api.js";

/**
 * @typedef {import("../../types.js").TournamentShown} TournamentShown
 * @typedef {import("../../types.js").TournamentPlayer} TournamentPlayer
 * @typedef {import("../../types.js").TournamentGame} TournamentGame
 */

/** Milliseconds between two requests for the state of the games. */
const AGAIN = 5_000;

/** @param {{ address: import("../../lib/address.js").Address }} props */
export default function TournamentPage({ address }) {
  const invite = address.query.get("invite") ?? "";
  const { found, reload } = useAnswer(
    () => api.fetchTournament(address.id, invite),
    [address.id, invite, me.value?.guest.id],
    AGAIN,
  );
  const shown = found.value;
  useEffect(() => {
    if (shown) document.title = `${shown.name} · Wolfden`;
  });
  if (shown === null) return html`<${Missing} />`;
  if (!shown) return html`<p class="loading" role="status">${t("loading")}</p>`;
  const act = async (/** @type {() => Promise<unknown>} */ request) => {
    await request();
    await reload();
  };
  return html`
    <h1>${shown.name}</h1>
    <${About} shown=${shown} />
    <div class="choices"><${Actions} shown=${shown} invite=${invite} act=${act} /></div>
    ${
      shown.is_host &&
      shown.status === "open" &&
      html`<section class="panel">
      <${Share} link=${location.origin + tournamentPath(shown.id, shown.invite)} label=${t("tournament-link")} />
    </section>`
    }
    <${Standings} shown=${shown} act=${act} />
    ${shown.played
      .map((_, index) => index)
      .reverse()
      .map((index) => html`<${Round} key=${index} shown=${shown} index=${index} />`)}
    <p class="small"><a href=${tournamentsPath}>${t("nav-tournaments")}</a></p>
  `;
}

/** @param {{ shown: TournamentShown }} props */
function About({ shown }) {
  const { title, kind, seats, status, played, rounds, host, rated, accounts, players, most } = shown;
  const facts = [
    t(`title-${title}`),
    t("tournament-kind-name", { kind }),
    t("tournament-tables", { seats }),
    t("setup-clock-kind", { kind: clockName(shown.clock) }),
    ...(rated ? [t("switch-rated")] : []),
    ...(accounts ? [t("switch-accounts")] : []),
  ];
  return html`<p>
      <strong role="status">${t("tournament-state", { status, round: played.length, rounds })}</strong>
      ${" · "}${t("tournament-players", { count: players.length, most })}
    </p>
    <p class="soft">${facts.join(" · ")}</p>
    ${host && html`<p class="soft">${t("tournament-organiser", { name: guestName(host) })}</p>`}`;
}

/** @param {{ shown: TournamentShown, invite: string, act: (request: () => Promise<unknown>) => Promise<void> }} props */
function Actions({ shown, invite, act }) {
  const { id, status, is_host, is_player, may_join } = shown;
  const button = (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ request) =>
    html`<button class="button main" data-do=${`tournament-${name}`} onClick=${() => act(request).catch(showError)}>
      ${t(`tournament-${name}`)}
    </button>`;
  const ask = (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ request) =>
    html`<${AskFirst}
      name=${`tournament-${name}`}
      label=${t(`tournament-${name}`)}
      text=${t(`tournament-${name}-sure`)}
      act=${() => act(request)}
    />`;
  const isRunning = status === "running";
  const last = shown.played.at(-1);
  const mine =
    last?.is_dealt && last.games.find((game) => !game.points && game.players.some((number) => isMe(shown, number)));
  return html`
    ${isRunning && mine && html`<a class="button main" data-do="tournament-table" href=${tablePath(mine.table)}>${t("tournament-table")}</a>`}
    ${may_join && button("join", () => beGuest().then(() => api.joinTournament(id, invite)))}
    ${is_host && status === "open" && button("start", () => api.startTournament(id))}
    ${is_player && status !== "finished" && ask("leave", () => api.leaveTournament(id))}
    ${is_host && isRunning && ask("end-round", () => api.endRound(id, false))}
    ${is_host && isRunning && ask("end", () => api.endRound(id, true))}
    ${is_host && !isRunning && ask("delete", () => api.deleteTournament(id).then(() => go(tournamentsPath)))}
  `;
}

/** @param {TournamentShown} shown @param {number} number */
const isMe = (shown, number) => {
  const guest = playerOf(shown, number)?.guest;
  return Boolean(guest) && guest?.id === me.value?.guest.id;
};

/** @param {TournamentShown} shown @param {number} number */
const playerOf = ({ players }, number) => players.find((one) => one.number === number);

/** @param {TournamentShown} shown @param {number} number */
function nameOf(shown, number) {
  if (number < 0) return t("tournament-bot");
  const guest = playerOf(shown, number)?.guest;
  return guest ? guestName(guest) : t("tournament-deleted");
}

/** @param {{ shown: TournamentShown, act: (request: () => Promise<unknown>) => Promise<void> }} props */
function Standings({ shown, act }) {
  const { players, status, kind } = shown;
  const isOpen = status === "open";
  if (players.length === 0) return html`<p class="soft">${t("tournament-none")}</p>`;
  return html`<section class="panel results standings">
    <h2>${t(isOpen ? "tournament-entered" : "tournament-standings")}</h2>
    <div class="results-scroll" tabindex="0" role="group" aria-label=${t("tournament-standings")}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t("tournament-player")}</th>
            ${
              !isOpen &&
              html`<th scope="col">${t("tournament-place")}</th>
              <th scope="col">${t("tournament-points")}</th>
              <th scope="col">${t("tournament-tie-break")}</th>
              <th scope="col">${t("tournament-wins")}</th>`
            }
          </tr>
        </thead>
        <tbody>
          ${players.map((player) => html`<${Player} key=${player.number} shown=${shown} player=${player} act=${act} />`)}
        </tbody>
      </table>
    </div>
    ${!isOpen && html`<p class="soft small">${t("tournament-tie-break-help", { kind })}</p>`}
  </section>`;
}

/** @param {{ shown: TournamentShown, player: TournamentPlayer, act: (request: () => Promise<unknown>) => Promise<void> }} props */
function Player({ shown, player, act }) {
  const { guest, number, left, place, points, tie_break, wins } = player;
  const name = nameOf(shown, number);
  return html`<tr class=${isMe(shown, number) ? "is-own" : ""}>
    <th scope="row">
      ${guest ? html`<a href=${playerPath(guest.id)}>${name}</a>` : name}
      ${left && html`<small class="soft"> ${t("tournament-left")}</small>`}
      ${
        shown.is_host &&
        shown.status !== "finished" &&
        guest &&
        !left &&
        html`<${AskFirst}
        name="remove-player"
        icon="ui-close"
        label=${t("tournament-remove")}
        text=${t("tournament-remove-sure", { name })}
        act=${() => act(() => api.removePlayer(shown.id, guest.id))}
      />`
      }
    </th>
    ${
      shown.status !== "open" &&
      html`<td>${place}</td>
      <td>${amount(points)}</td>
      <td>${amount(tie_break)}</td>
      <td>${wins}</td>`
    }
  </tr>`;
}

/** @param {{ shown: TournamentShown, index: number }} props */
function Round({ shown, index }) {
  const { games, byes } = shown.played[index];
  return html`<section class="tables">
    <h2>${t("tournament-round", { number: index + 1 })}</h2>
    <ul class="people">
      ${games.map((game) => html`<${Game} key=${game.table} shown=${shown} game=${game} />`)}
    </ul>
    ${
      byes.length > 0 &&
      html`<p class="soft small">
      ${t("tournament-bye")}
      ${" "}${byes.map(({ player, points }) => `${nameOf(shown, player)} (${amount(points)})`).join(", ")}
    </p>`
    }
  </section>`;
}

/** @param {{ shown: TournamentShown, game: TournamentGame }} props */
function Game({ shown, game }) {
  const { table, players, points } = game;
  const names = players.map((number) => nameOf(shown, number)).join(" – ");
  const isMine = players.some((number) => isMe(shown, number));
  return html`<li>
    <a class="table-row ${isMine && !points ? "awaited" : ""}" href=${tablePath(table)}>
      <span>${names}</span>
      <span class="state small">${points ? points.map(amount).join(" – ") : t("state-running")}</span>
    </a>
  </li>`;
}

/** @param {number} value */
const amount = (value) => value.toLocaleString(language.value, { maximumFractionDigits: 1 });
