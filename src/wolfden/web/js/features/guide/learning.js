/** Beginning a guided first game. */
import { tablePath } from "../../lib/address.js";
import { showError } from "../../lib/notices.js";
import { once } from "../../lib/html.js";
import { go } from "../../lib/router.js";
import { beGuest } from "../../lib/session.js";
import { has, t } from "../../lib/texts.js";
import * as api from "./api.js";

/**
 * What a way into a guide is called: by its side, where the title has one for each.
 *
 * @param {string} guide
 * @param {string} usual  the text of a title's only guide
 */
export const guideLabel = (guide, usual) => (has(`guide-side-${guide}`) ? t(`guide-side-${guide}`) : t(usual));

/** Make the table of a guided first game and go there. @type {(guide: string) => Promise<void>} */
export const learn = once(async (guide) => {
  try {
    await beGuest();
    const table = await api.beginGuide(guide);
    go(tablePath(table.id));
  } catch (error) {
    showError(error);
  }
});
