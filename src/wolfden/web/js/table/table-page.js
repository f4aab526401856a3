/** The table: waiting for players, playing, and what comes after. */
import { html, useComputed, useEffect, useState } from "../lib/html.js";
import { callBack } from "../features/notices/attention.js";
import { TableModel } from "../client/model.js";
import { listenToKeys } from "./keyboard.js";
import { lastSeen, markSeen, missedSince } from "./recap.js";
import { breathe, Drawing } from "../lib/render.js";
import { TableClient } from "../client/client.js";
import { notify } from "../lib/notices.js";
import { go } from "../lib/router.js";
import { ownSeat } from "../lib/session.js";
import { isMoving, settings, stepPause } from "../lib/settings.js";
import { t } from "../lib/texts.js";
import { startSounds } from "../sound/player.js";
import { ActionBar } from "./action-bar.js";
import { Announcements } from "../frame/focus.js";
import { askHint } from "./hint.js";
import { BoardView } from "../board/board-view.js";
import { isTurned } from "../features/devices/device.js";
import { Chances } from "./chances.js";
import { Banners } from "./banners.js";
import { Dialog } from "../frame/dialog.js";
import { later } from "../lib/later.js";
import { NewestLines, SpokenLog } from "./log.js";
import { OwnBoard, tapOn } from "./own.js";
import { Packs } from "./packs.js";
import { Panel, Tabs } from "./panel.js";
import { Icon } from "../frame/symbols.js";
import { TableTools } from "./table-menu.js";
import { Lost } from "../frame/missing-page.js";
import * as tablesApi from "../client/api.js";

/** @typedef {import("../lib/address.js").Address} Address */

/** The code with which the server closes the connection to a game it cannot open. */
const OLD_RULES = 4409;

const Curtain = later(() => import("../features/devices/curtain.js"), "Curtain");
const Guide = later(() => import("../features/guide/guide-panel.js"), "Guide");
const Help = later(() => import("../features/rules/help.js"), "Help");
const Planning = later(() => import("../features/plans/planning.js"), "Planning");
const Recap = later(() => import("./recap.js"), "Recap", null);
const Result = later(() => import("./result.js"), "Result");
const WaitingRoom = later(() => import("../features/setup/waiting.js"), "WaitingRoom");

/**
 * A table as one person sees it. For the next person everything starts again: the client, its state and what is drawn are
 * others, and nothing of the last person's is kept.
 *
 * @param {{ address: Address }} props
 */
export default function TablePage({ address }) {
  const [sitting, setSitting] = useState({ number: 0, seat: address.query.get("seat") ?? "" });
  const pass = (/** @type {number} */ seat) => setSitting({ number: sitting.number + 1, seat: String(seat) });
  return html`<${Sitting} key=${sitting.number} address=${address} seat=${sitting.seat} pass=${pass} />`;
}

/** @param {{ address: Address, seat: string, pass: (seat: number) => void }} props */
function Sitting({ address, seat, pass }) {
  const [model] = useState(() => openModel(address.id, seat));
  model.client.pass = pass;
  useEffect(() => {
    const stops = [
      callBack(model.client),
      startSounds(model.client),
      keepSeen(model),
      celebrate(model),
      () => model.guidance.close(),
      () => model.client.close(),
    ];
    return () => stops.forEach((stop) => stop());
  }, [model]);
  const isPlanning = model.isPlanning.value;
  useEffect(() => (isPlanning ? undefined : listenToKeys(model, () => askHint(model))), [model, isPlanning]);
  const { client } = model;
  const stage = useComputed(() => stageOf(client)).value;
  if (client.link.value === "refused") {
    return client.closeCode.value === OLD_RULES
      ? html`<${OldRules} client=${client} />`
      : html`<${Refused} code=${client.closeCode.value} />`;
  }
  if (stage === "abandoned") {
    return html`<${Lost} heading=${t("abandoned-title")} text=${t("abandoned-text")} />`;
  }
  if (stage === "curtain") return html`<${Curtain} client=${client} />`;
  if (stage === "loading") return html`<${Loading} />`;
  const invite = address.query.get("invite") ?? "";
  if (stage === "open") return html`<${WaitingRoom} model=${model} invite=${invite} />`;
  if (isPlanning) return html`<${Planning} model=${model} />`;
  return html`<${Play} model=${model} />`;
}

/** What there is to show of a table. @param {TableClient} client */
function stageOf({ state, title }) {
  const { device, table, view } = state.value;
  if (table?.status === "abandoned") return "abandoned";
  if (!table || !title.value) return "loading";
  if (table.status === "open") return "open";
  if (device?.seat === null) return "curtain";
  return view ? "play" : "loading";
}

/** @param {string} id @param {string} seat */
function openModel(id, seat) {
  const client = new TableClient(id, seat);
  client.settings = () => settings.peek();
  // A clock does not wait for pictures, and a player in another tab is called as soon as it is their turn.
  const isWatched = () => !document.hidden && client.state.peek().clock === null;
  client.pause = () => (isWatched() ? stepPause() : 0);
  client.stage.isWatched = () => isMoving() && isWatched();
  return new TableModel(client);
}

/** The frame of a table before there is anything in it: nothing moves when the game comes. */
const Loading = () => html`<div class="table-loading">
  <a class="brand" href="/" aria-label=${t("go-home")}><${Icon} name="ui-wolfden" /></a>
  <p class="loading" role="status">${t("loading")}</p>
</div>`;

/** @param {{ code: number }} props */
function Refused({ code }) {
  const kind = code === 4404 ? "missing" : code === 4403 ? "closed" : "unknown";
  return html`<${Lost} heading=${t(`table-${kind}-title`)} text=${t(`table-${kind}-text`)} />`;
}

/** A game under rules of before: it can be ended, not played. @param {{ client: TableClient }} props */
function OldRules({ client }) {
  const table = client.state.value.table;
  const own = ownSeat(table);
  const end = (/** @type {() => Promise<unknown>} */ request) => () =>
    client.request(async () => {
      await request();
      go("/");
    });
  const choices =
    table?.status === "running" &&
    own &&
    html`<button class="button" onClick=${end(() => tablesApi.leaveTable(table.id))}>${t("leave")}</button>
      <button class="button" onClick=${end(() => tablesApi.resign(table.id, own.seat))}>${t("resign")}</button>
      <button class="button" onClick=${end(() => tablesApi.abandon(table.id, true))}>${t("abandon")}</button>`;
  return html`<${Lost} heading=${t("table-old-title")} text=${t("table-old-text")}>${choices}<//>`;
}

/** Read by parts, not here: an update draws only what it changes. @param {{ model: TableModel }} props */
function Play({ model }) {
  const { client } = model;
  const [seen, setSeen] = useState(() => missedSince(lastSeen(client.id), client.state.peek()));
  const turn = useComputed(() => (client.state.value.legal ? "mine" : "other"));
  const guide = useComputed(() => model.guidance.page.value?.kind ?? "");
  const seq = useComputed(() => client.state.value.seq);
  const turned = useComputed(() => (isTurned(client.state.value) ? "true" : undefined));
  const moment = useComputed(() => momentName(client.stage.moment.value));
  const [isFramed, setFramed] = useState(false);
  useEffect(() => {
    breathe().then(() => setFramed(true));
  }, []);
  const isBusy = useComputed(
    () => client.isSending.value || client.stage.moment.value !== null || !model.isPrepared.value,
  );
  return html`<div
    class="table"
    data-panel=${model.panel}
    data-turn=${turn}
    data-guide=${guide}
    data-seq=${seq}
    data-moment=${moment}
    data-chosen=${model.chosen}
    data-turned=${turned}
    aria-busy=${isBusy}
  >
    <${Heading} model=${model} />
    <div class="strip">
      <a class="brand" href="/" aria-label=${t("go-home")}><${Icon} name="ui-wolfden" /></a>
      <${Status} model=${model} />
      <${Chances} model=${model} />
      <${TableTools} model=${model} />
    </div>
    <div class="table-left" onClick=${tapOn(model)}>
      <${Packs} model=${model} />
      ${isFramed && isWide() && html`<${NewestLines} model=${model} />`}
    </div>
    <${BoardView} model=${model} />
    ${isFramed && html`<${Controls} model=${model} seen=${seen} />`}
    ${seen > 0 && html`<${Recap} model=${model} seen=${seen} close=${() => setSeen(0)} key=${client.id} />`}
  </div>`;
}

/**
 * All but the board and what is above and left of it: drawn one frame later, so that no frame takes long.
 *
 * @param {{ model: TableModel, seen: number }} props
 */
const Controls = ({ model, seen }) => html`
  <${Banners} model=${model} />
  <${GuidePlace} model=${model} />
  <${ActionBar} model=${model} />
  <div class="own"><${OwnBoard} model=${model} /></div>
  <${Panel} model=${model} seen=${seen} />
  <${Tabs} model=${model} />
  <${SpokenLog} model=${model} />
  <${Announcements} model=${model} />
  <${Windows} model=${model} />
`;

/** Where a moment is in the sequence of entries. @param {import("../client/moments.js").Moment | null} moment */
const momentName = (moment) => moment && `${moment.at.seq}.${moment.at.place}`;

/** Whether seats are cards in a column, and not crests. */
const isWide = () => matchMedia("(min-width: 861px) and (min-height: 501px)").matches;

/** What the page is called by those who do not see it. @param {{ model: TableModel }} props */
function Heading({ model }) {
  const { table } = model.client.state.value;
  return html`<h1 class="unseen">${table && t(`title-${table.title}`)}</h1>`;
}

/** Read here, so that only guided tables fetch the guide. @param {{ model: TableModel }} props */
const GuidePlace = ({ model }) => model.guidance.isHere && html`<${Guide} model=${model} />`;

/** Moon, season, round. @param {{ model: TableModel }} props */
function Status({ model }) {
  const { title: shownTitle, preview, state } = model.client;
  const title = shownTitle.value;
  // A preview shows what would change on the board; whose turn it is stays true.
  const view = preview.value ? state.value.view : model.shown.value;
  return html`<${Drawing} tree=${title && view && title.status(view, model.ui.value)} />`;
}

/** @param {{ model: TableModel }} props */
function Windows({ model }) {
  const { result, table } = model.client.state.value;
  // The result says why the game was not rated.
  const why = table?.status === "running" ? table.unrated : "";
  useEffect(() => {
    if (why) notify(t("unrated-game", { why }), { stays: true });
  }, [why]);
  return html`
    ${
      model.isHelpOpen.value &&
      table &&
      html`<${Dialog} heading=${t(`title-${table.title}`)} wide close=${() => (model.isHelpOpen.value = false)}>
      <${Help} title=${table.title} />
    <//>`
    }
    ${model.isSheetOpen.value && result && html`<${Result} model=${model} />`}
  `;
}

/**
 * Show the result as soon as the game is over, to those who were there and like things to move.
 *
 * @param {TableModel} model
 */
function celebrate(model) {
  /** @param {import("../client/table-state.js").TableState} before
   *  @param {import("../client/table-state.js").TableState} after */
  const watch = (before, after) => {
    const isEnd = before.seq >= 0 && !before.result && after.result;
    if (isEnd && isMoving()) setTimeout(() => (model.isSheetOpen.value = true), ENDING);
  };
  model.client.watchers.add(watch);
  return () => {
    model.client.watchers.delete(watch);
  };
}

/** How long the last position is visible before the result covers it. */
const ENDING = 1_800;

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
