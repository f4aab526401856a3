/** Why something is not allowed, or went wrong, in the viewer's language. */
import { listed } from "./speaking.js";
import { addTexts, has, language, t } from "./texts.js";

/**
 * @param {string} title
 * @param {Pick<import("../types.js").Explanation, "code" | "sentence" | "facts">} explanation
 * @returns {Promise<string>}
 */
export async function reasonText(title, { code = "", sentence = "", facts = {} }) {
  await addTexts(`reasons-${title}`);
  const key = `reason-${title}-${code}`;
  return has(key) ? toldText(key, facts) : begun(sentence, facts);
}

/**
 * A text filled with facts of the server, as a sentence of its own. Only reasons are written to
 * stand inside a sentence too; a problem may begin with a word of a file, which stays as it is.
 *
 * @param {string} key
 * @param {Record<string, import("./wire.js").Fact>} facts
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
 * @param {Record<string, import("./wire.js").Fact>} args
 */
function begun(text, args) {
  const beginsWithName = Object.values(args).some((name) => text.startsWith(String(name)));
  return beginsWithName ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
