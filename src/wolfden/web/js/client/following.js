/**
 * Following what others do: news are shown one after the other at a pace, can be stopped, stepped
 * through, skipped, and seen again. What happens is not held up, only its picture.
 */
import { signal } from "../lib/html.js";
import { beginsAnew } from "./table-state.js";

/**
 * @typedef {import("../types.js").ServerMessage} ServerMessage
 * @typedef {import("../toolkit/title.js").View} View
 * @typedef {import("../lib/request.js").Entry} Entry
 * @typedef {{ view: View, entries: Entry[] }} Step  a position, and what led to it
 */

/** Steps of others that are kept to be seen again. */
const MOST = 60;

export class Following {
  /**
   * @param {(message: ServerMessage, isSkipped: boolean) => boolean | void} take  show a message, and
   *   return whether it takes its time; `isSkipped`: it must not
   * @param {() => number} pause  milliseconds between two steps of others
   */
  constructor(take, pause) {
    this.take = take;
    this.pause = pause;
    /** @type {ServerMessage[]} */
    this.waiting = [];
    this.waitingCount = signal(0);
    this.isStopped = signal(false);
    this.lastShown = -Infinity;
    /** Whether a message is being shown that takes its time: others wait for `proceed`. */
    this.isBusy = false;
    this.timer = 0;
    /** @type {Step[]} what others did since the viewer's last action, the position before it first */
    this.round = [];
    /** @type {import("@preact/signals").Signal<number>} the step that is seen again; -1: none */
    this.again = signal(-1);
  }

  /**
   * Show a message now, or when its time has come.
   *
   * @param {ServerMessage} message
   * @param {boolean} isOwn  whether it answers the viewer's own action
   */
  receive(message, isOwn) {
    if (beginsAnew(message)) this.clear();
    const isStep = message.type === "update" && !isOwn;
    const isDue = Date.now() - this.lastShown >= this.pause();
    const isHeld = this.isBusy || (isStep && (this.isStopped.peek() || !isDue));
    if (this.waiting.length === 0 && !isHeld) {
      this.show(message);
      return;
    }
    this.setWaiting([...this.waiting, message]);
    this.schedule();
  }

  /** @param {ServerMessage} message @param {boolean} [isSkipped] */
  show(message, isSkipped = false) {
    if (message.type === "update") this.lastShown = Date.now();
    this.isBusy = this.take(message, isSkipped) === true;
  }

  /** What took its time has been seen. */
  proceed() {
    this.isBusy = false;
    this.schedule();
  }

  /** @param {ServerMessage[]} messages */
  setWaiting(messages) {
    this.waiting = messages;
    this.waitingCount.value = messages.length;
  }

  schedule() {
    clearTimeout(this.timer);
    if (this.isBusy || this.isStopped.peek() || this.waiting.length === 0) return;
    const left = this.lastShown + this.pause() - Date.now();
    this.timer = setTimeout(() => this.step(), Math.max(0, left));
  }

  /** Show what waits up to the next step of another player. */
  step() {
    const place = this.waiting.findIndex(({ type }) => type === "update");
    const count = place < 0 ? this.waiting.length : place + 1;
    const due = this.waiting.slice(0, count);
    this.setWaiting(this.waiting.slice(count));
    due.forEach((message) => this.show(message));
    this.schedule();
  }

  /** Show everything that waits immediately. */
  skip() {
    this.isStopped.value = false;
    const due = this.waiting;
    this.clear();
    due.forEach((message) => this.show(message, true));
  }

  toggleStop() {
    this.isStopped.value = !this.isStopped.peek();
    this.schedule();
  }

  clear() {
    clearTimeout(this.timer);
    this.isBusy = false;
    this.setWaiting([]);
  }

  /**
   * Keep a position to be seen again.
   *
   * @param {Step} step
   * @param {boolean} isOwn  whether the viewer's own action led to it: then a new round begins
   */
  keep(step, isOwn) {
    this.again.value = -1;
    this.round = isOwn ? [step] : [...this.round.slice(-MOST), step];
  }

  /** Whether others did something since the viewer's last action. */
  get hasRound() {
    return this.round.length > 1;
  }
}
