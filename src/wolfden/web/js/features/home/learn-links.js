/** The ways to what can be read about a title: rules, player aid, about the game. */
import { html } from "../../lib/html.js";
import { aboutPath, aidPath, rulesPath } from "../../lib/address.js";
import { titleFacts } from "../../lib/session.js";
import { t } from "../../lib/texts.js";

/** @param {{ title: string, target?: string }} props  `target`: "_blank" beside a table, which stays open */
export const LearnLinks = ({ title, target }) => html`
  <a href=${rulesPath(title)} target=${target}>${t("rules")}</a>
  <a href=${aidPath(title)} target=${target}>${t("aid")}</a>
  ${titleFacts(title)?.about && html`<a href=${aboutPath(title)} target=${target}>${t("about")}</a>`}
`;
