/** The curtain: nothing of the game is on the page until the next person takes the device. */
import { html, useEffect, useRef, useSignal } from "../../lib/html.js";
import { seatName } from "../../client/names.js";
import { Icon } from "../../frame/symbols.js";
import { t } from "../../lib/texts.js";
import { take } from "./device.js";

export const styles = ["devices"];

/** @param {{ client: import("../../client/client.js").TableClient }} props */
export function Curtain({ client }) {
  const { device, table } = client.state.value;
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const isTaking = useSignal(false);
  useEffect(() => {
    box.current?.showModal();
    /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector("[data-take]"))?.focus();
  }, []);
  // Nothing is hidden any more: there is nobody to wait for.
  const isOpen = device !== null && device.seats.length === 1;
  useEffect(() => {
    if (isOpen) take(client, device.seats[0][0]);
  }, [isOpen]);
  if (!device || !table) return null;
  const nameOf = (/** @type {number} */ seat) => seatName(table.seats[seat]);
  const press = (/** @type {number} */ seat) => async () => {
    isTaking.value = true;
    await take(client, seat);
    isTaking.value = false;
  };
  const next = device.next ?? device.seats[0][0];
  const heading = t("device-pass", { name: nameOf(next) });
  const others = device.seats.flat().filter((seat) => seat !== next);
  const button = (/** @type {number} */ seat, /** @type {string} */ look) => html`<button
    class="button ${look}"
    data-take=${seat}
    disabled=${isTaking}
    onClick=${press(seat)}
  >
    ${t("device-take", { name: nameOf(seat) })}
  </button>`;
  return html`<dialog
    class="curtain"
    ref=${box}
    aria-labelledby="curtain-heading"
    aria-describedby="curtain-lead"
    onCancel=${(/** @type {Event} */ event) => event.preventDefault()}
  >
    <p class="soft">${t(`title-${table.title}`)}</p>
    <h1 id="curtain-heading" aria-live="polite">${heading}</h1>
    <p id="curtain-lead">${t("device-lead")}</p>
    <div class="choices">${button(next, "main")}</div>
    <section class="curtain-others">
      <p class="soft small">${t("device-others")}</p>
      <div class="choices">${others.map((seat) => button(seat, "small"))}</div>
    </section>
    <a class="brand" href="/" aria-label=${t("go-home")}><${Icon} name="ui-wolfden" /></a>
  </dialog>`;
}
