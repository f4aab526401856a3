/** What happened since one looked: shown once, when one comes back. */
import { html } from "../core/html.js";
import { t } from "../core/texts.js";
import { Dialog } from "./dialog.js";
import { lineItem, useStory } from "./log.js";

/**
 * @param {{ desk: import("../core/desk.js").Desk, seen: number, close: () => void }} props
 */
export function Recap({ desk, seen, close }) {
  const lines = useStory(desk).filter(({ seq }) => seq > seen);
  if (lines.length === 0) return null;
  return html`<${Dialog} heading=${t("recap-title")} close=${close}>
    <ol class="log recap">
      ${lines.map((line) => lineItem(line, desk))}
    </ol>
    <div class="choices">
      <button class="button main" onClick=${close}>${t("recap-done")}</button>
    </div>
  <//>`;
}
