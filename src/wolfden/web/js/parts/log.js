/** What happened, line by line; pointing at a line lights up what it speaks of. */
import { html, useEffect, useMemo, useRef } from "../core/html.js";
import { story } from "../core/story.js";
import { language, t } from "../core/texts.js";
import { RuleLink } from "./rulelink.js";
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
  return lines.flatMap((line) => {
    const isFirst = line.id === firstNew;
    const item = lineItem(line, desk);
    return isFirst ? [html`<li class="log-new small" key="new">${t("log-new")}</li>`, item] : [item];
  });
}

/** @type {WeakMap<StoryLine, { look: string, item: import("preact").VNode | import("preact").VNode[] }>} */
const drawnLines = new WeakMap();

/**
 * A line of the log. Lines never change, so the same line is the same element: one more line does
 * not draw all the others again.
 *
 * @param {StoryLine} line
 * @param {Desk} desk
 */
export function lineItem(line, desk) {
  const hue = desk.hue(line.seat);
  const look = desk.look(line);
  const known = drawnLines.get(line);
  if (known?.look === `${hue} ${look}`) return known.item;
  const item = html`<${Line} key=${line.id} line=${line} hue=${hue} look=${look} desk=${desk} />`;
  drawnLines.set(line, { look: `${hue} ${look}`, item });
  return item;
}

/** @param {{ line: StoryLine, hue: string, look: string, desk: Desk }} props */
function Line({ line, hue, look, desk }) {
  const speak = (/** @type {string[]} */ places) => () => (desk.spoken.value = places);
  return html`<li
    class="log-line ${hue}"
    onPointerEnter=${speak(line.places)}
    onPointerLeave=${speak([])}
  >
    <${Icon} name=${line.icon} look=${look} />
    <span>${t(line.text.key, line.text.args)} <${RuleLink} number=${line.rule} /></span>
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
