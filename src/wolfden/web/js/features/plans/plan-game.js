/**
 * Planning ahead: a client whose table is the present position of a game over days and what may
 * follow it. The server is asked about every position; nothing is stored before the plan is.
 */
import { signal } from "../../lib/html.js";
import { showPosition, soloClient } from "../../client/solo.js";
import * as api from "./api.js";

/**
 * @typedef {import("../../types.js").Move} Move
 * @typedef {import("../../types.js").PositionShown} Position
 */

export class PlanGame {
  /** @param {import("../../client/client.js").TableClient} real  the table that is planned for, in its present state */
  constructor(real) {
    const { seat, seq, table } = real.state.peek();
    this.id = real.id;
    this.seat = /** @type {number} */ (seat);
    this.seq = seq;
    /** @type {import("@preact/signals").Signal<Position | null>} */
    this.shown = signal(null);
    this.client = soloClient(real.id, (message) => this.ask(message));
    this.client.settings = real.settings;
    if (!table) return;
    /** @type {import("../../types.js").Settings} */
    const settings = { ...table.settings, hints: false, undo: "limit" };
    this.client.receive({ type: "table", table: { ...table, settings } });
  }

  /** @returns {Move[]} what is planned so far */
  get moves() {
    return this.shown.value?.moves ?? [];
  }

  /** Whether the line ends with a reply of the planning seat: else there is nothing to store. */
  get isReply() {
    return this.moves[this.moves.length - 1]?.seat === this.seat;
  }

  /**
   * Answer what a table would be asked over its connection.
   *
   * @param {import("../../lib/socket.js").ClientMessage} message
   * @returns {Promise<unknown>}
   */
  ask(message) {
    const { moves } = this;
    if (message.type === "act") return this.go([...moves, { seat: this.actor, action: message.action }]);
    if (message.type === "undo") return this.go(moves.slice(0, -1));
    return Promise.resolve(null);
  }

  /** The seat that acts in the position shown. */
  get actor() {
    return this.shown.peek()?.seat ?? this.seat;
  }

  /** Show the position after some actions. @param {Move[]} moves */
  async go(moves) {
    const shown = await api.fetchPosition(this.id, this.seat, { seq: this.seq, moves });
    const entries = shown.entries.map((entry) => ({ ...entry, seq: this.seq + entry.seq }));
    showPosition(this.client, shown, entries, this.seq + entries.length, () => {
      this.shown.value = shown;
    });
  }
}
