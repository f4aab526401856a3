/** My history: the ladder of bots, results with their certainty, streaks, puzzles. */
import { html, useEffect, useSignal } from "../../lib/html.js";
import { showError } from "../../lib/notices.js";
import { me, titleFacts } from "../../lib/session.js";
import { addTexts, language, t } from "../../lib/texts.js";
import { request } from "../../lib/request.js";
import { scaleFor, scaleHelp, withRating } from "./ratings.js";
import { Icon } from "../../frame/symbols.js";
import { playNow } from "../setup/quick.js";

/**
 * @typedef {import("../../types.js").History} History
 * @typedef {import("../../types.js").HistoryLine} HistoryLine
 * @typedef {import("../../types.js").Ladder} Ladder
 */

export default function HistoryPage() {
  const history = useSignal(/** @type {History | null} */ (null));
  const isReady = useSignal(false);
  useEffect(() => {
    addTexts("people", "puzzles").then(() => (isReady.value = true), showError);
    if (!me.value) return;
    /** @type {Promise<import("../../types.js").History>} */ (request("GET", "/api/me/history")).then(
      (answer) => (history.value = answer),
      showError,
    );
  }, [me.value?.guest.id]);
  useEffect(() => {
    document.title = isReady.value ? t("nav-history") : "";
  });
  if (!isReady.value || (me.value && !history.value)) {
    return html`<p class="loading" role="status">${t("loading")}</p>`;
  }
  const found = history.value;
  return html`
    <h1>${t("nav-history")}</h1>
    ${found && found.games > 0 ? html`<${Figures} history=${found} />` : html`<p class="soft">${t("history-none")}</p>`}
    ${
      found &&
      html`<section class="panel">
      <h2>${t("history-ladder")}</h2>
      <p class="soft">${t("history-ladder-text")}</p>
      <div class="ladders">
        ${found.ladders.map((ladder) => html`<${LadderOf} key=${ladder.title} ladder=${ladder} />`)}
      </div>
    </section>`
    }
    ${found && found.lines.length > 0 && html`<${Results} lines=${found.lines} />`}
    ${found && found.people.length > 0 && html`<${People} people=${found.people} />`}
    ${
      found
        ? html`<p class="small"><a href="/me">${t("history-own", { page: t("nav-me") })}</a></p>`
        : html`<p><a class="button main" href="/">${t("go-home")}</a></p>`
    }
  `;
}

/** What others have played at this device, by their names. @param {{ people: History["people"] }} props */
const People = ({ people }) => html`<section class="panel" data-part="people">
  <h2>${t("history-device")}</h2>
  <ul>
    ${people.map(
      ({ name, title, games, won }) => html`<li>
        <b>${name}</b> · ${t(`title-${title}`)} ·${" "}
        <span class="soft">${t("history-rung", { won: number(won), games: number(games) })}</span>
      </li>`,
    )}
  </ul>
</section>`;

/** @param {{ history: History }} props */
function Figures({ history }) {
  const { puzzles } = history;
  return html`<dl class="figures">
    <div class="panel">
      <dt>${t("history-games")}</dt>
      <dd>${number(history.games)}</dd>
    </div>
    <div class="panel">
      <dt>${t("history-streak")}</dt>
      <dd>
        ${number(history.streak)}
        <small class="soft">${t("history-best-streak", { count: history.best_streak })}</small>
      </dd>
    </div>
    ${
      puzzles.answered > 0 &&
      html`<div class="panel">
      <dt>${t("history-puzzles")}</dt>
      <dd>
        ${number(puzzles.rating)} <small>± ${number(puzzles.spread)}</small>
        <small class="soft">
          ${t("history-puzzles-solved", { solved: puzzles.solved, answered: puzzles.answered })}
        </small>
      </dd>
    </div>`
    }
  </dl>`;
}

/** @param {{ ladder: Ladder }} props */
function LadderOf({ ladder }) {
  const facts = titleFacts(ladder.title);
  const next = ladder.rungs.findIndex(({ level }) => level === ladder.next);
  const top = next < 0 ? ladder.rungs.length : next;
  if (!facts) return null;
  const scale = scaleFor(facts, facts.quick_seats.length);
  return html`<section class="ladder">
    <h3>${t(`title-${ladder.title}`)}</h3>
    <ol reversed>
      ${ladder.rungs
        .map(
          ({ level, games, won }, place) => html`<li
            key=${level}
            class=${place < top ? "climbed" : place === top ? "next" : ""}
            aria-current=${place === top ? "step" : undefined}
          >
            <span class="mark" aria-hidden="true">
              ${place < top ? html`<${Icon} name="ui-check" />` : null}
            </span>
            <span title=${scale && scaleHelp(scale, facts)}>${withRating(t("bot-level", { level }), scale, level)}</span>
            <small class="soft">
              ${games > 0 ? t("history-rung", { won: number(won), games: number(games) }) : t("history-rung-new")}
            </small>
          </li>`,
        )
        .reverse()}
    </ol>
    ${
      ladder.next
        ? html`<button class="button main" data-do="climb" onClick=${() => playNow(facts, "bot", ladder.next)}>
          <${Icon} name="ui-play" />${t("history-climb", { name: t("bot-level", { level: ladder.next }) })}
        </button>`
        : html`<p class="top-reached"><${Icon} name="ui-flag" />${t("history-top")}</p>`
    }
  </section>`;
}

/** @param {{ lines: HistoryLine[] }} props */
function Results({ lines }) {
  const ids = [...new Set(lines.map(({ title }) => title))];
  return html`<section class="panel results">
    <h2>${t("history-results")}</h2>
    ${ids.map(
      (id) => html`<div class="results-scroll" key=${id} tabindex="0" role="group" aria-label=${t(`title-${id}`)}>
        <table>
          <caption>${t(`title-${id}`)}</caption>
          <thead>
            <tr>
              <th scope="col">${t("history-against")}</th>
              <th scope="col">${t("history-seats")}</th>
              <th scope="col">${t("history-games")}</th>
              <th scope="col">${t("history-share")}</th>
              <th scope="col">${t("history-best")}</th>
            </tr>
          </thead>
          <tbody>
            ${lines.filter(({ title }) => title === id).map((line) => html`<${Line} line=${line} />`)}
          </tbody>
        </table>
      </div>`,
    )}
  </section>`;
}

/** @param {{ line: HistoryLine }} props */
function Line({ line }) {
  const { low, high, share } = line;
  return html`<tr>
    <th scope="row">${opponents(line)}</th>
    <td>${number(line.seats)}</td>
    <td>${number(line.games)}</td>
    <td>
      <span class="share" title=${t("history-interval", { low: percent(low), high: percent(high) })}>
        <strong>${percent(share)}</strong>
        <small class="soft">${percent(low)} – ${percent(high)}</small>
        <svg class="interval" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect class="whole" width="100" height="8" rx="2" />
          <rect class="likely" x=${100 * low} width=${Math.max(1, 100 * (high - low))} height="8" />
          <rect class="found" x=${Math.min(98, 100 * share)} width="2" height="8" />
        </svg>
      </span>
    </td>
    <td>${line.best === null ? "–" : number(line.best)}</td>
  </tr>`;
}

/** @param {HistoryLine} line */
function opponents({ people, level }) {
  if (people) return t("history-people");
  return level ? t("bot-level", { level }) : t("history-mixed");
}

/** @param {number} value */
const number = (value) => value.toLocaleString(language.value, { maximumFractionDigits: 1 });

/** @param {number} share */
const percent = (share) => share.toLocaleString(language.value, { style: "percent" });
