/** Every choice as a list, and a line to type the notation with completion. */
import { html, onValue, useEffect, useRef, useSignal } from "../lib/html.js";
import { completions, follow } from "../client/choices.js";
import { notify } from "../lib/notices.js";
import { reasonText } from "../client/phrases.js";
import { t } from "../lib/texts.js";

/** @typedef {import("../client/model.js").TableModel} TableModel */

const LISTED = 60;

/** @param {{ model: TableModel }} props */
export function CommandLine({ model }) {
  const { client } = model;
  const typed = useSignal("");
  const line = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => line.current?.focus(), []);
  const { legal } = client.state.value;
  const fitting = completions(legal, typed.value);
  const run = (/** @type {Event} */ event) => {
    event.preventDefault();
    obey(model, typed.value).then((isDone) => {
      if (isDone) typed.value = "";
    });
  };
  return html`<div class="command">
    <form onSubmit=${run}>
      <label for="command-line">${t("command-label")}</label>
      <input
        id="command-line"
        ref=${line}
        list="command-completions"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        value=${typed.value}
        onInput=${onValue((value) => (typed.value = value))}
      />
      <datalist id="command-completions">
        ${fitting.map((text) => html`<option value=${text}></option>`)}
      </datalist>
      <button class="button">${t("command-run")}</button>
    </form>
    <${ChoiceList} model=${model} />
  </div>`;
}

/** @param {{ model: TableModel }} props */
function ChoiceList({ model }) {
  const { client } = model;
  const options = client.choices.value?.options ?? [];
  return html`<ol class="choice-list">
    ${options.slice(0, LISTED).map(
      (word) => html`<li>
        <button class="button quiet" data-listed=${word} onClick=${() => client.pickWord(word)}>
          <code>${word}</code> ${model.name(word)}
        </button>
      </li>`,
    )}
  </ol>`;
}

/**
 * Do what was typed, choose its words, or explain why it cannot be done.
 *
 * @param {TableModel} model
 * @param {string} typed
 * @returns {Promise<boolean>} whether the words were taken
 */
async function obey({ client }, typed) {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  const title = client.title.peek();
  const { legal, view } = client.state.peek();
  if (words.length === 0) return false;
  if (follow(legal, words)) {
    client.pick(words);
    return true;
  }
  const answer = await client.ask({ type: "explain", words: words.join(" ") });
  if (answer?.allowed === false && title && view) {
    notify(await reasonText(title, view, answer), { kind: "bad", rule: answer.rule });
  }
  return false;
}
