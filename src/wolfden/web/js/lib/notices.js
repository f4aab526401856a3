/** Short messages that disappear: errors and confirmations. */
import { signal } from "./html.js";
import { titleOfRule, titleWith } from "./session.js";
import { addTexts, factsText, has, t } from "./texts.js";
import { WireError } from "./request.js";

/**
 * @typedef {{ label: string, act: () => void }} NoticeAction
 * @typedef {{ id: number, text: string, kind: "calm" | "bad", rule: string,
 *   action: NoticeAction | null }} Notice
 */

const STAYS = 6_000;

/** Files of texts about what seldom goes wrong: fetched when it does. */
const RARE = ["files", "refusals"];

/** @type {import("@preact/signals").Signal<Notice[]>} */
export const notices = signal([]);
let last = 0;

/**
 * @param {string} text
 * @param {{ kind?: "calm" | "bad", rule?: string, stays?: boolean,
 *   action?: NoticeAction | null }} [how]
 */
export function notify(text, { kind = "calm", rule = "", stays = false, action = null } = {}) {
  last += 1;
  const id = last;
  const others = notices.value.filter((notice) => notice.text !== text);
  notices.value = [...others.slice(-2), { id, text, kind, rule, action }];
  if (!stays) setTimeout(() => dismiss(id), STAYS);
}

/** @param {number} id */
export function dismiss(id) {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

/**
 * Say what went wrong in the viewer's language.
 *
 * @param {unknown} error
 */
export async function showError(error) {
  if (!(error instanceof WireError)) throw error;
  notify(await describeError(error), { kind: "bad", rule: error.rule });
}

/**
 * What went wrong in the viewer's language; texts that are not here are fetched.
 *
 * @param {WireError} error
 */
export async function describeError(error) {
  const { key, rule } = error;
  // What is not here already: what a rule forbids, and what seldom happens.
  if (rule) await addTexts(`reasons-${titleOfRule(rule)}`);
  else if (key && !has(key)) await addTexts(...RARE, ...ownFiles(key));
  const number = error.request && t("request-number", { request: error.request });
  return [errorText(error), number].filter(Boolean).join(" ");
}

/** Where a title keeps its own sentences; the key of each has a word of its name. @param {string} key */
function ownFiles(key) {
  const title = titleWith(key.split("-")[1]);
  return title ? [`files-${title}`] : [];
}

/**
 * The text the server names, with its facts; else that of the kind of error.
 *
 * @param {WireError} error
 */
function errorText({ code, key, facts }) {
  if (has(key)) return factsText(key, facts);
  const kind = `error-${code.replaceAll("_", "-")}`;
  return t(has(kind) ? kind : "error-other");
}
