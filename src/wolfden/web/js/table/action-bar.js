/** The action bar: the present question in one sentence, with the choices beside it. */
import { html } from "../lib/html.js";
import { middleOf } from "../board/gestures.js";
import { harmOf } from "../client/choices.js";
import { t } from "../lib/texts.js";
import { seatName } from "../client/names.js";
import { HintButton, HintLine } from "./hint.js";
import { useKeptFocus } from "../frame/focus.js";
import { narratedNow } from "../client/narrator.js";
import { SpokenText } from "./log.js";
import { later } from "../lib/later.js";
import { MoreChoices, useLength } from "../frame/long-list.js";
import { Hand } from "./own.js";
import { AlsoActing, nextPerson, PassOn, WhoActs } from "../features/devices/device.js";
import { PlanButton } from "../features/plans/plan-end.js";
import { Icon } from "../frame/symbols.js";

const CommandLine = later(() => import("./command-line.js"), "CommandLine");
const AfterGame = later(() => import("../features/replays/after-game.js"), "AfterGame");

/**
 * @typedef {import("../client/model.js").TableModel} TableModel
 */

/** Options on the board are also listed as buttons up to this many. */
const FEW = 8;

/** @param {{ model: TableModel }} props */
export function ActionBar({ model }) {
  const { legal, result, seq } = model.client.state.value;
  const isSeeing = model.client.stage.moment.value !== null;
  const content = result ? AfterGame : legal && !isSeeing ? Choosing : Waiting;
  const { picked, menu, isSending } = model.client;
  const kept = useKeptFocus([seq, picked.value, menu.value, isSending.value]);
  return html`<section class="action-bar" aria-label=${t("action-bar-label")} ...${kept}>
    <${content} model=${model} />
  </section>`;
}

/** @param {{ model: TableModel }} props */
function Waiting({ model }) {
  const { seat } = model.client.state.value;
  const next = nextPerson(model.client.state.value);
  const isSeeing = model.client.stage.moment.value !== null;
  return html`
    <${Happening} model=${model} />
    <div class="offers">
      ${next !== null && !isSeeing && html`<${PassOn} model=${model} seat=${next} />`}
      <${PlanButton} model=${model} />
    </div>
    <div class="tools">
      <${FollowTools} model=${model} />
      ${seat !== null && html`<${UndoButton} model=${model} />`}
    </div>
  `;
}

/** What others do; until they have done something, whom one waits for. @param {{ model: TableModel }} props */
function Happening({ model }) {
  const { actors, table, seat, view } = model.client.state.value;
  const isSeeing = model.client.stage.moment.value !== null;
  const names = actors.filter((one) => one >= 0).map((one) => table && seatName(table.seats[one]));
  const waits = names.length > 0 ? t("waiting-for", { names: names.join(", ") }) : t("waiting-chance");
  const next = nextPerson(model.client.state.value);
  const awaited = table && next !== null ? t("device-next", { name: seatName(table.seats[next]) }) : waits;
  const narrated = narratedNow(model);
  const notes = seat === null && html`<span class="soft small">${t("watching")}</span>`;
  if (narrated === null || (!isSeeing && narrated.seat === seat)) {
    return html`<div class="asks">
      <p class="question" role="status">${view && awaited}</p>
      <div class="asks-more">${notes}</div>
    </div>`;
  }
  return html`<div class="asks is-narrated">
    <${Narration} model=${model} narrated=${narrated} />
    <div class="asks-more">${!isSeeing && html`<span class="soft small">${awaited}</span>`}${notes}</div>
  </div>`;
}

/**
 * What happens, in a sentence; it is read out from elsewhere, once for each action.
 *
 * @param {{ model: TableModel, narrated: import("../client/narrator.js").Narrated }} props
 */
const Narration = ({
  model,
  narrated,
}) => html`<p class="question narration ${model.hue(narrated.seat)}" data-narrated=${narrated.seq}>
  ${narrated.icon && html`<${Icon} name=${narrated.icon} look=${model.look(narrated)} />`}
  <span><${SpokenText} text=${t(narrated.text.key, narrated.text.args)} /></span>
</p>`;

/** Others' steps: stop, one step, skip all. @param {{ model: TableModel }} props */
function FollowTools({ model }) {
  const { following } = model.client;
  const isStopped = following.isStopped.value;
  const waiting = following.waitingCount.value;
  const tool = (
    /** @type {string} */ icon,
    /** @type {string} */ label,
    /** @type {() => void} */ act,
    isOff = false,
  ) =>
    html`<button class="button icon" data-do=${label} aria-label=${t(label)} title=${t(label)} disabled=${isOff} onClick=${act}>
      <${Icon} name=${icon} />
    </button>`;
  return html`
    ${tool(isStopped ? "ui-play" : "ui-pause", isStopped ? "follow-go" : "follow-stop", () => following.toggleStop())}
    ${tool("ui-forward", "follow-step", () => following.step(), waiting === 0)}
    ${tool("ui-skip", "follow-skip", () => following.skip(), waiting === 0)}
  `;
}

/** @param {{ model: TableModel }} props */
function Choosing({ model }) {
  const { client } = model;
  const length = useLength();
  const title = client.title.value;
  const choices = client.choices.value;
  const { view } = client.state.value;
  if (client.guidedAsks.value?.length === 0) {
    return html`<div class="asks"><p class="question soft">${t("guide-read")}</p></div>`;
  }
  if (!title || !choices || !view) return null;
  const isForced = client.isWhole && client.picked.value.length === 0;
  const question = title.question(view, choices.chosen, choices.options);
  return html`
    <div class="asks">
      <p class="question" role="status">
        <${WhoActs} model=${model} />
        ${client.isWhole && !isForced ? t("confirm-question") : model.say(question)}
      </p>
      <div class="asks-more"><${Crumbs} model=${model} /></div>
    </div>
    <div class="offers" ref=${length.row}>
      ${client.isWhole ? html`<${Confirm} model=${model} />` : html`<${Offers} model=${model} />`}
      <${AlsoActing} model=${model} />
    </div>
    <${MoreChoices} model=${model} hidden=${length.hidden} heading=${model.say(question)} />
    <div class="tools">
      <${UndoButton} model=${model} />
      <${HintButton} model=${model} />
      <button
        class="button quiet icon"
        aria-label=${t("list-choices")}
        title=${t("list-choices")}
        aria-pressed=${model.isListOpen.value ? "true" : "false"}
        onClick=${() => (model.isListOpen.value = !model.isListOpen.value)}
      >
        <${Icon} name="ui-keys" />
      </button>
    </div>
    <div class="bar-notes">
      <${Hand} model=${model} />
      ${model.isListOpen.value && html`<${CommandLine} model=${model} />`}
      <${HintLine} model=${model} />
    </div>
  `;
}

/** The words chosen so far; one tap takes back to before one. @param {{ model: TableModel }} props */
function Crumbs({ model }) {
  const { client } = model;
  if (client.picked.value.length === 0 || !client.title.value) return null;
  return html`<div class="crumbs">
    <button class="button small quiet" onClick=${() => client.back()} aria-label=${t("take-back-word")}>
      <${Icon} name="ui-back" />
    </button>
    <div class="crumb-words">
      ${client.choices.value?.chosen.map(
        (word, place) =>
          html`<span class="crumb" style=${{ order: -place }}><${Label} model=${model} word=${word} brief=${model.phrase(word)} /></span>`,
      )}
    </div>
  </div>`;
}

/**
 * What a word means.
 *
 * @param {{ model: TableModel, word: string, brief?: string }} props  `brief`: the same in few words, for
 *   a row of choices that is too long otherwise
 */
function Label({ model, word, brief = "" }) {
  const { view } = model.client.state.value;
  const text = view && model.client.title.value?.describe(word, view);
  if (!text) return null;
  const full = model.say(text);
  const isShorter = brief !== "" && brief.length < full.length;
  return html`${text.icon && html`<${Icon} name=${text.icon} />`}<span class=${isShorter ? "in-full" : ""}>${full}</span>
    ${isShorter && html`<span class="in-brief" aria-hidden="true">${brief}</span>`}`;
}

/** @param {{ model: TableModel }} props */
function Confirm({ model }) {
  const { client } = model;
  const title = client.title.value;
  const chosen = client.choices.value?.chosen ?? [];
  const isForced = client.picked.value.length === 0;
  const harm = harmOf(client);
  return html`<button
    class="button main ${harm ? "is-harmful" : ""}"
    data-choice=${chosen.join(" ")}
    disabled=${client.isSending.value}
    onClick=${() => client.confirm()}
  >
    <${Icon} name="ui-check" />
    ${
      isForced && title
        ? html`<span>${chosen.map((word) => model.name(word)).join(" ")}</span>`
        : html`<span>${model.phrase(chosen.join(" "))}</span>`
    }
    ${
      harm
        ? html`<small class="offer-note harm">${model.say(harm)}</small>`
        : chosen.length > 0 &&
          html`<${Note} model=${model} word=${chosen[chosen.length - 1]} before=${chosen.slice(0, -1)} />`
    }
  </button>`;
}

/** @param {{ model: TableModel }} props */
function Offers({ model }) {
  const { client } = model;
  const title = client.title.value;
  const { view } = client.state.value;
  const { chosen = [], options = [] } = client.choices.value ?? {};
  if (!title || !view) return null;
  if (client.menu.value.length > 0) return html`<${Menu} model=${model} paths=${client.menu.value} />`;
  const buttons = options.filter((word) => title.targetOf(word, chosen, view).kind === "button");
  const things = options.filter((word) => !buttons.includes(word));
  const shown = things.length <= FEW ? [...buttons, ...things] : buttons;
  const isFirst = chosen.length === 0 && !client.guidedAsks.value && client.state.value.seat !== null;
  const verbs = isFirst ? (title.verbs?.(view, client.state.value.seat ?? 0) ?? []) : [];
  const all = [...verbs, ...shown.filter((word) => !verbs.includes(word))];
  return html`
    ${all.map((word) =>
      options.includes(word)
        ? html`<${Offer} key=${word} model=${model} word=${word} />`
        : html`<${Impossible} key=${word} model=${model} word=${word} />`,
    )}
    ${client.composites.value.size > 0 && html`<span class="soft small on-board tap-parts">${t("tap-parts")}</span>`}
    ${
      shown.length < options.length &&
      html`<span class="soft small on-board">${t("choose-on-board", { count: things.length })}</span>`
    }
  `;
}

/** @param {{ model: TableModel, word: string }} props */
function Offer({ model, word }) {
  const { client } = model;
  const title = /** @type {import("../toolkit/title.js").Title} */ (client.title.value);
  const view = /** @type {import("../toolkit/title.js").View} */ (client.state.value.view);
  const chosen = client.choices.value?.chosen ?? [];
  const { kind, id } = title.targetOf(word, chosen, view);
  const point = (/** @type {string} */ target) => () => (model.hovered.value = target);
  return html`<button
    class="button offer"
    data-word=${word}
    disabled=${client.isSending.value}
    onPointerEnter=${point(`${kind}:${id}`)}
    onPointerLeave=${point("")}
    onFocus=${point(`${kind}:${id}`)}
    onBlur=${point("")}
    onClick=${() => client.pickWord(word)}
  >
    <${Label} model=${model} word=${word} brief=${model.phrase(word)} /><${Note} model=${model} word=${word} />
  </button>`;
}

/** What cannot be done now: its price is seen, and it says why. @param {{ model: TableModel, word: string }} props */
const Impossible = ({ model, word }) => html`<button
  class="button offer is-impossible"
  data-impossible=${word}
  aria-disabled="true"
  onClick=${(/** @type {MouseEvent} */ event) => model.askWhy(word, middleOf(/** @type {Element} */ (event.currentTarget)))}
>
  <${Label} model=${model} word=${word} /><${Note} model=${model} word=${word} />
</button>`;

/**
 * What a word costs, or how likely it is.
 *
 * @param {{ model: TableModel, word: string, before?: string[] }} props  `before`: the words it comes
 *   after, if not those chosen so far
 */
function Note({ model, word, before = model.client.choices.value?.chosen ?? [] }) {
  const title = /** @type {import("../toolkit/title.js").Title} */ (model.client.title.value);
  const view = /** @type {import("../toolkit/title.js").View} */ (model.client.state.value.view);
  const note = title.noteOn?.(word, before, view);
  return note && html`<small class="offer-note">${model.say(note)}</small>`;
}

/** Several things one may do with what was pointed at. @param {{ model: TableModel, paths: string[][] }} props */
function Menu({ model, paths }) {
  const { client } = model;
  const before = client.choices.value?.chosen.length ?? 0;
  return html`
    ${paths.map((path) => {
      const words = path.slice(before);
      return html`<button class="button offer" data-word=${path.join(" ")} onClick=${() => client.pick(path)}>
        ${words.map((word) => html`<${Label} model=${model} word=${word} />`)}
      </button>`;
    })}
    <button class="button quiet" onClick=${() => (client.menu.value = [])}>${t("cancel")}</button>
  `;
}

/** @param {{ model: TableModel }} props */
function UndoButton({ model }) {
  const { client } = model;
  const { undo } = client.state.value;
  const hasWords = client.picked.value.length > 0 || client.menu.value.length > 0;
  return html`<button
    class="button"
    data-do="undo"
    aria-label=${t("undo")}
    title=${t("undo")}
    disabled=${client.isSending.value || (!hasWords && undo === 0)}
    onClick=${() => client.undo()}
  >
    <${Icon} name="ui-undo" /><span class="label">${t("undo")}</span>
  </button>`;
}
