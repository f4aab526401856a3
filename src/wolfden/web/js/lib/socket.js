/** A connection that comes back: WebSocket with growing pauses, questions and their answers. */
import { WireError } from "./request.js";

/**
 * @typedef {import("../types.js").ServerMessage} ServerMessage
 * @typedef {import("../types.js").ClientMessage} ClientMessage
 * @typedef {"connecting" | "open" | "lost" | "refused"} LinkState
 *
 * @typedef {object} Handlers
 * @property {() => string} path  where to connect, asked each time (it names the last seq)
 * @property {(message: ServerMessage) => void} onMessage  everything except answers to questions
 * @property {(state: LinkState, code: number) => void} onState
 *
 * @typedef {{ resolve: (answer: ServerMessage) => void, reject: (error: Error) => void }} PendingRequest
 *
 * @typedef {object} Answers  what a question is answered with; every other one is acknowledged
 * @property {import("../types.js").Explanation} explain
 * @property {import("../types.js").Previewed} preview
 * @property {import("../types.js").HintGiven} hint
 * @property {import("../types.js").Evaluation} evaluate
 * @property {import("../types.js").State} sync
 * @property {import("../types.js").Pong} ping
 */

/**
 * @template {ClientMessage} Asked
 * @typedef {Asked["type"] extends keyof Answers ? Answers[Asked["type"]]
 *   : import("../types.js").Ack} AnswerTo
 */

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PATIENCE = 5_000;
/** The server is closed, and this browser may not come in any more: its page says how to. */
const DOOR_CLOSED = 4402;
/** Codes after which trying again cannot help: no guest, not yours, no such table. */
const FINAL_CODES = [4401, 4403, 4404, 4409];

export class Link {
  /** @param {Handlers} handlers */
  constructor(handlers) {
    this.handlers = handlers;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<number, PendingRequest>} */
    this.pending = new Map();
    this.lastId = 0;
    this.pause = FIRST_PAUSE;
    this.timer = 0;
    this.isClosed = false;
    this.onWake = () => this.wake();
    addEventListener("online", this.onWake);
    this.onOffline = () => this.reconnect();
    addEventListener("offline", this.onOffline);
    document.addEventListener("visibilitychange", this.onWake);
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.handlers.path()}`);
    this.socket = socket;
    this.handlers.onState("connecting", 0);
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.handlers.onState("open", 0);
    };
    // A connection that was left behind has nothing more to say.
    socket.onmessage = ({ data }) => socket === this.socket && this.receive(JSON.parse(data));
    socket.onclose = ({ code }) => socket === this.socket && this.lost(code);
  }

  /** @param {number} code */
  lost(code) {
    for (const { reject } of this.pending.values()) reject(new WireError("offline", ""));
    this.pending.clear();
    if (this.isClosed) return;
    if (code === DOOR_CLOSED) {
      location.reload();
      return;
    }
    if (FINAL_CODES.includes(code)) {
      this.handlers.onState("refused", code);
      return;
    }
    this.handlers.onState("lost", code);
    clearTimeout(this.timer); // one that asked to try now does not wait for the next try as well
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** After sleep or a lost network a socket may look open and be dead: ask, and do not wait long. */
  async wake() {
    if (document.hidden || this.isClosed) return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      const deadline = setTimeout(() => this.reconnect(), PATIENCE);
      await this.ask({ type: "ping" }).catch(() => null);
      clearTimeout(deadline);
    } else if (this.socket?.readyState !== WebSocket.CONNECTING) {
      this.reconnect();
    }
  }

  reconnect() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.lost(0);
    if (this.isClosed) return;
    this.connect();
  }

  /** @param {ServerMessage} message */
  receive(message) {
    const id = "id" in message ? message.id : undefined;
    const request = typeof id === "number" ? this.pending.get(id) : undefined;
    if (typeof id !== "number" || !request) {
      this.handlers.onMessage(message);
      return;
    }
    this.pending.delete(id);
    if (message.type === "error") {
      request.reject(new WireError(message.code, message.message, message));
    } else {
      request.resolve(message);
      if (message.type === "state") this.handlers.onMessage(message);
    }
  }

  /**
   * Send a message and wait for its answer.
   *
   * @template {ClientMessage} Asked
   * @param {Asked} message
   * @returns {Promise<AnswerTo<Asked>>}
   */
  ask(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new WireError("offline", ""));
    }
    this.lastId += 1;
    const id = this.lastId;
    this.socket.send(JSON.stringify({ ...message, id }));
    /** @type {Promise<unknown>} */
    const answer = new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }));
    return /** @type {Promise<AnswerTo<Asked>>} */ (answer);
  }

  close() {
    this.isClosed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.onWake);
    removeEventListener("offline", this.onOffline);
    document.removeEventListener("visibilitychange", this.onWake);
    this.socket?.close();
  }
}
