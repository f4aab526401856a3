/** Which rule is being looked up beside the table, if any. */
import { signal } from "../../lib/html.js";
import { address } from "../../lib/router.js";

/** @typedef {{ title: string, number: string }} Lookup  an empty number: from the beginning */

/** @type {import("@preact/signals").Signal<Lookup | null>} */
export const lookup = signal(null);

/** Pages nobody should have to leave for a rule. */
const HELD = ["table", "replay", "puzzle"];

/** Whether rules open over the page that is open, instead of on a page of their own. */
export const isMovedByUser = () => HELD.includes(address.value.page);
