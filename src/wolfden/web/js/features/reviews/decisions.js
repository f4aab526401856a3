/** What a review says, ready to be shown. Pure. */
import { percent } from "../../toolkit/words.js";

/**
 * @typedef {import("../../types.js").Review} Review
 * @typedef {import("../../types.js").Decision} Decision
 * @typedef {import("../../types.js").Luck} Luck
 * @typedef {import("../../types.js").KnownEvent} KnownEvent
 * @typedef {import("../../toolkit/title.js").Title} Title
 * @typedef {import("../../toolkit/title.js").Ui} Ui
 * @typedef {import("../../toolkit/title.js").View} View
 */

/** Rolls and draws that changed less of every chance are not events. */
const NOTABLE = 0.05;
const MOST_LUCK = 8;

/** A change in percent, with its sign. @param {number} share */
export const signed = (share) => `${share < 0 ? "−" : "+"}${Math.abs(percent(share))}`;

/**
 * The chance of every seat at each point, as each seat could know it.
 *
 * @param {Review} review
 * @returns {number[][]}  by seat
 */
export const chancesOf = ({ points, observers }) =>
  observers.map((row, seat) => points.map(({ chances }) => chances[row][seat]));

/**
 * The mistakes of a seat, or of all, the worst first.
 *
 * @param {Review} review
 * @param {number | null} [seat]
 */
export const mistakesOf = ({ decisions }, seat = null) =>
  decisions
    .filter((one) => one.reason && (seat === null || one.seat === seat))
    .sort((one, other) => other.loss - one.loss);

/** @param {Review} review @param {number} seat */
export const lostBy = ({ decisions }, seat) => sum(decisions.map((one) => (one.seat === seat ? one.loss : 0)));

/** @param {Review} review @param {number} seat */
export const luckOf = ({ luck }, seat) => sum(luck.map(({ changes }) => changes[seat]));

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((one, other) => one + other, 0);

/** The rolls and draws that changed most, in the order of the game. @param {Review} review */
export function notableLuck({ luck }) {
  const weight = (/** @type {Luck} */ { changes }) => Math.max(...changes.map(Math.abs));
  return luck
    .filter((one) => weight(one) >= NOTABLE)
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, MOST_LUCK)
    .sort((one, other) => one.ply - other.ply);
}

export const leastLuck = percent(NOTABLE);

/**
 * What happened, in words, and where.
 *
 * @param {KnownEvent[]} events
 * @param {Title} title
 * @param {View} view
 * @param {Ui} ui
 */
export function sentencesOf(events, title, view, ui) {
  const lines = events.flatMap((event) => title.eventText(event, view) ?? []);
  return {
    sentences: lines.map(ui.say),
    places: lines.flatMap(({ places }) => places),
  };
}

/**
 * What the better action changes before the seat's next turn, a sentence each.
 *
 * @param {Decision} decision
 * @param {Title} title
 * @param {View} view
 * @param {Ui} ui
 */
export function roundOf({ reason }, title, view, ui) {
  const average = new Intl.NumberFormat(ui.language, { maximumFractionDigits: 1 });
  const tallies = (reason?.tallies ?? []).map(({ seat, name, now, chosen, preferred }) =>
    ui.say({
      key: seat < 0 ? "review-tally-table" : "review-tally",
      args: {
        ...(seat < 0 ? {} : { name: { seat } }),
        part: { key: `part-${title.id}-${name}` },
        ...{ now, chosen: average.format(chosen), preferred: average.format(preferred) },
      },
    }),
  );
  const likely = (reason?.likely ?? []).flatMap(({ told, chosen, preferred }) =>
    sentencesOf([told], title, view, ui).sentences.map((event) =>
      ui.say({
        key: "review-likely",
        args: { event, chosen: percent(chosen), preferred: percent(preferred) },
      }),
    ),
  );
  return [...tallies, ...likely];
}

/**
 * What trial games changed after the better action, a sentence each.
 *
 * @param {Decision} decision
 * @param {string} title
 * @param {Ui} ui
 */
export function changesOf({ reason }, title, ui) {
  const points = new Intl.NumberFormat(ui.language, { signDisplay: "always", minimumFractionDigits: 1 });
  const parts = (reason?.parts ?? []).map(({ seat, part, difference }) =>
    ui.say({
      key: "review-part",
      args: {
        name: { seat },
        part: { key: part ? `part-${title}-${part}` : "score-total" },
        points: points.format(difference),
      },
    }),
  );
  const endings = (reason?.endings ?? []).map(({ reason: end, winners, chosen, preferred }) =>
    ui.say({
      key: "review-ending",
      args: {
        ending: { key: `ending-${title}-${end}` },
        names: winners.length > 0 ? winners.map((seat) => ({ seat })) : "–",
        chosen: percent(chosen),
        preferred: percent(preferred),
      },
    }),
  );
  return [...parts, ...endings];
}
