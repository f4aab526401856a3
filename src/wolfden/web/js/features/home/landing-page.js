/** The first page: three games, one click from playing, and the lobby. */
import { html, useEffect, useLayoutEffect, useRef, useSignal } from "../../lib/html.js";
import { setupPath, tablePath, tournamentsPath } from "../../lib/address.js";
import { guideLabel, learn } from "../guide/learning.js";
import { perTable } from "../../lib/storage.js";
import { Link } from "../../lib/socket.js";
import { later } from "../../lib/later.js";
import { me, titles } from "../../lib/session.js";
import { has, t } from "../../lib/texts.js";
import { loadedTitles } from "../../board/titles.js";
import { Cover } from "./cover.js";
import { LanguageChoice } from "../../frame/header.js";
import { LearnLinks } from "./learn-links.js";
import { LiveGames } from "../live/live.js";
import { PuzzleLink } from "../puzzles/puzzle-link.js";
import { Dialog } from "../../frame/dialog.js";
import { Icon } from "../../frame/symbols.js";
import { isAwaited, TableList } from "./table-list.js";
import { playNow } from "../setup/quick.js";

/**
 * @typedef {import("../../lib/request.js").Table} Table
 * @typedef {import("../../lib/request.js").TitleFacts} TitleFacts
 * @typedef {Record<"mine" | "open" | "finished" | "groups", Table[]> & { live: Table[] | null }} Home  `live`: null
 *   until everything is known
 */

const PairingDialog = later(() => import("../people/pairing.js"), "PairingDialog", null);

/** The height of a list that was never seen: a guest who comes back has tables, a stranger has none. */
const UNKNOWN = -1;
/** How high a list of tables was last, kept in this browser. */
const heights = perTable("wolfden-heights", UNKNOWN);

export default function Landing() {
  const home = useHome();
  useEffect(() => {
    document.title = t("page-title");
  });
  const mine = home.mine.filter((table) => table.status !== "abandoned");
  const isDue = (/** @type {Table} */ table) => Number(isAwaited(table, me.value?.guest.id));
  const running = mine
    .filter(({ status }) => status === "open" || status === "running")
    .sort((one, other) => isDue(other) - isDue(one));
  const done = mine.filter(({ status }) => status === "finished");
  return html`
    <section class="hero">
      <h1>${t("landing-title")}</h1>
      <p class="soft">${t("landing-lead")}</p>
      <${PuzzleLink} />
    </section>
    <${MyTables} tables=${running} isKnown=${home.live !== null} />
    <ul class="games">
      ${titles.value.map((facts) => html`<${GameCard} key=${facts.id} facts=${facts} mine=${running} />`)}
    </ul>
    ${
      home.groups.length > 0 &&
      html`<${TableList} heading=${t("lobby-groups")} tables=${home.groups} viewer=${me.value?.guest.id} />`
    }
    <${LiveGames} first=${home.live} />
    <div class="lobby">
      <${TableList}
        heading=${t("lobby-open")}
        tables=${home.open}
        empty=${t("lobby-open-empty")}
        viewer=${me.value?.guest.id}
      />
      <${TableList}
        heading=${t("lobby-finished")}
        tables=${[...done, ...home.finished].slice(0, 8)}
        empty=${t("lobby-finished-empty")}
        viewer=${me.value?.guest.id}
      />
    </div>
    <p><a class="button" data-do="tournaments" href=${tournamentsPath}>${t("nav-tournaments")}</a></p>
    <footer class="soft small">
      <p class="language"><${LanguageChoice} /></p>
      <p>${t("unofficial")} <a href="/docs/" hreflang="en">${t("docs-link")}</a></p>
    </footer>
  `;
}

/**
 * The guest's tables; until they are loaded, the space they took last time, so that nothing moves.
 *
 * @param {{ tables: Table[], isKnown: boolean }} props
 */
function MyTables({ tables, isKnown }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const { current } = place;
    if (!isKnown || !current) return undefined;
    const keep = () => me.peek() && heights.put("mine", current.offsetHeight);
    keep(); // immediately: a visitor who leaves now returns to this height
    const observer = new ResizeObserver(keep); // textSize that come later, another table
    observer.observe(current);
    return () => observer.disconnect();
  }, [isKnown]);
  const height = isKnown ? 0 : heights.get("mine");
  const isFilled = tables.length > 0 || height > 0;
  const isExpected = height === UNKNOWN && me.value !== null;
  const style = height > 0 ? { minHeight: `${height}px` } : {};
  return html`<div class="my-tables" data-filled=${isFilled || isExpected} ref=${place} style=${style}>
    ${
      isExpected
        ? html`<div class="room"></div>`
        : tables.length > 0 &&
          html`<${TableList} heading=${t("lobby-mine")} tables=${tables} viewer=${me.value?.guest.id} hasBoards />`
    }
  </div>`;
}

/** @param {{ facts: TitleFacts, mine: Table[] }} props */
function GameCard({ facts, mine }) {
  const isBusy = useSignal(false);
  const isPairing = useSignal(false);
  const start = async (/** @type {"bot" | "open"} */ others) => {
    if (isBusy.value) return;
    isBusy.value = true;
    await playNow(facts, others);
    isBusy.value = false;
  };
  const wins = has(`wins-${facts.id}`) && t(`wins-${facts.id}`);
  return html`<li class="game">
    <${Cover} title=${facts.id} />
    <div class="about">
      <h2>${t(`title-${facts.id}`)}</h2>
      <${Facts} facts=${facts} />
      <p class="pitch">${t(`pitch-${facts.id}`)}</p>
      ${wins && html`<p class="wins"><${Icon} name="ui-flag" />${wins}</p>`}
      <div class="choices">
        <button class="button main" disabled=${isBusy.value} onClick=${() => start("bot")}>
          <${Icon} name="ui-play" />${t("play-now")}
        </button>
        <${Learn} guides=${facts.guides} mine=${mine} />
        <button class="button" disabled=${isBusy.value} onClick=${() => start("open")}>
          <${Icon} name="ui-link" />${t("invite-friends")}
        </button>
        <button class="button" data-do="pair" onClick=${() => (isPairing.value = true)}>
          <${Icon} name="ui-person" />${t("pair")}
        </button>
        ${isPairing.value && html`<${PairingDialog} facts=${facts} close=${() => (isPairing.value = false)} />`}
      </div>
      <p class="small learn">
        <a href=${setupPath(facts.id)}>${t("set-up")}</a>
        <${LearnLinks} title=${facts.id} />
      </p>
    </div>
  </li>`;
}

/** How many play, how long, and how much there is to learn. @param {{ facts: TitleFacts }} props */
function Facts({ facts }) {
  const about = loadedTitles.value.find(({ id }) => id === facts.id)?.about;
  const [from, to] = about?.minutes ?? [0, 0];
  return html`<p class="soft small facts">
    <span>${t("game-facts", { min: facts.min_seats, max: facts.max_seats })}</span>
    ${about && html`<span>${t("game-time", { from, to })}</span>`}
    ${about && html`<span>${t("game-weight", { weight: about.weight })}</span>`}
  </p>`;
}

/**
 * The way into the guided first games of a title: one chooses the side, where each has its own.
 *
 * @param {{ guides: string[], mine: Table[] }} props
 */
function Learn({ guides, mine }) {
  const isOpen = useSignal(false);
  const buttons = guides.map((guide) => html`<${LearnButton} key=${guide} guide=${guide} mine=${mine} />`);
  if (guides.length < 2) return html`${buttons}`;
  return html`<button class="button second" data-do="learn-sides" onClick=${() => (isOpen.value = true)}>
      <${Icon} name="ui-help" />${t("guide-learn")}
    </button>
    ${
      isOpen.value &&
      html`<${Dialog} heading=${t("guide-learn")} close=${() => (isOpen.value = false)}>
      <div class="choices">${buttons}</div>
    <//>`
    }`;
}

/** The way into a guided first game, or back into it. @param {{ guide: string, mine: Table[] }} props */
function LearnButton({ guide, mine }) {
  const isBusy = useSignal(false);
  const begun = mine.find((table) => table.guide === guide && table.status === "running");
  if (begun) {
    return html`<a class="button second" data-do="learn" data-guide=${guide} href=${tablePath(begun.id)}>
      <${Icon} name="ui-help" />${guideLabel(guide, "guide-go-on")}
    </a>`;
  }
  const begin = async () => {
    if (isBusy.value) return;
    isBusy.value = true;
    await learn(guide);
    isBusy.value = false;
  };
  return html`<button class="button second" data-do="learn" data-guide=${guide} disabled=${isBusy.value} onClick=${begin}>
    <${Icon} name="ui-help" />${guideLabel(guide, "guide-learn")}
  </button>`;
}

/** The lobby, kept up to date by its own connection. */
function useHome() {
  /** @type {Home} */
  const nothing = { mine: [], open: [], finished: [], groups: [], live: null };
  const home = useSignal(nothing);
  useEffect(() => {
    const link = new Link({
      path: () => "/ws/home",
      onMessage: (message) => (home.value = heard(home.value, message)),
      onState: () => undefined,
    });
    return () => link.close();
  }, []);
  return home.value;
}

/**
 * @param {Home} home
 * @param {import("../../lib/socket.js").ServerMessage} message
 */
export function heard(home, message) {
  switch (message.type) {
    case "home": {
      const { type, ...lists } = message;
      return lists;
    }
    case "open":
      return { ...home, open: message.open };
    case "groups":
      return { ...home, groups: message.groups };
    case "mine": {
      const others = home.mine.filter(({ id }) => id !== message.table.id);
      return { ...home, mine: [message.table, ...others] };
    }
    default:
      return home;
  }
}
