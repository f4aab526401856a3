/** Choices that need more than their space: shorter labels, then how many are out of sight, and all as a sheet. */
import { html, useLayoutEffect, useRef, useSignal } from "../lib/html.js";
import { t } from "../lib/texts.js";
import { Dialog } from "./dialog.js";

/** @typedef {import("../client/model.js").TableModel} TableModel */

/** Pixels of a choice that have to be in sight for it to count as such. */
const SEEN = 24;

/**
 * Shorten the labels of choices that need more than their space; where that is not enough, the end fades out.
 * Return the reference of their row, and how many of them are out of sight.
 */
export function useLength() {
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  const hidden = useSignal(0);
  useLayoutEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    const count = () => {
      hidden.value = current.classList.contains("is-long") ? outOfSight(current) : 0;
    };
    const measure = () => {
      current.classList.remove("is-brief");
      current.classList.toggle("is-brief", isCut(current));
      current.classList.toggle("is-long", isCut(current));
      count();
    };
    const observer = new ResizeObserver(measure);
    for (const thing of [current, ...current.children]) observer.observe(thing);
    current.addEventListener("scroll", count, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener("scroll", count);
    };
  });
  return { row, hidden };
}

/** @param {HTMLElement} row */
const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
  scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;

/** How many choices begin below or to the right of what is seen. @param {HTMLElement} row */
function outOfSight(row) {
  const { right, bottom } = row.getBoundingClientRect();
  return [...row.querySelectorAll(".offer")].filter((offer) => {
    const box = offer.getBoundingClientRect();
    return box.top > bottom - SEEN || box.left > right - SEEN;
  }).length;
}

/** @param {TableModel} model @param {string} word */
const shortest = (model, word) => model.phrase(word) || model.name(word);

/**
 * The button over the end of a long list, and the sheet it opens.
 *
 * @param {{ model: TableModel, hidden: import("@preact/signals").Signal<number>, heading: string }} props
 */
export function MoreChoices({ model, hidden, heading }) {
  const { client } = model;
  const isOpen = useSignal(false);
  const { options = [] } = client.choices.value ?? {};
  const close = () => (isOpen.value = false);
  const pick = (/** @type {string} */ word) => () => {
    close();
    client.pickWord(word);
  };
  return html`
    ${
      hidden.value > 0 &&
      html`<button class="button small more-choices" data-do="more-choices" onClick=${() => (isOpen.value = true)}>
      ${t("more-choices", { count: hidden.value })}
    </button>`
    }
    ${
      isOpen.value &&
      html`<${Dialog} heading=${heading} close=${close}>
      <p class="soft small">${t("choices-count", { count: options.length })}</p>
      <div class="menu-list">
        ${options.map((word) => html`<button class="button" data-listed=${word} onClick=${pick(word)}>${shortest(model, word)}</button>`)}
      </div>
    <//>`
    }
  `;
}
