/** A button for what cannot be undone: asked in a window, so that two clicks on one spot do nothing. */
import { html, useSignal } from "../core/html.js";
import { showError } from "../core/notices.js";
import { t } from "../core/texts.js";
import { Dialog } from "./dialog.js";

/**
 * @param {{ name: string, label: string, text: string, sure?: string, act: () => Promise<void> }} props
 *   `sure`: what the button in the window says, if not the same
 */
export function AskFirst({ name, label, text, sure = label, act }) {
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
  return html`<button class="button quiet" data-do=${name} onClick=${() => (isAsked.value = true)}>${label}</button>
    ${isAsked.value &&
    html`<${Dialog} heading=${label} close=${close}>
      <p>${text}</p>
      <div class="choices">
        <button class="button" onClick=${close}>${t("cancel")}</button>
        <button class="button danger" data-do=${`${name}-sure`} onClick=${confirm}>${sure}</button>
      </div>
    <//>`}`;
}
