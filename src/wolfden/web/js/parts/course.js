/** How scores and chances went over a game: some moments asked from the replay, drawn as lines. */
import { html, useEffect, useSignal } from "../core/html.js";
import { drawn } from "../core/render.js";
import { t } from "../core/texts.js";
import { loadTitle } from "../core/title.js";
import { hueOf } from "../core/ui.js";
import { wire } from "../core/wire.js";
import { graph, legendLine } from "./graph.js";

/**
 * @typedef {import("../core/wire.js").Table} Table
 */

const MOMENTS = 24;

/** @param {{ table: Table, names: string[], at?: number }} props  `at`: the ply to mark */
export function Course({ table, names, at }) {
  /** @type {import("@preact/signals").Signal<{ plies: number[], scores: number[][],
   *    chances: number[][], hues: string[] } | null>} */
  const course = useSignal(null);
  useEffect(() => {
    askCourse(table).then(
      (found) => (course.value = found),
      () => undefined,
    );
  }, [table.id]);
  if (!course.value) return html`<p class="soft small" role="status">${t("loading")}</p>`;
  const { plies, scores, chances, hues } = course.value;
  /** @param {number[][]} rows */
  const series = (rows) =>
    names.map((name, seat) => ({ name, seat, hue: hues[seat], values: rows.map((row) => row[seat]) }));
  const index = at === undefined ? undefined : plies.findLastIndex((ply) => ply <= at);
  return html`<figure class="course">
    <p class="small soft">${t("graph-scores")}</p>
    ${drawn(graph(series(scores), { label: t("graph-scores"), at: index }))}
    <p class="small soft">${t("graph-chances")}</p>
    ${drawn(graph(series(chances), { label: t("graph-chances"), at: index, most: 1 }))}
    <figcaption class="small">
      ${names.map((name, seat) => html`<span>${drawn(legendLine(seat, hues[seat]))}${name}</span>`)}
    </figcaption>
  </figure>`;
}

/** @param {Table} table */
async function askCourse(table) {
  const title = await loadTitle(table.title);
  const step = Math.max(1, Math.ceil(table.ply / MOMENTS));
  const plies = [...new Set([...range(0, table.ply, step), table.ply])];
  const moments = await Promise.all(plies.map((ply) => wire.moment(table.id, ply)));
  const { view: end } = moments[moments.length - 1];
  return {
    plies,
    scores: moments.map(({ view }) => title.scores(view)),
    chances: moments.map(({ chances }) => chances ?? []),
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
