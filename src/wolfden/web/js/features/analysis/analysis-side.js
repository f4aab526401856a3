/** The panel next to an analysis: the engine's thoughts, the lines, and exports. */
import { html, onValue, useSignal } from "../../lib/html.js";
import { START, depthOf, lengthOf, movesOf, next, previous, renamed, without } from "./study.js";
import { t } from "../../lib/texts.js";
import { Certainty } from "../../table/chances.js";
import { ExportDialog, SetUpDialog } from "./analysis-export.js";
import { Icon } from "../../frame/symbols.js";

/**
 * @typedef {import("./analysis-game.js").AnalysisGame} AnalysisGame
 * @typedef {import("../../client/model.js").TableModel} TableModel
 * @typedef {import("../../types.js").Study} Study
 * @typedef {import("../../types.js").AnalysisOf} AnalysisOf
 */

/** How many actions of a line are listed before and after the moment shown. */
const BEFORE = 4;
const AFTER = 8;

/** @param {number} chance */
const percent = (chance) => t("analysis-percent", { percent: Math.round(chance * 100) });

/** @param {{ game: AnalysisGame, model: TableModel, open: (source: AnalysisOf) => void }} props */
export function AnalysisSide({ game, model, open }) {
  return html`<aside class="puzzle-side analysis-side" aria-label=${t("analysis-side")} tabindex="0">
    <${Steps} game=${game} />
    <${Actor} game=${game} model=${model} />
    <${Engine} game=${game} model=${model} />
    <${Lines} game=${game} model=${model} />
    <${Taking} game=${game} open=${open} />
  </aside>`;
}

/** @param {{ game: AnalysisGame }} props */
function Steps({ game }) {
  const study = /** @type {Study} */ (game.study.value);
  const place = game.place.value;
  const along = place.line < 0 && study.lines.length > 0 ? 0 : place.line;
  const last = lengthOf(study, along);
  const button = (
    /** @type {string} */ icon,
    /** @type {string} */ label,
    /** @type {import("./study.js").Place | null} */ to,
  ) => html`<button
    class="button icon"
    aria-label=${t(label)}
    title=${t(label)}
    data-step=${label}
    disabled=${to === null}
    onClick=${() => to && game.go(to)}
  >
    <${Icon} name=${icon} />
  </button>`;
  return html`<div class="line-steps" role="group" aria-label=${t("analysis-steps")}>
    ${button("ui-first", "replay-first", place.after > 0 ? { line: place.line, after: 0 } : null)}
    ${button("ui-back", "replay-back", previous(place))}
    <output>${place.after} / ${last}</output>
    ${button("ui-forward", "replay-forward", next(study, place))}
    ${button("ui-last", "replay-last", place.after < last ? { line: along, after: last } : null)}
  </div>`;
}

/** Who acts, where several may. @param {{ game: AnalysisGame, model: TableModel }} props */
function Actor({ game, model }) {
  const shown = game.moment.value?.shown;
  if (!shown || shown.actors.length < 2) return null;
  return html`<label class="actor">
    <span>${t("analysis-seat")}</span>
    <select
      value=${String(shown.seat)}
      onChange=${onValue((value) => game.go(game.place.peek(), Number(value)))}
    >
      ${shown.actors.map((seat) => html`<option value=${String(seat)}>${model.names.value[seat]}</option>`)}
    </select>
  </label>`;
}

// The engine.

/** @param {{ game: AnalysisGame, model: TableModel }} props */
function Engine({ game, model }) {
  const thought = game.thoughts.value.get(game.topic);
  const isOn = game.wantsThoughts.value;
  return html`<section class="engine" data-thinking=${game.isThinking.value ? "yes" : "no"}>
    <header>
      <h2>${t("analysis-engine")}</h2>
      <button
        class="button small ${isOn ? "" : "main"}"
        data-do="think"
        aria-pressed=${isOn ? "true" : "false"}
        onClick=${() => (isOn ? game.rest() : game.think())}
      >
        <${Icon} name=${isOn ? "ui-pause" : "ui-hint"} />${t(isOn ? "analysis-stop" : "analysis-think")}
      </button>
    </header>
    <p class="small soft">
      ${
        thought &&
        `${t("analysis-simulations", { simulations: thought.simulations })} · ${t("analysis-knows", { name: model.names.value[thought.seat] ?? "" })}`
      }
    </p>
    ${thought && html`<${Chances} model=${model} thought=${thought} />`}
    ${thought && html`<${Certainty} model=${model} certainty=${thought.certainty} />`}
    ${thought && html`<${Best} game=${game} model=${model} thought=${thought} />`}
  </section>`;
}

/** Every seat's chance to win. @param {{ model: TableModel, thought: import("../../types.js").Thought }} props */
const Chances = ({ model, thought }) => html`<ul class="seat-chances">
  ${thought.chances.map(
    (chance, seat) => html`<li class=${model.hue(seat)}>
      <span>${model.names.value[seat]}</span>
      <progress max="1" value=${chance} aria-label=${model.names.value[seat]}></progress>
      <b>${percent(chance)}</b>
    </li>`,
  )}
</ul>`;

/**
 * The best actions, each to be tried with one click.
 *
 * @param {{ game: AnalysisGame, model: TableModel, thought: import("../../types.js").Thought }} props
 */
const Best = ({ game, model, thought }) => html`<ol class="candidates">
  ${thought.best.map(
    ({ action, chance, share, line }) => html`<li key=${action}>
      <button
        class="button quiet"
        data-candidate=${action}
        title=${t("analysis-play", { action: model.phrase(action) })}
        onClick=${() => game.client.request(() => game.play(thought.seat, action))}
      >
        <b>${percent(chance)}</b>
        <span>${model.phrase(action)}</span>
        <progress max="1" value=${share} aria-hidden="true"></progress>
      </button>
      ${
        line.length > 1 &&
        html`<p class="small soft">
        ${t("analysis-then", {
          actions: line
            .slice(1, 4)
            .map((move) => model.outline(move))
            .join("; "),
        })}
      </p>`
      }
    </li>`,
  )}
</ol>`;

// Lines.

/** @param {{ game: AnalysisGame, model: TableModel }} props */
function Lines({ game, model }) {
  const study = /** @type {Study} */ (game.study.value);
  return html`<section class="lines">
    <h2>${t("analysis-lines")}</h2>
    ${study.lines.length === 0 && html`<p class="small soft">${t("analysis-empty")}</p>`}
    ${study.lines.map((_, line) => html`<${LineOf} key=${line} game=${game} model=${model} line=${line} />`)}
  </section>`;
}

/** @param {{ game: AnalysisGame, model: TableModel, line: number }} props */
function LineOf({ game, model, line }) {
  const study = /** @type {Study} */ (game.study.value);
  const branch = study.lines[line];
  const place = game.place.value;
  const isHere = place.line === line;
  const change = (/** @type {Study} */ changed) => (game.study.value = changed);
  const remove = async () => {
    const { parent, after } = branch;
    change(without(study, line));
    await game.go(parent < 0 ? START : { line: parent, after });
  };
  return html`<section class="line-of ${isHere ? "is-here" : ""}" data-line=${line} style=${{ "--depth": Math.min(4, depthOf(study, line)) }}>
    <header>
      <input
        value=${branch.name}
        maxlength="60"
        placeholder=${t("analysis-line", { number: line + 1 })}
        aria-label=${t("analysis-name")}
        onChange=${onValue((value) => change(renamed(study, line, value)))}
      />
      <button class="button small quiet icon" aria-label=${t("analysis-delete")} title=${t("analysis-delete")} onClick=${remove}><${Icon} name="ui-close" /></button>
    </header>
    <${Moves} game=${game} model=${model} line=${line} />
  </section>`;
}

/** @param {{ game: AnalysisGame, model: TableModel, line: number }} props */
function Moves({ game, model, line }) {
  const study = /** @type {Study} */ (game.study.value);
  const { after: start } = study.lines[line];
  const place = game.place.value;
  const moves = movesOf(study, line);
  const middle = place.line === line ? place.after : start;
  const from = Math.max(start, middle - BEFORE);
  const shown = moves.slice(from, Math.max(middle, start) + AFTER);
  return html`<ol class="moves" start=${from + 1}>
    ${from > start && html`<li aria-hidden="true">…</li>`}
    ${shown.map((move, index) => {
      const after = from + index + 1;
      return html`<li key=${after}>
        <button
          class="button small quiet ${move.seat < 0 ? "" : model.hue(move.seat)}"
          aria-current=${place.line === line && place.after === after ? "true" : undefined}
          onClick=${() => game.go({ line, after })}
        >
          <small>${after}</small> <span>${model.outline(move)}</span>
        </button>
      </li>`;
    })}
    ${from + shown.length < moves.length && html`<li aria-hidden="true">…</li>`}
  </ol>`;
}

// What one can take along.

/** @param {{ game: AnalysisGame, open: (source: AnalysisOf) => void }} props */
function Taking({ game, open }) {
  const dialog = useSignal("");
  const close = () => (dialog.value = "");
  return html`<div class="taking">
    <button class="button small" data-do="export" onClick=${() => (dialog.value = "export")}>
      <${Icon} name="ui-link" />${t("analysis-export")}
    </button>
    <button class="button small" data-do="set-up" onClick=${() => (dialog.value = "set-up")}>
      <${Icon} name="ui-pen" />${t("analysis-set-up")}
    </button>
    ${dialog.value === "export" && html`<${ExportDialog} game=${game} close=${close} />`}
    ${dialog.value === "set-up" && html`<${SetUpDialog} game=${game} close=${close} open=${open} />`}
  </div>`;
}
