/** The guide of a first game: one thing at a time, what to do, and what it did. */
import { html, useEffect, useRef } from "../../lib/html.js";
import { has, t } from "../../lib/texts.js";
import { useKeptFocus } from "../../frame/focus.js";
import { lineItem, useStory } from "../../table/log.js";
import { RuleLink } from "../rules/rule-link.js";
import { Icon } from "../../frame/symbols.js";

export const styles = ["guide"];

/**
 * @typedef {import("../../client/model.js").TableModel} TableModel
 * @typedef {import("./guide-steps.js").Page} Page
 */

/** @param {{ model: TableModel }} props */
export function Guide({ model }) {
  const { guidance } = model;
  if (guidance.isFree || guidance.left.value >= 0) return html`<${Aside} model=${model} />`;
  const page = guidance.page.value;
  return page && html`<${PageText} model=${model} page=${page} />`;
}

/** What is left of a guide while one plays as one likes. @param {{ model: TableModel }} props */
function Aside({ model }) {
  const { guidance } = model;
  return html`<section class="guide aside" aria-label=${t("guide-label")}>
    <p class="guide-text">${t(guidance.isFree ? "guide-is-free" : "guide-left")}</p>
    <div class="guide-tools">
      ${
        !guidance.isFree &&
        html`<button class="button quiet" data-do="let-go" onClick=${() => guidance.letGo()}>
        ${t("guide-let-go")}
      </button>`
      }
      <button class="button" data-do="take-up" onClick=${() => guidance.takeUp()}>
        <${Icon} name="ui-back" />${t("guide-take-up")}
      </button>
    </div>
  </section>`;
}

/** @param {{ model: TableModel, page: Page }} props */
function PageText({ model, page }) {
  const kept = useKeptFocus([page.index]);
  useEffect(() => {
    model.spoken.value = [];
  }, [page.index]);
  const steps = model.guidance.guide.value?.steps.length ?? 0;
  return html`<section
    class="guide"
    aria-label=${t("guide-label")}
    data-page=${page.kind}
    data-step=${page.step.name}
    ...${kept}
  >
    <header>
      <progress max=${steps} value=${page.number} aria-label=${t("guide-progress")}></progress>
      <span class="soft small">${t("guide-step", { number: page.number, count: steps })}</span>
      <${Rules} page=${page} />
      <button class="button quiet small" data-do="let-go" onClick=${() => model.guidance.letGo()}>
        ${t("guide-let-go")}
      </button>
    </header>
    <div class="guide-body" aria-live="polite"><${Text} model=${model} page=${page} /></div>
    <${Onward} model=${model} page=${page} />
  </section>`;
}

/** @param {{ model: TableModel, page: Page }} props */
function Text({ model, page }) {
  const title = model.guidance.guide.value?.title ?? "";
  const key = `guide-${title}-${page.step.name}`;
  if (page.kind !== "done") return html`<p class="guide-text">${t(key)}</p>`;
  const isTold = has(`${key}-done`);
  return html`
    ${isTold && html`<p class="guide-text">${t(`${key}-done`)}</p>`}
    <${Happened} model=${model} ply=${page.step.ply} isTold=${isTold} />
  `;
}

/**
 * What happened since a step asked, from the log; the player's action only if the guide does not describe it.
 *
 * @param {{ model: TableModel, ply: number, isTold: boolean }} props
 */
function Happened({ model, ply, isTold }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const { seat } = model.client.state.value;
  const lines = useStory(model).filter(
    (line) => line.ply > ply && line.icon !== "ui-undo" && !(isTold && line.seat === seat),
  );
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  if (lines.length === 0) return null;
  return html`<ol class="guide-lines" ref=${list} tabindex="0" aria-label=${t("guide-happened")}>
    ${lines.map((line) => lineItem(line, model))}
  </ol>`;
}

/** The rules a step speaks of, each a way into the rules. @param {{ page: Page }} props */
const Rules = ({ page }) => html`<span class="guide-rules small">
  ${page.step.rules.map((number) => html`<${RuleLink} key=${number} number=${number} />`)}
</span>`;

/**
 * The way to continue: a button on a page to read, else a note on what is awaited.
 *
 * @param {{ model: TableModel, page: Page }} props
 */
function Onward({ model, page }) {
  const { guidance } = model;
  if (page.kind === "ask") {
    return html`<p class="guide-onward soft small">${t("guide-your-part")}</p>`;
  }
  return html`<div class="guide-onward">
    <button
      class="button main"
      data-do="guide-next"
      disabled=${!guidance.canGoOn}
      onClick=${() => guidance.next()}
    >
      ${t(onward(model))}
    </button>
  </div>`;
}

/** The label of the button to continue. @param {TableModel} model */
function onward({ guidance, client }) {
  if (!guidance.canGoOn) return "guide-watch";
  if (!guidance.isLast) return "guide-next";
  return client.state.value.result ? "guide-close" : "guide-finish";
}
