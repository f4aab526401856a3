/** The board in words: every place, its contents and its neighbours. */
import { html, useSignal } from "../lib/html.js";
import { listed } from "../toolkit/speaking.js";
import { language, t } from "../lib/texts.js";

/** @typedef {import("../client/model.js").TableModel} TableModel */

/** @param {{ model: TableModel }} props */
export function BoardText({ model }) {
  const title = model.client.title.value;
  const view = model.shown.value;
  if (!title || !view) return null;
  const groups = title.textView?.(view) ?? [
    { heading: "", targets: title.places(view, model.ui.value).map(({ id }) => id) },
  ];
  return html`<div class="board-text">
    ${groups.map(
      ({ heading, targets }) => html`<section key=${heading}>
        ${heading && html`<h3>${model.name(heading)}</h3>`}
        <ul>
          ${targets.map((target) => html`<${Place} key=${target} model=${model} target=${target} />`)}
        </ul>
      </section>`,
    )}
  </div>`;
}

/** @param {{ model: TableModel, target: string }} props */
function Place({ model, target }) {
  const title = /** @type {import("../toolkit/title.js").Title} */ (model.client.title.value);
  const view = /** @type {import("../toolkit/title.js").View} */ (model.shown.value);
  const near = title.neighbours?.(target, view) ?? [];
  const canChoose = model.ui.value.glowing.has(target);
  const names = listed(
    near.map((one) => model.shortName(one)),
    language.value,
  );
  return html`<li class=${canChoose ? "can-choose" : ""}>
    <span>${model.name(target)}</span>
    ${names && html` <span class="soft">${t("text-next-to", { names })}</span>`}
    ${title.distances && html`<${Distances} model=${model} target=${target} />`}
    ${
      canChoose &&
      html` <button class="button small" onClick=${() => model.tap(target, { x: 0, y: 0 })}>${t("text-choose")}</button>`
    }
  </li>`;
}

/** Distances to other places, computed when opened. @param {{ model: TableModel, target: string }} props */
function Distances({ model, target }) {
  const isOpen = useSignal(false);
  const title = /** @type {import("../toolkit/title.js").Title} */ (model.client.title.value);
  const view = /** @type {import("../toolkit/title.js").View} */ (model.shown.value);
  const rows = isOpen.value ? (title.distances?.(target, view) ?? []) : [];
  return html`<details onToggle=${(/** @type {{ target: HTMLDetailsElement }} */ { target }) => (isOpen.value = target.open)}>
    <summary aria-label=${`${t("text-distances")}: ${model.shortName(target)}`}>${t("text-distances")}</summary>
    <dl class="distances">
      ${rows.map(
        ({ text, targets }) => html`<div>
          <dt>${model.say(text)}</dt>
          <dd>${listed(
            targets.map((one) => model.shortName(one)),
            language.value,
          )}</dd>
        </div>`,
      )}
    </dl>
  </details>`;
}
