/** A button for what cannot be undone: asked in a window, so that two clicks on one spot do nothing. */
import { html, useSignal } from "../lib/html.js";
import { showError } from "../lib/notices.js";
import { t } from "../lib/texts.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./symbols.js";

/**
 * @param {{ name: string, label: string, text: string, sure?: string, icon?: string, act: () => Promise<void> }} props
 *   `sure`: what the button in the window says, if not the same; `icon`: what stands for the label where
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
    ${isAsked.value &&
    html`<${Dialog} heading=${label} close=${close}>
      <p>${text}</p>
      <div class="choices">
        <button class="button" onClick=${close}>${t("cancel")}</button>
        <button class="button danger" data-do=${`${name}-sure`} onClick=${confirm}>${sure}</button>
      </div>
    <//>`}`;
}
