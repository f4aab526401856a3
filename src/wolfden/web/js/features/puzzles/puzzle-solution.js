/** The verdict on an answer, and why the best action is best: chances side by side, and a line. */
import { html, useSignal } from "../../lib/html.js";
import { analysisOf, puzzlesPath, tablePath } from "../../lib/address.js";
import { turnOf } from "./puzzle-game.js";
import { go } from "../../lib/router.js";
import { beGuest } from "../../lib/session.js";
import { t } from "../../lib/texts.js";
import { percent } from "../../toolkit/words.js";
import { Icon } from "../../frame/symbols.js";
import * as api from "./api.js";

/**
 * @typedef {import("../../client/model.js").TableModel} TableModel
 * @typedef {import("./puzzle-game.js").PuzzleGame} PuzzleGame
 */

/** How good the last answer was, in one sentence. @param {{ game: PuzzleGame }} props */
export function Verdict({ game }) {
  const answered = game.answered.value;
  const kind = !answered ? "" : answered.right ? "right" : answered.solution ? "shown" : "wrong";
  return html`<p class="verdict is-${kind || "open"}" role="status" data-verdict=${kind}>
    ${answered && html`<${Icon} name=${answered.right ? "ui-check" : "ui-hint"} />`}
    <span>${answered && sentence(answered)}</span>
    ${
      kind === "wrong" &&
      html`<button class="button small" data-do="tell-me" onClick=${() => game.giveUp()}>${t("puzzle-give-up")}</button>`
    }
  </p>`;
}

/** @param {import("../../lib/request.js").Answered} answered */
function sentence({ right, chance, best, solution }) {
  if (right || solution) {
    const key = right ? "puzzle-right" : "puzzle-told";
    return t(key, { best: percent(best), other: percent(secondBest(solution)) });
  }
  return t("puzzle-wrong", { chance: percent(chance ?? 0), best: percent(best) });
}

/** @param {import("../../lib/request.js").Solution | null} solution */
function secondBest(solution) {
  const others = solution?.choices.filter(({ action }) => !solution.accepted.includes(action)) ?? [];
  return others[0]?.chance ?? 0;
}

/**
 * The bar under the board once the answer is known: the line, and where to go from here.
 *
 * @param {{ game: PuzzleGame }} props
 */
export function SolutionBar({ game }) {
  const isBusy = useSignal(false);
  const playOn = async () => {
    if (isBusy.value) return;
    isBusy.value = true;
    await game.client.request(async () => {
      await beGuest();
      const table = await api.playPuzzle(game.id);
      go(tablePath(table.id));
    });
    isBusy.value = false;
  };
  return html`<section class="action-bar solution-bar" aria-label=${t("puzzle-why")}>
    <${Verdict} game=${game} />
    <${LineSteps} game=${game} />
    <div class="offers">
      <button class="button" data-do="play-puzzle" disabled=${isBusy.value} onClick=${playOn}>
        <${Icon} name="ui-play" />${t("play-on")}
      </button>
      <a class="button" data-do="analyse" href=${analysisOf({ puzzle: game.id })}>${t("analysis-button")}</a>
      <a class="button quiet" href=${puzzlesPath}>${t("puzzle-all")}</a>
    </div>
  </section>`;
}

/** @param {{ game: PuzzleGame }} props */
function LineSteps({ game }) {
  const step = game.step.value;
  const button = (/** @type {string} */ icon, /** @type {string} */ label, /** @type {number} */ to) => html`<button
    class="button icon"
    aria-label=${t(label)}
    title=${t(label)}
    data-step=${label}
    disabled=${to < 0 || to > game.last}
    onClick=${() => game.show(to)}
  >
    <${Icon} name=${icon} />
  </button>`;
  return html`<div class="line-steps" role="group" aria-label=${t("puzzle-line")}>
    <span class="small soft">${t("puzzle-line")}</span>
    ${button("ui-first", "replay-first", step === 0 ? -1 : 0)} ${button("ui-back", "replay-back", step - 1)}
    <output>${t("puzzle-step", { step, count: game.last })}</output>
    ${button("ui-forward", "replay-forward", step + 1)}
  </div>`;
}

/**
 * The rest of the turn that begins with the answer: one action may only make way for the next. Each
 * step leads to the board after it.
 *
 * @param {{ game: PuzzleGame, model: TableModel }} props
 */
function Turn({ game, model }) {
  const steps = turnOf(game.moments);
  if (steps.length < 2) return null;
  return html`<section class="solution-turn">
    <h2>${t("puzzle-turn")}</h2>
    <ol>
      ${steps.map(
        ({ action, step }, place) => html`<li key=${step}>
          <button
            class="button quiet"
            aria-pressed=${game.step.value === step ? "true" : "false"}
            data-turn-step=${step}
            onClick=${() => game.show(step)}
          >
            <b>${t("puzzle-turn-step", { place: place === 0 ? "first" : "then" })}</b>
            <span>${model.phrase(action, game.moments[step - 1].view)}</span>
          </button>
        </li>`,
      )}
    </ol>
  </section>`;
}

/**
 * The actions side by side, each with the chance to win after it.
 *
 * @param {{ game: PuzzleGame, model: TableModel }} props
 */
export function Comparison({ game, model }) {
  const solution = game.answered.value?.solution;
  if (!solution) return null;
  return html`<${Turn} game=${game} model=${model} />
  <section class="comparison">
    <h2>${t("puzzle-chances")}</h2>
    <p class="small soft">${t("puzzle-before", { chance: percent(solution.before) })}</p>
    <ol>
      ${withOwn(game, solution.choices).map(
        ({ action, chance }) => html`<li key=${action} class=${solution.accepted.includes(action) ? "is-best" : ""}>
          <span class="chance">${t("puzzle-percent", { chance: percent(chance) })}</span>
          <span class="what">${model.phrase(action, game.moments[0].view)} <${Marks} game=${game} action=${action} /></span>
          <span class="bar" aria-hidden="true"><span style=${{ width: `${percent(chance)}%` }}></span></span>
        </li>`,
      )}
    </ol>
  </section>`;
}

/**
 * The last attempt is listed among the others, best first.
 *
 * @param {PuzzleGame} game
 * @param {{ action: string, chance: number }[]} choices
 */
function withOwn(game, choices) {
  const tries = game.tries.value.filter(({ action }) => !choices.some((one) => one.action === action));
  return [...choices, ...tries].sort((one, other) => other.chance - one.chance);
}

/** @param {{ game: PuzzleGame, action: string }} props */
function Marks({ game, action }) {
  const solution = game.answered.value?.solution;
  const marks = [
    solution?.accepted.includes(action) && "answer",
    game.tries.value.some((one) => one.action === action) && "yours",
    solution?.greedy === action && "tempting",
  ].filter(Boolean);
  return marks.map((mark) => html`<small class="mark">${t("puzzle-mark", { mark: String(mark) })}</small>`);
}
