/** Requests to the server: JSON in, JSON out, every failure as one kind of error. */

/**
 * @typedef {{ id: string, name: string, bot: boolean }} Guest
 * @typedef {{ guest: Guest, email: string, webhook: string, language: string, muted: string[] }} Me
 * @typedef {{ code: string, link: string, qr: string, expires: number }} Code
 * @typedef {{ seat: number, link: string, invite: string, qr: string }} Invite
 * @typedef {{ kind: "me" | "open" | "invited" | "bot", level?: string }} SeatPlan
 *
 * @typedef {object} Option
 * @property {string} name
 * @property {"choice" | "number" | "document"} kind
 * @property {string} help
 * @property {string | number} default
 * @property {string[]} [values]
 * @property {number} [low]
 * @property {number} [high]
 *
 * @typedef {object} TitleFacts
 * @property {string} id
 * @property {string} name
 * @property {number} min_seats
 * @property {number} max_seats
 * @property {string} note
 * @property {Option[]} options
 * @property {Record<string, number[][]>} teams
 * @property {{ level: string }[]} bots
 * @property {string} default_bot
 * @property {boolean} guide  whether there is a guided first game
 * @property {string} rule_letter  what its rule numbers begin with
 * @property {("me" | "bot")[]} quick_seats  who sits where in a game that starts with one click
 *
 * @typedef {{ reason: string, scores: number[], ranks: number[], winners: number[],
 *   parts: [string, number][][] }} Result
 *
 * @typedef {object} Seat
 * @property {number} seat
 * @property {"open" | "invited" | "guest" | "bot"} kind
 * @property {Guest | null} guest
 * @property {string} level
 * @property {"" | "handed" | "absent" | "timeout" | "resigned"} stand_in
 * @property {boolean} here
 *
 * @typedef {object} Table
 * @property {string} id
 * @property {string} title
 * @property {"open" | "running" | "finished" | "abandoned"} status
 * @property {boolean} public
 * @property {string} host
 * @property {Record<string, string | number>} options
 * @property {any} settings
 * @property {number[][]} teams
 * @property {Seat[]} seats
 * @property {number} seq
 * @property {number} ply
 * @property {number[]} actors
 * @property {number} created
 * @property {number} started
 * @property {number} finished
 * @property {number} moved
 * @property {number} watching
 * @property {Result | null} result
 * @property {number[]} abandon
 * @property {{ table: string, ply: number } | null} from
 * @property {string} rematch
 * @property {string} guide  the title whose guide leads through this game, or ""
 *
 * @typedef {{ name: string, seat: number, facts: Record<string, any> }} GameEvent
 * @typedef {{ seq: number, kind: "act" | "undo" | "end", ply: number, seat: number, words?: string,
 *   reason?: string, at: number, events?: GameEvent[] }} Entry
 *
 * @typedef {{ table: Table, eyes: string, names: string[], entries: Entry[],
 *   result: Result | null }} Replay
 * @typedef {{ ply: number, eyes: string, view: any, views?: any[],
 *    chances?: number[], actors: number[] }} Moment
 *
 * @typedef {{ id: string, title: string, seats: number, seat: number,
 *   difficulty: "easy" | "medium" | "hard" }} Puzzle
 * @typedef {{ date: string, puzzles: Puzzle[] }} PuzzleDay
 * @typedef {{ puzzle: Puzzle, options: Record<string, string | number>, teams: number[][], view: any,
 *   actors: number[], legal: import("./choices.js").Legal }} Question
 * @typedef {{ entry: Entry, changes: import("./delta.js").Change[], actors: number[] }} LineStep
 * @typedef {{ accepted: string[], choices: { action: string, chance: number }[], greedy: string,
 *   before: number, line: LineStep[] }} Solution
 * @typedef {{ right: boolean, chance: number | null, best: number,
 *   solution: Solution | null }} Answered
 */

/** What went wrong, by a stable code; `offline` if the server could not be reached at all. */
export class WireError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {{ rule?: string, key?: string, facts?: Record<string, any> }} [more]  the rule that
   *   forbids it; the text that tells it, and what that text speaks of
   */
  constructor(code, message, { rule = "", key = "", facts = {} } = {}) {
    super(message);
    this.code = code;
    this.rule = rule;
    this.key = key;
    this.facts = facts;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
async function ask(method, path, body) {
  const response = await reach(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (response.status === 204) return null;
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw new WireError(answer?.code ?? "failed", answer?.message ?? "", answer ?? {});
}

/**
 * @param {string} path
 * @param {RequestInit} request
 */
async function reach(path, request) {
  try {
    return await fetch(path, request);
  } catch {
    throw new WireError("offline", "");
  }
}

const table = (/** @type {string} */ id) => `/api/tables/${encodeURIComponent(id)}`;
const puzzle = (/** @type {string} */ id) => `/api/puzzles/${encodeURIComponent(id)}`;
const eyesQuery = (/** @type {string | undefined} */ eyes) =>
  eyes === undefined || eyes === "" ? "" : `?eyes=${encodeURIComponent(eyes)}`;

export const wire = {
  /** @returns {Promise<{ me: Me | null, version: string }>} */
  session: () => ask("GET", "/api/session"),
  /** @param {string} name @returns {Promise<Me>} */
  newGuest: (name) => ask("POST", "/api/guests", { name }),
  /** @param {Partial<{ name: string, email: string, webhook: string, language: string, muted: string[] }>} changes
   *  @returns {Promise<Me>} */
  changeMe: (changes) => ask("PATCH", "/api/me", changes),
  /** @returns {Promise<Code>} */
  deviceCode: () => ask("POST", "/api/me/device-code"),
  /** @returns {Promise<Code>} */
  recoveryCode: () => ask("POST", "/api/me/recovery-code"),
  /** @param {string} code @returns {Promise<Me>} */
  moveHere: (code) => ask("POST", "/api/devices", { code }),
  /** @returns {Promise<Me>} */
  signOutOthers: () => ask("POST", "/api/me/sign-out-others"),
  /** @returns {Promise<null>} */
  deleteMe: () => ask("DELETE", "/api/me"),
  /** @returns {Promise<{ tables: Table[] }>} */
  myTables: () => ask("GET", "/api/me/tables"),

  /** @returns {Promise<{ titles: TitleFacts[] }>} */
  titles: () => ask("GET", "/api/titles"),
  /** @param {string} title @param {number} seats @param {Record<string, string | number>} options
   *  @returns {Promise<{ view: any }>} */
  previewBoard: (title, seats, options) =>
    ask("POST", `/api/titles/${encodeURIComponent(title)}/preview`, { seats, options }),

  /** @param {string} title @returns {Promise<import("./guide.js").Guide>} */
  guide: (title) => ask("GET", `/api/guides/${encodeURIComponent(title)}`),
  /** @param {string} title @returns {Promise<Table>} */
  beginGuide: (title) => ask("POST", `/api/guides/${encodeURIComponent(title)}`),

  /** @returns {Promise<{ open: Table[], running: Table[], finished: Table[] }>} */
  lobby: () => ask("GET", "/api/lobby"),
  /** @param {{ title: string, seats: SeatPlan[], options?: Record<string, string | number>,
   *    public?: boolean, settings?: any }} plan
   *  @returns {Promise<Table>} */
  newTable: (plan) => ask("POST", "/api/tables", plan),
  /** @param {string} id @returns {Promise<Table>} */
  table: (id) => ask("GET", table(id)),
  /** @param {string} id @param {{ seat?: number, invite?: string }} [how] @returns {Promise<Table>} */
  join: (id, how = {}) => ask("POST", `${table(id)}/join`, how),
  /** @param {string} id @returns {Promise<Table>} */
  leave: (id) => ask("POST", `${table(id)}/leave`),
  /** @param {string} id @param {number} seat @param {SeatPlan} plan @returns {Promise<Table>} */
  planSeat: (id, seat, plan) => ask("PUT", `${table(id)}/seats/${seat}`, plan),
  /** @param {string} id @param {number} seat @returns {Promise<Invite>} */
  invite: (id, seat) => ask("GET", `${table(id)}/seats/${seat}/invite`),
  /** @param {string} id @param {string} [fill] @returns {Promise<Table>} */
  start: (id, fill) => ask("POST", `${table(id)}/start`, fill ? { fill } : {}),
  /** @param {string} id @param {number} seat @param {"bot" | "guest"} to @returns {Promise<any>} */
  handOver: (id, seat, to) => ask("POST", `${table(id)}/seats/${seat}/hand-over`, { to }),
  /** @param {string} id @param {number} seat @returns {Promise<Table>} */
  takeBack: (id, seat) => ask("POST", `${table(id)}/seats/${seat}/take-back`),
  /** @param {string} id @param {number} seat @returns {Promise<Table>} */
  resign: (id, seat) => ask("POST", `${table(id)}/seats/${seat}/resign`),
  /** @param {string} id @param {boolean} yes @returns {Promise<Table>} */
  abandon: (id, yes) => ask("POST", `${table(id)}/abandon`, { yes }),
  /** @param {string} id @returns {Promise<Table>} */
  rematch: (id) => ask("POST", `${table(id)}/rematch`),

  /** @param {string} id @param {string} [eyes] @returns {Promise<Replay>} */
  replay: (id, eyes) => ask("GET", `${table(id)}/replay${eyesQuery(eyes)}`),
  /** @param {string} id @param {number} ply @param {string} [eyes] @returns {Promise<Moment>} */
  moment: (id, ply, eyes) => ask("GET", `${table(id)}/replay/${ply}${eyesQuery(eyes)}`),
  /** @param {string} id @param {number} ply @param {SeatPlan[]} seats @returns {Promise<Table>} */
  fork: (id, ply, seats) => ask("POST", `${table(id)}/fork`, { ply, seats }),
  /** @returns {Promise<{ days: PuzzleDay[] }>} today and the days before, the newest first */
  puzzleDays: () => ask("GET", "/api/puzzles/days"),
  /** @param {string} id @returns {Promise<Question>} */
  puzzle: (id) => ask("GET", puzzle(id)),
  /** @param {string} id @param {{ action?: string, give_up?: boolean }} answer
   *  @returns {Promise<Answered>} */
  answerPuzzle: (id, answer) => ask("POST", `${puzzle(id)}/answer`, answer),
  /** @param {string} id @param {string} words @returns {Promise<any>} */
  explainPuzzle: (id, words) => ask("POST", `${puzzle(id)}/explain`, { words }),
  /** @param {string} id @param {string} words @returns {Promise<any>} */
  previewPuzzle: (id, words) => ask("POST", `${puzzle(id)}/preview`, { words }),
  /** @param {string} id @returns {Promise<Table>} */
  playPuzzle: (id) => ask("POST", `${puzzle(id)}/play`),

  /** @param {string} text @returns {Promise<Table>} */
  keepReplay: (text) => ask("POST", "/api/replays", { text }),
};

/** @param {string} id @param {string} [eyes] */
export const replayFile = (id, eyes) => `${table(id)}/replay.txt${eyesQuery(eyes)}`;

/** @param {string} id */
export const qrPicture = (id) => `${table(id)}/qr`;
