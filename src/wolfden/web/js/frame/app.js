/** The frame around every page: header, the page itself, notices. */
import { html, signal, useEffect, useRef } from "../lib/html.js";
import { address } from "../lib/router.js";
import { assetPath } from "../lib/assets.js";
import { offerReload } from "../lib/freshness.js";
import { addStyles } from "../lib/styles.js";
import { t } from "../lib/texts.js";
import { Header } from "./header.js";
import { Notices } from "./notice-list.js";
import { RuleWindow } from "../features/rules/rule-window.js";
import { Symbols } from "./symbols.js";
import { Missing } from "./missing.js";

/** A page in the frame of another site: nothing else is there, and no link leads on inside it. */
export const showEmbedded = () => fetchPage("embed").then(() => fetched.peek().embed);

/** Pages other than the first one are fetched when they are visited. */
const PAGES = {
  landing: () => import("../features/home/landing-page.js"),
  setup: () => import("../features/setup/setup-page.js"),
  table: () => import("../table/table-page.js"),
  replay: () => styled("replays", import("../features/replays/replay-page.js")),
  me: () => import("../features/guests/me-page.js"),
  move: () => import("../features/guests/move-page.js"),
  puzzles: () => styled("puzzles", import("../features/puzzles/puzzles-page.js")),
  puzzle: () => styled("puzzles", import("../features/puzzles/puzzle-page.js")),
  rules: () => styled("rules", import("../features/rules/rules-page.js")),
  aid: () => styled("rules", import("../features/rules/aid-page.js")),
  about: () => styled("rules", import("../features/rules/about-page.js")),
  analysis: () => styled("puzzles", styled("analysis", import("../features/analysis/analysis-page.js"))),
  embed: () => styled("replays", import("../features/replays/embed-page.js")),
  review: () => styled("reviews", import("../features/reviews/review-page.js")),
  history: () => styled("history", import("../features/history/history-page.js")),
  people: () => styled("people", import("../features/people/people-page.js")),
  player: () => styled("people", import("../features/people/player-page.js")),
  tournaments: () => styled("tournaments", import("../features/tournaments/tournaments-page.js")),
  tournament: () => styled("tournaments", import("../features/tournaments/tournament-page.js")),
  groups: () => styled("groups", import("../features/groups/groups-page.js")),
  group: () => styled("groups", import("../features/groups/group-page.js")),
  missing: async () => ({ default: Missing }),
};

/**
 * A page, once the style sheet of a feature is loaded.
 *
 * @param {string} feature
 * @param {Promise<any>} page
 */
async function styled(feature, page) {
  await addStyles(assetPath(`/js/features/${feature}/style.css`));
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
