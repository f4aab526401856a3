/** What is asked of you, in one sentence, with the choices beside it. */
import { html, useLayoutEffect, useRef } from "../core/html.js";
import { drawn } from "../core/render.js";
import { t } from "../core/texts.js";
import { seatName } from "../core/names.js";
import { later } from "./later.js";
import { Icon } from "./symbols.js";

const CommandLine = later(async () => (await import("./commandline.js")).CommandLine);
const AfterGame = later(async () => (await import("./aftergame.js")).AfterGame);

/**
 * @typedef {import("../core/desk.js").Desk} Desk
 */

/** Options that are no buttons are listed beside the board only up to this many. */
const FEW = 8;

/** @param {{ desk: Desk }} props */
export function ActionBar({ desk }) {
  const { legal, result, seq } = desk.room.sitting.value;
  const content = result ? AfterGame : legal ? Choosing : Waiting;
  const bar = useRef(/** @type {HTMLElement | null} */ (null));
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // A button that is gone takes the focus with it: the keyboard goes on from the bar.
    if (hadFocus.current && document.activeElement === document.body) bar.current?.focus();
  }, [seq, desk.room.picked.value, desk.room.menu.value]);
  return html`<section
    class="action-bar"
    ref=${bar}
    tabindex="-1"
    aria-label=${t("action-bar-label")}
    onFocusIn=${() => (hadFocus.current = true)}
    onPointerDown=${() => (hadFocus.current = false)}
  >
    <${content} desk=${desk} />
  </section>`;
}

/** @param {{ desk: Desk }} props */
function Waiting({ desk }) {
  const { actors, table, seat, view } = desk.room.sitting.value;
  const names = actors.filter((one) => one >= 0).map((one) => table && seatName(table.seats[one]));
  const text = names.length > 0 ? t("waiting-for", { names: names.join(", ") }) : t("waiting-chance");
  return html`
    <div class="asks">
      <p class="question" role="status">${view && text}</p>
      ${seat === null && html`<p class="soft small">${t("watching")}</p>`}
    </div>
    <div class="tools"><${UndoButton} desk=${desk} /></div>
  `;
}

/** @param {{ desk: Desk }} props */
function Choosing({ desk }) {
  const { room } = desk;
  const title = room.title.value;
  const choices = room.choices.value;
  const { view } = room.sitting.value;
  if (!title || !choices || !view) return null;
  const isForced = room.isWhole && room.picked.value.length === 0;
  const question = title.question(view, choices.chosen, choices.options);
  return html`
    <div class="asks">
      <p class="question" role="status">
        ${room.isWhole && !isForced ? t("confirm-question") : desk.say(question)}
      </p>
      <${Crumbs} desk=${desk} />
    </div>
    <div class="offers">
      ${room.isWhole ? html`<${Confirm} desk=${desk} />` : html`<${Offers} desk=${desk} />`}
    </div>
    <div class="tools">
      <${UndoButton} desk=${desk} />
      <${HintButton} desk=${desk} />
      <button
        class="button quiet icon"
        aria-label=${t("list-choices")}
        title=${t("list-choices")}
        aria-pressed=${desk.isListOpen.value ? "true" : "false"}
        onClick=${() => (desk.isListOpen.value = !desk.isListOpen.value)}
      >
        <${Icon} name="ui-keys" />
      </button>
    </div>
    ${desk.isListOpen.value && html`<${CommandLine} desk=${desk} />`}
    <${HintLine} desk=${desk} />
    <${Preview} desk=${desk} />
  `;
}

/** The words chosen so far; one tap takes back to before one. @param {{ desk: Desk }} props */
function Crumbs({ desk }) {
  const { room } = desk;
  const title = room.title.value;
  const { view } = room.sitting.value;
  if (room.picked.value.length === 0 || !title) return null;
  return html`<div class="crumbs">
    <button class="button small quiet" onClick=${() => room.back()} aria-label=${t("take-back-word")}>
      <${Icon} name="ui-back" />
    </button>
    ${room.choices.value?.chosen.map(
      (word) => html`<span class="crumb"><${Label} desk=${desk} word=${word} /></span>`,
    )}
  </div>`;
}

/** @param {{ desk: Desk, word: string }} props */
function Label({ desk, word }) {
  const { view } = desk.room.sitting.value;
  const text = view && desk.room.title.value?.describe(word, view);
  if (!text) return null;
  return html`${text.icon && html`<${Icon} name=${text.icon} />`}<span>${desk.say(text)}</span>`;
}

/** @param {{ desk: Desk }} props */
function Confirm({ desk }) {
  const { room } = desk;
  const title = room.title.value;
  const chosen = room.choices.value?.chosen ?? [];
  const isForced = room.picked.value.length === 0;
  const last = chosen.at(-1) ?? "";
  return html`<button
    class="button main"
    data-choice=${chosen.join(" ")}
    disabled=${room.isSending.value}
    onClick=${() => room.confirm()}
  >
    <${Icon} name="ui-check" />
    ${isForced && title
      ? html`<span>${chosen.map((word) => desk.name(word)).join(" ")}</span>`
      : t("confirm", { word: last })}
  </button>`;
}

/** @param {{ desk: Desk }} props */
function Offers({ desk }) {
  const { room } = desk;
  const title = room.title.value;
  const { view } = room.sitting.value;
  const { chosen = [], options = [] } = room.choices.value ?? {};
  if (!title || !view) return null;
  if (room.menu.value.length > 0) return html`<${Menu} desk=${desk} paths=${room.menu.value} />`;
  const buttons = options.filter((word) => title.targetOf(word, chosen, view).kind === "button");
  const things = options.filter((word) => !buttons.includes(word));
  const shown = things.length <= FEW ? [...buttons, ...things] : buttons;
  return html`
    ${shown.map((word) => html`<${Offer} key=${word} desk=${desk} word=${word} />`)}
    ${shown.length < options.length &&
    html`<span class="soft small on-board">${t("choose-on-board", { count: things.length })}</span>`}
  `;
}

/** @param {{ desk: Desk, word: string }} props */
function Offer({ desk, word }) {
  const { room } = desk;
  const title = /** @type {import("../core/title.js").Title} */ (room.title.value);
  const view = /** @type {import("../core/title.js").View} */ (room.sitting.value.view);
  const chosen = room.choices.value?.chosen ?? [];
  const { kind, id } = title.targetOf(word, chosen, view);
  const point = (/** @type {string} */ target) => () => (desk.hovered.value = target);
  return html`<button
    class="button offer"
    data-word=${word}
    disabled=${room.isSending.value}
    onPointerEnter=${point(`${kind}:${id}`)}
    onPointerLeave=${point("")}
    onFocus=${point(`${kind}:${id}`)}
    onBlur=${point("")}
    onClick=${() => room.pickWord(word)}
  >
    <${Label} desk=${desk} word=${word} />
  </button>`;
}

/** Several things one may do with what was pointed at. @param {{ desk: Desk, paths: string[][] }} props */
function Menu({ desk, paths }) {
  const { room } = desk;
  const title = /** @type {import("../core/title.js").Title} */ (room.title.value);
  const view = /** @type {import("../core/title.js").View} */ (room.sitting.value.view);
  const before = room.choices.value?.chosen.length ?? 0;
  return html`
    ${paths.map((path) => {
      const told = path.slice(before);
      return html`<button class="button offer" data-word=${path.join(" ")} onClick=${() => room.pick(path)}>
        ${told.map((word) => html`<${Label} desk=${desk} word=${word} />`)}
      </button>`;
    })}
    <button class="button quiet" onClick=${() => (room.menu.value = [])}>${t("cancel")}</button>
  `;
}

/** @param {{ desk: Desk }} props */
function UndoButton({ desk }) {
  const { room } = desk;
  const { undo } = room.sitting.value;
  const hasWords = room.picked.value.length > 0 || room.menu.value.length > 0;
  return html`<button
    class="button"
    data-do="undo"
    disabled=${room.isSending.value || (!hasWords && undo === 0)}
    onClick=${() => room.undo()}
  >
    <${Icon} name="ui-undo" /><span class="label">${t("undo")}</span>
  </button>`;
}

/** @param {{ desk: Desk }} props */
function HintButton({ desk }) {
  const { room } = desk;
  const table = room.sitting.value.table;
  if (table && table.settings?.hints === false) return null;
  return html`<button class="button" data-do="hint" onClick=${() => askHint(desk)}>
    <${Icon} name="ui-hint" /><span class="label">${t("hint")}</span>
  </button>`;
}

/** @param {Desk} desk */
export async function askHint({ room, hint }) {
  const asked = room.asked.peek();
  if (asked) {
    if (asked.length > 0) hint.value = { action: asked.join(" ") };
    return;
  }
  const answer = await room.ask({ type: "hint" });
  if (answer && answer.seq === room.sitting.peek().seq) hint.value = { action: answer.action };
}

/** @param {{ desk: Desk }} props */
function HintLine({ desk }) {
  const { room, hint } = desk;
  const title = room.title.value;
  if (!hint.value || !title) return null;
  const { action } = hint.value;
  const words = action.split(" ");
  const take = () => {
    hint.value = null;
    room.pick(words);
  };
  return html`<div class="hint-line">
    <${Icon} name="ui-hint" />
    <p>${t(room.asked.value ? "guide-asks" : "hint-says")} ${desk.phrase(action)}</p>
    <button class="button small" data-do="take-hint" onClick=${take}>${t("hint-take")}</button>
    <button class="button small quiet" onClick=${() => (hint.value = null)}>${t("close")}</button>
  </div>`;
}

/** What the words chosen so far would mean: odds, gains. @param {{ desk: Desk }} props */
function Preview({ desk }) {
  const { room } = desk;
  const title = room.title.value;
  const chosen = room.choices.value?.chosen ?? [];
  const { view } = room.sitting.value;
  const tree = (view && title?.preview?.(view, chosen, desk.ui.value)) ?? null;
  return tree && html`<div class="preview">${drawn(tree)}</div>`;
}
