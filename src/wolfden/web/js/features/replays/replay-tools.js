/** Moving through a replay, choosing eyes, and what one can do from a moment. */
import { html, onValue, useEffect, useLayoutEffect, useSignal } from "../../lib/html.js";
import { analysisOf, embedPath, momentPath, reviewPath, tablePath } from "../../lib/address.js";
import { seatNames } from "../../client/names.js";
import { listenToSteps } from "../../table/keyboard.js";
import { showError } from "../../lib/notices.js";
import { go } from "../../lib/router.js";
import { beGuest, ownSeat, titleFacts } from "../../lib/session.js";
import { language, t } from "../../lib/texts.js";
import { rematch } from "./after-game.js";
import { AnimationDialog } from "../pictures/pictures.js";
import { copy } from "../../frame/share.js";
import { Icon } from "../../frame/symbols.js";
import { ZoomTools } from "../../board/board-tools.js";
import * as api from "./api.js";
import * as picturesApi from "../pictures/api.js";

/** @typedef {import("./replay-page.js").Shown} Shown */

/** Milliseconds for a step, and the speeds at which it can be shown. */
const PACE = 900;
const SPEEDS = [0.5, 1, 2, 4];

/** @param {Shown & { gestures: { current: import("../../board/gestures.js").Gestures | null } }} props */
export function ReplayTools({ film, ply, eyes, show, gestures }) {
  const { replay } = film;
  const { table } = replay;
  const last = replay.entries.length;
  const isAnimating = useSignal(false);
  const link = `${location.origin}${momentPath(table.id, ply, eyes || undefined)}`;
  return html`<section class="replay-tools" aria-label=${t("replay-tools")}>
    <${Player} ply=${ply} last=${last} show=${show}><${ZoomTools} gestures=${gestures} /><//>
    <${Eyes} film=${film} eyes=${eyes} show=${show} />
    <div class="choices">
      <button class="button" onClick=${() => copy(link)}><${Icon} name="ui-link" />${t("share-moment")}</button>
      <button class="button" data-do="embed" onClick=${() => copy(frameCode(table, ply), "text-copied")}>
        <${Icon} name="ui-full" />${t("embed-moment")}
      </button>
      <a class="button" href=${api.replayFile(table.id, eyes)} download>
        <${Icon} name="ui-download" />${t("download")}
      </a>
      ${
        table.status === "finished" &&
        html`<a class="button" data-do="picture" href=${picturesApi.picturePath(table, language.value, ply)} download=${`${table.title}-${table.id}-${ply}.png`}>
        <${Icon} name="ui-download" />${t("save-picture")}
      </a>`
      }
      ${
        table.status === "finished" &&
        html`<button class="button" data-do="animation" onClick=${() => (isAnimating.value = true)}>
        <${Icon} name="ui-download" />${t("save-animation")}
      </button>`
      }
      ${
        isAnimating.value &&
        html`<${AnimationDialog} table=${table} ply=${ply} last=${last} close=${() => (isAnimating.value = false)} />`
      }
      ${table.status === "finished" && html`<a class="button" data-do="review" href=${reviewPath(table.id)}>${t("review-button")}</a>`}
      ${
        table.status === "finished" &&
        html`<a class="button" data-do="analyse" href=${analysisOf({ table: table.id, ply })}>${t("analysis-button")}</a>`
      }
      ${
        table.status === "finished" &&
        html`<button class="button" data-do="fork" onClick=${() => playOn(replay, ply)}>
        <${Icon} name="ui-play" />${t("play-on")}
      </button>`
      }
      ${
        table.status === "finished" &&
        ownSeat(table) &&
        html`<button class="button" onClick=${() => rematch(table)}>${t("rematch")}</button>`
      }
    </div>
  </section>`;
}

/**
 * What another site writes into its page to show a moment.
 *
 * @param {import("../../lib/request.js").Table} table
 * @param {number} ply
 */
const frameCode = (table, ply) =>
  `<iframe src="${location.origin}${embedPath(table.id, ply)}" title="${t(`title-${table.title}`)}" ` +
  'width="640" height="520" loading="lazy" style="border: 0"></iframe>';

/** @param {{ ply: number, last: number, show: (moment: { ply: number }) => void, children?: import("preact").ComponentChildren }} props */
function Player({ ply, last, show, children }) {
  const isPlaying = useSignal(false);
  const speed = useSignal(1);
  useEffect(() => {
    if (!isPlaying.value) return undefined;
    const timer = setTimeout(() => {
      if (ply >= last) isPlaying.value = false;
      else show({ ply: ply + 1 });
    }, PACE / speed.value);
    return () => clearTimeout(timer);
  }, [isPlaying.value, ply, speed.value]);
  const toggle = () => (isPlaying.value = !isPlaying.value);
  const jump = (/** @type {number} */ to) => () => {
    if (to >= 0 && to <= last && to !== ply) show({ ply: to });
  };
  const keys = { ArrowLeft: jump(ply - 1), ArrowRight: jump(ply + 1), Home: jump(0), End: jump(last), " ": toggle };
  // Before the next frame: the next key counts from the moment that is shown.
  useLayoutEffect(() => listenToSteps(keys), [ply, last, show]);
  const step = (
    /** @type {string} */ icon,
    /** @type {string} */ label,
    /** @type {number} */ to,
    /** @type {string} */ key,
  ) =>
    html`<button class="button icon" aria-label=${t(label)} aria-keyshortcuts=${key} title=${t(label)} disabled=${to < 0 || to > last} onClick=${jump(to)}>
      <${Icon} name=${icon} />
    </button>`;
  const label = t(isPlaying.value ? "replay-pause" : "replay-play");
  return html`<div class="player">
    ${step("ui-first", "replay-first", 0, "Home")} ${step("ui-back", "replay-back", ply - 1, "ArrowLeft")}
    <button class="button icon" aria-label=${label} aria-keyshortcuts="Space" title=${label} onClick=${toggle}>
      <${Icon} name=${isPlaying.value ? "ui-pause" : "ui-play"} />
    </button>
    ${step("ui-forward", "replay-forward", ply + 1, "ArrowRight")} ${step("ui-last", "replay-last", last, "End")}
    ${children}
    <input
      type="range"
      min="0"
      max=${last}
      value=${ply}
      aria-label=${t("replay-slider")}
      onInput=${onValue((value) => show({ ply: Number(value) }))}
    />
    <output>${ply} / ${last}</output>
    <select class="speed" aria-label=${t("replay-speed")} title=${t("replay-speed")} value=${speed.value} onChange=${onValue((value) => (speed.value = Number(value)))}>
      ${SPEEDS.map((times) => html`<option value=${times}>${times.toLocaleString(language.value)} ×</option>`)}
    </select>
  </div>`;
}

/** @param {Pick<Shown, "film" | "eyes" | "show">} props */
function Eyes({ film, eyes, show }) {
  const { table } = film.replay;
  return html`<label class="eyes">
    <${Icon} name="ui-eye" />
    <span>${t("eyes")}</span>
    <select value=${eyes || film.replay.eyes} onChange=${onValue((value) => show({ eyes: value }))}>
      ${table.status === "finished" && html`<option value="truth">${t("eyes-truth")}</option>`}
      <option value="watch">${t("eyes-watch")}</option>
      ${seatNames(table).map((name, seat) => html`<option value=${String(seat)}>${t("eyes-seat", { name })}</option>`)}
    </select>
  </label>`;
}

/**
 * Make a new table that continues from a moment, with bots on the seats of others.
 *
 * @param {import("../../lib/request.js").Replay} replay
 * @param {number} ply
 */
async function playOn({ table }, ply) {
  try {
    const { guest } = await beGuest();
    const level = titleFacts(table.title)?.default_bot;
    const own = table.seats.findIndex((seat) => seat.guest?.id === guest.id);
    /** @type {import("../../lib/request.js").SeatPlan[]} */
    const seats = table.seats.map((_, seat) => (seat === Math.max(0, own) ? { kind: "me" } : { kind: "bot", level }));
    const next = await api.forkGame(table.id, ply, seats);
    go(tablePath(next.id));
  } catch (error) {
    showError(error);
  }
}
