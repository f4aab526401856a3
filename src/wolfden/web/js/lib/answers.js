/** Data of a page that is fetched when it is shown, and again at intervals. */
import { useEffect, useSignal } from "./html.js";
import { showError } from "./notices.js";
import { addTexts } from "./texts.js";
import { WireError } from "./request.js";

/**
 * Ask when a page is shown and whenever a key changes; the texts about people come along.
 *
 * @template Answer
 * @param {() => Promise<Answer>} ask
 * @param {unknown[]} keys
 * @param {number} [again]  milliseconds until it is asked once more; 0: never
 * @returns {{ found: import("@preact/signals").Signal<Answer | null | undefined>, reload: () => Promise<void> }}
 *   undefined: no answer yet; null: it does not exist
 */
export function useAnswer(ask, keys, again = 0) {
  const found = useSignal(/** @type {Answer | null | undefined} */ (undefined));
  const reload = async () => {
    try {
      found.value = (await Promise.all([ask(), addTexts("people")]))[0];
    } catch (error) {
      if (error instanceof WireError && error.code === "not_found") found.value = null;
      // A server that is away for a moment is asked another time.
      else if (!found.peek()) showError(error);
    }
  };
  useEffect(() => {
    reload();
    if (!again) return undefined;
    const look = () => {
      if (!document.hidden) reload();
    };
    const timer = setInterval(look, again);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, keys);
  return { found, reload };
}
