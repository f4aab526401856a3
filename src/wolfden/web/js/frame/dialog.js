/** Dialogs over the page, and buttons that ask for a confirmation first. */
import { html, useEffect, useRef, useSignal } from "../lib/html.js";
import { showError } from "../lib/notices.js";
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

/**
 * @param {{ name: string, label: string, text: string, sure?: string, icon?: string, act: () => Promise<void> }} props
 *   `sure`: what the button in the window says, if not the same; `icon`: replaces the label where
 *   there is little space
 */
export function AskFirst({ name, label, text, sure = label, icon = "", act }) {
  const isAsked = useSignal(false);
  const close = () => (isAsked.value = false);
  const confirm = async () => {
    try {
      await act();
      close();
    } catch (error) {
      showError(error);
    }
  };
  return html`<button
      class="button quiet"
      data-do=${name}
      aria-label=${icon ? label : undefined}
      title=${icon ? label : undefined}
      onClick=${() => (isAsked.value = true)}
    >
      ${icon && html`<${Icon} name=${icon} />`}<span>${label}</span>
    </button>
    ${
      isAsked.value &&
      html`<${Dialog} heading=${label} close=${close}>
      <p>${text}</p>
      <div class="choices">
        <button class="button" onClick=${close}>${t("cancel")}</button>
        <button class="button danger" data-do=${`${name}-sure`} onClick=${confirm}>${sure}</button>
      </div>
    <//>`
    }`;
}
