/** A stretch of a finished game as a moving picture: from which action to which. */
import { html, onValue, useSignal } from "../../lib/html.js";
import { showError } from "../../lib/notices.js";
import { language, t } from "../../lib/texts.js";
import { Dialog } from "../../frame/dialog.js";
import * as api from "./api.js";

/** How many moments the server draws at most. */
const MOST = 40;
/** How many actions are offered first: what led to the moment that is shown. */
const USUAL = 20;

/**
 * @param {{ table: import("../../lib/request.js").Table, ply: number, last: number, close: () => void }} props
 */
export function AnimationDialog({ table, ply, last, close }) {
  const stretch = useSignal(stretchAt(ply, last));
  const isBusy = useSignal(false);
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    isBusy.value = true;
    try {
      const { from, to } = stretch.value;
      const picture = await api.fetchAnimation(table.id, language.value, stretch.value);
      keep(picture, `${table.title}-${table.id}-${from}-${to}.gif`);
      close();
    } catch (error) {
      showError(error);
    }
    isBusy.value = false;
  };
  const field = (/** @type {"from" | "to"} */ name, /** @type {[number, number]} */ [min, max]) => html`<div class="field">
    <label for="animation-${name}">${t(`animation-${name}`)}</label>
    <input
      id="animation-${name}"
      type="number"
      min=${min}
      max=${max}
      required
      value=${stretch.value[name]}
      onInput=${onValue((value) => (stretch.value = { ...stretch.value, [name]: Number(value) }))}
    />
  </div>`;
  return html`<${Dialog} heading=${t("save-animation")} close=${close}>
    <form class="away-form" onSubmit=${save}>
      <p class="soft">${t("animation-text", { most: MOST })}</p>
      <div class="spans">
        ${field("from", [0, Math.max(0, stretch.value.to - 1)])} ${field("to", [1, last])}
      </div>
      <button class="button main" data-do="animate" disabled=${isBusy.value}>
        ${t(isBusy.value ? "animation-busy" : "save")}
      </button>
    </form>
  <//>`;
}

/**
 * The stretch that is offered at a moment: what led to it, or the beginning.
 *
 * @param {number} ply
 * @param {number} last
 */
function stretchAt(ply, last) {
  const to = Math.min(last, Math.max(ply, USUAL));
  return { from: Math.max(0, to - USUAL), to };
}

/**
 * @param {Blob} picture
 * @param {string} name
 */
function keep(picture, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
