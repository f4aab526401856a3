/** What is read out once to those who do not see it. */
import { html, useEffect } from "../lib/html.js";
import { aloud } from "../lib/texts.js";

/** @typedef {import("../client/model.js").TableModel} TableModel */

/** Read out what came as an answer, once. @param {{ model: TableModel }} props */
export const Announcements = ({ model }) =>
  html`<p class="unseen" role="status" data-announced>${aloud(model.announced.value)}</p>`;

/** @param {{ model: TableModel, text: string }} props */
export function Announce({ model, text }) {
  useEffect(() => {
    model.announced.value = text;
    return () => {
      model.announced.value = "";
    };
  }, [text]);
  return null;
}
