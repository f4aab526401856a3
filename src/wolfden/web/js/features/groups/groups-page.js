/** The groups one is in, and making one. */
import { groupPath } from "../../lib/address.js";
import { useAnswer } from "../../lib/answers.js";
import { html, onValue, useEffect, useSignal } from "../../lib/html.js";
import { showError } from "../../lib/notices.js";
import { go } from "../../lib/router.js";
import { beGuest, me } from "../../lib/session.js";
import { t } from "../../lib/texts.js";
import * as api from "./api.js";

/** @typedef {import("../../types.js").GroupLine} GroupLine */

export default function GroupsPage() {
  const { found } = useAnswer(
    () => (me.value ? api.fetchGroups() : Promise.resolve({ groups: /** @type {GroupLine[]} */ ([]) })),
    [me.value?.guest.id],
  );
  useEffect(() => {
    document.title = t("nav-groups");
  });
  if (!found.value) return html`<p class="loading" role="status">${t("loading")}</p>`;
  const { groups } = found.value;
  return html`
    <h1>${t("nav-groups")}</h1>
    <p class="soft">${t("groups-text")}</p>
    <${NewGroup} />
    ${
      groups.length > 0 &&
      html`<ul class="people">
      ${groups.map(
        ({ id, name, members, is_owner }) => html`<li key=${id}>
          <a class="table-row" href=${groupPath(id)}>
            <span class="serif">${name}</span>
            <span class="who soft small">${is_owner && t("group-owner")}</span>
            <span class="state small">${t("group-members", { count: members })}</span>
          </a>
        </li>`,
      )}
    </ul>`
    }
  `;
}

function NewGroup() {
  const name = useSignal("");
  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await beGuest();
      const group = await api.createGroup(name.value);
      go(groupPath(group.id));
    } catch (error) {
      showError(error);
    }
  };
  return html`<form class="panel name-form" onSubmit=${make}>
    <label for="group-name">${t("group-name")}</label>
    <input id="group-name" maxlength="40" required value=${name.value} onInput=${onValue((value) => (name.value = value))} />
    <button class="button main" data-do="make-group">${t("group-make")}</button>
  </form>`;
}
