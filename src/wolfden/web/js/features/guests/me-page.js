/** My page: name, light, language, sounds, notices, other devices, finished games. */
import { groupsPath, historyPath, peoplePath, tournamentsPath } from "../../lib/address.js";
import { html, onTick, onValue, useEffect, useSignal } from "../../lib/html.js";
import { notify, showError } from "../../lib/notices.js";
import { subscribe, unsubscribe } from "../notices/push.js";
import { go } from "../../lib/router.js";
import { beGuest, me, changeMe, titles } from "../../lib/session.js";
import { change, settings } from "../../lib/settings.js";
import { t } from "../../lib/texts.js";
import { AskFirst, Dialog } from "../../frame/dialog.js";
import { Away } from "../notices/away.js";
import { LanguageChoice } from "../../frame/header.js";
import { Share } from "../../frame/share.js";
import { Volumes } from "../../sound/volumes.js";
import { TableList } from "../home/table-list.js";
import * as api from "./api.js";

/** @type {Record<string, string[]>} */
const CHOICES = {
  theme: ["auto", "night", "snow"],
  land: ["painted", "plain"],
  motion: ["auto", "on", "off"],
  pace: ["auto", "slow", "fast", "off"],
  confirm: ["turn-end", "always", "never"],
};

export default function MePage() {
  useEffect(() => {
    document.title = t("me-title");
  });
  return html`
    <h1>${t("me-title")}</h1>
    <div class="me">
      <div class="column">
        <section class="panel">
          <${NameField} />
          <h2>${t("me-settings")}</h2>
          <div class="option">
            <${LanguageChoice} />
          </div>
          ${Object.keys(CHOICES).map((name) => html`<${Choice} key=${name} name=${name} />`)}
          <${Volumes} title=${titles.value[0]?.id} />
          <${Shortcuts} />
          <${Notifications} />
        </section>
        <section class="panel">
          <${Devices} />
        </section>
      </div>
      <div class="column">
        <section class="panel">
          <${Away} />
        </section>
        <div class="choices">
          <a class="button" data-do="history" href=${historyPath}>${t("nav-history")}</a>
          <a class="button" data-do="people" href=${peoplePath}>${t("nav-people")}</a>
          <a class="button" data-do="groups" href=${groupsPath}>${t("nav-groups")}</a>
          <a class="button" data-do="tournaments" href=${tournamentsPath}>${t("nav-tournaments")}</a>
        </div>
        <${MyGames} />
      </div>
    </div>
  `;
}

function NameField() {
  const name = useSignal(me.value?.guest.name ?? "");
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await beGuest();
      me.value = await changeMe({ name: name.value.trim() });
      notify(t("me-saved"));
    } catch (error) {
      showError(error);
    }
  };
  return html`<form class="name-form" onSubmit=${save}>
    <label for="name">${t("me-name")}</label>
    <input id="name" maxlength="40" required value=${name.value} onInput=${onValue((value) => (name.value = value))} />
    <button class="button main">${t("save")}</button>
  </form>`;
}

/** @param {{ name: string }} props */
function Choice({ name }) {
  const value = settings.value[/** @type {keyof typeof settings.value} */ (name)];
  return html`<div class="option">
    <label for=${name}>${t(`me-${name}`)}</label>
    <select id=${name} value=${value} onChange=${onValue((chosen) => change({ [name]: chosen }))}>
      ${CHOICES[name].map((one) => html`<option value=${one}>${t(`me-${name}-${one}`)}</option>`)}
    </select>
  </div>`;
}

const Shortcuts = () => html`<label class="switch">
  <input
    type="checkbox"
    checked=${settings.value.shortcuts}
    onChange=${onTick((isOn) => change({ shortcuts: isOn }))}
  />
  <span>${t("me-shortcuts")}</span>
</label>`;

/** Whether this browser lets the page notify; one that cannot says no. */
async function askPermission() {
  try {
    return (await Notification.requestPermission()) === "granted";
  } catch {
    return false;
  }
}

function Notifications() {
  const set = async (/** @type {boolean} */ on) => {
    const granted = on && (await askPermission());
    change({ notifications: granted });
    if (on && !granted) notify(t("notifications-refused"), { kind: "bad" });
    if (!granted) return unsubscribe().catch(() => undefined);
    await beGuest();
    if (!(await subscribe())) notify(t("notifications-open-only"));
  };
  return html`<label class="switch">
    <input type="checkbox" checked=${settings.value.notifications} onChange=${onTick(set)} />
    <span>${t("notifications")}</span>
  </label>`;
}

function Devices() {
  const code = useSignal(/** @type {import("../../lib/request.js").Code | null} */ (null));
  const ask = (/** @type {() => Promise<import("../../lib/request.js").Code>} */ request) => async () => {
    try {
      await beGuest();
      code.value = await request();
    } catch (error) {
      showError(error);
    }
  };
  return html`
    <h2>${t("devices")}</h2>
    <p class="soft">${t("devices-text")}</p>
    <div class="choices">
      <button class="button" onClick=${ask(() => api.createDeviceCode())}>${t("device-code")}</button>
      <button class="button" onClick=${ask(() => api.createRecoveryCode())}>${t("recovery-code")}</button>
    </div>
    <${CodeField} />
    ${me.value && html`<a class="button quiet" href=${api.exportPath} download>${t("own-data")}</a> <${Forget} />`}
    ${
      code.value &&
      html`<${Dialog} heading=${t("device-code")} close=${() => (code.value = null)}>
      <p class="code">${code.value.code}</p>
      <${Share} link=${code.value.link} label=${t("device-link")} qr=${picture(code.value.qr)} />
    <//>`
    }
  `;
}

/** A code from another device, typed in here. */
function CodeField() {
  const typed = useSignal("");
  const move = (/** @type {Event} */ event) => {
    event.preventDefault();
    go(`/move/${encodeURIComponent(typed.value.trim())}`);
  };
  return html`<form class="name-form" onSubmit=${move}>
    <label for="code">${t("code-here")}</label>
    <input id="code" required value=${typed.value} onInput=${onValue((value) => (typed.value = value))} />
    <button class="button">${t("move-do")}</button>
  </form>`;
}

/** Being forgotten, asked twice. */
function Forget() {
  const forget = async () => {
    await api.deleteMe();
    me.value = null;
    go("/");
  };
  return html`<${AskFirst} name="forget" label=${t("delete-me")} text=${t("delete-me-sure")} sure=${t("delete-me-do")} act=${forget} />`;
}

/** @param {string} svg */
const picture = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

function MyGames() {
  const tables = useSignal(/** @type {import("../../lib/request.js").Table[]} */ ([]));
  const next = useSignal("");
  const isAsking = useSignal(false);
  const add = async (/** @type {string} */ path) => {
    isAsking.value = true;
    try {
      const answer = await api.fetchMyTables(path);
      const known = new Set(tables.peek().map(({ id }) => id));
      tables.value = [...tables.peek(), ...answer.tables.filter(({ id }) => !known.has(id))];
      next.value = answer.next;
    } catch (error) {
      showError(error);
    } finally {
      isAsking.value = false;
    }
  };
  useEffect(() => {
    tables.value = [];
    next.value = "";
    if (me.value) add("");
  }, [me.value?.guest.id]);
  return html`<${TableList}
      heading=${t("me-games")}
      tables=${tables.value}
      empty=${t("me-games-empty")}
      viewer=${me.value?.guest.id}
    />
    ${
      next.value &&
      html`<button class="button" data-do="more-games" disabled=${isAsking.value} onClick=${() => add(next.peek())}>
      ${t("me-games-more")}
    </button>`
    }`;
}
