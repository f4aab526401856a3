/** Ratings of people as texts. */
import { roleName } from "../core/names.js";
import { titleFacts } from "../core/session.js";
import { language, t } from "../core/texts.js";

/** @typedef {import("../types.js").RatingShown} RatingShown */

/** A rating with its uncertainty. @param {RatingShown} rating */
export const ratingNumbers = ({ rating, spread }) =>
  `${rating.toLocaleString(language.value, { useGrouping: false })} ± ${spread}`;

/** What a rating is for: the title, and the side where there are sides. @param {RatingShown} rating */
export function ratingName({ title, side, seat }) {
  const role = side && roleName(title, seat, titleFacts(title)?.min_seats ?? 2);
  return role ? `${t(`title-${title}`)}: ${role}` : t(`title-${title}`);
}

/** @param {RatingShown} rating */
export const ratingText = (rating) => `${ratingName(rating)} ${ratingNumbers(rating)}`;
