/** The fields of a table's set-up: a title's options and the table's own settings. */
import { html, onTick, onValue } from "../core/html.js";
import { me } from "../core/session.js";
import { t } from "../core/texts.js";

/**
 * @typedef {import("../core/wire.js").Option} Option
 * @typedef {import("../pages/setup.js").PlanSignal} PlanSignal
 */

/** @type {Record<string, import("../types.js").Clock>} */
export const CLOCKS = {
  none: { kind: "none" },
  quick: { kind: "live", bank: 600, increment: 10 },
  live: { kind: "live", bank: 1800, increment: 20 },
  days: { kind: "days", bank: 259_200, increment: 43_200 },
};

/** The name of a clock among those that are offered. @param {import("../types.js").Clock} clock */
export const clockName = (clock) => Object.keys(CLOCKS).find((name) => CLOCKS[name].bank === clock.bank) ?? clock.kind ?? "none";

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
      ${option.values?.map(
        (one) =>
          html`<option value=${one}>${t(`option-${title}-${option.name}-${one}`)}</option>`,
      )}
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
  const set = (/** @type {import("../types.js").Settings} */ changes) =>
    (plan.value = { ...plan.value, settings: { ...settings, ...changes } });
  const { sleep, ...plain } = settings.clock ?? CLOCKS.none;
  const clock = clockName(plain);
  const own = me.value?.sleep;
  const setClock = (/** @type {string} */ name) =>
    set({ clock: own && name === "days" ? { ...CLOCKS.days, sleep: own } : CLOCKS[name] });
  return html`<fieldset>
    <legend>${t("setup-table")}</legend>
    <div class="option">
      <label for="clock">${t("setup-clock")}</label>
      <select id="clock" value=${clock} onChange=${onValue(setClock)}>
        ${Object.keys(CLOCKS).map(
          (name) => html`<option value=${name}>${t("setup-clock-kind", { kind: name })}</option>`,
        )}
      </select>
    </div>
    ${own &&
    clock === "days" &&
    html`<${Switch}
      name="sleep"
      isOn=${Boolean(sleep)}
      set=${(/** @type {boolean} */ on) => set({ clock: on ? { ...plain, sleep: own } : CLOCKS.days })}
    />`}
    <${Switch} name="hints" isOn=${settings.hints ?? true} set=${(/** @type {boolean} */ on) => set({ hints: on })} />
    ${hasAids &&
    html`<${Switch} name="aids" isOn=${settings.aids ?? true} set=${(/** @type {boolean} */ on) => set({ aids: on })} />`}
    <${Switch} name="watchers" isOn=${settings.watchers ?? true} set=${(/** @type {boolean} */ on) => set({ watchers: on })} />
    <${Switch} name="rated" isOn=${settings.rated ?? false} set=${(/** @type {boolean} */ on) => set({ rated: on })} />
    <${Switch}
      name="public"
      isOn=${plan.value.public}
      set=${(/** @type {boolean} */ on) => (plan.value = { ...plan.value, public: on })}
    />
  </fieldset>`;
}

/** @param {{ name: string, isOn: boolean, set: (on: boolean) => void }} props */
export function Switch({ name, isOn, set }) {
  return html`<label class="switch">
    <input type="checkbox" checked=${isOn} onChange=${onTick(set)} />
    <span>${t(`switch-${name}`)}<small class="soft">${t(`switch-${name}-help`)}</small></span>
  </label>`;
}
