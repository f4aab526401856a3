/** How far a player has followed each table, and a recap of what they missed. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib/html.js";
import { t } from "../lib/texts.js";
import { Icon } from "../frame/symbols.js";
import { lineItem, useStory } from "./log.js";
import { perTable } from "../lib/storage.js";

/**
 * What others did meanwhile, over the upper edge of the board until the next choice; the log has all of it.
 *
 * @param {{ model: import("../client/model.js").TableModel, seen: number, close: () => void }} props
 */
export function Recap({ model, seen, close }) {
  const { seat, seq, entries } = model.client.state.value;
  const [first] = useState(seq);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const hasActed = entries.some((entry) => entry.seq > first && entry.seat === seat);
  const isOver = hasActed || model.client.picked.value.length > 0;
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, []);
  const lines = useStory(model).filter((line) => line.seq > seen && line.seq <= first && line.seat !== seat);
  if (lines.length === 0) return null;
  return html`<section class="recap" aria-label=${t("recap-title")}>
    <h2>${t("recap-title")}</h2>
    <button class="button quiet icon" data-do="close-recap" aria-label=${t("recap-done")} title=${t("recap-done")} onClick=${close}>
      <${Icon} name="ui-close" />
    </button>
    <ol class="log" ref=${list} tabindex="0" aria-label=${t("recap-title")}>
      ${lines.map((line) => lineItem(line, model))}
    </ol>
  </section>`;
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
