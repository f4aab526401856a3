/** Tables that start with one click: who sits where, for each title. */
import { beGuest } from "../../lib/session.js";
import { go } from "../../lib/router.js";
import { tablePath } from "../../lib/address.js";
import { showError } from "../../lib/notices.js";
import { once } from "../../lib/html.js";
import * as tablesApi from "../../client/api.js";

/**
 * @typedef {import("../../lib/request.js").SeatPlan} SeatPlan
 * @typedef {import("../../lib/request.js").TitleFacts} TitleFacts
 */

/**
 * @param {TitleFacts} facts
 * @param {"bot" | "open"} others
 * @param {string} [level]  of the bots
 * @returns {SeatPlan[]}
 */
export function firstSeats(facts, others, level = facts.default_bot) {
  return facts.quick_seats.map((kind) => {
    if (kind === "me") return { kind: "me" };
    return others === "bot" ? { kind: "bot", level } : { kind: "open" };
  });
}

/**
 * Make a table and go there: against bots it starts immediately, with friends it waits for them.
 *
 * @type {(facts: TitleFacts, others: "bot" | "open", level?: string) => Promise<void>}
 */
export const playNow = once(async (facts, others, level) => {
  try {
    await beGuest();
    const table = await tablesApi.createTable({
      title: facts.id,
      seats: firstSeats(facts, others, level),
      options: facts.quick_options,
    });
    go(tablePath(table.id));
  } catch (error) {
    showError(error);
  }
});
