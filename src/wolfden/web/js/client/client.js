/**
 * A table that is played or watched: its connection, its state, and what is being chosen.
 *
 * The client holds state and sends; it draws nothing. Pages read its signals.
 */
import { batch, computed, effect, signal } from "../lib/html.js";
import { changed, isAlike, newState, received } from "./table-state.js";
import { asked, follow, harmOf, narrowed, reachable, stepBack, openParts, tapPart, waysInstead } from "./choices.js";
import { checkVersion } from "../lib/later.js";
import { showError } from "../lib/notices.js";
import { Following } from "./following.js";
import { Link } from "../lib/socket.js";
import { Stage } from "./stage.js";
import { addTexts } from "../lib/texts.js";
import { loadTitle } from "../board/titles.js";
import * as api from "./api.js";

/**
 * @typedef {import("../lib/socket.js").ClientMessage} ClientMessage
 * @typedef {object} Connection
 * @property {<Asked extends ClientMessage>(message: Asked) =>
 *   Promise<import("../lib/socket.js").AnswerTo<Asked> | null>} ask  null: nothing to answer with
 * @property {() => void} reconnect
 * @property {() => void} close
 * @typedef {import("./table-state.js").TableState} TableState
 * @typedef {import("../lib/socket.js").LinkState} LinkState
 * @typedef {import("../toolkit/title.js").Title} Title
 * @typedef {{ action: string, view: import("../toolkit/title.js").View, events: import("../lib/request.js").GameEvent[] }} Preview
 */

export class TableClient {
  /**
   * @param {string} id
   * @param {string} seatWanted  `watch`, or the seat whose person may have the device; "" for who is to act
   * @param {(handlers: import("../lib/socket.js").Handlers) => Connection} [connect]  where messages
   *   come from and questions go to: a socket, unless something else is given
   */
  constructor(id, seatWanted, connect = (handlers) => new Link(handlers)) {
    this.id = id;
    this.seatWanted = seatWanted;
    /** @type {(seat: number) => void} close everything for another person of the device; set by the page */
    this.pass = () => undefined;
    this.state = signal(newState());
    /** @type {import("@preact/signals").Signal<LinkState>} */
    this.link = signal("connecting");
    this.closeCode = signal(0);
    /** @type {import("@preact/signals").Signal<Title | null>} */
    this.title = signal(null);
    /** @type {import("@preact/signals").Signal<string[]>} */
    this.picked = signal([]);
    /** @type {import("@preact/signals").Signal<string[][]>} several things a click may mean */
    this.menu = signal([]);
    /** @type {import("@preact/signals").Signal<string[]>} parts of the next word that were tapped */
    this.tappedParts = signal([]);
    /** Target to select once it becomes selectable; "" for none. */
    this.pendingTarget = "";
    /** @type {import("@preact/signals").Signal<string[][] | null>} how the actions begin that a guide asks
     *  for; none: its page is to be read first; null: everything is allowed */
    this.guidedAsks = signal(null);
    this.isSending = signal(false);
    /** @type {import("@preact/signals").Signal<Preview | null>} */
    this.preview = signal(null);
    this.choices = computed(() => this.current());
    this.reach = computed(() => this.reachableTargets());
    this.composites = computed(() => this.compositeWords());
    this.openParts = computed(() => openParts(this.composites.value, this.tappedParts.value));
    /** @type {Set<(before: TableState, after: TableState) => void>} */
    this.watchers = new Set();
    this.stage = new Stage(this);
    this.following = new Following(
      (message, isSkipped) => this.stage.show(message, isSkipped),
      () => this.pause(),
    );
    this.connection = connect({
      path: () => this.path(),
      onMessage: (message) => this.following.receive(message, this.isOwn(message)),
      onState: (state, code) => this.linkChanged(state, code),
    });
    this.stopPreviews = effect(() => {
      this.previewWhole();
    });
  }

  /**
   * Whether a message is about the viewer's own action: it is shown immediately.
   *
   * @param {import("../lib/socket.js").ServerMessage} message
   */
  isOwn(message) {
    const { seat } = this.state.peek();
    if (message.type !== "update" || this.isSending.peek()) return true;
    return message.entries.some((entry) => entry.seat === seat && entry.kind !== "end");
  }

  path() {
    const seat = this.seatWanted;
    const query = new URLSearchParams(seat === "watch" ? { seat } : { seat: "device", ...(seat && { next: seat }) });
    query.set("seq", String(Math.max(0, this.state.peek().seq)));
    return `/ws/tables/${encodeURIComponent(this.id)}?${query}`;
  }

  /**
   * @param {LinkState} state
   * @param {number} code
   */
  linkChanged(state, code) {
    if (state === "open") checkVersion();
    batch(() => {
      this.link.value = state;
      this.closeCode.value = code;
      if (state !== "open") this.isSending.value = false;
    });
  }

  /** @param {import("../lib/socket.js").ServerMessage} message */
  receive(message) {
    const before = this.state.peek();
    const after = received(before, message);
    if (after === before) return;
    const next = after.device?.seat === null ? after.device.next : null;
    if (before.view && next !== null) {
      // Nothing of what the last person saw may stay, however the curtain came to be closed.
      this.pass(next);
      return;
    }
    if (before.seq > 0 && !isAlike(after, before.seat)) {
      this.reload();
      return;
    }
    if (after.table && after.table.title !== before.table?.title) this.load(after.table.title);
    batch(() => {
      this.state.value = after;
      if (after.seq !== before.seq || after.seat !== before.seat) this.drop();
    });
    if (after.legal && after.seq !== before.seq) this.choosePending();
    if (after.view && after.seq !== before.seq) {
      const news = after.entries.filter(({ seq }) => seq > before.seq);
      const isOwn = before.seq < 0 || news.some(({ seat, kind }) => kind === "act" && seat === after.seat);
      this.following.keep({ view: after.view, entries: news }, isOwn);
    }
    if (after.isBehind && !before.isBehind) {
      this.connection.ask({ type: "sync", seq: before.seq }).catch(() => null);
    }
    for (const watch of this.watchers) watch(before, after);
  }

  /** @param {string} id */
  async load(id) {
    const [title] = await Promise.all([loadTitle(id), addTexts("table", id)]);
    this.title.value = title;
  }

  // Choosing.

  current() {
    const choices = this.stage.moment.value ? null : follow(this.state.value.legal, this.picked.value);
    if (!choices || !this.guidedAsks.value) return choices;
    const offered = this.offered();
    return offered && narrowed(choices, offered);
  }

  /** What can be pointed at: everything legal, or what a guide asks for. */
  offered() {
    const asks = this.guidedAsks.value;
    const { legal } = this.state.value;
    if (!legal || this.stage.moment.value || asks?.length === 0) return null;
    return asked(legal, asks);
  }

  /** @returns {Map<string, string[][]>} */
  reachableTargets() {
    const title = this.title.value;
    const legal = this.offered();
    const { view } = this.state.value;
    if (!title || !legal || !view) return new Map();
    const chosen = this.choices.value?.chosen ?? [];
    return reachable(legal, chosen, (word, before) => title.targetOf(word, before, view));
  }

  /** @returns {import("./choices.js").Composites} words that may come next and are made of several things */
  compositeWords() {
    const partsOf = this.title.value?.partsOf;
    const options = partsOf ? (this.choices.value?.options ?? []) : [];
    return new Map(
      options
        .map((word) => /** @type {[string, string[]]} */ ([word, partsOf?.(word) ?? []]))
        .filter(([, parts]) => parts.length > 1),
    );
  }

  /** Whether the action is whole and waits for a yes. */
  get isWhole() {
    const choices = this.choices.value;
    return choices !== null && choices.options.length === 0;
  }

  /** @param {string[]} path */
  pick(path) {
    batch(() => {
      this.menu.value = [];
      this.tappedParts.value = [];
      this.picked.value = path;
    });
    if (this.isWhole && !this.mustConfirm()) this.confirm();
  }

  /** @param {string} word */
  pickWord(word) {
    this.pick([...(this.choices.peek()?.chosen ?? []), word]);
  }

  mustConfirm() {
    const { confirm } = this.settings();
    if (confirm !== "turn-end") return confirm === "always";
    const [title, verb] = [this.title.peek(), this.choices.peek()?.chosen[0] ?? ""];
    return title?.harmOf ? harmOf(this) !== null : (title?.finalVerbs.includes(verb) ?? true);
  }

  /** @returns {{ confirm: string }} how this person wants to be action; set by the page */
  settings() {
    return { confirm: "turn-end" };
  }

  /** Milliseconds between two steps of others; set by the page. */
  pause() {
    return 0;
  }

  /**
   * Point at a thing: choose it, choose it instead of something chosen before, or say that it
   * cannot be chosen.
   *
   * @param {string} target
   * @returns {boolean} whether anything could be chosen
   */
  point(target) {
    if (this.openParts.peek().has(target)) {
      const { tapped, word } = tapPart(this.composites.peek(), this.tappedParts.peek(), target);
      this.tappedParts.value = tapped;
      if (word) this.pickWord(word);
      return true;
    }
    const known = this.reach.peek().get(target) ?? [];
    const begun = this.beginnings(target, known);
    this.pendingTarget = begun.find(({ then }) => then)?.then ?? "";
    const paths = [...known, ...begun.map(({ verb }) => [verb])];
    return this.pickOneOf(paths.length > 0 ? paths : waysInstead(this, target));
  }

  /**
   * What one may begin to do with a thing, besides what it is chosen for already.
   *
   * @param {string} target
   * @param {string[][]} known
   */
  beginnings(target, known) {
    const { view, seat } = this.state.peek();
    const title = this.title.peek();
    const options = this.choices.peek()?.options ?? [];
    if (!title?.startsWith || !view || seat === null || this.picked.peek().length > 0) return [];
    const isOpen = (/** @type {string} */ verb) => options.includes(verb) && !known.some(([first]) => first === verb);
    return title.startsWith(target, view, seat).filter(({ verb }) => isOpen(verb));
  }

  /** Choose what one began with, once it can be chosen. */
  choosePending() {
    const paths = this.pendingTarget ? this.reach.peek().get(this.pendingTarget) : undefined;
    if (!paths || this.picked.peek().length > 0) return;
    this.pendingTarget = "";
    this.pickOneOf(paths);
  }

  /**
   * @param {string[][]} paths  several: one is action which was meant
   * @returns {boolean} whether there were any
   */
  pickOneOf(paths) {
    if (paths.length === 1) this.pick(paths[0]);
    else if (paths.length > 1) this.menu.value = paths;
    return paths.length > 0;
  }

  back() {
    this.pendingTarget = "";
    if (this.tappedParts.peek().length > 0) this.tappedParts.value = [];
    else if (this.menu.peek().length > 0) this.menu.value = [];
    else this.picked.value = stepBack(this.state.peek().legal, this.picked.peek());
  }

  /** Forget everything chosen and not sent. */
  drop() {
    batch(() => {
      this.picked.value = [];
      this.menu.value = [];
      this.tappedParts.value = [];
      this.preview.value = null;
    });
  }

  // Sending.

  async confirm() {
    const choices = this.choices.peek();
    if (!choices || choices.options.length > 0) return;
    await this.act(choices.chosen.join(" "));
  }

  /** @param {string} action */
  async act(action) {
    const { seq } = this.state.peek();
    await this.sending({ type: "act", seq, action });
  }

  async undo() {
    const isChoosing = [this.picked, this.menu, this.tappedParts].some((words) => words.peek().length > 0);
    if (isChoosing) {
      this.back();
      return;
    }
    await this.sending({ type: "undo", seq: this.state.peek().seq });
  }

  /** @param {ClientMessage} message */
  async sending(message) {
    if (this.isSending.peek()) return;
    this.isSending.value = true;
    try {
      await this.connection.ask(message);
    } catch (error) {
      this.drop();
      showError(error);
    } finally {
      this.isSending.value = false;
    }
  }

  /** Show what a whole action would do while it waits for a confirmation. */
  async previewWhole() {
    const choices = this.choices.value;
    const isWaiting = choices?.options.length === 0 && this.picked.value.length > 0;
    if (!isWaiting || !this.mustConfirm()) {
      this.preview.value = null;
      return;
    }
    const action = choices.chosen.join(" ");
    const result = await this.ask({ type: "preview", action });
    if (!result?.certain || this.choices.peek()?.chosen.join(" ") !== action) return;
    const view = changed(this.state.peek().view, result.changes);
    this.preview.value = { action, view, events: result.events };
  }

  /**
   * Ask something that changes nothing; no answer is an answer too.
   *
   * @template {ClientMessage} Asked
   * @param {Asked} message
   * @returns {Promise<import("../lib/socket.js").AnswerTo<Asked> | null>}
   */
  async ask(message) {
    try {
      return await this.connection.ask(message);
    } catch (error) {
      if (message.type !== "preview") showError(error);
      return null;
    }
  }

  /** @param {() => Promise<unknown>} request */
  async request(request) {
    try {
      await request();
    } catch (error) {
      showError(error);
    }
  }

  /** Sit down on an open seat, then connect as the one who sits there.
   * @param {{ seat?: number, invite?: string }} how */
  async join(how) {
    await this.request(async () => {
      await api.joinTable(this.id, how);
      this.seatWanted = "";
      this.reload();
    });
  }

  /** Ask for everything from the beginning: a seat knows other things than a watcher. */
  reload() {
    this.stage.drop();
    this.state.value = { ...this.state.peek(), seq: -1, entries: [] };
    this.connection.reconnect();
  }

  close() {
    this.stopPreviews();
    this.stage.drop();
    this.following.clear();
    this.connection.close();
  }
}
