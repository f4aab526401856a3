/** Pictures and animations of games, drawn by the server, to share or download. */
import { html, onValue, useSignal } from "../../lib/html.js";
import { notify, showError } from "../../lib/notices.js";
import { fetchFile } from "../../lib/request.js";
import { language, t } from "../../lib/texts.js";
import { Dialog } from "../../frame/dialog.js";
import * as api from "./api.js";

/** The most positions that the server draws. */
const MOST = 40;
/** Actions that are proposed first: those before the moment shown. */
const USUAL = 20;

/**
 * @param {{ table: import("../../lib/request.js").Table, ply: number, last: number, close: () => void }} props
 */
export function AnimationDialog({ table, ply, last, close }) {
  const part = useSignal(partAt(ply, last));
  const isBusy = useSignal(false);
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    isBusy.value = true;
    try {
      const { from, to } = part.value;
      const picture = await api.fetchAnimation(table.id, language.value, part.value);
      download(picture, `${table.title}-${table.id}-${from}-${to}.gif`);
      close();
    } catch (error) {
      showError(error);
    }
    isBusy.value = false;
  };
  const field = (
    /** @type {"from" | "to"} */ name,
    /** @type {[number, number]} */ [min, max],
  ) => html`<div class="field">
    <label for="animation-${name}">${t(`animation-${name}`)}</label>
    <input
      id="animation-${name}"
      type="number"
      min=${min}
      max=${max}
      required
      value=${part.value[name]}
      onInput=${onValue((value) => (part.value = { ...part.value, [name]: Number(value) }))}
    />
  </div>`;
  return html`<${Dialog} heading=${t("save-animation")} close=${close}>
    <form class="away-form" onSubmit=${save}>
      <p class="soft">${t("animation-text", { most: MOST })}</p>
      <div class="spans">
        ${field("from", [0, Math.max(0, part.value.to - 1)])} ${field("to", [1, last])}
      </div>
      <button class="button main" data-do="animate" disabled=${isBusy.value}>
        ${t(isBusy.value ? "animation-busy" : "save")}
      </button>
    </form>
  <//>`;
}

/**
 * Return the proposed part of the game: the actions before a moment, or the first ones.
 *
 * @param {number} ply
 * @param {number} last
 */
function partAt(ply, last) {
  const to = Math.min(last, Math.max(ply, USUAL));
  return { from: Math.max(0, to - USUAL), to };
}

/**
 * Share the picture of how a game ended, or download it where the device cannot share files.
 *
 * @param {import("../../lib/request.js").Table} table
 */
export async function sharePicture(table) {
  try {
    const picture = await fetchFile(api.picturePath(table, language.value));
    const file = new File([picture], `${table.title}-${table.id}.png`, { type: picture.type });
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] }).catch(() => undefined);
    else download(file, file.name);
  } catch {
    notify(t("picture-failed"), { kind: "bad" });
  }
}

/**
 * @param {Blob} file
 * @param {string} name
 */
function download(file, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
