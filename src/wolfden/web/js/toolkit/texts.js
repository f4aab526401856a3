/**
 * Texts that speak of other texts: a hex of the pieces on it, a piece of whose it is.
 *
 * @typedef {import("./title.js").Ui} Ui
 * @typedef {import("./speaking.js").Args} Args
 * @typedef {string | number | { seat: number } | Spoken | Part[]} Part
 * @typedef {{ key: string, args?: Record<string, Part>, icon?: string, english?: string }} Spoken
 *   a text whose arguments may be seats, further texts, and lists of these; what the server says in
 *   English and the texts know under this key only if it is the same
 * @typedef {{ say: Ui["say"], seatNames: Ui["seatNames"], language: string }} Speaker
 */
import { listed } from "./speaking.js";

/**
 * A text whose arguments are plain, or texts like it: seats are named, lists are joined.
 *
 * @param {Spoken} text
 * @param {Speaker} speaker
 * @returns {{ key: string, args: Args, icon?: string, english?: string }}
 */
export function flat({ key, args = {}, icon, english }, speaker) {
  /** @type {Args} */
  const plain = {};
  for (const name in args) plain[name] = argument(args[name], speaker);
  return { key, args: plain, ...(icon ? { icon } : {}), ...(english ? { english } : {}) };
}

/**
 * Say a text in the viewer's language, whatever it speaks of.
 *
 * @param {Spoken} text
 * @param {Speaker} speaker
 * @returns {string}
 */
export const say = (text, speaker) => speaker.say(flat(text, speaker));

/**
 * @param {Part} part
 * @param {Speaker} speaker
 * @returns {Args[string]}
 */
const argument = (part, speaker) =>
  typeof part === "object" && "key" in part ? flat(part, speaker) : said(part, speaker);

/**
 * @param {Part} part
 * @param {Speaker} speaker
 * @returns {string | number}
 */
function said(part, speaker) {
  if (Array.isArray(part)) {
    return listed(
      part.map((one) => String(said(one, speaker))),
      speaker.language,
    );
  }
  if (typeof part !== "object") return part;
  if ("key" in part) return say(part, speaker);
  const { seat } = part;
  if (seat < 0) return speaker.say({ key: "game-chance" });
  return speaker.seatNames[seat] ?? speaker.say({ key: "game-seat", args: { seat: seat + 1 } });
}
