/** Whether this page is as new as the server: after an update of the server, say so once. */
import { notify } from "./notices.js";
import { t } from "./texts.js";
import { wire } from "./wire.js";

let known = "";

/** Ask for the server's version; called at the start and whenever a connection came back. */
export async function checkVersion() {
  const { version } = await wire.session().catch(() => ({ version: known }));
  if (known && version !== known) offerReload();
  known = version;
}

/** Say that this page is older than its server, and offer to load it again. */
export function offerReload() {
  const action = { label: t("reload"), act: () => location.reload() };
  notify(t("page-is-old"), { stays: true, action });
}
