/** The session: the guest of this browser, and what the server offers. */
import { effect, signal } from "./html.js";
import { language, t } from "./texts.js";
import { request } from "./request.js";

/**
 * @typedef {import("./request.js").Me} Me
 * @typedef {import("./request.js").TitleFacts} TitleFacts
 */

/** @returns {Promise<import("../types.js").Session>} */
export const fetchSession = () => request("GET", "/api/session");

/** @param {string} name @returns {Promise<import("../types.js").Me>} */
const createGuest = (name) => request("POST", "/api/guests", { name });

/** @param {import("../types.js").ChangedGuest} changes
 *  @returns {Promise<import("../types.js").Me>} */
export const changeMe = (changes) => request("PATCH", "/api/me", changes);

/** @returns {Promise<import("../types.js").TitleList>} */
const fetchTitles = () => request("GET", "/api/titles");

/** @type {import("@preact/signals").Signal<Me | null>} */
export const me = signal(null);

/** What the server can do besides: send e-mail, and push with its key. */
export const server = signal({ can_mail: false, push_key: "" });

/** @type {import("@preact/signals").Signal<TitleFacts[]>} */
export const titles = signal([]);

/** Fetch the session; a new visitor has no guest before taking a seat. */
export async function startSession() {
  const [session, offer] = await Promise.all([fetchSession(), fetchTitles()]);
  me.value = session.me;
  server.value = session;
  titles.value = offer.titles;
  effect(tellLanguage);
}

/** Let the server know which language one reads: what it sends elsewhere is written in it. */
function tellLanguage() {
  const wanted = language.value;
  if (!me.value || me.value.language === wanted) return;
  me.value = { ...me.value, language: wanted };
  changeMe({ language: wanted }).catch(() => null); // sent again with the next page
}

/** Be a guest, under a name of the house if none was given yet. */
export async function beGuest() {
  if (me.value) return me.value;
  const number = 10 + Math.floor(Math.random() * 90);
  me.value = await createGuest(t("guest-name", { number }));
  return me.value;
}

/** Whether one holds a seat and plays it oneself. @param {import("./request.js").Seat} [seat] */
export const isOwn = (seat) => Boolean(seat?.guest && !seat.stand_in && seat.guest.id === me.value?.guest.id);

/** The seat one holds at a table, if there is one. @param {import("./request.js").Table | null} table */
export const ownSeat = (table) => table?.seats.find(({ guest }) => guest && guest.id === me.value?.guest.id);

/** @param {string} id */
export const titleFacts = (id) => titles.value.find((title) => title.id === id);

/** The title a rule number belongs to, or "". @param {string} number */
export const titleOfRule = (number) => titles.value.find(({ rule_letter }) => rule_letter === number[0])?.id ?? "";

/** The title whose id contains a word, which the keys of its texts begin with. @param {string} word */
export const titleWith = (word) => titles.value.find(({ id }) => id.split("-").includes(word))?.id;
