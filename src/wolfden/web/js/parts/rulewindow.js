/** The rules over the table: fetched when somebody looks one up for the first time. */
import { html, signal, useEffect } from "../core/html.js";
import { lookup } from "../core/reference.js";
import { t } from "../core/texts.js";
import { Dialog } from "./dialog.js";

/** @type {import("@preact/signals").Signal<any>} the reference, once it is here */
const reference = signal(null);

export function RuleWindow() {
  const asked = lookup.value;
  useEffect(() => {
    if (asked && !reference.peek()) {
      import("./reference.js").then(({ Reference }) => (reference.value = Reference));
    }
  }, [asked]);
  if (!asked) return null;
  const close = () => (lookup.value = null);
  return html`<${Dialog} heading=${t(`title-${asked.title}`)} wide close=${close}>
    ${reference.value
      ? html`<${reference.value} title=${asked.title} at=${asked} />`
      : html`<p class="loading" role="status">${t("loading")}</p>`}
  <//>`;
}
