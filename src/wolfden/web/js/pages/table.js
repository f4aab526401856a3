/** The table: waiting for players, playing, and what comes after. */
import { html, useComputed, useEffect, useState } from "../core/html.js";
import { callBack } from "../core/attention.js";
import { TableModel } from "../core/model.js";
import { targetAt } from "../core/gestures.js";
import { listenToKeys } from "../core/keyboard.js";
import { lastSeen, markSeen, missedSince } from "../core/lastseen.js";
import { Drawing } from "../core/render.js";
import { TableClient } from "../core/client.js";
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
  const [model] = useState(() => openModel(address));
  useEffect(() => {
    const stops = [
      callBack(model.client),
      listenToKeys(model, () => askHint(model)),
      keepSeen(model),
      () => model.guidance.close(),
      () => model.client.close(),
    ];
    return () => stops.forEach((stop) => stop());
  }, [model]);
  const { client } = model;
  const stage = useComputed(() => stageOf(client)).value;
  if (client.link.value === "refused") return html`<${Refused} code=${client.closeCode.value} />`;
  if (stage === "abandoned") {
    return html`<${Lost} heading=${t("abandoned-title")} text=${t("abandoned-text")} />`;
  }
  if (stage === "loading") return html`<p class="loading" role="status">${t("loading")}</p>`;
  const invite = address.query.get("invite") ?? "";
  if (stage === "open") return html`<${WaitingRoom} model=${model} invite=${invite} />`;
  return html`<${Play} model=${model} />`;
}

/** What there is to show of a table. @param {TableClient} client */
function stageOf({ state, title }) {
  const { table, view } = state.value;
  if (table?.status === "abandoned") return "abandoned";
  if (!table || !title.value || !(view || table.status === "open")) return "loading";
  return table.status === "open" ? "open" : "play";
}

/** @param {Address} address */
function openModel({ id, query }) {
  const client = new TableClient(id, query.get("seat") ?? "");
  client.settings = () => settings.peek();
  return new TableModel(client);
}

/** @param {{ code: number }} props */
function Refused({ code }) {
  const kind = code === 4404 ? "missing" : code === 4403 ? "closed" : "unknown";
  return html`<${Lost} heading=${t(`table-${kind}-title`)} text=${t(`table-${kind}-text`)} />`;
}

/** Read by parts, not here: an update draws only what it changes. @param {{ model: TableModel }} props */
function Play({ model }) {
  const { client } = model;
  const [seen, setSeen] = useState(() => missedSince(lastSeen(client.id), client.state.peek()));
  const turn = useComputed(() => (client.state.value.legal ? "mine" : "other"));
  const guide = useComputed(() => model.guidance.page.value?.kind ?? "");
  const seq = useComputed(() => client.state.value.seq);
  const chosen = useComputed(() => [...client.picked.value, ...client.menu.value.map(String)].join(" "));
  const point = (/** @type {MouseEvent} */ event) => {
    const target = targetAt(event.target);
    if (target) model.tap(target, { x: event.clientX, y: event.clientY });
  };
  return html`<div
    class="table"
    data-tab=${model.tab}
    data-turn=${turn}
    data-guide=${guide}
    data-seq=${seq}
    data-chosen=${chosen}
    aria-busy=${client.isSending}
  >
    <div class="strip">
      <a class="brand" href="/" aria-label=${t("go-home")}><${Icon} name="ui-wolfden" /></a>
      <${Status} model=${model} />
      <${Chances} model=${model} />
      <${TableTools} model=${model} />
    </div>
    <${Connection} client=${client} />
    <${UndoRequest} model=${model} />
    <div class="table-left" onClick=${point}><${Packs} model=${model} /></div>
    <${BoardView} model=${model} />
    <${GuidePlace} model=${model} />
    <${ActionBar} model=${model} />
    <div class="own" onClick=${point}><${Own} model=${model} /></div>
    <${Side} model=${model} seen=${seen} />
    <${Tabs} model=${model} />
    <${HelpSheet} model=${model} />
    <${SpokenLog} model=${model} />
    <${Windows} model=${model} />
    ${seen > 0 && html`<${Recap} model=${model} seen=${seen} close=${() => setSeen(0)} key=${client.id} />`}
  </div>`;
}

/** What a phone shows instead of the board when help is asked for. @param {{ model: TableModel }} props */
const HelpSheet = ({ model }) => html`<div class="help-sheet">
  ${model.tab.value === "help" && html`<${Help} title=${model.client.title.value?.id} />`}
</div>`;

/** Read here, so that only guided tables fetch the guide. @param {{ model: TableModel }} props */
const GuidePlace = ({ model }) => model.guidance.isHere && html`<${Guide} model=${model} />`;

/** Moon, season, round. @param {{ model: TableModel }} props */
function Status({ model }) {
  const title = model.client.title.value;
  const view = model.shown.value;
  return html`<${Drawing} tree=${title && view && title.status(view, model.ui.value)} />`;
}

/** The viewer's own board. @param {{ model: TableModel }} props */
function Own({ model }) {
  const title = model.client.title.value;
  const { seat } = model.client.state.value;
  const view = model.shown.value;
  if (seat === null || !title || !view) return null;
  return html`<${Drawing} tree=${title.own(view, seat, model.ui.value)} />`;
}

/** @param {{ model: TableModel }} props */
function Windows({ model }) {
  const { result, table } = model.client.state.value;
  return html`
    ${model.isHelpOpen.value &&
    table &&
    html`<${Dialog} heading=${t(`title-${table.title}`)} wide close=${() => (model.isHelpOpen.value = false)}>
      <${Help} title=${table.title} />
    <//>`}
    ${model.isSheetOpen.value && result && html`<${Result} model=${model} />`}
  `;
}

/**
 * Remember how far one has looked, while the page is on the screen.
 *
 * @param {TableModel} model
 */
function keepSeen({ client }) {
  const mark = () => {
    const { seq } = client.state.peek();
    if (!document.hidden && seq >= 0) markSeen(client.id, seq);
  };
  const timer = setInterval(mark, 1_000);
  addEventListener("pagehide", mark);
  return () => {
    clearInterval(timer);
    removeEventListener("pagehide", mark);
    mark();
  };
}
