/** Finding opponents: players, clock, rated or not; then a seat among those who want the same. */
import { tablePath } from "../../lib/address.js";
import { html, onValue, useSignal } from "../../lib/html.js";
import { showError } from "../../lib/notices.js";
import { go } from "../../lib/router.js";
import { beGuest } from "../../lib/session.js";
import { t } from "../../lib/texts.js";
import { Dialog } from "../../frame/dialog.js";
import { CLOCKS, Switch } from "../setup/setup-fields.js";
import * as api from "./api.js";

/** @typedef {import("../../lib/request.js").TitleFacts} TitleFacts */

/** @param {{ facts: TitleFacts, close: () => void }} props */
export function PairingDialog({ facts, close }) {
  const wish = useSignal({ seats: facts.min_seats, clock: "live", rated: true, fill: true });
  const set = (/** @type {Partial<typeof wish.value>} */ changes) => (wish.value = { ...wish.value, ...changes });
  const pair = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const { clock, rated, ...rest } = wish.value;
    try {
      await beGuest();
      const table = await api.requestPairing({
        title: facts.id,
        ...rest,
        rated: rated && clock !== "none",
        clock: CLOCKS[clock],
      });
      go(tablePath(table.id));
    } catch (error) {
      showError(error);
    }
  };
  const counts = Array.from({ length: facts.max_seats - facts.min_seats + 1 }, (_, more) => facts.min_seats + more);
  return html`<${Dialog} heading=${t("pair")} close=${close}>
    <form class="away-form" onSubmit=${pair}>
      <p class="soft">${t("pair-text")}</p>
      <div class="spans">
        <div class="field">
          <label for="pair-seats">${t("pair-seats")}</label>
          <select id="pair-seats" value=${wish.value.seats} onChange=${onValue((value) => set({ seats: Number(value) }))}>
            ${counts.map((count) => html`<option value=${count}>${count}</option>`)}
          </select>
        </div>
        <div class="field">
          <label for="pair-clock">${t("setup-clock")}</label>
          <select id="pair-clock" value=${wish.value.clock} onChange=${onValue((value) => set({ clock: value }))}>
            ${Object.keys(CLOCKS).map((kind) => html`<option value=${kind}>${t("setup-clock-kind", { kind })}</option>`)}
          </select>
        </div>
      </div>
      ${
        wish.value.clock !== "none" &&
        html`<${Switch} name="rated" isOn=${wish.value.rated} set=${(/** @type {boolean} */ rated) => set({ rated })} />`
      }
      <${Switch} name="fill" isOn=${wish.value.fill} set=${(/** @type {boolean} */ fill) => set({ fill })} />
      <button class="button main" data-do="pair-now">${t("pair")}</button>
    </form>
  <//>`;
}
