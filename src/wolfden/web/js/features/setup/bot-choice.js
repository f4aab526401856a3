/** Choosing a bot for a seat: its level with the rating, and its character. */
import { html, onValue } from "../../lib/html.js";
import { STYLE } from "../../client/names.js";
import { t } from "../../lib/texts.js";
import { scaleFor, withRating } from "../history/ratings.js";

/** @typedef {import("../../lib/request.js").TitleFacts} TitleFacts */

/**
 * The level and the character of a bot, "" where it has none.
 *
 * @param {string} [bot]
 */
export function partsOf(bot = "") {
  const [level, style = ""] = bot.split(STYLE);
  return { level, style };
}

/**
 * The levels as options of a field.
 *
 * @param {{ facts: TitleFacts, seats: number, prefix?: string }} props  `prefix`: of each value
 */
export const LevelOptions = ({ facts, seats, prefix = "" }) =>
  facts.bots.map(
    ({ level }) => html`<option value=${`${prefix}${level}`}>
      ${withRating(t("bot-option", { level }), scaleFor(facts, seats), level)}
    </option>`,
  );

/**
 * The field of a bot's character, where its level has any.
 *
 * @param {{ facts: TitleFacts, bot: string, name: string, set: (bot: string) => void }} props
 */
export function CharacterField({ facts, bot, name, set }) {
  const { level, style } = partsOf(bot);
  const { styles = [] } = facts.bots.find((one) => one.level === level) ?? {};
  if (styles.length === 0) return null;
  const change = onValue((chosen) => set(chosen ? `${level}${STYLE}${chosen}` : level));
  return html`<select class="character" aria-label=${t("bot-character", { name })} value=${style} onChange=${change}>
    ${["", ...styles].map(
      (one) => html`<option value=${one}>${t("bot-style-option", { style: one || "none" })}</option>`,
    )}
  </select>`;
}
