/** A puzzle as a game: its question, answers and the line that follows, shown by the client of tables. */
import { batch, signal } from "../../lib/html.js";
import { roleName } from "../../client/names.js";
import { soloClient, soloTable } from "../../client/solo.js";
import { recordPuzzle } from "./puzzle-memory.js";
import { addTexts } from "../../lib/texts.js";
import { WireError } from "../../lib/request.js";
import { received } from "../../client/table-state.js";
import * as api from "./api.js";

/**
 * @typedef {import("../../lib/request.js").Question} Question
 * @typedef {import("../../lib/request.js").Answered} Answered
 * @typedef {import("../../client/table-state.js").TableState} TableState
 */

const GONE = 4404;

export class PuzzleGame {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    /** @type {import("@preact/signals").Signal<Question | null>} */
    this.question = signal(null);
    /** @type {import("@preact/signals").Signal<Answered | null>} the verdict on the last answer */
    this.answered = signal(null);
    /** @type {import("@preact/signals").Signal<{ action: string, chance: number }[]>} */
    this.tries = signal([]);
    this.step = signal(0);
    /** @type {TableState[]} the board after each step of the line */
    this.moments = [];
    this.client = soloClient(
      id,
      (message) => this.ask(message),
      (handlers) => this.begin(handlers),
    );
    this.client.settings = () => ({ confirm: "always" });
  }

  /** @param {import("../../lib/socket.js").Handlers} handlers */
  async begin(handlers) {
    try {
      const [question] = await Promise.all([api.fetchPuzzle(this.id), addTexts("puzzles")]);
      this.question.value = question;
      handlers.onState("open", 0);
      this.sendTable();
      handlers.onMessage(stateOf(question));
    } catch (error) {
      const isGone = error instanceof WireError && error.code === "not_found";
      handlers.onState("refused", isGone ? GONE : 0);
    }
  }

  /** Send the client the seats in the viewer's language, again when that changes. */
  sendTable() {
    const question = this.question.peek();
    if (question) this.client.receive({ type: "table", table: tableOf(question) });
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
        return this.answer(message.action);
      case "explain":
        return api.explainPuzzle(this.id, message.words);
      case "preview":
        return api.previewPuzzle(this.id, message.action);
      default:
        return Promise.resolve(null);
    }
  }

  /** @param {string} action */
  async answer(action) {
    const answered = await api.answerPuzzle(this.id, { action });
    batch(() => {
      this.tries.value = [...this.tries.value, { action, chance: answered.chance ?? 0 }];
      this.client.drop();
      this.hear(answered);
    });
  }

  async giveUp() {
    await this.client.request(async () => this.hear(await api.answerPuzzle(this.id, { give_up: true })));
  }

  /** @param {Answered} answered */
  hear(answered) {
    this.answered.value = answered;
    if (!answered.solution) return;
    recordPuzzle(this.id, answered.right ? "solved" : "shown");
    this.client.drop();
    this.moments = momentsOf(this.client.state.peek(), answered.solution.line);
    this.client.state.value = this.moments[0];
    this.show(1);
  }

  /** The last step there is. */
  get last() {
    return this.moments.length - 1;
  }

  /**
   * Show the board after some steps of the line; one step on, pieces fly as at a table.
   *
   * @param {number} step
   */
  show(step) {
    const before = this.client.state.peek();
    const after = this.moments[step];
    if (!after) return;
    batch(() => {
      this.step.value = step;
      this.client.state.value = { ...after, table: before.table };
    });
    this.client.stage.showStep(before, after);
  }
}

/** @param {Question} question @returns {import("../../types.js").State} */
const stateOf = ({ puzzle, view, actors, legal }) => ({
  type: "state",
  ...{ id: null, seat: puzzle.seat, seq: 0, ply: 0, view, actors, legal },
  ...{ entries: [], undo: 0, clock: null, result: null },
});

/**
 * The table of a puzzle: seats by their roles.
 *
 * @param {Question} question
 */
function tableOf({ puzzle: { id, title, seats }, options, teams }) {
  const names = Array.from({ length: seats }, (_, seat) => roleName(title, seat, seats));
  return soloTable({ id, title, options, teams }, names, "off");
}

/**
 * The board before and after each step of a line; nothing more can be chosen there.
 *
 * @param {TableState} state
 * @param {import("../../lib/request.js").LineStep[]} line
 * @returns {TableState[]}
 */
export function momentsOf(state, line) {
  /** @type {TableState[]} */
  const moments = [{ ...state, legal: null }];
  for (const { entry, changes, actors } of line) {
    const before = moments[moments.length - 1];
    const course = { ply: entry.ply, actors, legal: null, undo: 0, clock: null, result: null };
    const news = { from: before.seq, seq: entry.seq, changes, entries: [entry] };
    moments.push(received(before, { type: "update", ...news, ...course }));
  }
  return moments;
}

/**
 * What the viewer does in a line before another seat is to act, without chance.
 *
 * @param {TableState[]} moments
 * @returns {{ action: string, step: number }[]}  `step`: the moment after it
 */
export function turnOf(moments) {
  const entries = moments.slice(1).map(({ entries: all }) => all[all.length - 1]);
  const isOther = (/** @type {number} */ seat) => seat >= 0 && seat !== moments[0].seat;
  const rest = entries.findIndex(({ seat }) => isOther(seat));
  return entries
    .slice(0, rest < 0 ? entries.length : rest)
    .flatMap(({ words = "", seat }, place) => (seat < 0 ? [] : [{ action: words, step: place + 1 }]));
}
