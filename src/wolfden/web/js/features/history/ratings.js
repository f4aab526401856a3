/** Ratings of people and of bots as texts. */
import { optionLines } from "../setup/option-names.js";
import { roleName } from "../../client/names.js";
import { titleFacts } from "../../lib/session.js";
import { language, t } from "../../lib/texts.js";

/**
 * @typedef {import("../../types.js").RatingShown} RatingShown
 * @typedef {import("../../types.js").RatingScale} RatingScale
 * @typedef {import("../../lib/request.js").TitleFacts} TitleFacts
 */

/** @param {number} rating */
const plain = (rating) => rating.toLocaleString(language.value, { useGrouping: false });

/** A rating with its uncertainty. @param {RatingShown} rating */
export const ratingNumbers = ({ rating, spread }) => `${plain(rating)} ± ${spread}`;

/** What a rating is for: the title, and the side where there are sides. @param {RatingShown} rating */
export function ratingName({ title, side, seat }) {
  const role = side && roleName(title, seat, titleFacts(title)?.min_seats ?? 2);
  return role ? `${t(`title-${title}`)}: ${role}` : t(`title-${title}`);
}

/** @param {RatingShown} rating */
export const ratingText = (rating) => `${ratingName(rating)} ${ratingNumbers(rating)}`;

// Bots.

/**
 * The ratings of a title's bots with some players; where these were not measured, with the next fewer.
 *
 * @param {Pick<TitleFacts, "ratings">} facts
 * @param {number} seats
 * @returns {RatingScale | undefined}
 */
export const scaleFor = ({ ratings }, seats) =>
  ratings
    .filter(({ players }) => players <= seats)
    .reduce(
      (/** @type {RatingScale | undefined} */ best, one) => (best && best.players > one.players ? best : one),
      undefined,
    );

/**
 * A bot with its rating, where it has one.
 *
 * @param {string} name
 * @param {RatingScale | undefined} scale
 * @param {string} level
 */
export const withRating = (name, scale, level) => {
  const rating = scale?.levels[level];
  return rating === undefined ? name : `${name} · ${plain(rating)}`;
};

/** What the ratings of bots mean, and how they were measured. @param {RatingScale} scale @param {TitleFacts} facts */
export function scaleHelp({ players, levels, least, most }, facts) {
  const first = plain(Math.min(...Object.values(levels)));
  const help = t("bot-ratings-help", { players, first, least: plain(least), most: plain(most) });
  const { rules, options } = facts.measured;
  if (rules === facts.rules_version) return help;
  return `${help} ${t("bot-ratings-rules", { rules, options: optionLines(facts, options).join(", ") || "none" })}`;
}
