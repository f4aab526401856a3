/** How seats are called on the page. */
import { t } from "../lib/texts.js";

/** @typedef {import("../lib/request.js").Seat} Seat */

/**
 * The name of a guest; bot accounts are marked.
 *
 * @param {import("../types.js").Guest} guest
 */
export const guestName = ({ name, bot }) => (bot ? t("bot-account", { name }) : name);

/**
 * @param {Seat} seat
 * @param {boolean} [isOver]  whether the game is over: a person is named before the bot that replaced them
 */
export function seatName({ seat, kind, guest, level, stand_in, helped }, isOver = false) {
  if (guest && (stand_in || (isOver && helped))) {
    return t(isOver ? "seat-helped" : "seat-stand-in", { name: guestName(guest) });
  }
  if (guest) return guestName(guest);
  if (kind === "bot") return botName(level, seat);
  return t("seat-free", { number: seat + 1 });
}

/** What divides the level of a bot from its style, as in `alpha:style=bold`. */
export const STYLE = ":style=";

/**
 * @param {string} bot  its level, perhaps with a style
 * @param {number} seat
 */
function botName(bot, seat) {
  const [level, style] = bot.split(STYLE);
  const name = t("seat-bot", { level, number: seat + 1 });
  return style ? t("seat-character", { name, style }) : name;
}

/** How a record of a game calls a bot: by its level, as in `bot alpha`. */
const RECORDED_BOT = /^bot (\S+)$/;

/**
 * The name of a player as a record has it; bots are called as at a table.
 *
 * @param {string} name
 * @param {number} seat
 */
export function recordedName(name, seat) {
  const [, level] = RECORDED_BOT.exec(name) ?? [];
  return level ? botName(level, seat) : name;
}

/**
 * The names of the players for the log of a game: a bot that replaces a person plays
 * under the name of that person.
 *
 * @param {{ seats: Seat[] }} table
 * @returns {string[]}
 */
export const playerNames = ({ seats }) => seats.map((seat) => seat.guest?.name ?? seatName(seat));

/**
 * The names of all players of a table, with a note where a bot replaces a person.
 *
 * @param {{ seats: Seat[], status: string }} table
 * @returns {string[]}
 */
export const seatNames = ({ seats, status }) => seats.map((seat) => seatName(seat, status === "finished"));

/**
 * What a seat plays.
 *
 * @param {string} title
 * @param {number} seat
 * @param {number} seats  how many there are
 */
export const roleName = (title, seat, seats) => t(`role-${title}`, { number: seat + 1, place: seat, seats });
