/** Beginning a guided first game. */
import { tablePath } from "./address.js";
import { showError } from "./notices.js";
import { once } from "./once.js";
import { go } from "./router.js";
import { beGuest } from "./session.js";
import { wire } from "./wire.js";

/** Make the table of a guided first game and go there. @type {(title: string) => Promise<void>} */
export const learn = once(async (title) => {
  try {
    await beGuest();
    const table = await wire.beginGuide(title);
    go(tablePath(table.id));
  } catch (error) {
    showError(error);
  }
});
