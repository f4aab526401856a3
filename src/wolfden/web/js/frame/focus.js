/** Announcements for screen readers, and a focus that survives the removal of its element. */
import { html, useEffect, useLayoutEffect, useRef } from "../lib/html.js";
import { aloud } from "../lib/texts.js";

/** @typedef {import("../client/model.js").TableModel} TableModel */

/** The live region of a table. @param {{ model: TableModel }} props */
export const Announcements = ({ model }) =>
  html`<p class="unseen" role="status" data-announced>${aloud(model.announced.value)}</p>`;

/** @param {{ model: TableModel, text: string }} props */
export function Announce({ model, text }) {
  useEffect(() => {
    model.announced.value = text;
    return () => {
      model.announced.value = "";
    };
  }, [text]);
  return null;
}

/**
 * Return the attributes of an element that takes the focus when its focused content disappears.
 *
 * @param {unknown[]} reads  what its content is rendered from
 */
export function useKeptFocus(reads) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const keep = () => {
      const { activeElement: focused, body } = document;
      // A button that becomes disabled loses the focus with the next frame.
      if (hadFocus.current && (focused === body || focused?.matches(":disabled"))) place.current?.focus();
    };
    keep();
    // Components that read the same signals render after this one.
    queueMicrotask(keep);
  }, reads);
  return {
    ref: place,
    tabindex: "-1",
    onFocusIn: () => (hadFocus.current = true),
    onPointerDown: () => (hadFocus.current = false),
  };
}
