/** Why something is not allowed, in the viewer's language. */
import { has, t } from "./texts.js";

/**
 * @param {string} title
 * @param {{ code: string, sentence: string, facts?: Record<string, any> }} explanation
 * @returns {string}
 */
export function reasonText(title, { code, sentence, facts = {} }) {
  const key = `reason-${title}-${code}`;
  const args = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, Array.isArray(fact) ? fact.join(", ") : fact]),
  );
  const text = has(key) ? t(key, args) : sentence;
  const beginsWithName = Object.values(args).some((name) => text.startsWith(String(name)));
  return beginsWithName ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
