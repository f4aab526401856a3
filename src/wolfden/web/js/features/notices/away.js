/** My page, for games over days: where notices go, when one sleeps, holidays. */
import { html, onTick, onValue, useSignal } from "../../lib/html.js";
import { notify, showError } from "../../lib/notices.js";
import { beGuest, me, server, changeMe } from "../../lib/session.js";
import { language, t } from "../../lib/texts.js";

/** @typedef {import("../../types.js").ChangedGuest} ChangedGuest */

const DAY = 24 * 60 * 60 * 1_000;
/** Days that a holiday lasts at most; the server decides. */
const MAX_DAYS = 30;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** @param {ChangedGuest} changes */
async function save(changes) {
  try {
    await beGuest();
    me.value = await changeMe(changes);
    notify(t("me-saved"));
  } catch (error) {
    showError(error);
  }
}

export function Away() {
  return html`
    <h2>${t("me-away")}</h2>
    <p class="soft">${t("me-away-text")}</p>
    <${Addresses} key=${me.value?.guest.id} />
    <${Sleep} />
    <${Holiday} key=${me.value?.holiday?.start} />
  `;
}

function Addresses() {
  const email = useSignal(me.value?.email ?? "");
  const webhook = useSignal(me.value?.webhook ?? "");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    save({ email: email.value.trim(), webhook: webhook.value.trim() });
  };
  return html`<form class="away-form" onSubmit=${submit}>
    ${
      server.value.can_mail
        ? html`<div class="field">
          <label for="email">${t("me-email")}</label>
          <input
            id="email"
            type="email"
            maxlength="254"
            autocomplete="email"
            value=${email.value}
            aria-describedby="email-state"
            onInput=${onValue((value) => (email.value = value))}
          />
          <p class="soft small" id="email-state" role="status">${mailState()}</p>
        </div>`
        : html`<p class="soft small">${t("me-email-off")}</p>`
    }
    <div class="field">
      <label for="webhook">${t("me-webhook")}</label>
      <input
        id="webhook"
        type="url"
        maxlength="500"
        value=${webhook.value}
        aria-describedby="webhook-help"
        onInput=${onValue((value) => (webhook.value = value))}
      />
      <p class="soft small" id="webhook-help">${t("me-webhook-help")}</p>
    </div>
    <button class="button main" data-do="save-addresses">${t("save")}</button>
  </form>`;
}

function mailState() {
  if (!me.value?.email) return "";
  return t(me.value.confirmed ? "me-email-confirmed" : "me-email-unconfirmed");
}

function Sleep() {
  const sleep = me.value?.sleep ?? null;
  const set = (/** @type {Partial<import("../../types.js").Sleep>} */ changes) =>
    save({ sleep: { start: "23:00", end: "07:00", zone: ownZone(), ...sleep, ...changes } });
  return html`<fieldset class="away-form">
    <label class="switch">
      <input
        type="checkbox"
        data-do="sleep"
        checked=${sleep !== null}
        onChange=${onTick((isOn) => (isOn ? set({}) : save({ sleep: null })))}
      />
      <span>${t("me-sleep")}</span>
    </label>
    ${
      sleep &&
      html`<div class="spans">
        <${TimeField} id="sleep-start" label=${t("me-from")} value=${sleep.start} set=${(/** @type {string} */ start) => set({ start })} />
        <${TimeField} id="sleep-end" label=${t("me-to")} value=${sleep.end} set=${(/** @type {string} */ end) => set({ end })} />
      </div>
      <p class="soft small">${t("me-sleep-help", { zone: sleep.zone })}</p>`
    }
  </fieldset>`;
}

/** @param {{ id: string, label: string, value: string, set: (time: string) => void }} props */
const TimeField = ({ id, label, value, set }) => html`<div class="field">
  <label for=${id}>${label}</label>
  <input
    id=${id}
    type="time"
    required
    value=${value}
    onChange=${onValue((value) => value && set(value))}
  />
</div>`;

function Holiday() {
  const holiday = me.value?.holiday ?? null;
  const isPlanned = holiday !== null && holiday.end > Date.now();
  return html`<section class="away-form">
    <h3>${t("me-holiday")}</h3>
    <p class="soft small">${t("me-holiday-text", { days: MAX_DAYS })}</p>
    ${
      isPlanned
        ? html`<p>${t("me-holiday-planned", { start: dateText(holiday.start), end: dateText(holiday.end) })}</p>
          <button class="button" data-do="end-holiday" onClick=${() => save({ holiday: null })}>
            ${t("me-holiday-end")}
          </button>`
        : html`<${HolidayForm} />`
    }
  </section>`;
}

function HolidayForm() {
  const first = useSignal(isoDate(new Date()));
  const last = useSignal(isoDate(new Date(Date.now() + 7 * DAY)));
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const start = new Date(`${first.value}T00:00`).getTime();
    const end = new Date(`${last.value}T23:59`).getTime();
    save({ holiday: { start: Math.max(start, Date.now()), end } });
  };
  return html`<form onSubmit=${submit}>
    <div class="spans">
      <div class="field">
        <label for="holiday-start">${t("me-from")}</label>
        <input id="holiday-start" type="date" required value=${first.value} onInput=${onValue((value) => (first.value = value))} />
      </div>
      <div class="field">
        <label for="holiday-end">${t("me-to")}</label>
        <input id="holiday-end" type="date" required min=${first.value} value=${last.value} onInput=${onValue((value) => (last.value = value))} />
      </div>
    </div>
    <button class="button" data-do="take-holiday">${t("me-holiday-take")}</button>
  </form>`;
}

/** A day of the reader's calendar as fields want it. @param {Date} date */
const isoDate = (date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** @param {number} time */
const dateText = (time) => new Date(time).toLocaleDateString(language.value, { day: "numeric", month: "long" });
