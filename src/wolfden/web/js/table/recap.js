/** How far a player has followed each table, and a recap of what they missed. */
import { html } from "../lib/html.js";
import { t } from "../lib/texts.js";
import { Dialog } from "../frame/dialog.js";
import { lineItem, useStory } from "./log.js";
import { perTable } from "../lib/storage.js";

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

const seenAt = perTable("wolfden-seen", 0);

/** @param {string} table @returns {number} the last seq seen there, or 0 */
export const lastSeen = (table) => seenAt.get(table);

/**
 * @param {string} table
 * @param {number} seq
 */
export const markSeen = (table, seq) => seenAt.put(table, seq);

/** More actions of others than this are shown as a recap. */
const FEW_ACTIONS = 3;

/**
 * Return since when a returning player has missed actions.
 *
 * @param {number} seen  the last seq they saw; 0: this is their first visit
 * @param {Pick<import("../client/table-state.js").TableState, "seq" | "entries" | "seat">} now
 * @returns {number} the last seq they saw; 0: no recap is needed
 */
export function missedSince(seen, { seq, entries, seat }) {
  if (seen === 0 || seen >= seq) return 0;
  const missed = entries.filter((entry) => entry.seq > seen && entry.seat !== seat);
  return missed.length > FEW_ACTIONS ? seen : 0;
}
