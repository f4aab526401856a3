/** The log of a replay: up to the moment shown, each line a way to its own moment. */
import { html, useEffect, useMemo, useRef } from "../core/html.js";
import { story } from "../core/story.js";
import { t } from "../core/texts.js";
import { hueOf, lookOf } from "../core/ui.js";
import { Told } from "./log.js";
import { RuleLink } from "./rulelink.js";
import { Icon } from "./symbols.js";

/**
 * @param {Pick<import("../pages/replay.js").Shown, "film" | "ply" | "show"> & {
 *   ui: import("../core/title.js").Ui, view: import("../core/title.js").View,
 *   lit: import("@preact/signals").Signal<string[]> }} props
 */
export function ReplayLog({ film, ply, ui, view, show, lit }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = useMemo(
    () => story(film.replay.entries, film.title, ui, view),
    [film, ui.seatNames],
  );
  useEffect(() => {
    // The list alone scrolls: the page, with the buttons under one's thumb, stays where it is.
    const now = list.current?.querySelector(".is-now");
    if (now instanceof HTMLElement && list.current) {
      list.current.scrollTop = now.offsetTop - list.current.offsetTop - list.current.clientHeight / 2;
    }
  }, [ply]);
  const last = lines.findLast((line) => line.ply <= ply)?.id;
  return html`<ol class="log" ref=${list} tabindex="0" aria-label=${t("log-label")}>
    ${lines.map(
      (line) => html`<li
        key=${line.id}
        class="log-line ${hueOf(film.title, view, line.seat)} ${line.ply > ply ? "is-later" : ""} ${line.id === last ? "is-now" : ""}"
        onPointerEnter=${() => (lit.value = line.places)}
        onPointerLeave=${() => (lit.value = [])}
      >
        <button onClick=${() => show({ ply: line.ply })}>
          <${Icon} name=${line.icon} look=${lookOf(film.title, view, line)} /><span><${Told} text=${t(line.text.key, line.text.args)} /></span>
        </button>
        <${RuleLink} number=${line.rule} />
      </li>`,
    )}
  </ol>`;
}
