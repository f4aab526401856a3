/** Options of a title in words. */
import { t } from "../../lib/texts.js";

/**
 * @typedef {import("../../lib/request.js").TitleFacts} TitleFacts
 * @typedef {Record<string, string | number>} Values
 */

/**
 * A line for each of some values: the name of the option and of its value.
 *
 * @param {TitleFacts} facts
 * @param {Values} values
 */
export const optionLines = ({ id, options }, values) =>
  options
    .filter(({ name }) => name in values)
    .map(({ name, kind }) => {
      const value = kind === "choice" ? t(`option-${id}-${name}-${values[name]}`) : values[name];
      return t("setup-edition-change", { option: t(`option-${id}-${name}`), value });
    });

/**
 * The options that a title's bots were measured with, where a table plays something else.
 *
 * @param {TitleFacts} facts
 * @param {Values} played
 * @returns {Values}
 */
export const measuredOtherwise = ({ measured }, played) =>
  Object.fromEntries(Object.entries(measured.options).filter(([name, value]) => played[name] !== value));
