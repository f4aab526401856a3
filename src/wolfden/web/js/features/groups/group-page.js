/** A group: its members, what is offered to them, its link; an invitation to those who are not in it. */
import { groupPath, groupsPath, playerPath, setupPath, tournamentsPath } from "../../lib/address.js";
import { useAnswer } from "../../lib/answers.js";
import { html, useEffect } from "../../lib/html.js";
import { guestName } from "../../client/names.js";
import { showError } from "../../lib/notices.js";
import { go } from "../../lib/router.js";
import { beGuest, me, titles } from "../../lib/session.js";
import { t } from "../../lib/texts.js";
import { AskFirst } from "../../frame/dialog.js";
import { Share } from "../../frame/share.js";
import { TableList } from "../home/table-list.js";
import { TournamentList } from "../tournaments/tournament-list.js";
import Missing from "../../frame/missing-page.js";
import * as api from "./api.js";

/** @typedef {import("../../types.js").GroupShown} GroupShown */

const AGAIN = 10_000;

/** @param {{ address: import("../../lib/address.js").Address }} props */
export default function GroupPage({ address }) {
  const invite = address.query.get("invite") ?? "";
  const { found, reload } = useAnswer(
    () => fetchGroup(address.id, invite),
    [address.id, invite, me.value?.guest.id],
    AGAIN,
  );
  const group = found.value?.group;
  useEffect(() => {
    if (group) document.title = `${group.name} · Wolfden`;
  });
  if (found.value === null) return html`<${Missing} />`;
  if (!found.value || !group) return html`<p class="loading" role="status">${t("loading")}</p>`;
  return html`
    <h1>${group.name}</h1>
    ${
      group.is_member
        ? html`<${Inside} group=${group} tournaments=${found.value.tournaments} reload=${reload} />`
        : html`<${Invited} group=${group} invite=${invite} reload=${reload} />`
    }
    <p class="small"><a href=${groupsPath}>${t("nav-groups")}</a></p>
  `;
}

/** @param {string} id @param {string} invite */
async function fetchGroup(id, invite) {
  const group = await api.fetchGroup(id, invite);
  const tournaments = group.is_member ? await api.fetchTournaments(id) : [];
  return { group, tournaments };
}

/** @param {{ group: GroupShown, invite: string, reload: () => Promise<void> }} props */
function Invited({ group, invite, reload }) {
  const join = async () => {
    try {
      await beGuest();
      await api.joinGroup(group.id, invite);
      await reload();
    } catch (error) {
      showError(error);
    }
  };
  return html`<p>${t("group-invited", { name: group.owner ? guestName(group.owner) : "", count: group.count })}</p>
    <p><button class="button main" data-do="join-group" onClick=${join}>${t("group-join")}</button></p>`;
}

/**
 * @param {{ group: GroupShown, tournaments: import("../../types.js").TournamentListed[], reload: () => Promise<void> }} props
 */
function Inside({ group, tournaments, reload }) {
  return html`
    <${TableList}
      heading=${t("lobby-open")}
      tables=${group.tables}
      empty=${t("group-tables-empty")}
      viewer=${me.value?.guest.id}
    />
    <div class="choices">
      ${titles.value.map(
        ({ id }) => html`<a class="button" href=${setupPath(id, group.id)}>
          ${t("group-new-table", { title: t(`title-${id}`) })}
        </a>`,
      )}
    </div>
    <${TournamentList} heading=${t("nav-tournaments")} lines=${tournaments} empty=${t("group-tournaments-empty")} />
    <div class="choices">
      <a class="button" href=${`${tournamentsPath}?group=${group.id}`}>${t("tournament-new")}</a>
    </div>
    <section class="panel">
      <h2>${t("group-members", { count: group.count })}</h2>
      <ul class="members">
        ${group.members.map(
          (member) => html`<li key=${member.id}>
            <a href=${playerPath(member.id)}>${guestName(member)}</a>
            ${member.id === group.owner?.id && html`<small class="soft">${t("group-owner")}</small>`}
            ${
              group.is_owner &&
              member.id !== me.value?.guest.id &&
              html`<${AskFirst}
              name="remove-member"
              label=${t("tournament-remove")}
              text=${t("group-remove-sure", { name: guestName(member) })}
              act=${() => api.removeMember(group.id, member.id).then(reload)}
            />`
            }
          </li>`,
        )}
      </ul>
      <${Share} link=${location.origin + groupPath(group.id, group.invite)} label=${t("group-link")} />
      <div class="choices"><${Farewell} group=${group} /></div>
    </section>
  `;
}

/** Leaving a group, or deleting it. @param {{ group: GroupShown }} props */
function Farewell({ group }) {
  const leave = async () => {
    await api.removeMember(group.id, me.value?.guest.id ?? "");
    go(groupsPath);
  };
  const remove = async () => {
    await api.deleteGroup(group.id);
    go(groupsPath);
  };
  return html`<${AskFirst} name="leave-group" label=${t("group-leave")} text=${t("group-leave-sure")} act=${leave} />
    ${
      group.is_owner &&
      html`<${AskFirst} name="delete-group" label=${t("group-delete")} text=${t("group-delete-sure")} act=${remove} />`
    }`;
}
