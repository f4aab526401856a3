/** Tournaments as a list, and the window in which one is made. */
import { tournamentPath } from "../../lib/address.js";
import { html, onValue, useEffect, useSignal } from "../../lib/html.js";
import { showError } from "../../lib/notices.js";
import { go } from "../../lib/router.js";
import { beGuest, me, titleFacts, titles } from "../../lib/session.js";
import { t } from "../../lib/texts.js";
import { Dialog } from "../../frame/dialog.js";
import { CLOCKS, Switch } from "../setup/setup-fields.js";
import * as groupsApi from "../groups/api.js";
import * as api from "./api.js";

/**
 * @typedef {import("../../types.js").TournamentListed} TournamentListed
 * @typedef {import("../../types.js").NewTournament} NewTournament
 */

/** Clocks of tournaments: without one, a player who does not come would hold up all others. */
const PACES = Object.keys(CLOCKS).filter((kind) => kind !== "none");

const SIZES = [4, 8, 16, 32, 64, 128];

/** How many players a tournament can have. @param {NewTournament["kind"]} kind */
const mostOf = (kind) => (kind === "round_robin" ? 32 : 128);

/** @param {{ heading: string, lines: TournamentListed[], empty?: string }} props */
export function TournamentList({ heading, lines, empty }) {
  return html`<section class="tables">
    <h2>${heading}</h2>
    ${
      lines.length === 0
        ? html`<p class="empty soft">${empty}</p>`
        : html`<ul class="people">
          ${lines.map((line) => html`<${Row} key=${line.id} line=${line} />`)}
        </ul>`
    }
  </section>`;
}

/** @param {{ line: TournamentListed }} props */
function Row({ line }) {
  const { id, name, title, kind, status, round, rounds, players, most } = line;
  return html`<li>
    <a class="table-row" href=${tournamentPath(id)}>
      <span class="serif">${name}</span>
      <span class="who soft small">${[t(`title-${title}`), t("tournament-kind-name", { kind })].join(" · ")}</span>
      <span class="state small">
        ${t("tournament-state", { status, round, rounds })}
        <span class="left">${t("tournament-players", { count: players, most })}</span>
      </span>
    </a>
  </li>`;
}

/** @param {{ group: string, close: () => void }} props  `group`: the one it is offered to, or "" */
export function NewTournamentDialog({ group, close }) {
  const groups = useSignal(/** @type {import("../../types.js").GroupLine[]} */ ([]));
  const wish = useSignal({
    name: "",
    title: titles.value[0]?.id ?? "",
    seats: 2,
    kind: /** @type {NewTournament["kind"]} */ ("swiss"),
    rounds: 5,
    most: 32,
    clock: "live",
    access: group ? `group ${group}` : "open",
    rated: false,
    bots: false,
    accounts: false,
  });
  useEffect(() => {
    if (me.value) groupsApi.fetchGroups().then((answer) => (groups.value = answer.groups), showError);
  }, []);
  const set = (/** @type {Partial<typeof wish.value>} */ changes) => (wish.value = { ...wish.value, ...changes });
  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const { clock, access, ...rest } = wish.value;
    const [kind, id = ""] = access.split(" ");
    try {
      await beGuest();
      const offered = { access: /** @type {NewTournament["access"]} */ (kind), group: id };
      const made = await api.createTournament({ ...rest, ...offered, clock: CLOCKS[clock] });
      go(tournamentPath(made.id));
    } catch (error) {
      showError(error);
    }
  };
  const { title, kind, seats } = wish.value;
  const facts = titleFacts(title);
  const [low, high] = [facts?.min_seats ?? 2, facts?.max_seats ?? 2];
  const counts = Array.from({ length: high - low + 1 }, (_, more) => low + more);
  return html`<${Dialog} heading=${t("tournament-new")} close=${close}>
    <form class="away-form" onSubmit=${make}>
      <div class="field">
        <label for="tournament-name">${t("tournament-name")}</label>
        <input id="tournament-name" maxlength="40" required value=${wish.value.name} onInput=${onValue((value) => set({ name: value }))} />
      </div>
      <div class="spans">
        <${Choice} name="title" value=${title} set=${(/** @type {string} */ id) => set({ title: id, seats: titleFacts(id)?.min_seats ?? 2 })}
          options=${titles.value.map(({ id }) => [id, t(`title-${id}`)])} />
        <${Choice} name="seats" value=${seats} set=${(/** @type {string} */ count) => set({ seats: Number(count) })}
          options=${counts.map((count) => [count, count])} />
        <${Choice} name="kind" value=${kind} set=${(/** @type {NewTournament["kind"]} */ one) => set({ kind: one, most: Math.min(wish.value.most, mostOf(one)) })}
          options=${["swiss", "round_robin"].map((one) => [one, t("tournament-kind-name", { kind: one })])} />
        ${
          kind === "swiss" &&
          html`<${Choice} name="rounds" value=${wish.value.rounds} set=${(/** @type {string} */ count) => set({ rounds: Number(count) })}
          options=${Array.from({ length: 15 }, (_, more) => [more + 1, more + 1])} />`
        }
        <${Choice} name="most" value=${wish.value.most} set=${(/** @type {string} */ count) => set({ most: Number(count) })}
          options=${SIZES.filter((count) => count <= mostOf(kind)).map((count) => [count, count])} />
        <${Choice} name="clock" label="setup-clock" value=${wish.value.clock} set=${(/** @type {string} */ clock) => set({ clock })}
          options=${PACES.map((pace) => [pace, t("setup-clock-kind", { kind: pace })])} />
        <${Choice} name="access" value=${wish.value.access} set=${(/** @type {string} */ access) => set({ access })}
          options=${[
            ...["open", "invited"].map((access) => [access, t("tournament-access-name", { access })]),
            ...groups.value.map(({ id, name }) => [`group ${id}`, name]),
          ]} />
      </div>
      <${Switch} name="rated" isOn=${wish.value.rated} set=${(/** @type {boolean} */ rated) => set({ rated })} />
      <${Switch} name="bots" isOn=${wish.value.bots} set=${(/** @type {boolean} */ bots) => set({ bots })} />
      <${Switch} name="accounts" isOn=${wish.value.accounts} set=${(/** @type {boolean} */ accounts) => set({ accounts })} />
      <button class="button main" data-do="make-tournament">${t("tournament-make")}</button>
    </form>
  <//>`;
}

/**
 * @param {{ name: string, label?: string, value: string | number, options: [string | number, string | number][],
 *   set: (value: string) => void }} props
 */
function Choice({ name, label = `tournament-${name}`, value, options, set }) {
  const id = `choose-${name}`;
  return html`<div class="field">
    <label for=${id}>${t(label)}</label>
    <select id=${id} value=${value} onChange=${onValue(set)}>
      ${options.map(([one, text]) => html`<option value=${one} selected=${one === value}>${text}</option>`)}
    </select>
  </div>`;
}
