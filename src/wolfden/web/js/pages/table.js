/** The table: waiting for players, playing, and what comes after. */
import { html, useComputed, useEffect, useState } from "../core/html.js";
import { callBack } from "../core/attention.js";
import { Desk } from "../core/desk.js";
import { targetAt } from "../core/gestures.js";
import { listenToKeys } from "../core/keyboard.js";
import { lastSeen, markSeen, missedSince } from "../core/lastseen.js";
import { Drawing } from "../core/render.js";
import { Room } from "../core/room.js";
import { settings } from "../core/settings.js";
import { t } from "../core/texts.js";
import { ActionBar, askHint } from "../parts/actionbar.js";
import { BoardView } from "../parts/boardview.js";
import { Chances } from "../parts/chances.js";
import { Connection } from "../parts/connection.js";
import { Dialog } from "../parts/dialog.js";
import { later } from "../parts/later.js";
import { SpokenLog } from "../parts/log.js";
import { Packs } from "../parts/packs.js";
import { Side } from "../parts/side.js";
import { Icon } from "../parts/symbols.js";
import { TableTools } from "../parts/tablemenu.js";
import { Tabs } from "../parts/tabs.js";
import { UndoRequest } from "../parts/undorequest.js";
import { Lost } from "./missing.js";

/** @typedef {import("../core/address.js").Address} Address */

const Guide = later(async () => (await import("../parts/guide.js")).Guide, "guide");
const Help = later(async () => (await import("../parts/help.js")).Help, "rules");
const Recap = later(async () => (await import("../parts/recap.js")).Recap);
const Result = later(async () => (await import("../parts/result.js")).Result);
const WaitingRoom = later(async () => (await import("../parts/waiting.js")).WaitingRoom);

/** @param {{ address: Address }} props */
export default function TablePage({ address }) {
  const [desk] = useState(() => openDesk(address));
  useEffect(() => {
    const stops = [
      callBack(desk.room),
      listenToKeys(desk, () => askHint(desk)),
      keepSeen(desk),
      () => desk.guidance.close(),
      () => desk.room.close(),
    ];
    return () => stops.forEach((stop) => stop());
  }, [desk]);
  const { room } = desk;
  const stage = useComputed(() => stageOf(room)).value;
  if (room.link.value === "refused") return html`<${Refused} code=${room.closeCode.value} />`;
  if (stage === "abandoned") {
    return html`<${Lost} heading=${t("abandoned-title")} text=${t("abandoned-text")} />`;
  }
  if (stage === "loading") return html`<p class="loading" role="status">${t("loading")}</p>`;
  const invite = address.query.get("invite") ?? "";
  if (stage === "open") return html`<${WaitingRoom} desk=${desk} invite=${invite} />`;
  return html`<${Play} desk=${desk} />`;
}

/** What there is to show of a table. @param {Room} room */
function stageOf({ sitting, title }) {
  const { table, view } = sitting.value;
  if (table?.status === "abandoned") return "abandoned";
  if (!table || !title.value || !(view || table.status === "open")) return "loading";
  return table.status === "open" ? "open" : "play";
}

/** @param {Address} address */
function openDesk({ id, query }) {
  const room = new Room(id, query.get("seat") ?? "");
  room.settings = () => settings.peek();
  return new Desk(room);
}

/** @param {{ code: number }} props */
function Refused({ code }) {
  const kind = code === 4404 ? "missing" : code === 4403 ? "closed" : "unknown";
  return html`<${Lost} heading=${t(`table-${kind}-title`)} text=${t(`table-${kind}-text`)} />`;
}

/** Read by parts, not here: an update draws only what it changes. @param {{ desk: Desk }} props */
function Play({ desk }) {
  const { room } = desk;
  const [seen, setSeen] = useState(() => missedSince(lastSeen(room.id), room.sitting.peek()));
  const turn = useComputed(() => (room.sitting.value.legal ? "mine" : "other"));
  const guide = useComputed(() => desk.guidance.page.value?.kind ?? "");
  const seq = useComputed(() => room.sitting.value.seq);
  const chosen = useComputed(() => [...room.picked.value, ...room.menu.value.map(String)].join(" "));
  const point = (/** @type {MouseEvent} */ event) => {
    const target = targetAt(event.target);
    if (target) desk.tap(target, { x: event.clientX, y: event.clientY });
  };
  return html`<div
    class="table"
    data-tab=${desk.tab}
    data-turn=${turn}
    data-guide=${guide}
    data-seq=${seq}
    data-chosen=${chosen}
    aria-busy=${room.isSending}
  >
    <div class="strip">
      <a class="brand" href="/" aria-label=${t("go-home")}><${Icon} name="ui-wolfden" /></a>
      <${Status} desk=${desk} />
      <${Chances} desk=${desk} />
      <${TableTools} desk=${desk} />
    </div>
    <${Connection} room=${room} />
    <${UndoRequest} desk=${desk} />
    <div class="table-left" onClick=${point}><${Packs} desk=${desk} /></div>
    <${BoardView} desk=${desk} />
    <${GuidePlace} desk=${desk} />
    <${ActionBar} desk=${desk} />
    <div class="own" onClick=${point}><${Own} desk=${desk} /></div>
    <${Side} desk=${desk} seen=${seen} />
    <${Tabs} desk=${desk} />
    <${HelpSheet} desk=${desk} />
    <${SpokenLog} desk=${desk} />
    <${Windows} desk=${desk} />
    ${seen > 0 && html`<${Recap} desk=${desk} seen=${seen} close=${() => setSeen(0)} key=${room.id} />`}
  </div>`;
}

/** What a phone shows instead of the board when help is asked for. @param {{ desk: Desk }} props */
const HelpSheet = ({ desk }) => html`<div class="help-sheet">
  ${desk.tab.value === "help" && html`<${Help} title=${desk.room.title.value?.id} />`}
</div>`;

/** Read here, so that only guided tables fetch the guide. @param {{ desk: Desk }} props */
const GuidePlace = ({ desk }) => desk.guidance.isHere && html`<${Guide} desk=${desk} />`;

/** Moon, season, round. @param {{ desk: Desk }} props */
function Status({ desk }) {
  const title = desk.room.title.value;
  const view = desk.shown.value;
  return html`<${Drawing} tree=${title && view && title.status(view, desk.ui.value)} />`;
}

/** The viewer's own board. @param {{ desk: Desk }} props */
function Own({ desk }) {
  const title = desk.room.title.value;
  const { seat } = desk.room.sitting.value;
  const view = desk.shown.value;
  if (seat === null || !title || !view) return null;
  return html`<${Drawing} tree=${title.own(view, seat, desk.ui.value)} />`;
}

/** @param {{ desk: Desk }} props */
function Windows({ desk }) {
  const { result, table } = desk.room.sitting.value;
  return html`
    ${desk.isHelpOpen.value &&
    table &&
    html`<${Dialog} heading=${t(`title-${table.title}`)} wide close=${() => (desk.isHelpOpen.value = false)}>
      <${Help} title=${table.title} />
    <//>`}
    ${desk.isSheetOpen.value && result && html`<${Result} desk=${desk} />`}
  `;
}

/**
 * Remember how far one has looked, while the page is on the screen.
 *
 * @param {Desk} desk
 */
function keepSeen({ room }) {
  const mark = () => {
    const { seq } = room.sitting.peek();
    if (!document.hidden && seq >= 0) markSeen(room.id, seq);
  };
  const timer = setInterval(mark, 1_000);
  addEventListener("pagehide", mark);
  return () => {
    clearInterval(timer);
    removeEventListener("pagehide", mark);
    mark();
  };
}
