/**
 * Planning ahead: a client whose table is the present position of a game over days and what may
 * follow it. The server is asked about every position; nothing is stored before the plan is.
 */
import { batch, signal } from "../../lib/html.js";
import { TableClient } from "../../client/client.js";
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
    this.client = new TableClient(real.id, "", () => ({
      ask: /** @type {import("../../client/client.js").Connection["ask"]} */ ((message) => this.ask(message)),
      reconnect: () => null,
      close: () => null,
    }));
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

/**
 * Let a client show a position that was reached by actions which nobody has played; when there is
 * one action more than before, pieces fly.
 *
 * @param {TableClient} client
 * @param {Position} shown
 * @param {import("../../lib/request.js").Entry[]} entries  what led there
 * @param {number} seq
 * @param {() => void} note  changes what goes with it
 */
export function showPosition(client, { seat, view, actors, legal }, entries, seq, note) {
  const before = client.state.peek();
  const ply = entries.length;
  const after = { ...before, seat, seq, ply, view, actors, legal, undo: Math.min(ply, 1), entries };
  batch(() => {
    note();
    client.drop();
    client.state.value = after;
  });
  if (seq === before.seq + 1) for (const watch of client.watchers) watch(before, after);
}
