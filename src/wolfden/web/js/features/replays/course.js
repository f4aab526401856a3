/** How scores and chances went over a game: some moments asked from the replay, drawn as lines. */
import { html, useEffect, useSignal } from "../../lib/html.js";
import { drawn } from "../../lib/render.js";
import { t } from "../../lib/texts.js";
import { loadTitle } from "../../board/titles.js";
import { hueOf } from "../../board/ui.js";
import { legendLine, turningPoint, Timeline } from "./graph.js";
import { isDraw } from "../../table/score-sheet.js";
import * as api from "./api.js";

/**
 * @typedef {import("../../lib/request.js").Table} Table
 * @typedef {import("../../types.js").Evaluation["certainty"]} Certainty
 */

const MOMENTS = 24;

/**
 * @param {{ table: Table, names: string[], at?: number, open: (ply: number) => void }} props
 *   `at`: the ply to mark; `open`: show a ply that was clicked
 */
export function Course({ table, names, at, open }) {
  /** @type {import("@preact/signals").Signal<{ plies: number[], scores: number[][],
   *    chances: number[][], certainties: Certainty[], hues: string[] } | null>} */
  const course = useSignal(null);
  useEffect(() => {
    askCourse(table).then(
      (found) => (course.value = found),
      () => undefined,
    );
  }, [table.id]);
  if (!course.value) return html`<p class="soft small" role="status">${t("loading")}</p>`;
  const { plies, scores, chances, certainties, hues } = course.value;
  /** @param {number[][]} rows */
  const series = (rows) =>
    names.map((name, seat) => ({ name, seat, hue: hues[seat], values: rows.map((row) => row[seat]) }));
  const index = at === undefined ? undefined : plies.findLastIndex((ply) => ply <= at);
  const how = { at: index, ends: ["0", `${table.ply}`] };
  const show = (/** @type {number} */ moment) => open(plies[moment]);
  const turn = table.result && !isDraw(table.result) && turningPoint(chances, table.result.winners);
  return html`<figure class="course">
    ${
      turn &&
      html`<button class="button quiet turning" data-do="turning-point" onClick=${() => open(plies[turn.index])}>
      ${t("graph-turn", { ply: plies[turn.index], name: names[turn.seat], before: percent(turn.before), after: percent(turn.after) })}
    </button>`
    }
    <p class="small soft">${t("graph-scores")}</p>
    <${Timeline} series=${series(scores)} how=${{ label: t("graph-scores"), ...how }} length=${plies.length} open=${show} />
    <p class="small soft">${t("graph-chances")}</p>
    <${Timeline}
      series=${series(chances)}
      how=${{ label: t("graph-chances"), most: 1, number: percent, ...how }}
      length=${plies.length}
      open=${show}
    />
    <${Certainties} plies=${plies} certainties=${certainties} />
    <p class="small soft">${t("graph-open")}</p>
    <figcaption class="small">
      ${names.map((name, seat) => html`<span>${drawn(legendLine(seat, hues[seat]))}${name}</span>`)}
    </figcaption>
  </figure>`;
}

/**
 * Up to which moments chances are a guess, and an estimate.
 *
 * @param {{ plies: number[], certainties: Certainty[] }} props
 */
function Certainties({ plies, certainties }) {
  const last = (/** @type {Certainty} */ certainty) => plies[certainties.lastIndexOf(certainty)];
  const [guess, rough] = [last("low"), last("fair")];
  return html`<p class="small soft" data-certainty>
    ${guess !== undefined && t("graph-guess", { ply: guess })}
    ${" "}${rough !== undefined && t("graph-rough", { ply: rough })}
  </p>`;
}

/** @param {number} chance */
const percent = (chance) => `${Math.round(100 * chance)}\u00a0%`;

/** @param {Table} table */
async function askCourse(table) {
  const title = await loadTitle(table.title);
  const step = Math.max(1, Math.ceil(table.ply / MOMENTS));
  const plies = [...new Set([...range(0, table.ply, step), table.ply])];
  const moments = await Promise.all(plies.map((ply) => api.fetchMoment(table.id, ply)));
  const { view: end } = moments[moments.length - 1];
  return {
    plies,
    scores: moments.map(({ view }) => title.scores(view)),
    chances: moments.map(({ chances }) => chances ?? []),
    certainties: moments.map(({ certainty }) => certainty ?? "high"),
    hues: table.seats.map(({ seat }) => hueOf(title, end, seat)),
  };
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} step
 */
function* range(from, to, step) {
  for (let number = from; number < to; number += step) yield number;
}
