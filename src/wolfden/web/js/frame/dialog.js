/** A window over the table: the browser's own dialog, closed by Escape, button or a click beside it. */
import { html, useEffect, useRef } from "../lib/html.js";
import { t } from "../lib/texts.js";
import { Icon } from "./symbols.js";

/**
 * @param {{ heading: string, close: () => void, wide?: boolean,
 *   children?: import("preact").ComponentChildren }} props
 */
export function Dialog({ heading, close, wide = false, children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    // A dialog that is taken away open leaves the focus nowhere; a closed one gives it back.
    return () => dialog?.close();
  }, []);
  const beside = (/** @type {MouseEvent} */ event) => event.target === box.current && close();
  return html`<dialog class="dialog ${wide ? "wide" : ""}" ref=${box} onClose=${close} onClick=${beside} aria-label=${heading}>
    <div class="dialog-inside">
      <header>
        <h2>${heading}</h2>
        <button class="button quiet icon" aria-label=${t("close")} onClick=${close}><${Icon} name="ui-close" /></button>
      </header>
      ${children}
    </div>
  </dialog>`;
}
