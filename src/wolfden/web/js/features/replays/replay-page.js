/** A replay: any moment of a game with its log, as any seat saw it or with everything revealed. */
import { html, useEffect, useSignal, useMemo, useRef } from "../../lib/html.js";
import { momentPath, tablePath } from "../../lib/address.js";
import { playerNames } from "../../client/names.js";
import { showError } from "../../lib/notices.js";
import { Drawing } from "../../lib/render.js";
import { go } from "../../lib/router.js";
import { addTexts, t } from "../../lib/texts.js";
import { loadTitle } from "../../board/titles.js";
import { hueOf, makeUi, lookOf } from "../../board/ui.js";
import { Course } from "./course.js";
import { PackPlace } from "../../table/packs.js";
import { ReplayTools } from "./replay-tools.js";
import { ScoreSheet } from "../../table/score-sheet.js";
import { useSpace } from "../../board/miniature.js";
import { useZoom } from "../../board/board-tools.js";
import { Lost } from "../../frame/missing-page.js";
import { story } from "../../client/story.js";
import { SpokenText } from "../../table/log.js";
import { RuleLink } from "../rules/rule-link.js";
import { Icon } from "../../frame/symbols.js";
import * as api from "./api.js";

/**
 * @typedef {import("../../lib/request.js").Replay} Replay
 * @typedef {import("../../lib/request.js").Moment} Moment
 * @typedef {{ replay: Replay, title: import("../../toolkit/title.js").Title }} Film
 * @typedef {{ film: Film, ply: number, eyes: string,
 *   show: (wanted: { ply?: number, eyes?: string }) => void }} Shown
 */

/** A slider passes many moments: only where it rests for so long is asked for. */
const PATIENCE = 50;
const MISSING = ["not_found", "not_yours", "not_allowed"];

/** @param {{ address: import("../../lib/address.js").Address }} props */
export default function ReplayPage({ address }) {
  const eyes = address.query.get("eyes") ?? "";
  const film = useFilm(address.id, eyes);
  const last = film.value?.replay.entries.length ?? 0;
  const ply = readPly(address.query.get("ply"), last);
  const moment = useMoment(address.id, ply, eyes, film.value !== null);
  const missing = film.value === null && moment.value === "missing";
  if (missing) return html`<${Lost} heading=${t("table-missing-title")} text=${t("table-missing-text")} />`;
  if (!film.value || !moment.value || moment.value === "missing") {
    return html`<p class="loading" role="status">${t("loading")}</p>`;
  }
  const show = (/** @type {{ ply?: number, eyes?: string }} */ wanted) =>
    go(momentPath(address.id, wanted.ply ?? ply, wanted.eyes ?? eyes), { replace: true });
  return html`<${Film} film=${film.value} moment=${moment.value} ply=${ply} eyes=${eyes} show=${show} />`;
}

/** @param {Shown & { moment: Moment }} props */
function Film({ film, moment, ply, eyes, show }) {
  const { replay, title } = film;
  const { table } = replay;
  const names = playerNames(table);
  const end = useEnd(table);
  const seat = /^\d+$/.test(eyes) ? Number(eyes) : null;
  const pointed = useSignal(/** @type {string[]} */ ([]));
  const { frame, space } = useSpace();
  const { sheet, zoom, gestures } = useZoom(frame);
  const ui = makeUi({
    seat,
    seatNames: names,
    actors: moment.actors,
    marked: new Set(pointed.value),
    aspect: space.value.height > 0 ? space.value.width / space.value.height : 0,
    space: space.value,
    zoom: zoom.value,
    layers: new Set(title.layers),
    marks: { trails: trailsOf(title, moment.view, replay.entries[ply - 1]) },
  });
  useEffect(() => {
    document.title = t("replay-title", { title: t(`title-${table.title}`) });
  });
  return html`<div class="replay">
    <h1 class="unseen">${t("replay-title", { title: t(`title-${table.title}`) })}</h1>
    ${
      replay.rules !== table.rules &&
      html`<p class="soft small" role="note">${t("replay-old-rules", { played: table.rules, known: replay.rules })}</p>`
    }
    <div class="strip"><${Drawing} tree=${title.status(moment.view, ui)} /></div>
    <div class="table-left"><${Cards} title=${title} view=${moment.view} ui=${ui} /></div>
    <section class="board-area">
      <div class="board-frame" ref=${frame}>
        <div class="board-sheet" ref=${sheet}><${Drawing} tree=${title.board(moment.view, ui)} /></div>
      </div>
    </section>
    <aside class="side">
      <${ReplayLog} film=${film} ply=${ply} ui=${ui} view=${moment.view} show=${show} pointed=${pointed} />
    </aside>
    <${ReplayTools} film=${film} ply=${ply} eyes=${eyes} show=${show} gestures=${gestures} />
    <div class="after">
      ${replay.result && html`<${ScoreSheet} title=${title} result=${replay.result} names=${names} view=${end} />`}
      ${table.status === "finished" && html`<${Course} table=${table} names=${names} at=${ply} open=${(/** @type {number} */ wanted) => show({ ply: wanted })} />`}
      <a class="button" href=${tablePath(table.id)}>${t("to-table")}</a>
    </div>
  </div>`;
}

/**
 * The ways that pieces went in a step.
 *
 * @param {import("../../toolkit/title.js").Title} title
 * @param {import("../../toolkit/title.js").View} view
 * @param {import("../../lib/request.js").Entry} [entry]
 */
const trailsOf = (title, view, entry) =>
  (entry?.events ?? [])
    .flatMap((event) => title.motions(event, view))
    .map(({ from, to, seat = -1 }) => ({ from, to, hue: hueOf(title, view, seat) }));

/**
 * The position at the end of a game that is over.
 *
 * @param {import("../../lib/request.js").Table} table
 */
function useEnd({ id, ply, status }) {
  const end = useSignal(/** @type {import("../../toolkit/title.js").View | null} */ (null));
  useEffect(() => {
    if (status === "finished")
      api.fetchMoment(id, ply).then(
        ({ view }) => (end.value = view),
        () => undefined,
      );
  }, [id]);
  return end.value;
}

/** @param {import("../../toolkit/title.js").TitleView & { ui: import("../../toolkit/title.js").Ui }} props */
const Cards = ({ title, view, ui }) => html`<section class="packs">
  <ol>
    ${ui.seatNames.map(
      (_, seat) => html`<${PackPlace}
        key=${seat}
        seat=${seat}
        tree=${title.panel(view, seat, ui)}
        isDue=${ui.actors.includes(seat)}
      />`,
    )}
  </ol>
</section>`;

/**
 * @param {string | null} text
 * @param {number} last
 */
export function readPly(text, last) {
  const wanted = text === null || text === "end" ? last : Number.parseInt(text, 10);
  return Number.isNaN(wanted) ? last : Math.min(Math.max(0, wanted), last);
}

/**
 * @param {string} id
 * @param {string} eyes
 * @returns {import("@preact/signals").Signal<Film | null>}
 */
function useFilm(id, eyes) {
  const film = useSignal(/** @type {Film | null} */ (null));
  useEffect(() => {
    api.fetchReplay(id, eyes).then(
      async (replay) => (film.value = await developed(replay)),
      () => undefined,
    );
  }, [id, eyes]);
  return film;
}

/** @param {Replay} replay @returns {Promise<Film>} */
async function developed(replay) {
  const { title: id } = replay.table;
  const [title] = await Promise.all([loadTitle(id), addTexts("table", id)]);
  return { replay, title };
}

/**
 * @param {string} id
 * @param {number} ply
 * @param {string} eyes
 * @param {boolean} isReady
 * @returns {import("@preact/signals").Signal<Moment | "missing" | null>}
 */
function useMoment(id, ply, eyes, isReady) {
  const moment = useSignal(/** @type {Moment | "missing" | null} */ (null));
  useEffect(() => {
    let isOld = false;
    const show = (/** @type {Moment | "missing"} */ found) => {
      if (!isOld) moment.value = found;
    };
    const timer = setTimeout(() => {
      // Before the length of the game is known, only whether there is one is of interest.
      api.fetchMoment(id, ply, eyes).then(
        (found) => isReady && show(found),
        (error) => {
          if (MISSING.includes(error.code)) show("missing");
          else if (!isOld) showError(error);
        },
      );
    }, PATIENCE);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [id, ply, eyes, isReady]);
  return moment;
}

/**
 * @param {Pick<Shown, "film" | "ply" | "show"> & {
 *   ui: import("../../toolkit/title.js").Ui, view: import("../../toolkit/title.js").View,
 *   pointed: import("@preact/signals").Signal<string[]> }} props
 */
export function ReplayLog({ film, ply, ui, view, show, pointed }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = useMemo(() => story(film.replay.entries, film.title, ui, view), [film, ui.seatNames]);
  useEffect(() => {
    // Only the list scrolls: the page and its buttons keep their position.
    const now = list.current?.querySelector(".is-now");
    if (now instanceof HTMLElement && list.current) {
      list.current.scrollTop = now.offsetTop - list.current.offsetTop - list.current.clientHeight / 2;
    }
  }, [ply]);
  const last = lines.findLast((line) => line.ply <= ply)?.id;
  return html`<ol class="log" ref=${list} tabindex="0" aria-label=${t("log-label")}>
    ${lines.map(
      (line) => html`<li
        key=${line.id}
        class="log-line ${hueOf(film.title, view, line.seat)} ${line.ply > ply ? "is-later" : ""} ${line.id === last ? "is-now" : ""}"
        onPointerEnter=${() => (pointed.value = line.places)}
        onPointerLeave=${() => (pointed.value = [])}
      >
        <button onClick=${() => show({ ply: line.ply })}>
          <${Icon} name=${line.icon} look=${lookOf(film.title, view, line)} /><span><${SpokenText} text=${t(line.text.key, line.text.args)} /></span>
        </button>
        <${RuleLink} number=${line.rule} />
      </li>`,
    )}
  </ol>`;
}
