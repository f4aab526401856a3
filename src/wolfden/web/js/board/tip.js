/** The tip of a thing on the board: its description and, where it cannot be chosen, why. */
import { html, useEffect, useLayoutEffect, useRef, useSignal } from "../lib/html.js";
import { reasonText } from "../client/phrases.js";
import { t } from "../lib/texts.js";
import { Announce } from "../frame/focus.js";
import { RuleLink } from "../features/rules/rule-link.js";

/**
 * @typedef {import("../client/model.js").TableModel} TableModel
 * @typedef {{ text: string, rule: string }} Reason
 */

const MARGIN = 12;

/** @param {{ model: TableModel }} props */
export function Tip({ model }) {
  const tip = model.tip.value;
  const text = tip && model.name(tip.target);
  if (!text) return null;
  return html`<${Bubble} key=${tip.target} tip=${tip} text=${text} model=${model} />`;
}

/** @param {{ tip: import("../client/model.js").Tip, text: string, model: TableModel }} props */
function Bubble({ tip, text, model }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  /** @type {import("@preact/signals").Signal<Reason[]>} */
  const reasons = useSignal([]);
  useEffect(() => {
    if (tip.asksWhy) askWhy(model, tip).then((found) => (reasons.value = found));
  }, [tip]);
  useLayoutEffect(() => {
    if (box.current) place(box.current, tip);
  });
  useEffect(() => {
    // On the board a tap decides itself what becomes of it.
    const close = (/** @type {PointerEvent} */ { target }) => {
      if (target instanceof Element && !target.closest(".tip, .board-frame")) model.tip.value = null;
    };
    addEventListener("pointerdown", close);
    return () => removeEventListener("pointerdown", close);
  }, [model]);
  return html`<div class="tip ${tip.asksWhy ? "is-answer" : ""}" ref=${box} role=${tip.asksWhy ? null : "tooltip"}>
    ${tip.asksWhy && html`<${Announce} model=${model} text=${[text, ...reasons.value.map((one) => one.text)].join(" ")} />`}
    <p>${text}</p>
    ${tip.asksWhy && model.client.guidedAsks.value && html`<p class="small soft">${t("guide-elsewhere")}</p>`}
    ${
      reasons.value.length > 0 &&
      html`<div class="why">
      <p class="small soft">${t("why-not")}</p>
      <ul>
        ${reasons.value.map(({ text: reason, rule }) => html`<li>${reason} <${RuleLink} number=${rule} /></li>`)}
      </ul>
    </div>`
    }
  </div>`;
}

/**
 * Ask the server why a thing cannot be chosen now.
 *
 * @param {TableModel} model
 * @param {import("../client/model.js").Tip} tip
 * @returns {Promise<Reason[]>}
 */
async function askWhy({ client }, { target, words: beginnings }) {
  const title = client.title.peek();
  const { seat, legal, view } = client.state.peek();
  if (!title || !legal || !view || seat === null) return [];
  const chosen = client.choices.peek()?.chosen ?? [];
  const questions = beginnings ?? title.whyNot(target, chosen, view, seat).slice(0, 4);
  const answers = await Promise.all(
    questions.map((words) => client.connection.ask({ type: "explain", words }).catch(() => null)),
  );
  const refused = answers.flatMap((answer) => (answer?.allowed === false ? [answer] : []));
  const reasons = await Promise.all(
    refused.map(async (answer) => ({ text: await reasonText(title, view, answer), rule: answer.rule ?? "" })),
  );
  return reasons.filter((one, index) => reasons.findIndex(({ text }) => text === one.text) === index);
}

/**
 * Put the bubble near the point and inside the window.
 *
 * @param {HTMLElement} box
 * @param {{ x: number, y: number }} at
 */
function place(box, { x, y }) {
  const { width, height } = box.getBoundingClientRect();
  const left = Math.min(Math.max(MARGIN, x - width / 2), innerWidth - width - MARGIN);
  const above = y - height - MARGIN;
  const top = above > MARGIN ? above : Math.min(y + MARGIN * 2, innerHeight - height - MARGIN);
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(MARGIN, top)}px`;
}
