/**
 * Moments: what of an update is seen before log and scores say it. An update has entries, an entry has events, and
 * a moment shows one event with a picture, or several whose pieces move together. Pure.
 */

/**
 * @typedef {import("./table-state.js").TableState} TableState
 * @typedef {import("../types.js").Update} Update
 * @typedef {import("../lib/request.js").Entry} Entry
 * @typedef {import("../toolkit/title.js").GameEvent} GameEvent
 * @typedef {import("../toolkit/title.js").Title} Title
 * @typedef {import("../toolkit/title.js").View} View
 * @typedef {{ seq: number, place: number }} Position  in the sequence of entries: an event of an entry
 *
 * @typedef {object} Moment
 * @property {Position} at  its first event
 * @property {GameEvent[]} events  the one with a picture first
 * @property {import("../toolkit/title.js").Motion[]} motions
 * @property {import("../toolkit/title.js").Highlight | null} highlight
 * @property {number} lasts  milliseconds
 */

/** How long a piece flies, and how much later the next one sets off. */
export const FLIGHT = 520;
export const STAGGER = 90;
/** How long something is shown large, by its tone. @type {Record<import("../toolkit/title.js").Highlight["tone"], number>} */
export const LENGTHS = { die: 1_500, attack: 1_500, score: 1_500, howl: 1_200, take: 1_100, build: 800 };
/** How much earlier the next highlight comes than this one has faded. */
const FADING = 200;
/** More flights at a time than this explain nothing: the board just changes. */
const MOST = 12;

/**
 * The moments of an update, in their order; none where there is nothing to be seen.
 *
 * @param {Title} title
 * @param {View} before
 * @param {Update} update
 * @param {(entry: Entry) => boolean} [hasLanded]  whether a player put the pieces of an entry there by hand
 * @returns {Moment[]}
 */
export function momentsOf(title, before, { entries }, hasLanded = () => false) {
  /** @type {Moment[]} */
  const moments = [];
  for (const entry of entries) {
    for (const [place, event] of (entry.events ?? []).entries()) {
      const seen = seenOf(title, before, event, hasLanded(entry));
      const at = { seq: entry.seq, place };
      if (seen) addTo(moments, { at, events: [event], lasts: lengthOf(seen), ...seen });
    }
  }
  return moments.filter(({ motions, highlight }) => highlight || motions.length <= MOST);
}

/**
 * @param {Title} title
 * @param {View} view
 * @param {GameEvent} event
 * @param {boolean} hasLanded
 * @returns {Pick<Moment, "motions" | "highlight"> | null}
 */
function seenOf(title, view, event, hasLanded) {
  const motions = hasLanded ? [] : title.motions(event, view);
  const highlight = title.highlightOf?.(event, view) ?? null;
  return highlight || motions.length > 0 ? { motions, highlight } : null;
}

/**
 * Add a moment; pieces that move one after the other are one moment.
 *
 * @param {Moment[]} moments
 * @param {Moment} next
 */
function addTo(moments, next) {
  const last = moments.at(-1);
  if (!last || last.highlight || next.highlight) {
    moments.push(next);
    return;
  }
  last.motions = [...last.motions, ...next.motions];
  last.events = [...last.events, ...next.events];
  last.lasts = lengthOf(last);
}

/** @param {Pick<Moment, "motions" | "highlight">} moment */
const lengthOf = ({ motions, highlight }) =>
  Math.max(highlight ? LENGTHS[highlight.tone] - FADING : 0, motions.length && FLIGHT + STAGGER * (motions.length - 1));

/**
 * What is shown of a table while a moment is shown: what came before it, and nothing of what comes after.
 *
 * @param {TableState} before  the update
 * @param {Update} update
 * @param {Position} at
 * @param {Title["viewAfter"]} [viewAfter]
 * @returns {Pick<TableState, "entries" | "view">}
 */
export function shownAt(before, { entries }, { seq, place }, viewAfter = (view) => view) {
  const shown = entries
    .filter((entry) => entry.seq <= seq)
    .map((entry) => (entry.seq < seq ? entry : { ...entry, events: entry.events?.slice(0, place) }))
    .filter((entry) => entry.seq < seq || place > 0);
  const events = shown.flatMap((entry) => entry.events ?? []);
  const { view } = before;
  return {
    entries: [...before.entries, ...shown],
    view: view && events.reduce((now, event) => viewAfter(now, event), view),
  };
}
