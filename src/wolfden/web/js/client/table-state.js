/** The state of a table, and how each message of the server changes it. Pure. */

/**
 * @typedef {import("../types.js").ServerMessage} ServerMessage
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").Update} Update
 * @typedef {import("../lib/request.js").Table} Table
 * @typedef {import("../lib/request.js").Entry} Entry
 * @typedef {import("../lib/request.js").Result} Result
 * @typedef {import("../types.js").ClockShown} Clock
 * @typedef {import("../types.js").ChatLine} ChatMessage
 * @typedef {import("../types.js").UndoRequest} UndoRequest
 * @typedef {Partial<import("../board/marks.js").Marks>} Marks
 *
 * @typedef {object} TableState
 * @property {Table | null} table
 * @property {number | null} seat  null: watching
 * @property {number} seq  of the position shown; -1: none yet
 * @property {number} ply
 * @property {import("../toolkit/title.js").View | null} view
 * @property {number[]} actors
 * @property {import("./choices.js").Legal | null} legal
 * @property {number} undo
 * @property {Clock | null} clock
 * @property {Result | null} result
 * @property {Entry[]} entries
 * @property {ChatMessage[]} chat
 * @property {Record<string, Marks>} marks  by room and seat: `team:1`
 * @property {UndoRequest | null} request
 * @property {import("../types.js").PlansShown | null} plans  null: one cannot plan ahead here
 * @property {import("../types.js").Device | null} device  null: one person, with one seat
 * @property {boolean} isBehind  an update did not fit: the whole position must be asked for
 */

/** @returns {TableState} */
export const newState = () => ({
  table: null,
  seat: null,
  seq: -1,
  ply: 0,
  view: null,
  actors: [],
  legal: null,
  undo: 0,
  clock: null,
  result: null,
  entries: [],
  chat: [],
  marks: {},
  request: null,
  plans: null,
  device: null,
  isBehind: false,
});

/**
 * Return the state after a message; unknown messages change nothing.
 *
 * @param {TableState} state
 * @param {ServerMessage} message
 * @returns {TableState}
 */
export function received(state, message) {
  switch (message.type) {
    case "table":
      return { ...state, table: message.table };
    case "state":
      return withState(state, message);
    case "update":
      return withUpdate(state, message);
    case "chat":
      return { ...state, chat: [...state.chat, message] };
    case "chat_log":
      return { ...state, chat: message.messages };
    case "marks": {
      const data = /** @type {Marks} */ (message.data);
      return { ...state, marks: { ...state.marks, [markKey(message)]: data } };
    }
    case "device":
      return atSeat({ ...state, device: message }, message.seat);
    case "plans":
      return { ...state, plans: message };
    case "undo_request":
      return { ...state, request: message.state === "asked" ? message : null };
    default:
      return state;
  }
}

/**
 * Whether what is about to be shown must not be shown any more: a whole position comes, or a curtain.
 *
 * @param {ServerMessage} message
 */
export const beginsAnew = (message) => message.type === "state" || (message.type === "device" && message.seat === null);

/** @param {{ room: string, seat: number | null }} mark */
export const markKey = ({ room, seat }) => (room === "own" ? "own" : `${room}:${seat}`);

/**
 * @param {TableState} state
 * @param {State} message
 * @returns {TableState}
 */
function withState(state, message) {
  const isSameSeat = state.seq >= 0 && isAlike(state, message.seat);
  const known = isSameSeat ? state.entries : [];
  return {
    ...state,
    ...course(message),
    seat: message.seat,
    device: state.device && { ...state.device, seat: message.seat },
    view: message.view,
    entries: joined(known, message.entries),
    plans: isSameSeat ? state.plans : null,
    isBehind: false,
  };
}

/**
 * Whether a seat sees what is shown: it is the same, or at the same device without a curtain between.
 *
 * @param {TableState} state
 * @param {number | null} seat
 */
export function isAlike(state, seat) {
  if (seat === null || state.seat === null) return seat === state.seat;
  const together = state.device?.seats.find((seats) => seats.includes(seat)) ?? [seat];
  return together.includes(state.seat);
}

/**
 * The state after a device was passed on: marks for oneself are for one seat alone.
 *
 * @param {TableState} state
 * @param {number | null} seat
 * @returns {TableState}
 */
function atSeat(state, seat) {
  if (seat === state.seat) return state;
  const { own: _, ...marks } = state.marks;
  return { ...state, seat, marks };
}

/**
 * @param {TableState} state
 * @param {Update} message
 * @returns {TableState}
 */
function withUpdate(state, message) {
  if (message.seq <= state.seq) return state;
  if (message.from !== state.seq) return { ...state, isBehind: true };
  return {
    ...state,
    ...course(message),
    view: changed(state.view, message.changes),
    entries: joined(state.entries, message.entries),
  };
}

/** @param {State | Update} message */
const course = ({ seq, ply, actors, legal, undo, clock, result }) => ({
  seq,
  ply,
  actors,
  legal,
  undo,
  clock,
  result,
});

/**
 * @param {Entry[]} known
 * @param {Entry[]} news
 */
function joined(known, news) {
  const last = known.at(-1)?.seq ?? -1;
  return [...known, ...news.filter(({ seq }) => seq > last)];
}

/**
 * The valid entries: actions that were undone are left out, the undo itself remains.
 *
 * @param {Entry[]} entries
 * @returns {Entry[]}
 */
export function standing(entries) {
  /** @type {Entry[]} */
  let kept = [];
  for (const entry of entries) {
    if (entry.kind === "undo") {
      kept = kept.filter(({ kind, ply }) => kind !== "act" || ply <= entry.ply);
    }
    kept.push(entry);
  }
  return kept;
}

/**
 * Milliseconds a seat has left now.
 *
 * @param {Clock} clock
 * @param {number} seat
 * @param {number} now
 * @returns {number | null}
 */
export function timeLeft(clock, seat, now) {
  const left = clock.left[seat];
  if (left === null || left === undefined) return null;
  const isRunning = clock.running.includes(seat) && !clock.asleep;
  return Math.max(0, isRunning ? left - (now - clock.at) : left);
}

/**
 * @typedef {import("../toolkit/title.js").View} View
 * @typedef {import("../types.js").Update["changes"][number]} Change
 * @typedef {Change[0]} Path
 */

/**
 * Return the view after the changes. The old one is left as it was, and what did not change is
 * shared, so that two positions can be compared and drawn side by side.
 *
 * @param {View | null} view
 * @param {Change[]} changes
 * @returns {View}
 */
export function changed(view, changes) {
  const after = changes.reduce(
    (before, [path, value]) => withValue(before, path, value),
    /** @type {unknown} */ (view),
  );
  return /** @type {View} */ (after);
}

/**
 * @param {unknown} place
 * @param {Path} path
 * @param {unknown} value
 * @returns {unknown}
 */
function withValue(place, path, value) {
  if (path.length === 0) return value;
  const [step, ...rest] = path;
  const before = /** @type {View} */ (place);
  const copy = /** @type {View} */ (Array.isArray(place) ? [...place] : { ...before });
  copy[step] = withValue(before?.[step], rest, value);
  return copy;
}
