/** Why something is not allowed, or went wrong, in the viewer's language. */
import { flat } from "../toolkit/texts.js";
import { listed } from "../toolkit/speaking.js";
import { addTexts, has, language, t } from "./texts.js";
import { voice } from "../board/ui.js";

/**
 * @param {import("../toolkit/title.js").Title} title
 * @param {import("../toolkit/title.js").View} view
 * @param {Pick<import("../types.js").Explanation, "code" | "sentence" | "facts">} explanation
 * @returns {Promise<string>}
 */
export async function reasonText(title, view, { code = "", sentence = "", facts = {} }) {
  await addTexts(`reasons-${title.id}`);
  const key = `reason-${title.id}-${code}`;
  if (!has(key)) return begun(sentence, facts);
  const { args } = flat({ key, args: title.factTexts?.(facts, view) ?? facts }, speaker());
  return toldText(key, args);
}

const speaker = () => ({ say: voice([]), seatNames: [], language: language.value });

/**
 * A text filled with facts of the server, as a sentence of its own. Only reasons are written to
 * stand inside a sentence too; a problem may begin with a word of a file, which stays as it is.
 *
 * @param {string} key
 * @param {Record<string, import("./request.js").Fact>} facts
 */
export function toldText(key, facts) {
  const args = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      Array.isArray(fact) ? listed(fact.map(String), language.value) : fact,
    ]),
  );
  const text = t(key, args);
  return key.startsWith("reason-") ? begun(text, args) : text;
}

/**
 * A sentence begins with a capital letter, unless it begins with a name.
 *
 * @param {string} text
 * @param {Record<string, import("./request.js").Fact>} args
 */
function begun(text, args) {
  const beginsWithName = Object.values(args).some((name) => text.startsWith(String(name)));
  return beginsWithName ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
