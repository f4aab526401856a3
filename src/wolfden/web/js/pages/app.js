/** The frame around every page: header, the page itself, notices. */
import { html } from "../core/html.js";
import { address } from "../core/router.js";
import { t } from "../core/texts.js";
import { Header } from "../parts/header.js";
import { Notices } from "../parts/notices.js";
import { Symbols } from "../parts/symbols.js";
import { Landing } from "./landing.js";
import { MePage } from "./me.js";
import { Missing } from "./missing.js";
import { MovePage } from "./move.js";
import { ReplayPage } from "./replay.js";
import { SetupPage } from "./setup.js";
import { TablePage } from "./table.js";

const PAGES = {
  landing: Landing,
  setup: SetupPage,
  table: TablePage,
  replay: ReplayPage,
  me: MePage,
  move: MovePage,
  missing: Missing,
};

export function App() {
  const { page, id } = address.value;
  const Page = PAGES[page];
  return html`
    <a class="skip button" href="#main">${t("skip-to-page")}</a>
    <${Symbols} />
    <${Header} page=${page} />
    <main id="main" class="page-${page}" tabindex="-1">
      <${Page} key=${`${page}:${id}`} address=${address.value} />
    </main>
    <${Notices} />
  `;
}
