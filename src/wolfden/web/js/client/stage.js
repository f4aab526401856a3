/**
 * The stage of a table: what is shown of what is known. An update is shown moment by moment; the state on
 * the page stays behind it until it has been seen, or the viewer continues.
 */
import { batch, signal } from "../lib/html.js";
import { reportShown } from "../sound/shown.js";
import { momentsOf, shownAt } from "./moments.js";
import { beginsAnew } from "./table-state.js";

/**
 * @typedef {import("./moments.js").Moment} Moment
 * @typedef {import("../toolkit/title.js").GameEvent} GameEvent
 * @typedef {import("../toolkit/title.js").View} View
 * @typedef {import("../types.js").Update} Update
 * @typedef {import("../types.js").ServerMessage} ServerMessage
 * @typedef {object} Shown  the client whose table is shown
 * @property {import("@preact/signals").Signal<import("./table-state.js").TableState>} state
 * @property {import("@preact/signals").Signal<import("../toolkit/title.js").Title | null>} title
 * @property {{ proceed: () => void }} following
 * @property {(message: ServerMessage) => void} receive
 */

export class Stage {
  /** @param {Shown} client */
  constructor(client) {
    this.client = client;
    /** @type {import("@preact/signals").Signal<Moment | null>} what is being seen */
    this.moment = signal(null);
    /** @type {import("@preact/signals").Signal<{ events: GameEvent[], view: View } | null>} a step of a
     *  puzzle or an analysis, whose pieces move without anything waiting for them, and the view after it */
    this.step = signal(null);
    /** Whether the pieces of the action being sent were put there by hand: they need not go there again. */
    this.isPlaced = false;
    /** @type {{ update: Update, before: import("./table-state.js").TableState, left: Moment[],
     *   heard: number } | null}  `heard`: how many of its events have been reported */
    this.shown = null;
    /** Whether what is being shown is the viewer's own action. */
    this.isOwn = false;
    this.timer = 0;
  }

  /** Whether moments are seen at all; set by the page. */
  isWatched() {
    return false;
  }

  /**
   * Show a message: an update moment by moment, if there is something to be seen.
   *
   * @param {ServerMessage} message
   * @param {boolean} [isSkipped]  whether it is taken without its moments
   * @returns {boolean} whether it is not taken yet
   */
  show(message, isSkipped = false) {
    if (beginsAnew(message)) this.drop();
    const moments = message.type === "update" && !isSkipped ? this.momentsOf(message) : [];
    if (message.type === "update" && moments.length > 0 && this.isWatched()) {
      const before = this.client.state.peek();
      this.isOwn = message.entries.some(({ seat }) => seat === before.seat);
      this.shown = { update: message, before, left: moments, heard: 0 };
      this.next();
      return this.shown !== null;
    }
    this.client.receive(message);
    if (message.type === "update" && !isSkipped) this.showAll(moments, eventsOf(message.entries));
    return false;
  }

  /** Show moments that nothing waits for: at a table with a clock, or to a viewer who wants no motion. */
  showAll(/** @type {Moment[]} */ moments, /** @type {GameEvent[]} */ all) {
    const { view } = this.client.state.peek();
    if (view && moments.length > 0) this.step.value = { events: moments.flatMap(({ events }) => events), view };
    reportShown(all);
  }

  /**
   * Let pieces move that an action of this page has moved.
   *
   * @param {import("./table-state.js").TableState} before
   * @param {import("./table-state.js").TableState} after
   */
  showStep(before, { entries, view, seq, seat }) {
    const { isPlaced } = this;
    this.isPlaced = false;
    if (!view || before.seq < 0 || seq === before.seq) return;
    const news = entries.filter((entry) => entry.seq > before.seq && !(isPlaced && entry.seat === seat));
    const events = eventsOf(news);
    this.step.value = { events, view };
    reportShown(events);
  }

  /** @param {Update} update @returns {Moment[]} */
  momentsOf(update) {
    const { view, seq, seat } = this.client.state.peek();
    const title = this.client.title.peek();
    const { isPlaced } = this;
    this.isPlaced = false;
    if (!title || !view || update.from !== seq) return [];
    try {
      return momentsOf(title, view, update, (entry) => isPlaced && entry.seat === seat);
    } catch (error) {
      reportError(error); // a broken picture must not hold up the game
      return [];
    }
  }

  /** Show the next moment; after the last one take the update. */
  next() {
    clearTimeout(this.timer);
    if (!this.shown) return;
    const [moment, ...rest] = this.shown.left;
    this.shown.left = rest;
    if (!moment) {
      const { update, heard } = this.shown;
      this.proceed();
      reportShown(eventsOf(update.entries).slice(heard));
      return;
    }
    try {
      this.begin(moment);
    } catch (error) {
      reportError(error);
      this.proceed();
    }
  }

  /** @param {Moment} moment */
  begin(moment) {
    if (!this.shown) return;
    const { update, before } = this.shown;
    const { state, title } = this.client;
    this.timer = setTimeout(() => this.next(), moment.lasts);
    batch(() => {
      state.value = { ...state.peek(), ...shownAt(before, update, moment.at, title.peek()?.viewAfter) };
      this.moment.value = moment;
    });
    const events = eventsOf(update.entries);
    const heard = events.indexOf(moment.events[moment.events.length - 1]) + 1;
    reportShown(events.slice(this.shown.heard, heard));
    this.shown.heard = heard;
  }

  /** Take the update with all of it that has not been seen. */
  proceed() {
    const { shown } = this;
    if (!shown) return;
    batch(() => {
      this.drop();
      this.client.receive(shown.update);
    });
    this.client.following.proceed();
  }

  /** Forget what was being shown: a whole position is coming, or none. */
  drop() {
    clearTimeout(this.timer);
    if (!this.shown) return;
    const { entries, view } = this.shown.before;
    const { state } = this.client;
    this.shown = null;
    batch(() => {
      state.value = { ...state.peek(), entries, view };
      this.moment.value = null;
    });
  }
}

/** @param {import("../lib/request.js").Entry[]} entries */
const eventsOf = (entries) => entries.flatMap(({ events }) => events ?? []);
