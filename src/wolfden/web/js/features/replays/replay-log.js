/** The log of a replay: up to the moment shown, each line a way to its own moment. */
import { html, useEffect, useMemo, useRef } from "../../lib/html.js";
import { story } from "../../client/story.js";
import { t } from "../../lib/texts.js";
import { hueOf, lookOf } from "../../board/ui.js";
import { Told } from "../../table/log.js";
import { RuleLink } from "../rules/rule-link.js";
import { Icon } from "../../frame/symbols.js";

/**
 * @param {Pick<import("./replay-page.js").Shown, "film" | "ply" | "show"> & {
 *   ui: import("../../toolkit/title.js").Ui, view: import("../../toolkit/title.js").View,
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
