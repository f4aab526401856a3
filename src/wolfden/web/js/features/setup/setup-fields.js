/** The fields of a table's set-up: a title's options and the table's own settings. */
import { html, onTick, onValue } from "../../lib/html.js";
import { me } from "../../lib/session.js";
import { optionLines } from "./option-names.js";
import { t } from "../../lib/texts.js";

/**
 * @typedef {import("../../lib/request.js").Option} Option
 * @typedef {import("../../lib/request.js").TitleFacts} TitleFacts
 * @typedef {import("./setup-page.js").PlanSignal} PlanSignal
 * @typedef {Record<string, string | number>} Values
 */

/** @type {Record<string, import("../../types.js").Clock>} */
export const CLOCKS = {
  none: { kind: "none" },
  quick: { kind: "live", bank: 600, increment: 10 },
  live: { kind: "live", bank: 1800, increment: 20 },
  days: { kind: "days", bank: 259_200, increment: 43_200 },
};

/** The name of a clock among those that are offered. @param {import("../../types.js").Clock} clock */
export const clockName = (clock) =>
  Object.keys(CLOCKS).find((name) => CLOCKS[name].bank === clock.bank) ?? clock.kind ?? "none";

/**
 * The choice of an edition, which sets the options below; other options are "custom".
 *
 * @param {{ facts: TitleFacts, plan: PlanSignal }} props
 */
export function EditionField({ facts, plan }) {
  const { id, editions } = facts;
  const chosen = [{ name: "default", options: {} }, ...editions].find((one) =>
    isSame(facts, one.options, plan.value.options),
  );
  const set = (/** @type {string} */ name) => {
    const options = editions.find((one) => one.name === name)?.options ?? {};
    plan.value = { ...plan.value, options: { ...options } };
  };
  const edition = editions.find((one) => one === chosen);
  return html`<div class="option">
    <label for="edition">${t("setup-edition")}</label>
    <select id="edition" aria-describedby="edition-help" value=${chosen?.name ?? "own"} onChange=${onValue(set)}>
      <option value="default">${t("setup-edition-default")}</option>
      ${editions.map(({ name }) => html`<option value=${name}>${t(`edition-${id}-${name}`)}</option>`)}
      ${!chosen && html`<option value="own">${t("setup-edition-own")}</option>`}
    </select>
    <div class="soft small help" id="edition-help">
      ${
        edition
          ? html`<ul>${optionLines(facts, edition.options).map((change) => html`<li>${change}</li>`)}</ul>`
          : t("setup-edition-help")
      }
    </div>
  </div>`;
}

/**
 * Whether two plans play by the same options; one that is left out has its default.
 *
 * @param {TitleFacts} facts
 * @param {Values} one
 * @param {Values} other
 */
const isSame = ({ options }, one, other) =>
  options.every(({ name, default: usual }) => (one[name] ?? usual) === (other[name] ?? usual));

/**
 * @param {{ title: string, option: Option, plan: PlanSignal }} props
 */
export function OptionField({ title, option, plan }) {
  const id = `option-${option.name}`;
  const value = plan.value.options[option.name] ?? option.default;
  const set = (/** @type {string | number} */ wanted) => {
    const options = { ...plan.value.options, [option.name]: wanted };
    if (wanted === option.default || wanted === "") delete options[option.name];
    plan.value = { ...plan.value, options };
  };
  return html`<div class="option">
    <label for=${id}>${t(`option-${title}-${option.name}`)}</label>
    <${Control} id=${id} title=${title} option=${option} value=${value} set=${set} />
    <p class="soft small" id=${`${id}-help`}>${t(`option-${title}-${option.name}-help`)}</p>
  </div>`;
}

/**
 * @param {{ id: string, title: string, option: Option, value: string | number,
 *   set: (wanted: string | number) => void }} props
 */
function Control({ id, title, option, value, set }) {
  const described = { id, "aria-describedby": `${id}-help` };
  if (option.kind === "choice") {
    return html`<select ...${described} value=${value} onChange=${onValue(set)}>
      ${option.values?.map((one) => html`<option value=${one}>${t(`option-${title}-${option.name}-${one}`)}</option>`)}
    </select>`;
  }
  if (option.kind === "number") {
    return html`<input
      ...${described}
      type="number"
      min=${option.low}
      max=${option.high}
      value=${value}
      onChange=${onValue((typed) => set(Number(typed)))}
    />`;
  }
  return html`<input
    ...${described}
    type="file"
    accept=".toml,text/plain"
    onChange=${async (/** @type {{ target: HTMLInputElement }} */ { target }) => set((await target.files?.[0]?.text()) ?? "")}
  />`;
}

/** @param {{ plan: PlanSignal, hasAids: boolean }} props */
export function Settings({ plan, hasAids }) {
  const { settings } = plan.value;
  const set = (/** @type {import("../../types.js").Settings} */ changes) =>
    (plan.value = { ...plan.value, settings: { ...settings, ...changes } });
  const { sleep, ...plain } = settings.clock ?? CLOCKS.none;
  const clock = clockName(plain);
  const own = me.value?.sleep;
  const setClock = (/** @type {string} */ name) =>
    set({
      clock: own && name === "days" ? { ...CLOCKS.days, sleep: own } : CLOCKS[name],
      ...(name === "none" ? { rated: false } : {}),
    });
  return html`<details class="fold">
    <summary>${t("setup-table")}</summary>
    <div class="option">
      <label for="clock">${t("setup-clock")}</label>
      <select id="clock" value=${clock} onChange=${onValue(setClock)}>
        ${Object.keys(CLOCKS).map(
          (name) => html`<option value=${name}>${t("setup-clock-kind", { kind: name })}</option>`,
        )}
      </select>
    </div>
    ${
      own &&
      clock === "days" &&
      html`<${Switch}
      name="sleep"
      isOn=${Boolean(sleep)}
      set=${(/** @type {boolean} */ on) => set({ clock: on ? { ...plain, sleep: own } : CLOCKS.days })}
    />`
    }
    <${Switch} name="hints" isOn=${settings.hints ?? true} set=${(/** @type {boolean} */ on) => set({ hints: on })} />
    ${
      hasAids &&
      html`<${Switch} name="aids" isOn=${settings.aids ?? true} set=${(/** @type {boolean} */ on) => set({ aids: on })} />`
    }
    <${Switch} name="watchers" isOn=${settings.watchers ?? true} set=${(/** @type {boolean} */ on) => set({ watchers: on })} />
    ${
      clock !== "none" &&
      html`<${Switch} name="rated" isOn=${settings.rated ?? false} set=${(/** @type {boolean} */ on) => set({ rated: on })} />`
    }
    <${Switch}
      name="public"
      isOn=${plan.value.public}
      set=${(/** @type {boolean} */ on) => (plan.value = { ...plan.value, public: on })}
    />
  </details>`;
}

/** @param {{ name: string, isOn: boolean, set: (on: boolean) => void }} props */
export function Switch({ name, isOn, set }) {
  return html`<label class="switch">
    <input type="checkbox" checked=${isOn} onChange=${onTick(set)} />
    <span>${t(`switch-${name}`)}<small class="soft">${t(`switch-${name}-help`)}</small></span>
  </label>`;
}
