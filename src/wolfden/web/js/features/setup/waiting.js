/** A table before its game: who is here, who is awaited, how to bring friends. */
import { html, onValue, useSignal } from "../../lib/html.js";
import { tablePath } from "../../lib/address.js";
import { roleName, seatName } from "../../client/names.js";
import { Drawing } from "../../lib/render.js";
import { beGuest, me, ownSeat, titleFacts } from "../../lib/session.js";
import { language, t } from "../../lib/texts.js";
import { CharacterField, LevelOptions, partsOf } from "./bot-choice.js";
import { AddPerson } from "../devices/sitting.js";
import { Chat } from "../chat/chat.js";
import { Dialog } from "../../frame/dialog.js";
import { LearnLinks } from "../home/learn-links.js";
import { scaleFor, scaleHelp } from "../history/ratings.js";
import { Share } from "../../frame/share.js";
import { Icon } from "../../frame/symbols.js";
import * as tablesApi from "../../client/api.js";

/**
 * @typedef {import("../../client/model.js").TableModel} TableModel
 * @typedef {import("../../lib/request.js").Table} Table
 * @typedef {import("../../lib/request.js").Seat} Seat
 * @typedef {import("../../lib/request.js").TitleFacts} TitleFacts
 */

/** @param {{ model: TableModel, invite: string }} props */
export function WaitingRoom({ model, invite }) {
  const { client } = model;
  const table = /** @type {Table} */ (client.state.value.table);
  const isHost = me.value?.guest.id === table.host;
  const isSeated = ownSeat(table) !== undefined;
  const isFull = table.seats.every(({ kind }) => kind === "guest" || kind === "bot");
  const level = titleFacts(table.title)?.default_bot;
  const cover = client.title.value?.cover;
  const start = () => client.request(() => tablesApi.startTable(table.id, isFull ? undefined : level));
  const sit = async () => {
    await beGuest();
    await client.join(invite ? { invite } : {});
  };
  return html`<div class="waiting">
    <section class="panel">
      ${cover && html`<div class="cover"><${Drawing} tree=${cover()} /></div>`}
      <h1>${t(`title-${table.title}`)}</h1>
      <p class="soft">${t(isSeated ? "waiting-lead" : "waiting-invited")}</p>
      ${table.fill_at > 0 && html`<p class="soft" role="status">${t("waiting-fill", { time: hourOf(table.fill_at) })}</p>`}
      ${table.paired && html`<p class="soft">${t("waiting-drawn")}</p>`}
      <ol class="waiting-seats">
        ${table.seats.map((seat) => html`<${WaitingSeat} key=${seat.seat} model=${model} seat=${seat} isHost=${isHost} />`)}
      </ol>
      <div class="choices">
        ${!isSeated && !isFull && html`<button class="button main" data-do="join" onClick=${sit}>${t("sit-down")}</button>`}
        ${
          isHost &&
          html`<button class="button main" data-do="start" onClick=${start}>
          ${t(isFull ? "start" : "start-with-bots")}
        </button>`
        }
        ${isSeated && html`<button class="button quiet" onClick=${() => client.request(() => tablesApi.leaveTable(table.id))}>${t("leave")}</button>`}
      </div>
      <p class="small learn">
        <${LearnLinks} title=${table.title} target="_blank" />
      </p>
    </section>
    <section class="panel">
      <h2>${t("invite-friends")}</h2>
      <${Share} link=${`${location.origin}${tablePath(table.id)}`} qr=${tablesApi.qrPicture(table.id)} label=${t("invite-link")} />
      <${Chat} model=${model} />
    </section>
  </div>`;
}

/** @param {number} time */
const hourOf = (time) => new Date(time).toLocaleTimeString(language.value, { timeStyle: "short" });

/** @param {{ model: TableModel, seat: Seat, isHost: boolean }} props */
function WaitingSeat({ model, seat, isHost }) {
  const { client } = model;
  const table = /** @type {Table} */ (client.state.value.table);
  const isChoosing = useSignal(false);
  const invitation = useSignal(/** @type {import("../../lib/request.js").Invite | null} */ (null));
  const facts = titleFacts(table.title);
  const role = roleName(table.title, seat.seat, table.seats.length);
  const plan = (/** @type {import("../../lib/request.js").SeatPlan} */ wanted) =>
    client.request(() => tablesApi.planSeat(table.id, seat.seat, wanted));
  const isFree = seat.kind === "open" || seat.kind === "invited";
  const askInvite = () =>
    client.request(async () => (invitation.value = await tablesApi.fetchInvite(table.id, seat.seat)));
  return html`<li class="waiting-seat ${isFree ? "is-free" : ""}">
    ${!table.paired && html`<span class="serif">${role}</span>`}
    <span>${seatName(seat)}</span>
    ${
      isHost &&
      isFree &&
      html`<button class="button small" data-do="add-bot" onClick=${() => (isChoosing.value = true)}>
      <${Icon} name="ui-bot" />${t("add-bot")}
    </button>`
    }
    ${
      ownSeat(table) &&
      seat.kind === "open" &&
      !(table.paired || table.settings?.rated) &&
      html`<${AddPerson} client=${client} seat=${seat.seat} />`
    }
    ${isHost && seat.kind === "invited" && html`<button class="button small" onClick=${askInvite}>${t("invite-link")}</button>`}
    ${
      isHost &&
      seat.kind === "bot" &&
      html`<button class="button small quiet" onClick=${() => plan({ kind: "open" })}>
      ${t("open-seat")}
    </button>`
    }
    ${
      isChoosing.value &&
      facts &&
      html`<${BotDialog}
      facts=${facts}
      seats=${table.seats.length}
      name=${role}
      seat=${(/** @type {string} */ level) => plan({ kind: "bot", level })}
      close=${() => (isChoosing.value = false)}
    />`
    }
    ${
      invitation.value &&
      html`<${Dialog} heading=${t("invite-link")} close=${() => (invitation.value = null)}>
      <${Share} link=${invitation.value.link} label=${t("invite-one")} />
    <//>`
    }
  </li>`;
}

/**
 * Which bot is to sit there: the same choice as when a table is set up. A full table may start at
 * once, so the bot is chosen first.
 *
 * @param {{ facts: TitleFacts, seats: number, name: string, seat: (bot: string) => void, close: () => void }} props
 */
function BotDialog({ facts, seats, name, seat, close }) {
  const bot = useSignal(facts.default_bot);
  const scale = scaleFor(facts, seats);
  const done = () => {
    close();
    seat(bot.value);
  };
  return html`<${Dialog} heading=${t("add-bot")} close=${close}>
    <div class="bot-choice">
      <select
        aria-label=${t("bot-level-choice")}
        value=${partsOf(bot.value).level}
        onChange=${onValue((value) => (bot.value = value))}
      >
        <${LevelOptions} facts=${facts} seats=${seats} />
      </select>
      <${CharacterField} facts=${facts} bot=${bot.value} name=${name} set=${(/** @type {string} */ wanted) => (bot.value = wanted)} />
      ${scale && html`<p class="soft small">${scaleHelp(scale, facts)}</p>`}
      <button class="button main" data-do="seat-bot" onClick=${done}>${t("add-bot")}</button>
    </div>
  <//>`;
}
