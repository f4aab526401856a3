/** Messages that come and go, read out by screen readers. */
import { html } from "../lib/html.js";
import { dismiss, notices } from "../lib/notices.js";
import { t } from "../lib/texts.js";
import { RuleLink } from "../features/rules/rule-link.js";
import { Icon } from "./symbols.js";

export function Notices() {
  return html`<div class="notices" role="status" aria-live="polite">
    ${notices.value.map(
      ({ id, text, kind, rule, action }) => html`
        <div key=${id} class="notice ${kind}">
          <p>${text}${rule && html` <${RuleLink} number=${rule} />`}</p>
          ${action && html`<button class="button small" onClick=${action.act}>${action.label}</button>`}
          <button class="button quiet icon" aria-label=${t("close")} onClick=${() => dismiss(id)}>
            <${Icon} name="ui-close" />
          </button>
        </div>
      `,
    )}
  </div>`;
}
