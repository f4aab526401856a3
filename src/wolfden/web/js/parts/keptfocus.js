/** A place the keyboard goes on from when what had the focus in it is gone. */
import { useLayoutEffect, useRef } from "../core/html.js";

/**
 * Return the attributes of such a place.
 *
 * @param {unknown[]} reads  what the contents of the place are drawn from
 */
export function useKeptFocus(reads) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) place.current?.focus();
  }, reads);
  return {
    ref: place,
    tabindex: "-1",
    onFocusIn: () => (hadFocus.current = true),
    onPointerDown: () => (hadFocus.current = false),
  };
}
