/** The log, line by line; pointing at a line marks the places it names. */
import { html, useEffect, useLayoutEffect, useMemo, useRef } from "../lib/html.js";
import { ARROW } from "../toolkit/speaking.js";
import { story } from "../client/story.js";
import { narratedNow } from "../client/narrator.js";
import { aloud, language, t } from "../lib/texts.js";
import { RuleLink } from "../features/rules/rule-link.js";
import { Icon } from "../frame/symbols.js";

/**
 * @typedef {import("../client/model.js").TableModel} TableModel
 * @typedef {import("../client/story.js").StoryLine} StoryLine
 */

const SHOWN = 250;
const MOST_NEWEST = 12;
/** Distance from its end, in pixels, up to which a log scrolls along. */
const NEAR_END = 24;

/** @param {{ model: TableModel, seen: number }} props  `seen`: the last seq that was looked at before */
export function Log({ model, seen }) {
  const all = useStory(model);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEnd(list, all.at(-1)?.id);
  const drawnLines = useMemo(() => lineItems(all.slice(-SHOWN), model, seen), [all, model, seen]);
  if (all.length === 0) return html`<p class="empty soft">${t("log-empty")}</p>`;
  return html`<ol class="log" ref=${list} tabindex="0" aria-label=${t("log-label")}>${drawnLines}</ol>`;
}

/**
 * Show the end of a list, also when it grows or its box changes; not to those who read further up.
 *
 * @param {{ current: HTMLElement | null }} list
 * @param {string | undefined} last  what it ends with
 */
function useEnd(list, last) {
  const isAtEnd = useRef(true);
  const show = () => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight;
  };
  useLayoutEffect(show, [last]);
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const look = () => (isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END);
    const observer = new ResizeObserver(show);
    observer.observe(box);
    box.addEventListener("scroll", look);
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", look);
    };
  }, [last === undefined]);
}

/**
 * @param {StoryLine[]} lines
 * @param {TableModel} model
 * @param {number} seen
 */
function lineItems(lines, model, seen) {
  const firstNew = seen > 0 ? lines.find(({ seq }) => seq > seen)?.id : undefined;
  let last = -1;
  return lines.flatMap((line) => {
    const isTurn = line.seat >= 0 && line.seat !== last;
    if (isTurn) last = line.seat;
    return [
      line.id === firstNew && html`<li class="log-new small" key="new">${t("log-new")}</li>`,
      isTurn && html`<${Turn} key=${`turn ${line.id}`} model=${model} seat=${line.seat} />`,
      lineItem(line, model),
    ];
  });
}

/** Where another player begins to act. @param {{ model: TableModel, seat: number }} props */
const Turn = ({ model, seat }) => html`<li class="log-turn ${model.hue(seat)}">
  <span>${model.names.value[seat]}</span>
</li>`;

/** @type {WeakMap<StoryLine, { look: string, item: import("preact").VNode | import("preact").VNode[] }>} */
const drawnLines = new WeakMap();

/**
 * A line of the log. Lines never change, so the same line is the same element: one more line does
 * not draw all the others again.
 *
 * @param {StoryLine} line
 * @param {TableModel} model
 */
export function lineItem(line, model) {
  const hue = model.hue(line.seat);
  const look = model.look(line);
  const known = drawnLines.get(line);
  if (known?.look === `${hue} ${look}`) return known.item;
  const item = html`<${Line} key=${line.id} line=${line} hue=${hue} look=${look} model=${model} />`;
  drawnLines.set(line, { look: `${hue} ${look}`, item });
  return item;
}

/** @param {{ line: StoryLine, hue: string, look: string, model: TableModel }} props */
function Line({ line, hue, look, model }) {
  const speak = (/** @type {string[]} */ places) => () => (model.spoken.value = places);
  return html`<li
    class="log-line ${hue}"
    data-line=${line.id}
    onPointerEnter=${speak(line.places)}
    onPointerLeave=${speak([])}
  >
    <${Icon} name=${line.icon} look=${look} />
    <span><${SpokenText} text=${t(line.text.key, line.text.args)} /> <${RuleLink} number=${line.rule} /></span>
  </li>`;
}

/** The newest lines, as many as there is space for, where nothing else is in it. @param {{ model: TableModel }} props */
export function NewestLines({ model }) {
  const lines = useStory(model).slice(-MOST_NEWEST).reverse();
  return html`<ul class="newest-lines" aria-hidden="true">
    ${lines.map(
      (line) => html`<li key=${line.id} class=${model.hue(line.seat)}>
        <${Icon} name=${line.icon} look=${model.look(line)} /><span>${t(line.text.key, line.text.args)}</span>
      </li>`,
    )}
  </ul>`;
}

/** A text in which arrows are seen and words read out. @param {{ text: string }} props */
export const SpokenText = ({ text }) =>
  text.split(ARROW).map(
    (part, place) =>
      html`${
        place > 0 &&
        html`<span class="unseen">, ${t("arrow-aloud")} </span>
        <span aria-hidden="true"> → </span>`
      }${part}`,
  );

/** @param {TableModel} model @returns {StoryLine[]} */
export function useStory(model) {
  const { entries, view, table } = model.client.state.value;
  const title = model.client.title.value;
  const names = table?.seats.map(({ guest, level }) => guest?.name ?? level).join();
  return useMemo(
    () => (title && view ? story(entries, title, model.ui.peek(), view) : []),
    [entries, title, view === null, names, language.value],
  );
}

/** What happens, one sentence for a turn of others, read out to those who do not see it. @param {{ model: TableModel }} props */
export function SpokenLog({ model }) {
  const action = narratedNow(model, true);
  return html`<p class="unseen" aria-live="polite" data-spoken>${action && aloud(t(action.text.key, action.text.args))}</p>`;
}
