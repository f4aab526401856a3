/** The player aid on a page of its own, to be printed on one sheet of paper. */
import { html, useEffect } from "../../lib/html.js";
import { rulesPath } from "../../lib/address.js";
import { titleFacts } from "../../lib/session.js";
import { t } from "../../lib/texts.js";
import { Aid } from "./aid.js";
import { Icon } from "../../frame/symbols.js";
import { Missing } from "../../frame/missing.js";

/** @param {{ address: import("../../lib/address.js").Address }} props */
export default function AidPage({ address: { id } }) {
  const facts = titleFacts(id);
  useEffect(() => {
    if (facts) document.title = t("aid-title", { title: t(`title-${id}`) });
  });
  if (!facts) return html`<${Missing} />`;
  return html`<div class="aid-page">
    <header>
      <h1>${t("aid-title", { title: t(`title-${id}`) })}</h1>
      <div class="choices">
        <button class="button main" onClick=${() => print()}><${Icon} name="ui-print" />${t("aid-print")}</button>
        <a class="button quiet" href=${rulesPath(id)}>${t("rules-all")}</a>
      </div>
    </header>
    <${Aid} title=${id} level="h2" />
    <footer class="soft small"><p>${t("unofficial")}</p></footer>
  </div>`;
}
