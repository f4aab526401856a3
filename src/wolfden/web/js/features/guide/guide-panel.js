/** The guide of a first game: one thing at a time, what to do, and a word on what was done. */
import { html, useEffect, useLayoutEffect, useRef } from "../../lib/html.js";
import { has, t } from "../../lib/texts.js";
import { useKeptFocus } from "../../frame/focus.js";
import { lineItem, useStory } from "../../table/log.js";
import { RuleLink } from "../rules/rule-link.js";
import { Icon } from "../../frame/symbols.js";
import { standNear } from "./standing.js";

export const styles = ["guide"];

/**
 * @typedef {import("../../client/model.js").TableModel} TableModel
 * @typedef {import("./guide-steps.js").Page} Page
 */

/** @param {{ model: TableModel }} props */
export function Guide({ model }) {
  const { guidance } = model;
  if (guidance.isFree) return html`<${Aside} guidance=${guidance} />`;
  const page = guidance.page.value;
  return page && html`<${Bubble} model=${model} page=${page} />`;
}

/** What is left of a guide while one plays as one likes. @param {{ guidance: TableModel["guidance"] }} props */
const Aside = ({ guidance }) => html`<section class="guide aside" aria-label=${t("guide-label")}>
  <p class="guide-text">${t("guide-is-free")}</p>
  <button class="button" data-do="take-up" onClick=${() => guidance.takeUp()}>
    <${Icon} name="ui-back" />${t("guide-take-up")}
  </button>
</section>`;

/** @param {{ model: TableModel, page: Page }} props */
function Bubble({ model, page }) {
  const kept = useKeptFocus([page.index]);
  const line = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    model.spoken.value = [];
  }, [page.index]);
  useLayoutEffect(() => standNear(model, kept.ref.current, line.current), []);
  return html`<section
      class="guide"
      aria-label=${t("guide-label")}
      data-page=${page.kind}
      data-step=${page.step.name}
      ...${kept}
    >
      <${About} model=${model} page=${page} />
      <div class="guide-body">
        <div aria-live="polite" aria-atomic="true"><${Words} model=${model} page=${page} /></div>
        ${page.kind === "done" && html`<${Happened} model=${model} ply=${page.step.ply} />`}
      </div>
      <${Tools} model=${model} page=${page} />
    </section>
    <i class="guide-line" ref=${line}></i>`;
}

/** What the guide says: the step, then a word after each action. @param {{ model: TableModel, page: Page }} props */
function Words({ model, page }) {
  const { guidance } = model;
  const key = `guide-${guidance.guide.value?.name}-${page.step.name}`;
  const said = (/** @type {string} */ text) => html`<p class="guide-text">${text}</p>`;
  if (page.kind === "done" && page.step.is_reached) return said(t(has(`${key}-done`) ? `${key}-done` : "guide-well"));
  if (page.kind === "done") return said(t("guide-missed"));
  const isWatching = guidance.isUnderWay && !model.client.state.value.legal;
  if (isWatching) return said(t("guide-chosen"));
  const isHinted = guidance.isUnderWay || guidance.hinted.value === page.step.name;
  return html`
    ${said(t(guidance.isUnderWay ? "guide-not-yet" : key))}
    ${isHinted && html`<p class="guide-text guide-hint"><${Icon} name="ui-hint" /> ${t(`${key}-hint`)}</p>`}
  `;
}

/** What others did since a step was open. @param {{ model: TableModel, ply: number }} props */
function Happened({ model, ply }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const { seat } = model.client.state.value;
  const lines = useStory(model).filter((line) => line.ply > ply && line.icon !== "ui-undo" && line.seat !== seat);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  if (lines.length === 0) return null;
  return html`<ol class="guide-lines" ref=${list} tabindex="0" aria-label=${t("guide-happened")}>
    ${lines.map((line) => lineItem(line, model))}
  </ol>`;
}

/** How far one is, and the rules of the step. @param {{ model: TableModel, page: Page }} props */
function About({ model, page }) {
  const { number, rules } = page.step;
  const count = model.guidance.guide.value?.count ?? 0;
  return html`<p class="guide-about small">
    <span class="soft">${t("guide-step", { number, count })}</span>
    ${rules.map((rule) => html`<${RuleLink} key=${rule} number=${rule} />`)}
  </p>`;
}

/** The ways on. @param {{ model: TableModel, page: Page }} props */
function Tools({ model, page }) {
  const { guidance } = model;
  const hasHint = page.kind === "goal" && guidance.hinted.value !== page.step.name && !guidance.isUnderWay;
  return html`<div class="guide-tools">
    <button class="button quiet small" data-do="let-go" onClick=${() => guidance.letGo()}>${t("guide-let-go")}</button>
    ${
      hasHint &&
      html`<button class="button small" data-do="guide-hint" onClick=${() => guidance.hint()}>
        <${Icon} name="ui-hint" />${t("hint")}
      </button>`
    }
    ${(page.kind === "explain" || page.kind === "done") && html`<${Next} model=${model} />`}
  </div>`;
}

/** @param {{ model: TableModel }} props */
const Next = ({ model }) => html`<button
  class="button main"
  data-do="guide-next"
  disabled=${!model.guidance.canGoOn}
  onClick=${() => model.guidance.next()}
>
  ${t(onward(model))}
</button>`;

/** The label of the button to continue. @param {TableModel} model */
function onward({ guidance, client }) {
  if (!guidance.canGoOn) return "guide-watch";
  if (!guidance.isLast) return "guide-next";
  return client.state.value.result ? "guide-close" : "guide-finish";
}
