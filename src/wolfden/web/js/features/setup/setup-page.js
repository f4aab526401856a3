/** Setting up a table: seats, options explained, clock, a look at the board. */
import { html, onValue, useEffect, useLayoutEffect, useRef, useSignal } from "../../lib/html.js";
import { tablePath } from "../../lib/address.js";
import { showError } from "../../lib/notices.js";
import { go } from "../../lib/router.js";
import { roleName } from "../../client/names.js";
import { beGuest, me, titleFacts } from "../../lib/session.js";
import { t } from "../../lib/texts.js";
import { loadedTitles, loadTitle } from "../../board/titles.js";
import { path, request } from "../../lib/request.js";
import { CharacterField, LevelOptions, partsOf } from "./bot-choice.js";
import { LearnLinks } from "../home/learn-links.js";
import { miniature, useSpace } from "../../board/miniature.js";
import { scaleFor, scaleHelp } from "../history/ratings.js";
import { PersonField } from "../devices/sitting.js";
import { EditionField, OptionField, Settings } from "./setup-fields.js";
import { Icon } from "../../frame/symbols.js";
import Missing from "../../frame/missing-page.js";
import { firstSeats } from "./quick.js";
import * as tablesApi from "../../client/api.js";

/**
 * @typedef {import("../../lib/request.js").SeatPlan} SeatPlan
 * @typedef {import("../../lib/request.js").TitleFacts} TitleFacts
 * @typedef {import("@preact/signals").Signal<Plan>} PlanSignal
 * @typedef {object} Plan
 * @property {SeatPlan[]} seats
 * @property {Record<string, string | number>} options
 * @property {boolean} public
 * @property {import("../../types.js").Settings} settings
 * @property {string} group  the group that the table is offered to, or ""
 */

/** @param {{ address: import("../../lib/address.js").Address }} props */
export default function SetupPage({ address }) {
  const facts = titleFacts(address.id);
  const group = address.query.get("group") ?? "";
  return facts ? html`<${Setup} facts=${facts} group=${group} />` : html`<${Missing} />`;
}

/** @param {{ facts: TitleFacts, group: string }} props */
function Setup({ facts, group }) {
  /** @type {PlanSignal} */
  const plan = useSignal({
    seats: firstSeats(facts, group ? "open" : "bot"),
    options: {},
    public: false,
    settings: {},
    group,
  });
  const scale = scaleFor(facts, plan.value.seats.length);
  useEffect(() => {
    document.title = t("setup-title", { title: t(`title-${facts.id}`) });
  });
  return html`
    <h1>${t("setup-title", { title: t(`title-${facts.id}`) })}</h1>
    <div class="setup">
      <form class="panel" onSubmit=${(/** @type {Event} */ event) => begin(event, facts, plan.value)}>
        ${group && html`<p class="soft">${t("setup-group")}</p>`}
        <${Seats} facts=${facts} plan=${plan} />
        <details class="fold">
          <summary>${t("setup-rules")}</summary>
          ${facts.editions.length > 0 && html`<${EditionField} facts=${facts} plan=${plan} />`}
          ${facts.options.map(
            (option) => html`<${OptionField} key=${option.name} title=${facts.id} option=${option} plan=${plan} />`,
          )}
        </details>
        <${Settings} plan=${plan} hasAids=${hasAids(facts.id)} />
        <div class="choices start-bar">
          <button class="button main">${t(hasFreeSeats(plan.value) ? "setup-open" : "setup-start")}</button>
          <a class="button quiet" href="/">${t("cancel")}</a>
        </div>
      </form>
      <aside>
        <${BoardPreview} facts=${facts} plan=${plan} />
        ${scale && html`<p class="soft small note">${scaleHelp(scale, facts)}</p>`}
        ${facts.options.map(
          ({ name, note }) => note && !plan.value.options[name] && html`<p class="soft small note">${t(note)}</p>`,
        )}
        <p class="small learn">
          <${LearnLinks} title=${facts.id} />
        </p>
      </aside>
    </div>
  `;
}

/** Whether the board of a title can show what may be deduced; known once it is drawn. @param {string} id */
const hasAids = (id) => loadedTitles.value.some((title) => title.id === id && title.layers.length > 0);

/** @param {Plan} plan */
const hasFreeSeats = ({ seats }) => seats.some(({ kind }) => kind === "open" || kind === "invited");

/** @param {{ facts: TitleFacts, plan: PlanSignal }} props */
function Seats({ facts, plan }) {
  const { seats } = plan.value;
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const place = useRef(-1);
  useLayoutEffect(() => keepFocus(list.current, place.current), [seats.length]);
  const set = (/** @type {SeatPlan[]} */ changed, /** @type {number} */ at) => {
    place.current = at;
    plan.value = { ...plan.value, seats: changed };
  };
  const planSeat = (/** @type {number} */ index, /** @type {SeatPlan} */ wanted) =>
    set(seats.with(index, wanted), index);
  const add = () => set([...seats, { kind: "bot", level: facts.default_bot }], seats.length);
  const own = seats.findIndex(({ kind }) => kind === "me");
  const isShared = seats.filter(({ kind }) => kind === "me").length > 1;
  return html`<fieldset class="seats" ref=${list}>
    <legend>${t("setup-seats")}</legend>
    ${seats.map((seat, index) => {
      const name = roleName(facts.id, index, seats.length);
      return html`<div class="seat" key=${index}>
        <label for=${`seat-${index}`}>${name}</label>
        <select
          id=${`seat-${index}`}
          value=${seat.kind === "bot" ? `bot:${partsOf(seat.level).level}` : seat.kind}
          onChange=${onValue((value) => planSeat(index, seatPlan(value)))}
        >
          <option value="me">${t(own < 0 || own === index ? "seat-kind-me" : "seat-kind-here")}</option>
          <option value="open">${t("seat-kind-open")}</option>
          <option value="invited">${t("seat-kind-invited")}</option>
          <${LevelOptions} facts=${facts} seats=${seats.length} prefix="bot:" />
        </select>
        ${
          seats.length > facts.min_seats &&
          html`<button
          type="button"
          class="button quiet icon"
          aria-label=${t("seat-remove", { name })}
          onClick=${() => set(seats.toSpliced(index, 1), index)}
        >
          <${Icon} name="ui-close" />
        </button>`
        }
        ${
          isShared &&
          seat.kind === "me" &&
          html`<${PersonField}
          name=${seat.person ?? ""}
          hint=${personOf({ ...seat, person: "" }, index, own, facts, seats.length) || me.value?.guest.name}
          label=${t("seat-person", { role: name })}
          set=${(/** @type {string} */ person) => planSeat(index, { kind: "me", person })}
        />`
        }
        ${
          seat.kind === "bot" &&
          html`<${CharacterField}
          facts=${facts}
          bot=${seat.level}
          name=${name}
          set=${(/** @type {string} */ level) => planSeat(index, { kind: "bot", level })}
        />`
        }
      </div>`;
    })}
    <p class="small" role="status">${isShared && t("setup-device")}</p>
    ${
      seats.length < facts.max_seats &&
      html`<button type="button" class="button" onClick=${add}>${t("seat-add")}</button>`
    }
  </fieldset>`;
}

/**
 * A removed button loses the focus: move it to its seat, or to the last one.
 *
 * @param {HTMLElement | null} list
 * @param {number} place
 */
function keepFocus(list, place) {
  if (place < 0 || document.activeElement !== document.body) return;
  const rows = list?.querySelectorAll(".seat") ?? [];
  const row = rows[Math.min(place, rows.length - 1)];
  /** @type {HTMLElement | null} */ (row?.querySelector("button") ?? row?.querySelector("select"))?.focus();
}

/**
 * Who plays a seat at this device: the first is the guest, others are called as their seat unless they are named.
 *
 * @param {SeatPlan} seat
 * @param {number} index
 * @param {number} own  the guest's seat
 * @param {TitleFacts} facts
 * @param {number} count
 */
function personOf({ kind, person = "" }, index, own, facts, count) {
  if (kind !== "me") return "";
  return person.trim() || (index === own ? "" : roleName(facts.id, index, count));
}

/** @param {string} value @returns {SeatPlan} */
function seatPlan(value) {
  const [kind, level] = value.split(":");
  return kind === "bot" ? { kind, level } : { kind: /** @type {SeatPlan["kind"]} */ (kind) };
}

/** @param {{ facts: TitleFacts, plan: PlanSignal }} props */
function BoardPreview({ facts, plan }) {
  const picture = useSignal(/** @type {import("../../toolkit/title.js").TitleView | null} */ (null));
  const { seats, options } = plan.value;
  const question = JSON.stringify([seats.length, options]);
  useEffect(() => {
    let isOld = false;
    Promise.all([loadTitle(facts.id), fetchPreview(facts.id, seats.length, options)]).then(
      ([title, { view }]) => {
        if (!isOld) picture.value = { title, view };
      },
      () => {
        if (!isOld) picture.value = null;
      },
    );
    return () => {
      isOld = true;
    };
  }, [facts.id, question]);
  const { frame, space } = useSpace();
  const shown = picture.value;
  return html`<figure class="board-preview">
    <div class="living" ref=${frame} role="img" aria-labelledby="board-caption">
      ${shown ? miniature(shown, space.value) : html`<p class="soft">${t("setup-no-preview")}</p>`}
    </div>
    <figcaption class="soft small" id="board-caption">${t("setup-preview")}</figcaption>
  </figure>`;
}

/**
 * @param {Event} event
 * @param {TitleFacts} facts
 * @param {Plan} plan
 */
async function begin(event, facts, plan) {
  event.preventDefault();
  try {
    await beGuest();
    const own = plan.seats.findIndex(({ kind }) => kind === "me");
    const seats = plan.seats.map((seat, index) => {
      const person = personOf(seat, index, own, facts, plan.seats.length);
      return person ? { ...seat, person } : seat;
    });
    const table = await tablesApi.createTable({ title: facts.id, ...plan, seats });
    go(tablePath(table.id));
  } catch (error) {
    showError(error);
  }
}

/**
 * @param {string} title
 * @param {number} seats
 * @param {Record<string, string | number>} options
 * @returns {Promise<import("../../types.js").Preview>}
 */
const fetchPreview = (title, seats, options) => request("POST", path`/api/titles/${title}/preview`, { seats, options });
