/** A place the keyboard goes on from when what had the focus in it is gone. */
import { useLayoutEffect, useRef } from "../lib/html.js";

/**
 * Return the attributes of such a place.
 *
 * @param {unknown[]} reads  what the contents of the place are drawn from
 */
export function useKeptFocus(reads) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const keep = () => {
      const { activeElement: focused, body } = document;
      // A button that cannot be pressed any more loses the focus with the next picture.
      if (hadFocus.current && (focused === body || focused?.matches(":disabled"))) place.current?.focus();
    };
    keep();
    // Parts that read the same signals are drawn after this one.
    queueMicrotask(keep);
  }, reads);
  return {
    ref: place,
    tabindex: "-1",
    onFocusIn: () => (hadFocus.current = true),
    onPointerDown: () => (hadFocus.current = false),
  };
}
