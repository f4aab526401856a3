/** One decision of a reviewed game: the board after what was played and after what was better, and why. */
import { analysisOf } from "../../lib/address.js";
import { html, useEffect, useSignal } from "../../lib/html.js";
import { showError } from "../../lib/notices.js";
import { phrase } from "../../client/phrases.js";
import { Drawing } from "../../lib/render.js";
import { changesOf, roundOf, sentencesOf } from "./decisions.js";
import { t } from "../../lib/texts.js";
import { percent } from "../../toolkit/words.js";
import { makeUi } from "../../board/ui.js";
import { useSpace } from "../../board/miniature.js";
import * as replaysApi from "../replays/api.js";
import * as api from "./api.js";

/**
 * @typedef {import("../../types.js").Decision} Decision
 * @typedef {"played" | "better"} Side
 * @typedef {import("../../lib/request.js").Moment} Moment
 */

/** @type {Side[]} */
const SIDES = ["played", "better"];

/** @param {{ game: import("./review-page.js").Game, decision: Decision }} props */
export function ReviewedDecision({ game, decision }) {
  const { names, title, table } = game;
  const side = useSignal(/** @type {Side} */ ("played"));
  const { frame, space } = useSpace();
  const { ply } = decision;
  const before = useMoment(() => replaysApi.fetchMoment(table.id, ply), [table.id, ply]).value?.view;
  const after = () =>
    side.value === "played" ? replaysApi.fetchMoment(table.id, ply + 1) : api.fetchPreferred(table.id, ply);
  const moment = useMoment(after, [table.id, ply, side.value]);
  const ui = makeUi({ seatNames: names });
  const { seat, action, preferred, chance, loss, reason } = decision;
  const isBest = preferred === action;
  const view = moment.value?.view;
  const listed = { played: reason?.missed ?? [], better: reason?.gained ?? [] };
  const places = view ? sentencesOf(listed[side.value], title, view, ui).places : [];
  const boardUi = makeUi({
    seatNames: names,
    actors: [seat],
    marked: new Set(places),
    aspect: space.value.height > 0 ? space.value.width / space.value.height : 0,
    space: space.value,
    layers: new Set(title.layers),
  });
  const changes = changesOf(decision, table.title, ui);
  const round = view ? roundOf(decision, title, view, ui) : [];
  const isUnexplained = reason && listed.better.length + round.length + changes.length === 0;
  const words = (/** @type {string} */ one) => (before ? phrase(title, one, before, ui.say) : "…");
  return html`<section class="decision" data-ply=${ply}>
    <h2>${names[seat]} · ${t("review-number", { number: decision.ply + 1 })}</h2>
    <div class="decision-sides" role="group" aria-label=${t("review-moment")}>
      <${Choice} side="played" now=${side} words=${words(action)} chance=${chance} />
      ${!isBest && html`<${Choice} side="better" now=${side} words=${words(preferred)} chance=${chance + loss} />`}
    </div>
    <div class="board-frame" ref=${frame}>${view && html`<${Drawing} tree=${title.board(view, boardUi)} />`}</div>
    <div class="decision-words" role="status">
      ${isBest && html`<p>${t("review-good")}</p>`}
      ${
        view &&
        SIDES.map((one) => {
          const { sentences } = sentencesOf(listed[one], title, view, ui);
          return sentences.length > 0 && html`<p><b>${t(`review-${one}`)}:</b> ${sentences.join(" ")}</p>`;
        })
      }
      <${Changes} heading=${t("review-round", { name: names[seat] })} changes=${round} />
      <${Changes} heading=${t("review-trials")} changes=${changes} />
      ${view && isUnexplained && html`<p>${t("review-unexplained")}</p>`}
      <a class="button" data-do="analyse" href=${analysisOf({ table: table.id, ply: decision.ply })}>${t("analysis-button")}</a>
      ${decision.is_uncertain && html`<p class="small soft">${t("review-hidden", { name: names[seat] })}</p>`}
    </div>
  </section>`;
}

/** @param {{ heading: string, changes: string[] }} props */
const Changes = ({ heading, changes }) =>
  changes.length > 0 &&
  html`<p>${heading}</p>
    <ul>
      ${changes.map((change) => html`<li>${change}</li>`)}
    </ul>`;

/** @param {{ side: Side, now: import("@preact/signals").Signal<Side>, words: string, chance: number }} props */
const Choice = ({ side, now, words, chance }) => html`<button
  class="button"
  data-side=${side}
  aria-pressed=${now.value === side ? "true" : "false"}
  onClick=${() => (now.value = side)}
>
  <b>${t(`review-${side}`)}</b> <span>${words}</span> <span>${t("review-chance", { percent: percent(chance) })}</span>
</button>`;

/**
 * A moment of the game, fetched again when something it depends on changes.
 *
 * @param {() => Promise<Moment>} ask
 * @param {unknown[]} about  what it depends on
 * @returns {import("@preact/signals").Signal<Moment | null>}
 */
function useMoment(ask, about) {
  const moment = useSignal(/** @type {Moment | null} */ (null));
  useEffect(() => {
    let isOld = false;
    ask().then(
      (found) => {
        if (!isOld) moment.value = found;
      },
      (error) => {
        if (!isOld) showError(error);
      },
    );
    return () => {
      isOld = true;
    };
  }, about);
  return moment;
}
