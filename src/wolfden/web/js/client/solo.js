/** Clients whose table exists on this page only: puzzles, analyses and plans answer in place of the server. */
import { batch } from "../lib/html.js";
import { TableClient } from "./client.js";

/**
 * Return a client whose messages are answered by a function.
 *
 * @param {string} id
 * @param {(message: import("../lib/socket.js").ClientMessage) => Promise<unknown>} answer
 * @param {(handlers: import("../lib/socket.js").Handlers) => unknown} [begin]
 * @param {() => void} [close]
 */
export const soloClient = (id, answer, begin = () => undefined, close = () => undefined) =>
  new TableClient(id, "", (handlers) => {
    begin(handlers);
    const ask = /** @type {import("./client.js").Connection["ask"]} */ ((message) => answer(message));
    return { ask, reconnect: () => undefined, close };
  });

/**
 * Return a table with named seats and without hints.
 *
 * @param {Pick<import("../types.js").TableShown, "id" | "title" | "options" | "teams">} about
 * @param {string[]} names
 * @param {"off" | "limit"} undo
 */
export const soloTable = (about, names, undo) =>
  /** @type {import("../types.js").TableShown} */ ({
    ...about,
    status: "running",
    settings: { hints: false, aids: true, undo },
    seats: names.map((name, seat) => ({
      ...{ seat, kind: "guest", level: "", stand_in: "", here: true },
      guest: { id: "", name, bot: false },
    })),
  });

/**
 * Show a position that was reached by actions of this page; pieces fly if there is one action more
 * than before.
 *
 * @param {TableClient} client
 * @param {import("../types.js").PositionShown} shown
 * @param {import("../lib/request.js").Entry[]} entries  the actions that led to it
 * @param {number} seq
 * @param {() => void} note  updates what depends on it
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
  if (seq === before.seq + 1) client.stage.showStep(before, after);
}
