/** The puzzles of the day, and those of the days before. */
import { html, useEffect, useSignal } from "../../lib/html.js";
import { puzzlePath } from "../../lib/address.js";
import { showError } from "../../lib/notices.js";
import { roleName } from "../../client/names.js";
import { streak, memory, recallPuzzles, stateOf, today } from "./puzzle-memory.js";
import { addTexts, has, language, t } from "../../lib/texts.js";
import { loadTitle } from "../../board/titles.js";
import { miniature, useSpace } from "../../board/miniature.js";
import { Icon } from "../../frame/symbols.js";
import * as api from "./api.js";

/**
 * @typedef {import("../../lib/request.js").Puzzle} Puzzle
 * @typedef {import("../../lib/request.js").PuzzleDay} PuzzleDay
 * @typedef {import("../../toolkit/title.js").TitleView} Scene
 */

export default function PuzzlesPage() {
  const days = useDays();
  useEffect(() => {
    if (has("puzzles-title")) document.title = t("puzzles-title");
  });
  if (!days) return html`<p class="loading" role="status">${t("loading")}</p>`;
  const [first, ...earlier] = days;
  const count = streak(memory.value.days, today());
  return html`
    <section class="hero">
      <h1>${t("puzzles-title")}</h1>
      <p class="soft">${t("puzzles-lead")}</p>
      ${count > 0 && html`<p class="streak"><${Icon} name="ui-check" />${t("puzzles-streak", { count })}</p>`}
    </section>
    <ul class="games">
      ${first.puzzles.map((puzzle) => html`<${Today} key=${puzzle.id} puzzle=${puzzle} />`)}
    </ul>
    <section class="archive">
      <h2>${t("puzzles-archive")}</h2>
      <ol>
        ${earlier.map((day) => html`<${Day} key=${day.date} day=${day} />`)}
      </ol>
    </section>
  `;
}

/** @returns {PuzzleDay[] | null} */
function useDays() {
  const days = useSignal(/** @type {PuzzleDay[] | null} */ (null));
  useEffect(() => {
    recallPuzzles();
    Promise.all([api.fetchDays(), addTexts("puzzles")]).then(([found]) => (days.value = found.days), showError);
  }, []);
  return days.value;
}

/** @param {{ puzzle: Puzzle }} props */
function Today({ puzzle }) {
  const { id, title, seat, seats, difficulty } = puzzle;
  const state = stateOf(id);
  return html`<li class="game" data-puzzle=${id} data-state=${state}>
    <${Picture} puzzle=${puzzle} />
    <div class="about">
      <h2>${t(`title-${title}`)}</h2>
      <p class="soft small facts">
        <span>${t("puzzles-seats", { seats })}</span>
        <span>${t("puzzle-difficulty", { difficulty })}</span>
      </p>
      <p>${t("puzzle-you-are", { role: roleName(title, seat, seats) })}</p>
      <div class="choices">
        <a class="button ${state === "open" ? "main" : ""}" href=${puzzlePath(id)}>
          ${t(state === "open" ? "puzzle-solve" : "puzzle-look-again")}
        </a>
        ${state !== "open" && html`<span class="state is-${state}"><${Icon} name="ui-check" />${t("puzzle-state", { state })}</span>`}
      </div>
    </div>
  </li>`;
}

/** The board of a puzzle, small. @param {{ puzzle: Puzzle }} props */
function Picture({ puzzle }) {
  const scene = useSignal(/** @type {Scene | null} */ (null));
  const { frame, space } = useSpace();
  useEffect(() => {
    Promise.all([loadTitle(puzzle.title), api.fetchPuzzle(puzzle.id)]).then(
      ([title, { view }]) => (scene.value = { title, view }),
      () => undefined,
    );
  }, [puzzle.id]);
  return html`<div class="living" ref=${frame} role="img" aria-label=${t(`picture-${puzzle.title}`)}>
    ${scene.value && miniature(scene.value, space.value, puzzle.seat)}
  </div>`;
}

/** @param {{ day: PuzzleDay }} props */
function Day({ day }) {
  const date = new Date(`${day.date}T12:00:00Z`);
  const written = date.toLocaleDateString(language.value, { day: "numeric", month: "long", timeZone: "UTC" });
  return html`<li>
    <time datetime=${day.date}>${written}</time>
    <ul>
      ${day.puzzles.map(({ id, title, difficulty }) => {
        const state = stateOf(id);
        return html`<li key=${id}>
          <a class="table-row" href=${puzzlePath(id)} data-state=${state}>
            <span>${t(`title-${title}`)}</span>
            <span class="small soft">${t("puzzle-difficulty", { difficulty })}</span>
            <span class="state small">${t("puzzle-state", { state })}</span>
          </a>
        </li>`;
      })}
    </ul>
  </li>`;
}
