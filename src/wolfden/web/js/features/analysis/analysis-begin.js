/**
 * Where an analysis begins: a new game, or a text with a position, a replay or an analysis; a replay can be
 * reviewed.
 */
import { reviewPath } from "../../lib/address.js";
import { html, onValue, useEffect, useSignal, once } from "../../lib/html.js";
import { roleName } from "../../client/names.js";
import { showError } from "../../lib/notices.js";
import { go } from "../../lib/router.js";
import { beGuest, titles } from "../../lib/session.js";
import { t } from "../../lib/texts.js";
import * as replaysApi from "../replays/api.js";
import * as reviewsApi from "../reviews/api.js";

/** @param {{ open: (source: import("../../types.js").AnalysisOf) => void, problem?: string }} props */
export function AnalysisBegin({ open, problem = "" }) {
  useEffect(() => {
    document.title = t("analysis-heading");
  });
  return html`<div class="analysis-begin">
    <h1>${t("analysis-heading")}</h1>
    <p class="soft">${t("analysis-lead")}</p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <${NewGame} open=${open} />
    <${FromText} open=${open} isOpen=${problem !== ""} />
  </div>`;
}

/** @param {{ open: (source: import("../../types.js").AnalysisOf) => void }} props */
function NewGame({ open }) {
  const chosen = useSignal(titles.value[0]?.id ?? "");
  const seats = useSignal(0);
  const facts = titles.value.find(({ id }) => id === chosen.value);
  if (!facts) return null;
  const { min_seats: low, max_seats: high } = facts;
  const count = Math.min(Math.max(seats.value, low), high);
  const begin = (/** @type {Event} */ event) => {
    event.preventDefault();
    open({ title: facts.id, seats: count });
  };
  return html`<form class="panel" onSubmit=${begin}>
    <h2>${t("analysis-new")}</h2>
    <div class="title-choice" role="radiogroup" aria-label=${t("analysis-new")}>
      ${titles.value.map(
        ({ id }) => html`<label class="button ${id === chosen.value ? "main" : ""}">
          <input type="radio" name="title" value=${id} checked=${id === chosen.value} onChange=${() => (chosen.value = id)} />
          ${t(`title-${id}`)}
        </label>`,
      )}
    </div>
    <label class="field">
      <span>${t("analysis-players")}</span>
      <select value=${String(count)} onChange=${onValue((value) => (seats.value = Number(value)))}>
        ${Array.from({ length: high - low + 1 }, (_, index) => html`<option value=${String(low + index)}>${low + index}</option>`)}
      </select>
    </label>
    <p class="small soft">
      ${Array.from({ length: count }, (_, seat) => roleName(facts.id, seat, count)).join(" · ")}
    </p>
    <button class="button main" data-do="deal">${t("analysis-deal")}</button>
  </form>`;
}

/** For those who have a text: others need not see it. @param {{ open: (source: import("../../types.js").AnalysisOf) => void, isOpen: boolean }} props */
function FromText({ open, isOpen }) {
  const text = useSignal("");
  const begin = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.value.trim()) open({ text: text.value });
  };
  const read = async (/** @type {{ target: HTMLInputElement }} */ { target }) => {
    const [file] = target.files ?? [];
    if (file) text.value = await file.text();
  };
  return html`<details class="panel fold" open=${isOpen}>
    <summary><h2>${t("analysis-from-text")}</h2></summary>
    <form class="analysis-text" onSubmit=${begin}>
    <textarea
      rows="8"
      spellcheck="false"
      aria-label=${t("analysis-from-text")}
      value=${text.value}
      onInput=${onValue((value) => (text.value = value))}
    ></textarea>
    <div class="choices">
      <button class="button main" data-do="open-text">${t("analysis-open")}</button>
      <button class="button" type="button" data-do="review-text" onClick=${() => text.value.trim() && review(text.value)}>
        ${t("review-button")}
      </button>
      <label class="button">
        <input class="unseen" type="file" accept=".txt,.replay,text/plain" onChange=${read} />${t("analysis-file")}
      </label>
    </div>
    </form>
  </details>`;
}

/** Store the game of a replay, and go to its review. @type {(text: string) => Promise<void>} */
const review = once(async (text) => {
  try {
    await beGuest();
    const { id } = await replaysApi.storeReplay(text);
    await reviewsApi.beginReview(id);
    go(reviewPath(id));
  } catch (error) {
    showError(error);
  }
});
