/** The rules of a title, by their numbers. */
import { html, useEffect, useMemo, onValue, useRef, useSignal } from "../../lib/html.js";
import { aboutPath, aidPath, setupPath } from "../../lib/address.js";
import { titleFacts } from "../../lib/session.js";
import { t, addTexts, has, keysOf } from "../../lib/texts.js";
import Missing from "../../frame/missing-page.js";
import { chaptersOf, found, cropped } from "./rulebook.js";
import { loadTitle, titlePath } from "../../board/titles.js";
import { RulePlace, RuleText } from "./rule-link.js";
import { changed } from "../../client/table-state.js";
import { drawn } from "../../lib/render.js";
import { makeUi } from "../../board/ui.js";

/** @param {{ address: import("../../lib/address.js").Address }} props */
export default function RulesPage({ address }) {
  const { id, anchor } = address;
  const facts = titleFacts(id);
  const at = useMemo(() => ({ number: anchor }), [address]);
  useEffect(() => {
    if (facts) document.title = t("rules-title", { title: t(`title-${id}`) });
  });
  if (!facts) return html`<${Missing} />`;
  return html`<div class="rules-page">
    <header>
      <h1>${t("rules-title", { title: t(`title-${id}`) })}</h1>
      <div class="choices">
        <a class="button" href=${aidPath(id)}>${t("aid")}</a>
        ${facts.about && html`<a class="button quiet" href=${aboutPath(id)}>${t("about")}</a>`}
        <a class="button quiet" href=${setupPath(id)}>${t("set-up")}</a>
      </div>
    </header>
    <${Reference} title=${id} at=${at} isPage />
    <footer class="soft small"><p>${t("unofficial")}</p></footer>
  </div>`;
}

export const styles = ["rules"];

/**
 * @typedef {import("./rulebook.js").Chapter} Chapter
 * @typedef {import("./rulebook.js").Rule} Rule
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
        (chapter) =>
          html`<${ChapterText} key=${chapter.number} book=${book} chapter=${chapter} at=${at.number} isPage=${isPage} />`,
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
    Promise.all([loadTitle(id), loadPictures(id), texts]).then(([title, album]) => (book.value = { title, album }));
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

/**
 * @typedef {import("../../toolkit/title.js").Title} Title
 * @typedef {object} Picture
 * @property {string} rule  the rule it illustrates
 * @property {"board" | "own" | "panel" | "status"} part  what of the table is shown
 * @property {number} seat  whose board or card
 * @property {import("../../client/table-state.js").Change[]} changes  what differs from the album's view
 * @property {string[]} around  places of the board that are seen, and what is near; none: all of it
 * @property {number} margin
 * @property {string[]} glowing
 * @property {string[]} marked
 * @property {{ from: string, to: string }[]} arrows
 * @typedef {{ view: import("../../toolkit/title.js").View | null, pictures: Picture[] }} Album
 */

/** @type {Map<string, Promise<Album>>} */
const albums = new Map();

/** @param {string} title @returns {Promise<Album>} */
export function loadPictures(title) {
  const known = albums.get(title) ?? fetchAlbum(titlePath(title, "pictures.json"));
  albums.set(title, known);
  return known;
}

/** Rules can be read without their pictures. @param {string} path @returns {Promise<Album>} */
async function fetchAlbum(path) {
  try {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${response.status}`);
    return await response.json();
  } catch (error) {
    console.warn(`${path}: ${error}`);
    return { view: null, pictures: [] };
  }
}

/** @param {{ title: Title, album: Album, picture: Picture }} props */
export function RulePicture({ title, album, picture }) {
  const caption = t(`picture-${picture.rule.toLowerCase().replace(".", "-")}`);
  return html`<figure class="rule-picture is-${picture.part}">
    <div role="img" aria-label=${caption} inert>${drawn(tree(title, album, picture))}</div>
    <figcaption class="soft small">${caption}</figcaption>
  </figure>`;
}

/**
 * @param {Title} title
 * @param {Album} album
 * @param {Picture} picture
 */
function tree(title, album, { part, seat, changes, around, margin, glowing, marked, arrows }) {
  const view = changed(album.view, changes);
  const ui = makeUi({
    seat,
    glowing: new Set(glowing),
    marked: new Set(marked),
    marks: { arrows },
    layers: new Set(title.layers),
    aspect: 1.5,
  });
  if (part !== "board") return part === "status" ? title.status(view, ui) : title[part](view, seat, ui);
  const seen = title.places(view, ui).filter(({ id }) => around.includes(id));
  return cropped(title.board(view, ui), seen, margin);
}
