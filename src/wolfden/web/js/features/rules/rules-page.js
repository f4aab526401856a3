/** The rules of a title, by their numbers. */
import { html, useEffect, useMemo } from "../../lib/html.js";
import { aboutPath, aidPath, setupPath } from "../../lib/address.js";
import { titleFacts } from "../../lib/session.js";
import { t } from "../../lib/texts.js";
import { Reference } from "./reference.js";
import Missing from "../../frame/missing-page.js";

/** @param {{ address: import("../../lib/address.js").Address }} props */
export default function RulesPage({ address }) {
  const { id, anchor } = address;
  const facts = titleFacts(id);
  const at = useMemo(() => ({ number: anchor }), [address]);
  useEffect(() => {
    if (facts) document.title = t("rules-title", { title: t(`title-${id}`) });
  });
  if (!facts) return html`<${Missing} />`;
  return html`<div class="rules-page">
    <header>
      <h1>${t("rules-title", { title: t(`title-${id}`) })}</h1>
      <div class="choices">
        <a class="button" href=${aidPath(id)}>${t("aid")}</a>
        ${facts.about && html`<a class="button quiet" href=${aboutPath(id)}>${t("about")}</a>`}
        <a class="button quiet" href=${setupPath(id)}>${t("set-up")}</a>
      </div>
    </header>
    <${Reference} title=${id} at=${at} isPage />
    <footer class="soft small"><p>${t("unofficial")}</p></footer>
  </div>`;
}
