/** Short messages that come and go: what went wrong, what was done. */
import { signal } from "./html.js";
import { has, t } from "./texts.js";
import { WireError } from "./wire.js";

/**
 * @typedef {{ label: string, act: () => void }} NoticeAction
 * @typedef {{ id: number, text: string, kind: "calm" | "bad", rule: string,
 *   action: NoticeAction | null }} Notice
 */

const STAYS = 6_000;

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
 * Say what went wrong in the viewer's language; the server's own sentence where we have no better.
 *
 * @param {unknown} error
 */
export function sayWrong(error) {
  if (!(error instanceof WireError)) throw error;
  const rule = error.rule;
  notify(wrongText(error), { kind: "bad", rule });
}

/** @param {WireError} error */
export function wrongText(error) {
  const key = `error-${error.code.replaceAll("_", "-")}`;
  return has(key) ? t(key, { message: error.message }) : t("error-other");
}
