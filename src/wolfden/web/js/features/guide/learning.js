/** Beginning a guided first game. */
import { tablePath } from "../../lib/address.js";
import { showError } from "../../lib/notices.js";
import { once } from "../../lib/html.js";
import { go } from "../../lib/router.js";
import { beGuest } from "../../lib/session.js";
import * as api from "./api.js";

/** Make the table of a guided first game and go there. @type {(title: string) => Promise<void>} */
export const learn = once(async (title) => {
  try {
    await beGuest();
    const table = await api.beginGuide(title);
    go(tablePath(table.id));
  } catch (error) {
    showError(error);
  }
});
