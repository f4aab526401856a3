/** A finished game under review: its chances, the costly decisions, what was better, and luck. */
import { html, onValue, useEffect, useSignal } from "../../lib/html.js";
import { momentPath, reviewPath } from "../../lib/address.js";
import { seatNames } from "../../client/names.js";
import { showError } from "../../lib/notices.js";
import { chancesOf, leastLuck, lostBy, luckOf, mistakesOf, notableLuck, signed, sentencesOf } from "./decisions.js";
import { drawn, Drawing } from "../../lib/render.js";
import { go } from "../../lib/router.js";
import { beGuest } from "../../lib/session.js";
import { addTexts, t } from "../../lib/texts.js";
import { loadTitle } from "../../board/titles.js";
import { hueOf, makeUi } from "../../board/ui.js";
import { percent } from "../../toolkit/words.js";
import { legendLine, Timeline } from "../replays/graph.js";
import { ReviewedDecision } from "./reviewed-decision.js";
import { copy } from "../../frame/share.js";
import { Icon } from "../../frame/symbols.js";
import { Lost } from "../../frame/missing-page.js";
import * as api from "./api.js";
import * as tablesApi from "../../client/api.js";
import * as replaysApi from "../replays/api.js";

/**
 * @typedef {import("../../types.js").Review} Review
 * @typedef {import("../../types.js").ReviewShown} ReviewShown
 * @typedef {{ table: import("../../lib/request.js").Table, title: import("../../toolkit/title.js").Title,
 *   end: import("../../toolkit/title.js").View, names: string[], hues: string[] }} Game
 */

const PAUSE = 1_000;

/** @param {{ address: import("../../lib/address.js").Address }} props */
export default function ReviewPage({ address }) {
  const game = useGame(address.id);
  const requests = useSignal(0);
  const shown = useReview(address.id, requests.value);
  if (game.value === "missing") {
    return html`<${Lost} heading=${t("table-missing-title")} text=${t("table-missing-text")} />`;
  }
  if (!game.value || !shown.value) return html`<p class="loading" role="status">${t("loading")}</p>`;
  const { table } = game.value;
  const heading = t("review-title", { title: t(`title-${table.title}`) });
  const begin = async () => {
    try {
      await beGuest();
      await api.beginReview(address.id);
      requests.value += 1;
    } catch (error) {
      showError(error);
    }
  };
  const { review, status } = shown.value;
  return html`<div class="review" data-status=${status}>
    <h1>${heading}</h1>
    ${
      review
        ? html`<${Finished} game=${game.value} review=${review} wanted=${address.query.get("ply")} />`
        : html`<${Unfinished} shown=${shown.value} title=${game.value.title} />`
    }
    <div class="choices">
      ${
        !review &&
        status !== "waiting" &&
        html`<button class="button main" data-do="begin-review" onClick=${begin}>${t("review-start")}</button>`
      }
      ${
        review &&
        html`<button class="button" onClick=${() => copy(location.href)}><${Icon} name="ui-link" />${t("review-link")}</button>`
      }
      <a class="button" href=${momentPath(table.id, "end")}>${t("watch-replay")}</a>
    </div>
  </div>`;
}

/** @param {{ shown: ReviewShown, title: Game["title"] }} props */
function Unfinished({ shown: { status, done, total }, title }) {
  const cover = title.cover && html`<div class="cover"><${Drawing} tree=${title.cover()} /></div>`;
  if (status === "waiting") {
    return html`${cover}
      <p role="status">${total ? t("review-progress", { done, total }) : t("review-waiting")}</p>
      <progress max=${total || 1} value=${done} aria-label=${t("review-mistakes")}></progress>`;
  }
  return html`${cover}<p>${t(status === "failed" ? "review-failed" : "review-lead")}</p>`;
}

/** @param {{ game: Game, review: Review, wanted: string | null }} props */
function Finished({ game, review, wanted }) {
  const worst = mistakesOf(review)[0] ?? review.decisions[0];
  const ply = wanted === null ? worst.ply : Number.parseInt(wanted, 10);
  const decision = review.decisions.findLast((one) => one.ply <= ply) ?? review.decisions[0];
  const show = (/** @type {number} */ to) => go(reviewPath(game.table.id, to), { replace: true });
  return html`<${Chances} game=${game} review=${review} ply=${decision.ply} show=${show} />
    <${ReviewedDecision} key=${decision.ply} game=${game} decision=${decision} />
    <${Mistakes} game=${game} review=${review} ply=${decision.ply} show=${show} />
    <${Luck} game=${game} review=${review} />`;
}

/** @param {{ game: Game, review: Review, ply: number, show: (ply: number) => void }} props */
function Chances({ game: { names, hues, table }, review, ply, show }) {
  const { points } = review;
  const at = Math.max(
    0,
    points.findLastIndex((point) => point.ply <= ply),
  );
  const series = chancesOf(review).map((values, seat) => ({ name: names[seat], seat, hue: hues[seat], values }));
  const number = (/** @type {number} */ chance) => t("review-percent", { percent: percent(chance) });
  const ends = ["0", `${table.ply} ${t("review-axis")}`];
  const hasLuck = names.some((_name, seat) => luckOf(review, seat) !== 0);
  return html`<figure class="course">
    <p class="small soft">${t("review-chances")}</p>
    <p class="small soft">${t("review-chances-early")}</p>
    <${Timeline}
      series=${series}
      how=${{ label: t("review-chances"), at, most: 1, number, ends }}
      length=${points.length}
      open=${(/** @type {number} */ moment) => show(points[moment].ply)}
    />
    <input
      type="range"
      min="0"
      max=${points.length - 1}
      value=${at}
      aria-label=${t("review-graph")}
      onInput=${onValue((value) => show(points[Number(value)].ply))}
    />
    <figcaption class="small">
      ${names.map(
        (name, seat) => html`<span>
          ${drawn(legendLine(seat, hues[seat]))}
          ${`${name}: ${t("review-lost")} ${number(lostBy(review, seat))}`}
          ${hasLuck && ` · ${t("review-luck")} ${t("review-percent", { percent: signed(luckOf(review, seat)) })}`}
        </span>`,
      )}
    </figcaption>
  </figure>`;
}

/** @param {{ game: Game, review: Review, ply: number, show: (ply: number) => void }} props */
function Mistakes({ game: { names, hues }, review, ply, show }) {
  const seat = useSignal(/** @type {number | null} */ (null));
  const found = mistakesOf(review, seat.value);
  const choose = onValue((value) => (seat.value = value === "" ? null : Number(value)));
  return html`<section class="mistakes">
    <h2>${t("review-mistakes")}</h2>
    <label>
      <span>${t("review-player")}</span>
      <select onChange=${choose}>
        <option value="">${t("review-everyone")}</option>
        ${names.map((name, number) => html`<option value=${number}>${name}</option>`)}
      </select>
    </label>
    ${found.length === 0 && html`<p>${t("review-no-mistakes")}</p>`}
    <ol>
      ${found.map(
        (one) => html`<li key=${one.ply}>
          <button
            class="button ${hues[one.seat]}"
            data-ply=${one.ply}
            aria-current=${one.ply === ply ? "true" : undefined}
            onClick=${() => show(one.ply)}
          >
            ${t("review-mistake", { name: names[one.seat], number: one.ply + 1, percent: percent(one.loss) })}
          </button>
        </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {{ game: Game, review: Review }} props */
function Luck({ game: { names, title, end, table }, review }) {
  const found = notableLuck(review);
  const ui = makeUi({ seatNames: names });
  return html`<section class="luck">
    <h2>${t("review-chance-events")}</h2>
    ${found.length === 0 && html`<p>${t("review-no-chance-events", { percent: leastLuck })}</p>`}
    <ul>
      ${found.map(
        ({ ply, count, changes, told }) => html`<li key=${ply}>
          <a href=${momentPath(table.id, ply + count)}>${ply ? t("review-number", { number: ply + 1 }) : t("review-deal")}</a>:
          ${" "}${changes.map((change, seat) => t("review-change", { name: names[seat], percent: signed(change) })).join(", ")}
          <p class="small soft">${sentencesOf(told, title, end, ui).sentences.join(" ")}</p>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {string} id @returns {import("@preact/signals").Signal<Game | "missing" | null>} */
function useGame(id) {
  const game = useSignal(/** @type {Game | "missing" | null} */ (null));
  useEffect(() => {
    openGame(id).then(
      (found) => (game.value = found),
      () => (game.value = "missing"),
    );
  }, [id]);
  return game;
}

/** @param {string} id @returns {Promise<Game>} */
async function openGame(id) {
  const table = await tablesApi.fetchTable(id);
  const [title, { view: end }] = await Promise.all([
    loadTitle(table.title),
    replaysApi.fetchMoment(id, table.ply),
    addTexts("table", table.title, "review"),
  ]);
  return { table, title, end, names: seatNames(table), hues: table.seats.map(({ seat }) => hueOf(title, end, seat)) };
}

/**
 * The review of a table, looked at again and again until it is finished.
 *
 * @param {string} id
 * @param {number} requests  how often one was begun here
 * @returns {import("@preact/signals").Signal<ReviewShown | null>}
 */
function useReview(id, requests) {
  const shown = useSignal(/** @type {ReviewShown | null} */ (null));
  useEffect(() => {
    let timer = 0;
    let isOld = false;
    const look = async () => {
      const found = await api.fetchReview(id).catch(() => null);
      if (isOld) return;
      if (found) shown.value = found;
      if (!found || found.status === "waiting") timer = setTimeout(look, PAUSE);
    };
    look();
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [id, requests]);
  return shown;
}
