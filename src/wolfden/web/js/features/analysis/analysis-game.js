/**
 * An analysis: a client whose table is a position of a study, moments of that study, and what the
 * engine thinks of the one that is shown. Nothing is kept on the server.
 */
import { signal } from "../../lib/html.js";
import { showPosition, soloClient, soloTable } from "../../client/solo.js";
import { recordedName, roleName } from "../../client/names.js";
import { describeError, notify, showError } from "../../lib/notices.js";
import { START, keyOf, pathOf, played, previous } from "./study.js";
import { addTexts, t } from "../../lib/texts.js";
import { WireError } from "../../lib/request.js";
import * as api from "./api.js";

/**
 * @typedef {import("../../types.js").AnalysisOpened} Opened
 * @typedef {import("../../types.js").AnalysisShown} Shown
 * @typedef {import("../../types.js").Study} Study
 * @typedef {import("../../types.js").Thought} Thought
 * @typedef {import("./study.js").Place} Place
 * @typedef {{ shown: Shown, entries: import("../../lib/request.js").Entry[] }} Moment
 */

const GONE = 4404;
const CHANCE = -1;

export class AnalysisGame {
  /**
   * @param {import("../../types.js").AnalysisOf} source
   * @param {number | null} ply  the moment of the first line to begin with; null: the position
   */
  constructor(source, ply) {
    /** @type {import("@preact/signals").Signal<Opened | null>} */
    this.opened = signal(null);
    /** @type {import("@preact/signals").Signal<Study | null>} */
    this.study = signal(null);
    /** @type {import("@preact/signals").Signal<Place>} */
    this.place = signal(START);
    /** @type {import("@preact/signals").Signal<Moment | null>} */
    this.moment = signal(null);
    /** Why nothing can be analysed. */
    this.refusal = signal("");
    this.isThinking = signal(false);
    this.wantsThoughts = signal(false);
    /** @type {import("@preact/signals").Signal<Map<string, Thought>>} by moment and seat */
    this.thoughts = signal(new Map());
    /** @type {Map<string, Moment>} by what led there */
    this.moments = new Map();
    /** @type {AbortController | null} */
    this.question = null;
    this.client = soloClient(
      "analysis",
      (message) => this.ask(message),
      (handlers) => this.begin(source, ply, handlers),
      () => this.stop(),
    );
  }

  /**
   * @param {import("../../types.js").AnalysisOf} source
   * @param {number | null} ply
   * @param {import("../../lib/socket.js").Handlers} handlers
   */
  async begin(source, ply, handlers) {
    try {
      const [opened] = await Promise.all([api.openAnalysis(source), addTexts("analysis")]);
      this.opened.value = opened;
      this.study.value = opened.study;
      handlers.onState("open", 0);
      this.sendTable();
      const last = opened.study.lines[0]?.moves.length ?? 0;
      await this.go(ply && last ? { line: 0, after: Math.min(ply, last) } : START);
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      this.refusal.value = await describeError(error);
      handlers.onState("refused", GONE);
    }
  }

  /** Send the client the seats in the viewer's language, again when that changes. */
  sendTable() {
    const opened = this.opened.peek();
    if (opened) this.client.receive({ type: "table", table: tableOf(opened) });
  }

  /**
   * Answer what a table would be asked over its connection.
   *
   * @param {import("../../lib/socket.js").ClientMessage} message
   * @returns {Promise<unknown>}
   */
  ask(message) {
    switch (message.type) {
      case "act":
        return this.play(this.seat, message.action);
      case "undo":
        return this.back();
      case "explain":
        return api.explain({ ...this.here(), words: message.words });
      case "preview":
        return api.preview({ ...this.here(), words: message.action });
      default:
        return Promise.resolve(null);
    }
  }

  /** The seat whose eyes and choices are shown. */
  get seat() {
    return this.moment.peek()?.shown.seat ?? 0;
  }

  /** The position shown, as the server is asked about it. */
  here() {
    const title = this.study.peek()?.title ?? "";
    return { title, position: this.moment.peek()?.shown.position ?? "", seat: this.seat };
  }

  /** Let chance decide, or take one of its outcomes. @param {string} [outcome] */
  async roll(outcome = "") {
    await this.client.request(() => this.play(CHANCE, outcome));
  }

  /**
   * Try an action; the server says first whether it is possible, and what chance does.
   *
   * @param {number} seat
   * @param {string} action
   */
  async play(seat, action) {
    const study = /** @type {Study} */ (this.study.peek());
    const place = this.place.peek();
    const path = pathOf(study, place);
    const moment = await this.find(path, [{ seat, action }], this.seat);
    const done = moment.shown.moves[moment.shown.moves.length - 1];
    const after = played(study, place, done);
    if (!after) {
      notify(t("analysis-full"), { kind: "bad" });
      return;
    }
    this.study.value = after.study;
    this.show(after.place, moment);
  }

  async back() {
    const place = previous(this.place.peek());
    if (place) await this.go(place);
  }

  /**
   * Go to a moment of the study; `seat`: to look at it with the eyes of one that may act.
   *
   * @param {Place} place
   * @param {number} [seat]
   */
  async go(place, seat = this.seat) {
    const path = pathOf(/** @type {Study} */ (this.study.peek()), place);
    try {
      this.show(place, await this.find(path, [], seat));
    } catch (error) {
      if (!this.moment.peek()) throw error;
      showError(error);
    }
  }

  /**
   * The moment after a path and perhaps something new; asked for from the last moment known.
   *
   * @param {import("../../types.js").Move[]} path
   * @param {import("../../types.js").Move[]} more
   * @param {number} seat
   * @returns {Promise<Moment>}
   */
  async find(path, more, seat) {
    const study = /** @type {Study} */ (this.study.peek());
    const known = more.length === 0 ? this.moments.get(keyOf(path)) : undefined;
    const isSeen = known && (known.shown.seat === seat || !known.shown.actors.includes(seat));
    if (known && isSeen) return known;
    let length = path.length;
    while (length > 0 && !this.moments.has(keyOf(path.slice(0, length)))) length -= 1;
    const base = this.moments.get(keyOf(path.slice(0, length)));
    const question = {
      title: study.title,
      position: base?.shown.position ?? study.position,
      moves: [...path.slice(base ? length : 0), ...more],
      seat,
    };
    const shown = await api.fetchPosition(question);
    const before = base?.entries ?? [];
    const entries = shown.entries.map((entry) => ({
      ...entry,
      seq: entry.seq + before.length + 1,
      ply: entry.ply + before.length,
    }));
    const moment = { shown, entries: [...before, ...entries] };
    this.moments.set(keyOf([...path.slice(0, base ? length : 0), ...shown.moves]), moment);
    return moment;
  }

  /** @param {Place} place @param {Moment} moment */
  show(place, moment) {
    const { shown, entries } = moment;
    showPosition(this.client, shown, entries, entries.length + 1, () => {
      this.place.value = place;
      this.moment.value = moment;
    });
    if (this.wantsThoughts.peek()) this.think();
  }

  // The engine.

  /** What a thought is about. */
  get topic() {
    const study = this.study.value;
    const seat = this.moment.value?.shown.seat ?? 0;
    return study ? `${seat}\n${keyOf(pathOf(study, this.place.value))}` : "";
  }

  /** Think about the moment shown, instead of what was thought about before. */
  async think() {
    this.stop();
    const moment = this.moment.peek();
    this.wantsThoughts.value = true;
    if (!moment || moment.shown.result) return;
    const question = new AbortController();
    const topic = this.topic;
    this.question = question;
    this.isThinking.value = true;
    try {
      await api.think(this.here(), (thought) => this.hear(topic, thought), question.signal);
    } catch (error) {
      if (!question.signal.aborted) {
        this.wantsThoughts.value = false;
        showError(error);
      }
    } finally {
      if (this.question === question) this.isThinking.value = false;
    }
  }

  /** @param {string} topic @param {Thought} thought */
  hear(topic, thought) {
    const known = this.thoughts.peek().get(topic);
    if (known && known.simulations > thought.simulations) return;
    this.thoughts.value = new Map([...this.thoughts.peek(), [topic, thought]]);
  }

  /** Leave off thinking; the server notices. */
  stop() {
    this.question?.abort();
    this.question = null;
    this.isThinking.value = false;
  }

  rest() {
    this.wantsThoughts.value = false;
    this.stop();
  }
}

/** @param {Opened["study"]} study @param {number} seat */
const nameIn = ({ names, title, seats }, seat) =>
  names[seat] ? recordedName(names[seat], seat) : roleName(title, seat, seats);

/**
 * The table of an analysis: seats by their names or roles.
 *
 * @param {Opened} opened
 */
function tableOf({ study, options, teams }) {
  const names = Array.from({ length: study.seats }, (_, seat) => nameIn(study, seat));
  return soloTable({ id: "analysis", title: study.title, options, teams }, names, "limit");
}
