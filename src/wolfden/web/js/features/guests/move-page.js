/** A link from another device: this browser becomes the guest that made it. */
import { html, useSignal } from "../../lib/html.js";
import { go } from "../../lib/router.js";
import { me } from "../../lib/session.js";
import { showError } from "../../lib/notices.js";
import { t } from "../../lib/texts.js";
import * as api from "./api.js";

/** @param {{ address: import("../../lib/address.js").Address }} props */
export default function MovePage({ address }) {
  const isBusy = useSignal(false);
  const move = async () => {
    isBusy.value = true;
    try {
      me.value = await api.moveHere(address.id);
      go("/me", { replace: true });
    } catch (error) {
      showError(error);
    }
    isBusy.value = false;
  };
  return html`<section class="lost">
    <h1>${t("move-title")}</h1>
    <p>${me.value ? t("move-text-known", { name: me.value.guest.name }) : t("move-text")}</p>
    <div class="choices">
      <button class="button main" disabled=${isBusy.value} onClick=${move}>${t("move-do")}</button>
      <a class="button" href="/">${t("go-home")}</a>
    </div>
  </section>`;
}
