/** The games that most guests have applauded. */
import { html, useEffect, useSignal } from "wolfden/lib/html.js";
import { addTexts, t } from "wolfden/lib/texts.js";

/** @typedef {import("./types.js").ApplauseList} ApplauseList */

export default function ApplausePage() {
  const found = useSignal(/** @type {ApplauseList | null} */ (null));
  useEffect(() => {
    const answer = fetch("/api/applause").then((response) => response.json());
    Promise.all([answer, addTexts("applause", "titles")]).then(([list]) => (found.value = list));
  }, []);
  if (!found.value) return html`<p class="loading" role="status">${t("loading")}</p>`;
  const { games } = found.value;
  return html`
    <h1>${t("applause-heading")}</h1>
    ${games.length === 0 && html`<p class="soft">${t("applause-none")}</p>`}
    <ul class="applause">
      ${games.map(
        ({ table, title, guests }) => html`<li key=${table}>
          <a href=${`/t/${table}`}>${t(`title-${title}`)}</a>: ${t("applause-guests", { guests })}
        </li>`,
      )}
    </ul>
  `;
}
