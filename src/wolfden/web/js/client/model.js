/** The state of the page of a table: pointing, layers, panels. Nothing is sent. */
import { computed, effect, signal } from "../lib/html.js";
import { marksForHint, marksForPreview } from "./preview-marks.js";
import { Guidance } from "../features/guide/guidance.js";
import { NO_MARKS, withPin } from "../board/marks.js";
import { playerNames } from "./names.js";
import { outline, phrase } from "./phrases.js";
import { markKey } from "./table-state.js";
import { textsInUse } from "../lib/texts.js";
import { hueOf, lookOf, makeUi, voice } from "../board/ui.js";

/**
 * @typedef {import("./client.js").TableClient} TableClient
 * @typedef {import("../toolkit/title.js").Ui} Ui
 * @typedef {object} Tip  what a thing is, and why it cannot be chosen
 * @property {string} target
 * @property {number} x
 * @property {number} y
 * @property {boolean} asksWhy
 * @property {string[]} [words]  beginnings of actions to ask about; else what the title takes it for
 * @typedef {object} Drag  something drawn that a pointer carries
 * @property {SVGGraphicsElement} thing
 * @property {{ x: number, y: number }} start
 * @property {{ x: number, y: number }} at
 * @property {boolean} isFinger
 * @property {boolean} isPlaced  whether it was dropped where it may go
 * @typedef {import("./preview-marks.js").Hint} Hint
 * @typedef {"" | "me" | "packs" | "log" | "chat" | "text" | "help"} Panel  what is open beside the board
 */

export class TableModel {
  /** @param {TableClient} client */
  constructor(client) {
    this.client = client;
    this.guidance = new Guidance(client);
    this.hovered = signal("");
    this.space = signal({ width: 0, height: 0 });
    this.isPrepared = signal(false); // whether all is there that the first board is made of
    /** The zoom of the board, in steps: labels are laid out again with each. */
    this.zoom = signal(1);
    /** @type {import("@preact/signals").Signal<Map<string, string[][]> | null>} where what is being
     * dragged may go; nothing is chosen before it is there, so that the board stays where it is */
    this.dragged = signal(null);
    /** @type {import("@preact/signals").Signal<Drag | null>} */
    this.drag = signal(null);
    this.cursor = signal("");
    /** @type {import("@preact/signals").Signal<string[]>} things a log line speaks of */
    this.spoken = signal([]);
    /** @type {import("@preact/signals").Signal<Set<string>>} layers switched the other way */
    this.switched = signal(new Set());
    this.layers = computed(() => this.layersNow());
    /** @type {import("@preact/signals").Signal<Tip | null>} */
    this.tip = signal(null);
    /** @type {import("@preact/signals").Signal<Panel>} */
    this.panel = signal(firstPanel());
    /** Whether a panel that is a sheet covers most of the screen. */
    this.isPanelTall = signal(false);
    this.chatRead = signal(0);
    this.unread = computed(() => Math.max(0, client.state.value.chat.length - this.chatRead.value));
    /** @type {import("@preact/signals").Signal<string>} whose marks are being drawn, or "" */
    this.pen = signal("");
    this.penText = signal("");
    this.isListOpen = signal(false);
    /** What is read out once to those who do not see it: a hint, or why something cannot be chosen. */
    this.announced = signal("");
    this.isHelpOpen = signal(false);
    /** Whether the board shows what one plans, instead of the game. */
    this.isPlanning = signal(false);
    this.againTimer = 0;
    this.isSheetOpen = signal(false);
    /** @type {import("@preact/signals").Signal<Hint | null>} */
    this.hint = signal(null);
    /** Whether a hint was asked for and has not come yet. */
    this.isHintDue = signal(false);
    /** @type {import("@preact/signals").Signal<import("../types.js").Evaluation | null>} */
    this.chances = signal(null);
    /** @type {string[]} */
    this.lastNames = [];
    this.names = computed(() => this.namesNow());
    this.voice = computed(() => ({ texts: textsInUse(), say: voice(this.names.value) }));
    this.shown = computed(() => client.preview.value?.view ?? this.seenAgain() ?? client.state.value.view);
    this.ui = computed(() => this.uiNow());
    /** What is chosen and not sent, in words. */
    this.chosen = computed(() =>
      [...client.picked.value, ...client.menu.value.map(String), ...client.tappedParts.value].join(" "),
    );
    effect(() => {
      // Any choice hides the answer to an earlier question.
      this.chosen.value;
      this.tip.value = null;
    });
  }

  /** The position that is seen again, if one is. */
  seenAgain() {
    const { again, round } = this.client.following;
    return round[again.value]?.view ?? null;
  }

  /** Replay what others did since the viewer's last action, step by step; a second call ends it. */
  showAgain() {
    const { following } = this.client;
    clearTimeout(this.againTimer);
    if (following.again.peek() >= 0) {
      following.again.value = -1;
      return;
    }
    const next = (/** @type {number} */ step) => {
      following.again.value = step < following.round.length ? step : -1;
      if (following.again.peek() >= 0) this.againTimer = setTimeout(() => next(step + 1), AGAIN);
    };
    next(0);
  }

  /** The paths of others' pieces since the viewer's last action. */
  trails() {
    const title = this.client.title.value;
    const { seq, seat, view } = this.client.state.value;
    if (!title || !view || seq < 0) return [];
    const steps = this.client.following.round.slice(1);
    return steps
      .flatMap(({ entries }) => entries.flatMap(({ events }) => events ?? []))
      .flatMap((event) => title.motions(event, view))
      .filter((motion) => motion.seat !== undefined && motion.seat !== seat)
      .slice(-MOST_TRAILS)
      .map(({ from, to, seat: whose = -1 }) => ({ from, to, hue: hueOf(title, view, whose) }));
  }

  /** What an action would change: pieces that go, and numbers; until one chooses, what others did. */
  boardMarks() {
    const title = this.client.title.value;
    const { seat, view } = this.client.state.value;
    const preview = this.client.preview.value;
    const moment = this.client.stage.moment.value;
    if (moment) return { trails: this.trails(), ghosts: moment.motions.filter(({ of }) => of).map(leaving) };
    if (!title || !view || seat === null || this.client.following.again.value >= 0) return { trails: this.trails() };
    if (preview) return marksForPreview(preview, title, view, seat);
    const isChoosing = this.client.picked.value.length > 0;
    const pointed = (this.dragged.value ?? this.client.reach.value).get(this.cursor.value || this.hovered.value);
    const hint = this.hintNow();
    if (hint && !isChoosing && !pointed) return marksForHint(hint, title, view, seat);
    const words = pointed?.[0] ?? (isChoosing ? (this.client.choices.value?.chosen ?? []) : []);
    return { trails: isChoosing ? [] : this.trails(), ghosts: title.ghostsOf?.(words, view, seat) };
  }

  /** The hint for the position as it is, if there is one. */
  hintNow() {
    const hint = this.hint.value;
    return hint?.seq === this.client.state.value.seq ? hint : null;
  }

  /** The words a hint begins with, or others. @param {string[]} others */
  wordsOfHint(others) {
    return this.hintNow()?.steps[0].action.split(" ") ?? others;
  }

  /** Choose what a hint says; what comes next is shown when it is due. */
  takeHint() {
    const hint = this.hintNow();
    if (!hint) return;
    const [{ action }, ...steps] = hint.steps;
    this.hint.value = steps.length > 0 ? { seq: hint.seq + 1, steps, why: "" } : null;
    this.client.pick(action.split(" "));
  }

  /** Open a panel, or close it if it is open. @param {Panel} name */
  togglePanel(name) {
    this.panel.value = this.panel.peek() === name ? "" : name;
  }

  closePanel() {
    this.panel.value = "";
  }

  /** @returns {Ui} */
  uiNow() {
    const { seat, actors, marks } = this.client.state.value;
    const chosen = this.client.choices.value?.chosen ?? [];
    const isIdle = this.client.isSending.value || this.client.following.again.value >= 0;
    const reach = isIdle ? NO_REACH : (this.dragged.value ?? this.client.reach.value);
    return makeUi({
      seat,
      actors,
      chosen: this.client.picked.value.length > 0 ? chosen : [],
      glowing: new Set([...reach.keys(), ...(isIdle ? [] : this.client.openParts.value)]),
      kinds: this.kindsOf(reach),
      marked: new Set([
        ...this.chosenTargets(this.client.picked.value.length === 0 ? this.wordsOfHint(chosen) : chosen),
        ...this.client.tappedParts.value,
        ...this.spoken.value,
        ...this.pointed(),
      ]),
      hovered: this.cursor.value || this.hovered.value,
      seatNames: this.names.value,
      say: this.voice.value.say,
      layers: this.layers.value,
      marks: { ...allMarks(marks), ...this.boardMarks() },
      aspect: this.space.value.height > 0 ? this.space.value.width / this.space.value.height : 0,
      space: this.space.value,
      zoom: this.zoom.value,
    });
  }

  /**
   * What choosing each thing would do, where all ways to it begin with verbs of one kind.
   *
   * @param {Map<string, string[][]>} reach
   */
  kindsOf(reach) {
    const known = this.client.title.value?.actionKinds ?? {};
    /** @type {Map<string, import("../toolkit/title.js").ActionKind>} */
    const kinds = new Map();
    for (const [target, paths] of reach) {
      const found = new Set(paths.map(([verb]) => known[verb] ?? "go"));
      if (found.size === 1) kinds.set(target, [...found][0]);
    }
    return kinds;
  }

  /** Who sits where; the same list for as long as it says the same. */
  namesNow() {
    const { table } = this.client.state.value;
    const names = table ? playerNames(table) : [];
    const isSame = String(names) === String(this.lastNames);
    this.lastNames = isSame ? this.lastNames : names;
    return this.lastNames;
  }

  /** What the guide points at; a log line one points at comes first. */
  pointed() {
    const page = this.guidance.page.value;
    return page && page.kind !== "done" && this.spoken.value.length === 0 ? page.step.point : [];
  }

  /** Say a text of the title. @param {import("../toolkit/title.js").Text} text */
  say(text) {
    return this.ui.value.say(text);
  }

  /** What a word or a target is. @param {string} thing */
  name(thing) {
    const title = this.client.title.value;
    const view = this.shown.value;
    return title && view ? this.say(title.describe(thing, view)) : "";
  }

  /** What a place is called, without what is there. @param {string} target */
  shortName(target) {
    const title = this.client.title.value;
    const view = this.shown.value;
    const name = title && view && title.nameOf?.(target, view);
    if (!name) return this.name(target);
    return typeof name === "string" ? name : this.say(name);
  }

  /**
   * A whole action in few words.
   *
   * @param {string} action
   * @param {import("../toolkit/title.js").View | null} [view]  before the action
   */
  phrase(action, view = this.client.state.value.view) {
    const title = this.client.title.value;
    return title && view ? phrase(title, action, view, this.ui.value.say) : "";
  }

  /** An action of another moment in few words. @param {import("../types.js").Move} move */
  outline(move) {
    const title = this.client.title.value;
    const { view } = this.client.state.value;
    return title && view ? outline(title, move, view, this.ui.value.say) : move.action;
  }

  /** The class that colours what belongs to a seat. @param {number} seat */
  hue(seat) {
    const title = this.client.title.value;
    const view = this.client.state.value.view;
    return title && view ? hueOf(title, view, seat) : "";
  }

  /** The class that colours the picture of a line. @param {{ seat: number, icon: string }} line */
  look(line) {
    const title = this.client.title.value;
    const view = this.client.state.value.view;
    return title && view ? lookOf(title, view, line) : "";
  }

  /** @param {string[]} chosen */
  chosenTargets(chosen) {
    const title = this.client.title.value;
    const { view } = this.client.state.value;
    if (!title || !view) return [];
    return chosen.map((word, index) => {
      const { kind, id } = title.targetOf(word, chosen.slice(0, index), view);
      return `${kind}:${id}`;
    });
  }

  /** Layers of a title one may see at this table: aids can be forbidden. */
  offeredLayers() {
    const isAllowed = this.client.state.value.table?.settings?.aids !== false;
    return isAllowed ? (this.client.title.value?.layers ?? []) : [];
  }

  /** @returns {Set<string>} a title's layers are on, and all others off, until switched */
  layersNow() {
    const layers = new Set(this.offeredLayers());
    for (const name of this.switched.value) toggle(layers, name);
    return layers;
  }

  /** @param {string} name */
  toggleLayer(name) {
    const switched = new Set(this.switched.value);
    toggle(switched, name);
    this.switched.value = switched;
  }

  /**
   * Change the marks of the pen in hand; the server stores them and sends them to the team.
   *
   * @param {(marks: import("../board/marks.js").Marks) => import("../board/marks.js").Marks} change
   */
  draw(change) {
    const room = this.pen.value;
    const { marks, seat } = this.client.state.value;
    const before = { ...NO_MARKS, ...marks[markKey({ room, seat })] };
    const data = change(before);
    this.client.receive({ type: "marks", room, seat: /** @type {number} */ (seat), data });
    this.client.ask({ type: "marks", room, data });
  }

  /**
   * Ask why a word cannot be chosen now.
   *
   * @param {string} word
   * @param {{ x: number, y: number }} where
   */
  askWhy(word, { x, y }) {
    this.tip.value = { target: word, x, y, asksWhy: true, words: [word] };
  }

  /**
   * Choose a thing, or explain what it is and why it cannot be chosen.
   *
   * @param {string} target
   * @param {{ x: number, y: number }} where
   */
  tap(target, { x, y }) {
    if (this.pen.value) {
      this.draw((marks) => withPin(marks, target, this.penText.value.trim()));
      return;
    }
    this.hint.value = null;
    const before = this.tip.value;
    this.tip.value = null;
    // A mouse that rests has opened the tip already: what can be chosen is chosen all the same.
    const isSecondTap = before?.target === target && before.asksWhy;
    if (!this.client.point(target) && !isSecondTap) this.tip.value = { target, x, y, asksWhy: true };
  }
}

/** @type {Map<string, string[][]>} */
const NO_REACH = new Map();

/** Milliseconds for which each replayed step is shown. */
const AGAIN = 1_100;
/** Above this many trails the board becomes unreadable. */
const MOST_TRAILS = 16;

/** From this width on the log is next to the board and needs none of its space. */
const WIDE = 1600;

/** @returns {Panel} what is open when one sits down */
const firstPanel = () => (globalThis.innerWidth >= WIDE ? "log" : "");

/**
 * The marks of everybody together.
 *
 * @param {import("./table-state.js").TableState["marks"]} marks
 * @returns {Ui["marks"]}
 */
function allMarks(marks) {
  const sets = Object.entries(marks).map(([room, set]) => ({ ...NO_MARKS, ...set, ...author(room) }));
  return {
    pins: sets.flatMap(({ pins, seat }) => pins.map((pin) => ({ ...pin, seat }))),
    arrows: sets.flatMap(({ arrows, seat }) => arrows.map((arrow) => ({ ...arrow, seat }))),
  };
}

/** A piece that is on its way: only the place it leaves is marked. @param {import("../toolkit/title.js").Motion} motion */
const leaving = ({ of, symbol, look }) => ({ at: "", symbol, look, of });

/** Whose marks a key names: `team:1` those of seat 1. @param {string} room */
const author = (room) => ({ seat: room.includes(":") ? Number(room.split(":")[1]) : undefined });

/** @param {Set<string>} set @param {string} name */
function toggle(set, name) {
  if (!set.delete(name)) set.add(name);
}
