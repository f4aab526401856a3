/** The frame around every page: header, the page itself, notices. */
import { html, signal, useEffect, useRef } from "../core/html.js";
import { address } from "../core/router.js";
import { assetPath } from "../core/assets.js";
import { offerReload } from "../core/freshness.js";
import { addStyles } from "../core/styles.js";
import { t } from "../core/texts.js";
import { Header } from "../parts/header.js";
import { Notices } from "../parts/notices.js";
import { RuleWindow } from "../parts/rulewindow.js";
import { Symbols } from "../parts/symbols.js";
import { Missing } from "./missing.js";

/** A page in the frame of another site: nothing else is there, and no link leads on inside it. */
export const showEmbedded = () => fetchPage("embed").then(() => fetched.peek().embed);

/** Pages other than the first one are fetched when they are visited. */
const PAGES = {
  landing: () => import("./landing.js"),
  setup: () => import("./setup.js"),
  table: () => import("./table.js"),
  replay: () => import("./replay.js"),
  me: () => import("./me.js"),
  move: () => import("./move.js"),
  puzzles: () => styled("puzzles", import("./puzzles.js")),
  puzzle: () => styled("puzzles", import("./puzzle.js")),
  rules: () => styled("rules", import("./rules.js")),
  aid: () => styled("rules", import("./aid.js")),
  about: () => styled("rules", import("./about.js")),
  analysis: () => styled("puzzles", styled("analysis", import("./analysis.js"))),
  embed: () => styled("embed", import("./embed.js")),
  review: () => styled("review", import("./review.js")),
  history: () => styled("history", import("./history.js")),
  people: () => styled("history", import("./people.js")),
  player: () => styled("history", import("./player.js")),
  tournaments: () => styled("history", import("./tournaments.js")),
  tournament: () => styled("history", import("./tournament.js")),
  groups: () => styled("history", import("./groups.js")),
  group: () => styled("history", import("./group.js")),
  missing: async () => ({ default: Missing }),
};

/**
 * A page with styles of its own.
 *
 * @param {string} styles
 * @param {Promise<any>} page
 */
async function styled(styles, page) {
  await addStyles(assetPath(`/css/${styles}.css`));
  return page;
}

/** @type {import("@preact/signals").Signal<Record<string, any>>} pages that are here */
const fetched = signal({});

/** @param {keyof typeof PAGES} page */
async function fetchPage(page) {
  if (fetched.peek()[page]) return;
  try {
    const { default: Page } = await PAGES[page]();
    fetched.value = { ...fetched.value, [page]: Page };
  } catch {
    offerReload(); // a tab older than its server asks for files that are gone
  }
}

export function App() {
  const { page, id } = address.value;
  const Page = fetched.value[page];
  const first = useRef(true);
  useEffect(() => {
    fetchPage(page);
  }, [page]);
  useEffect(() => {
    // A link that was followed is gone: a player who uses a screen reader or keyboard goes on with the new page.
    if (!first.current) document.getElementById("main")?.focus({ preventScroll: true });
    first.current = false;
  }, [page, id]);
  return html`
    <a class="skip button" href="#main">${t("skip-to-page")}</a>
    <${Symbols} />
    <${Header} page=${page} />
    <main id="main" class="page-${page}" tabindex="-1">
      ${Page
        ? html`<${Page} key=${`${page}:${id}`} address=${address.value} />`
        : html`<p class="loading" role="status">${t("loading")}</p>`}
    </main>
    <${RuleWindow} />
    <${Notices} />
  `;
}
