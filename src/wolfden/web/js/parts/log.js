/** What happened, line by line; pointing at a line lights up what it speaks of. */
import { html, useEffect, useMemo, useRef } from "../core/html.js";
import { story } from "../core/story.js";
import { language, t } from "../core/texts.js";
import { Icon } from "./symbols.js";

/**
 * @typedef {import("../core/desk.js").Desk} Desk
 * @typedef {import("../core/story.js").StoryLine} StoryLine
 */

const SHOWN = 250;

/** @param {{ desk: Desk, seen: number }} props  `seen`: the last seq that was looked at before */
export function Log({ desk, seen }) {
  const all = useStory(desk);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const last = all.at(-1)?.id;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  // The same lines are the same elements: pointing about on the board does not draw them again.
  const drawnLines = useMemo(() => lineItems(all.slice(-SHOWN), desk, seen), [all, desk, seen]);
  if (all.length === 0) return html`<p class="empty soft">${t("log-empty")}</p>`;
  return html`<ol class="log" ref=${list} tabindex="0" aria-label=${t("log-label")}>${drawnLines}</ol>`;
}

/**
 * @param {StoryLine[]} lines
 * @param {Desk} desk
 * @param {number} seen
 */
function lineItems(lines, desk, seen) {
  const firstNew = seen > 0 ? lines.find(({ seq }) => seq > seen)?.id : undefined;
  return lines.map(
    (line) => html`
      ${line.id === firstNew && html`<li class="log-new small" key="new">${t("log-new")}</li>`}
      <${Line} key=${line.id} line=${line} desk=${desk} />
    `,
  );
}

/** @param {{ line: StoryLine, desk: Desk }} props */
export function Line({ line, desk }) {
  const speak = (/** @type {string[]} */ places) => () => (desk.spoken.value = places);
  return html`<li
    class="log-line ${desk.hue(line.seat)}"
    onPointerEnter=${speak(line.places)}
    onPointerLeave=${speak([])}
  >
    <${Icon} name=${line.icon} look=${desk.look(line)} />
    <span>${t(line.text.key, line.text.args)}</span>
  </li>`;
}

/** @param {Desk} desk @returns {StoryLine[]} */
export function useStory(desk) {
  const { entries, view, table } = desk.room.sitting.value;
  const title = desk.room.title.value;
  const names = table?.seats.map(({ guest, level }) => guest?.name ?? level).join();
  return useMemo(
    () => (title && view ? story(entries, title, desk.ui.peek(), view) : []),
    [entries, title, view === null, names, language.value],
  );
}

/** The newest lines, read out to those who do not see the board. @param {{ desk: Desk }} props */
export function SpokenLog({ desk }) {
  const lines = useStory(desk);
  const newest = lines.at(-1)?.seq;
  const told = lines.filter(({ seq }) => seq === newest).map(({ text }) => t(text.key, text.args));
  return html`<p class="unseen" aria-live="polite" data-spoken>${told.join(" ")}</p>`;
}
