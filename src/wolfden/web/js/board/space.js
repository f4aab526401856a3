/** The size of the space a board is drawn in. */
import { useEffect, useRef, useSignal } from "../lib/html.js";
import { spaceOf } from "./ui.js";

/** Return the reference for an element, and its size as a signal. */
export function useSpace() {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const space = useSignal({ width: 0, height: 0 });
  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver(() => (space.value = spaceOf(frame.current)));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return { frame, space };
}
