/** The rules of a title by their numbers, with a search and an anchor for each. */
import { html, onValue, useEffect, useRef, useSignal } from "../../lib/html.js";
import { chaptersOf, found } from "./rulebook.js";
import { addTexts, has, keysOf, t } from "../../lib/texts.js";
import { loadTitle } from "../../board/titles.js";
import { RulePicture, loadPictures } from "./rule-picture.js";
import { RulePlace, RuleText } from "./rule-link.js";

export const styles = ["rules"];

/**
 * @typedef {import("./rulebook.js").Chapter} Chapter
 * @typedef {import("./rulebook.js").Rule} Rule
 * @typedef {import("./rule-picture.js").Album} Album
 * @typedef {object} Book
 * @property {import("../../toolkit/title.js").Title} title
 * @property {Album} album
 */

/**
 * @param {{ title: string, at: { number: string }, isPage?: boolean }} props  a new `at` is gone to,
 *   also if its number is the one of before
 */
export function Reference({ title, at, isPage = false }) {
  const book = useBook(title);
  const question = useSignal("");
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    question.value = "";
  }, [at]);
  useEffect(() => {
    if (book && at.number) goTo(box.current, at.number);
  }, [at, book !== null]);
  if (!book) return html`<p class="loading" role="status">${t("loading")}</p>`;
  const all = chaptersOf(keysOf(`rules-${title}`));
  const shown = found(all, question.value, t);
  return html`<div class="reference ${isPage ? "is-page" : ""}" ref=${box}>
    <${Search} question=${question} count=${shown.reduce((sum, { rules }) => sum + rules.length, 0)} />
    <nav class="rule-contents" aria-label=${t("rules-contents")}>
      <ol>
        ${all.map(
          ({ number, key }) => html`<li key=${number}>
            <${RulePlace} title=${title} number=${number} look="">
              <span class="rule-number">${number}</span> ${t(key)}
            <//>
          </li>`,
        )}
      </ol>
    </nav>
    <div class="rule-chapters">
      ${question.value === "" && html`<${Opening} title=${title} />`}
      ${shown.map(
        (chapter) => html`<${ChapterText} key=${chapter.number} book=${book} chapter=${chapter} at=${at.number} isPage=${isPage} />`,
      )}
      ${shown.length === 0 && html`<p class="empty">${t("rules-none", { question: question.value })}</p>`}
    </div>
  </div>`;
}

/** What wins, and where the rules come from. @param {{ title: string }} props */
const Opening = ({ title }) => html`
  ${has(`wins-${title}`) && html`<p>${t(`wins-${title}`)}</p>`}
  <p class="soft small">${t(`rules-${title}-sources`)}</p>
`;

/** @param {{ question: import("@preact/signals").Signal<string>, count: number }} props */
const Search = ({ question, count }) => html`<div class="rule-search" role="search">
  <label for="rule-search">${t("rules-search")}</label>
  <input
    id="rule-search"
    type="search"
    autocomplete="off"
    placeholder=${t("rules-search-example")}
    value=${question.value}
    onInput=${onValue((value) => (question.value = value))}
  />
  <output class="soft small" role="status">${question.value && t("rules-found", { count })}</output>
</div>`;

/** @param {{ book: Book, chapter: Chapter, at: string, isPage: boolean }} props */
function ChapterText({ book, chapter, at, isPage }) {
  const { number, key, intro, rules } = chapter;
  const heading = html`<${RulePlace} title=${book.title.id} number=${number} look="rule-number">${number}<//> ${t(key)}`;
  return html`<section class="rule-chapter" id=${number}>
    ${isPage ? html`<h2>${heading}</h2>` : html`<h3>${heading}</h3>`}
    ${intro && html`<div class="rule-intro"><${RuleText} text=${t(intro)} /></div>`}
    <ol>
      ${rules.map((rule) => html`<${RuleItem} key=${rule.number} book=${book} rule=${rule} isAsked=${rule.number === at} />`)}
    </ol>
  </section>`;
}

/** @param {{ book: Book, rule: Rule, isAsked: boolean }} props */
function RuleItem({ book, rule, isAsked }) {
  const { number, key, ruling, rebuilt } = rule;
  const pictures = book.album.pictures.filter((picture) => picture.rule === number);
  return html`<li class="rule-item ${isAsked ? "is-asked" : ""}" id=${number}>
    <${RulePlace} title=${book.title.id} number=${number} look="rule-number" label=${t("rule-anchor")}>${number}<//>
    <div class="rule-text">
      <${RuleText} text=${t(key)} />
      ${ruling && html`<${Note} kind="ruling" text=${t(ruling)} />`}
      ${rebuilt && html`<${Note} kind="rebuilt" text=${t(rebuilt)} />`}
      ${pictures.map((picture) => html`<${RulePicture} title=${book.title} album=${book.album} picture=${picture} />`)}
    </div>
  </li>`;
}

/** @param {{ kind: "ruling" | "rebuilt", text: string }} props */
const Note = ({ kind, text }) => html`<div class="rule-note is-${kind}">
  <strong>${t(`rules-${kind}`)}</strong>
  <${RuleText} text=${text} />
</div>`;

/** @param {string} id @returns {Book | null} */
function useBook(id) {
  const book = useSignal(/** @type {Book | null} */ (null));
  useEffect(() => {
    const texts = addTexts(id, `rules-${id}`);
    Promise.all([loadTitle(id), loadPictures(id), texts]).then(
      ([title, album]) => (book.value = { title, album }),
    );
  }, [id]);
  return book.value?.title.id === id ? book.value : null;
}

/**
 * @param {HTMLElement | null} box
 * @param {string} number
 */
function goTo(box, number) {
  const place = box?.querySelector(`[id="${CSS.escape(number)}"]`);
  place?.scrollIntoView({ block: number.includes(".") ? "center" : "start" });
}
