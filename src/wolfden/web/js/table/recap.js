/** What happened since one looked: shown once, when one comes back. */
import { html } from "../lib/html.js";
import { t } from "../lib/texts.js";
import { Dialog } from "../frame/dialog.js";
import { lineItem, useStory } from "./log.js";

/**
 * @param {{ model: import("../client/model.js").TableModel, seen: number, close: () => void }} props
 */
export function Recap({ model, seen, close }) {
  const lines = useStory(model).filter(({ seq }) => seq > seen);
  if (lines.length === 0) return null;
  return html`<${Dialog} heading=${t("recap-title")} close=${close}>
    <ol class="log recap">
      ${lines.map((line) => lineItem(line, model))}
    </ol>
    <div class="choices">
      <button class="button main" onClick=${close}>${t("recap-done")}</button>
    </div>
  <//>`;
}
