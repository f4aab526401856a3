/** What a strong bot would do: the action, how the turn continues, and a reason. */
import { html } from "../lib/html.js";
import { language, t } from "../lib/texts.js";
import { percent } from "../toolkit/words.js";
import { Announce } from "../frame/focus.js";
import { Icon } from "../frame/symbols.js";

/**
 * @typedef {import("../client/model.js").TableModel} TableModel
 * @typedef {import("../types.js").HintGiven} HintGiven
 */

/** Differences of chances below this are no reason. */
const NOTABLE = 0.01;
/** Where a panel is a sheet that covers notes. */
const SHEETS = "(max-width: 860px), (max-height: 500px)";
/** More steps than this are not read. */
const MOST_STEPS = 4;

/** @param {{ model: TableModel }} props */
export function HintButton({ model }) {
  const { client } = model;
  const table = client.state.value.table;
  if (table && table.settings?.hints === false) return null;
  const isBusy = model.isHintDue.value;
  return html`<button class="button" data-do="hint" aria-busy=${isBusy} disabled=${isBusy} aria-label=${t("hint")} title=${t("hint")} onClick=${() => askHint(model)}>
    <${Icon} name="ui-hint" /><span class="label">${t("hint")}</span>
  </button>`;
}

/** @param {TableModel} model */
export async function askHint(model) {
  const { client, hint, isHintDue } = model;
  if (model.guidance.hint()) return;
  if (matchMedia(SHEETS).matches) model.closePanel();
  isHintDue.value = true;
  const answer = await client.ask({ type: "hint" });
  isHintDue.value = false;
  if (answer && answer.seq === client.state.peek().seq) {
    hint.value = { seq: answer.seq, steps: answer.steps.slice(0, MOST_STEPS), why: whyOf(model, answer) };
  }
}

/**
 * One short reason: what one has by then, or the better chance, or that it was looked for.
 *
 * @param {TableModel} model
 * @param {HintGiven} answer
 */
function whyOf(model, { chance, rival, tallies: [gain], simulations }) {
  const action = rival ? model.phrase(rival.action) : "";
  if (rival && gain) {
    const average = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
    const part = { key: `part-${model.client.title.peek()?.id}-${gain.name}` };
    const [chosen, preferred] = [average.format(gain.chosen), average.format(gain.preferred)];
    const args = { action, name: { seat: gain.seat }, part, now: gain.now, chosen, preferred };
    return model.say({ key: "hint-why-tally", args });
  }
  if (rival && chance - rival.chance >= NOTABLE) {
    return t("hint-why-chance", { action, percent: percent(chance), other: percent(rival.chance) });
  }
  return t("hint-why-trials", { count: simulations });
}

/** @param {{ model: TableModel }} props */
export function HintLine({ model }) {
  const { client } = model;
  const hint = model.hintNow();
  if (model.isHintDue.value) {
    return html`<div class="hint-line is-due" role="status"><${Icon} name="ui-hint" /><p>${t("hint-thinking")}</p></div>`;
  }
  if (!hint || !client.title.value) return null;
  const [first, ...later] = hint.steps.map(({ action }) => action);
  const seat = client.state.value.seat ?? 0;
  const rest = later.map((action) => model.outline({ seat, action }));
  const says = `${t("hint-says")} ${model.phrase(first)}`;
  const then = rest.length > 0 ? `${t("hint-then")} ${rest.join("; ")}` : "";
  return html`<div class="hint-line">
    <${Announce} model=${model} text=${[says, then, hint.why].filter(Boolean).join(". ")} />
    <${Icon} name="ui-hint" />
    <div class="hint-words">
      <p>${says}</p>
      ${then && html`<p class="hint-then small">${then}</p>`}
      ${hint.why && html`<p class="small soft">${hint.why}</p>`}
    </div>
    <button class="button small" data-do="take-hint" onClick=${() => model.takeHint()}>${t("hint-take")}</button>
    <button class="button small quiet" onClick=${() => (model.hint.value = null)}>${t("close")}</button>
  </div>`;
}
