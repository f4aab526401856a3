/** Actions in few words for lists and hints, and the reasons of refusals. */
import { flat } from "../toolkit/texts.js";
import { addTexts, capitalized, factsText, has, language } from "../lib/texts.js";
import { voice } from "../board/ui.js";

/** @typedef {import("../toolkit/title.js").Title} Title */

/** Kinds of targets after which a place is a destination. */
const GOING = new Set(["hex", "region", "village", "piece", "figure"]);

/**
 * An action as a line of words: `Walk · alpha on h6 → j7`.
 *
 * @param {Pick<Title, "brief" | "targetOf">} title
 * @param {string} action
 * @param {import("../toolkit/title.js").View} view  before the action
 * @param {(text: import("../toolkit/title.js").Text) => string} say
 */
export function phrase(title, action, view, say) {
  const words = action.split(" ");
  const texts = words.map((word) => say(title.brief(word, view)));
  return texts.reduce((line, text, place) => {
    const before = words.slice(0, place - 1);
    const isWay = words[place].startsWith("@") && GOING.has(title.targetOf(words[place - 1], before, view).kind);
    return `${line}${isWay ? " → " : " · "}${text}`;
  });
}

/**
 * An action as it can be texts at another moment: what it was paid with may look different then.
 *
 * @param {Pick<Title, "brief" | "targetOf" | "partsOf">} title
 * @param {import("../types.js").Move} move
 * @param {import("../toolkit/title.js").View} view  at any moment of the game
 * @param {(text: import("../toolkit/title.js").Text) => string} say
 */
export function outline(title, { seat, action }, view, say) {
  const words = action.split(" ").filter((word) => (title.partsOf?.(word) ?? []).length === 0);
  return phrase(title, words.join(" "), seat < 0 ? view : { ...view, seat }, say);
}

/**
 * @param {import("../toolkit/title.js").Title} title
 * @param {import("../toolkit/title.js").View} view
 * @param {Pick<import("../types.js").Explanation, "code" | "sentence" | "facts">} explanation
 * @returns {Promise<string>}
 */
export async function reasonText(title, view, { code = "", sentence = "", facts = {} }) {
  await addTexts(`reasons-${title.id}`);
  const key = `reason-${title.id}-${code}`;
  if (!has(key)) return capitalized(sentence, facts);
  const { args } = flat({ key, args: title.factTexts?.(facts, view) ?? facts }, speaker());
  return factsText(key, args);
}

const speaker = () => ({ say: voice([]), seatNames: [], language: language.value });
