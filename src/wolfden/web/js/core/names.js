/** How seats are called on the page. */
import { t } from "./texts.js";

/** @typedef {import("./wire.js").Seat} Seat */

/** @param {Seat} seat */
export function seatName({ seat, kind, guest, level, stand_in }) {
  if (guest) return stand_in ? t("seat-stand-in", { name: guest.name }) : guest.name;
  if (kind === "bot") return t("seat-bot", { level, number: seat + 1 });
  return t("seat-free", { number: seat + 1 });
}

/**
 * The names of a whole table.
 *
 * @param {Seat[]} seats
 * @returns {string[]}
 */
export const seatNames = (seats) => seats.map(seatName);
