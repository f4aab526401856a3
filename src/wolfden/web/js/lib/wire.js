/** Requests to the server: JSON in, JSON out, every failure as one kind of error. */

/**
 * @typedef {import("../types.js").Guest} Guest
 * @typedef {import("../types.js").Me} Me
 * @typedef {import("../types.js").Code} Code
 * @typedef {import("../types.js").Invite} Invite
 * @typedef {import("../types.js").SeatPlan} SeatPlan
 * @typedef {import("../types.js").OptionShown} Option
 * @typedef {import("../types.js").Title} TitleFacts
 * @typedef {import("../types.js").Result} Result
 * @typedef {import("../types.js").SeatShown} Seat
 * @typedef {import("../types.js").TableShown} Table
 * @typedef {import("../types.js").EventTold} GameEvent
 * @typedef {import("../types.js").EntryTold} Entry
 * @typedef {import("../types.js").Fact} Fact
 * @typedef {import("../types.js").Replay} Replay
 * @typedef {import("../types.js").Moment} Moment
 * @typedef {import("../types.js").PuzzleShown} Puzzle
 * @typedef {import("../types.js").PuzzleDay} PuzzleDay
 * @typedef {import("../types.js").Question} Question
 * @typedef {import("../types.js").LineStep} LineStep
 * @typedef {import("../types.js").Solution} Solution
 * @typedef {import("../types.js").Answered} Answered
 */

/** What went wrong, by a stable code; `offline` if the server could not be reached at all. */
export class WireError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {{ rule?: string, key?: string, facts?: Record<string, Fact>, request?: string }} [more]
   *   the rule that forbids it; the text that tells it, and what that text speaks of; the id under
   *   which the server's log tells more
   */
  constructor(code, message, { rule = "", key = "", facts = {}, request = "" } = {}) {
    super(message);
    this.code = code;
    this.rule = rule;
    this.key = key;
    this.facts = facts;
    this.request = request;
  }
}

/**
 * @template Answer  what the server is known to send there
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<Answer>}
 */
async function ask(method, path, body) {
  const response = await reach(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw await refusalOf(response);
  const answer = response.status === 204 ? null : await response.json().catch(() => null);
  return answer;
}

/** @param {Response} response */
async function refusalOf(response) {
  const answer = await response.json().catch(() => null);
  if (answer?.code === "door_closed") location.reload(); // its page lets in again
  return new WireError(answer?.code ?? "failed", answer?.message ?? "", answer ?? {});
}

/**
 * Ask for something that comes in several lines of JSON; the signal ends it.
 *
 * @template Answer
 * @param {string} path
 * @param {unknown} body
 * @param {(answer: Answer) => void} hear
 * @param {AbortSignal} signal
 */
async function listen(path, body, hear, signal) {
  const headers = { "Content-Type": "application/json" };
  const response = await reach(path, { method: "POST", headers, body: JSON.stringify(body), signal });
  if (!response.ok || !response.body) throw await refusalOf(response);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) hear(JSON.parse(line));
  }
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
const player = (/** @type {string} */ id) => `/api/players/${encodeURIComponent(id)}`;
const group = (/** @type {string} */ id) => `/api/groups/${encodeURIComponent(id)}`;
const tournament = (/** @type {string} */ id) => `/api/tournaments/${encodeURIComponent(id)}`;
const eyesQuery = (/** @type {string | undefined} */ eyes) =>
  eyes === undefined || eyes === "" ? "" : `?eyes=${encodeURIComponent(eyes)}`;

export const wire = {
  /** @returns {Promise<import("../types.js").Session>} */
  session: () => ask("GET", "/api/session"),
  /** @param {string} name @returns {Promise<Me>} */
  newGuest: (name) => ask("POST", "/api/guests", { name }),
  /** @param {import("../types.js").ChangedGuest} changes
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
  /** @returns {Promise<import("../types.js").PeopleList>} */
  myPeople: () => ask("GET", "/api/me/people"),
  /** @param {string} id @returns {Promise<import("../types.js").PlayerShown>} */
  player: (id) => ask("GET", player(id)),
  /** @param {string} id @param {string} title @returns {Promise<Table>} */
  invitePlayer: (id, title) => ask("POST", `${player(id)}/invite`, { title }),
  /** @param {import("../types.js").NewPairing} wanted @returns {Promise<Table>} */
  pair: (wanted) => ask("POST", "/api/pairings", wanted),
  /** @returns {Promise<import("../types.js").GroupList>} */
  myGroups: () => ask("GET", "/api/me/groups"),
  /** @param {string} name @returns {Promise<import("../types.js").GroupShown>} */
  newGroup: (name) => ask("POST", "/api/groups", { name }),
  /** @param {string} id @param {string} [invite] @returns {Promise<import("../types.js").GroupShown>} */
  group: (id, invite = "") => ask("GET", `${group(id)}?invite=${encodeURIComponent(invite)}`),
  /** @param {string} id @returns {Promise<import("../types.js").TournamentListed[]>} */
  groupTournaments: (id) => ask("GET", `${group(id)}/tournaments`),
  /** @param {string} id @param {string} invite @returns {Promise<import("../types.js").GroupShown>} */
  joinGroup: (id, invite) => ask("POST", `${group(id)}/join`, { invite }),
  /** @param {string} id @param {string} guest @returns {Promise<null>} */
  removeMember: (id, guest) => ask("DELETE", `${group(id)}/members/${encodeURIComponent(guest)}`),
  /** @param {string} id @returns {Promise<null>} */
  deleteGroup: (id) => ask("DELETE", group(id)),
  /** @returns {Promise<import("../types.js").TournamentList>} */
  tournaments: () => ask("GET", "/api/tournaments"),
  /** @param {import("../types.js").NewTournament} wanted @returns {Promise<import("../types.js").TournamentShown>} */
  newTournament: (wanted) => ask("POST", "/api/tournaments", wanted),
  /** @param {string} id @param {string} [invite] @returns {Promise<import("../types.js").TournamentShown>} */
  tournament: (id, invite = "") => ask("GET", `${tournament(id)}?invite=${encodeURIComponent(invite)}`),
  /** @param {string} id @param {string} invite @returns {Promise<import("../types.js").TournamentShown>} */
  joinTournament: (id, invite) => ask("POST", `${tournament(id)}/join`, { invite }),
  /** @param {string} id @returns {Promise<import("../types.js").TournamentShown>} */
  leaveTournament: (id) => ask("POST", `${tournament(id)}/leave`),
  /** @param {string} id @returns {Promise<import("../types.js").TournamentShown>} */
  startTournament: (id) => ask("POST", `${tournament(id)}/start`),
  /** @param {string} id @param {boolean} last @returns {Promise<import("../types.js").TournamentShown>} */
  endRound: (id, last) => ask("POST", `${tournament(id)}/end-round`, { last }),
  /** @param {string} id @param {string} guest @returns {Promise<null>} */
  removePlayer: (id, guest) => ask("DELETE", `${tournament(id)}/players/${encodeURIComponent(guest)}`),
  /** @param {string} id @returns {Promise<null>} */
  deleteTournament: (id) => ask("DELETE", tournament(id)),
  /** @returns {Promise<import("../types.js").History>} */
  myHistory: () => ask("GET", "/api/me/history"),
  /** @returns {Promise<import("../types.js").TurnList>} */
  myTurns: () => ask("GET", "/api/me/turns"),
  /** @param {import("../types.js").NewPush} push @returns {Promise<null>} */
  addPush: (push) => ask("POST", "/api/me/pushes", push),
  /** @param {string} endpoint @returns {Promise<null>} */
  removePush: (endpoint) => ask("DELETE", `/api/me/pushes?endpoint=${encodeURIComponent(endpoint)}`),
  /** @param {string} [next]  where an earlier answer said that there are more
   *  @returns {Promise<import("../types.js").TableList>} */
  myTables: (next) => ask("GET", next || "/api/me/tables"),

  /** @returns {Promise<import("../types.js").TitleList>} */
  titles: () => ask("GET", "/api/titles"),
  /** @param {string} title @param {number} seats @param {Record<string, string | number>} options
   *  @returns {Promise<import("../types.js").Preview>} */
  previewBoard: (title, seats, options) =>
    ask("POST", `/api/titles/${encodeURIComponent(title)}/preview`, { seats, options }),

  /** @param {string} title @returns {Promise<import("../types.js").GuideShown>} */
  guide: (title) => ask("GET", `/api/guides/${encodeURIComponent(title)}`),
  /** @param {string} title @returns {Promise<Table>} */
  beginGuide: (title) => ask("POST", `/api/guides/${encodeURIComponent(title)}`),

  /** @returns {Promise<import("../types.js").Lobby>} */
  lobby: () => ask("GET", "/api/lobby"),
  /** @returns {Promise<import("../types.js").LiveList>} */
  live: () => ask("GET", "/api/live"),
  /** @param {import("../types.js").NewTable} plan @returns {Promise<Table>} */
  newTable: (plan) => ask("POST", "/api/tables", plan),
  /** @param {string} id @returns {Promise<Table>} */
  table: (id) => ask("GET", table(id)),
  /** @param {string} id @param {import("../types.js").Joining} [how] @returns {Promise<Table>} */
  join: (id, how = {}) => ask("POST", `${table(id)}/join`, how),
  /** @param {string} id @returns {Promise<Table>} */
  leave: (id) => ask("POST", `${table(id)}/leave`),
  /** @param {string} id @param {number} seat @param {SeatPlan} plan @returns {Promise<Table>} */
  planSeat: (id, seat, plan) => ask("PUT", `${table(id)}/seats/${seat}`, plan),
  /** @param {string} id @param {number} seat @returns {Promise<Invite>} */
  invite: (id, seat) => ask("GET", `${table(id)}/seats/${seat}/invite`),
  /** @param {string} id @param {string} [fill] @returns {Promise<Table>} */
  start: (id, fill) => ask("POST", `${table(id)}/start`, fill ? { fill } : {}),
  /** @param {string} id @param {number} seat @param {import("../types.js").HandingOver["to"]} to @returns {Promise<Table | Invite>} */
  handOver: (id, seat, to) => ask("POST", `${table(id)}/seats/${seat}/hand-over`, { to }),
  /** @param {string} id @param {number} seat @returns {Promise<Table>} */
  takeBack: (id, seat) => ask("POST", `${table(id)}/seats/${seat}/take-back`),
  /** @param {string} id @param {number} seat @returns {Promise<Table>} */
  resign: (id, seat) => ask("POST", `${table(id)}/seats/${seat}/resign`),
  /** @param {string} id @param {number} seat @param {import("../types.js").NewPlans} plans
   *  @returns {Promise<import("../types.js").PlansShown>} */
  storePlans: (id, seat, plans) => ask("PUT", `${table(id)}/seats/${seat}/plans`, plans),
  /** @param {string} id @param {number} seat @param {import("../types.js").PlannedMoves} asked
   *  @returns {Promise<import("../types.js").PositionShown>} */
  plannedPosition: (id, seat, asked) => ask("POST", `${table(id)}/seats/${seat}/plans/position`, asked),
  /** @param {string} id @param {boolean} yes @returns {Promise<Table>} */
  abandon: (id, yes) => ask("POST", `${table(id)}/abandon`, { yes }),
  /** @param {string} id @returns {Promise<Table>} */
  rematch: (id) => ask("POST", `${table(id)}/rematch`),

  /** @param {string} id @param {import("../types.js").NewReport} about @returns {Promise<null>} */
  report: (id, about) => ask("POST", `${table(id)}/reports`, about),

  /** @param {string} id @param {string} [eyes] @returns {Promise<Replay>} */
  replay: (id, eyes) => ask("GET", `${table(id)}/replay${eyesQuery(eyes)}`),
  /** @param {string} id @param {number} ply @param {string} [eyes] @returns {Promise<Moment>} */
  moment: (id, ply, eyes) => ask("GET", `${table(id)}/replay/${ply}${eyesQuery(eyes)}`),
  /** @param {string} id @param {number} ply @param {SeatPlan[]} seats @returns {Promise<Table>} */
  fork: (id, ply, seats) => ask("POST", `${table(id)}/fork`, { ply, seats }),
  /** @param {string} id @returns {Promise<import("../types.js").ReviewShown>} */
  review: (id) => ask("GET", `${table(id)}/review`),
  /** @param {string} id @returns {Promise<import("../types.js").ReviewShown>} */
  beginReview: (id) => ask("POST", `${table(id)}/review`),
  /** The game after the action that a review prefers. @param {string} id @param {number} ply @returns {Promise<Moment>} */
  preferred: (id, ply) => ask("GET", `${table(id)}/review/${ply}`),

  /** @returns {Promise<import("../types.js").PuzzleDays>} today and the days before, the newest first */
  puzzleDays: () => ask("GET", "/api/puzzles/days"),
  /** @param {string} id @returns {Promise<Question>} */
  puzzle: (id) => ask("GET", puzzle(id)),
  /** @param {string} id @param {import("../types.js").Answering} answer
   *  @returns {Promise<Answered>} */
  answerPuzzle: (id, answer) => ask("POST", `${puzzle(id)}/answer`, answer),
  /** @param {string} id @param {string} words @returns {Promise<import("../types.js").Explanation>} */
  explainPuzzle: (id, words) => ask("POST", `${puzzle(id)}/explain`, { words }),
  /** @param {string} id @param {string} words @returns {Promise<import("../types.js").Previewed>} */
  previewPuzzle: (id, words) => ask("POST", `${puzzle(id)}/preview`, { words }),
  /** @param {string} id @returns {Promise<Table>} */
  playPuzzle: (id) => ask("POST", `${puzzle(id)}/play`),

  /** @param {import("../types.js").AnalysisOf} source @returns {Promise<import("../types.js").AnalysisOpened>} */
  openAnalysis: (source) => ask("POST", "/api/analysis", source),
  /** @param {import("../types.js").AnalysisAsked} asked @returns {Promise<import("../types.js").AnalysisShown>} */
  analysisPosition: (asked) => ask("POST", "/api/analysis/position", asked),
  /** @param {import("../types.js").AnalysisWords} asked @returns {Promise<import("../types.js").Explanation>} */
  explainAnalysis: (asked) => ask("POST", "/api/analysis/explain", asked),
  /** @param {import("../types.js").AnalysisWords} asked @returns {Promise<import("../types.js").Previewed>} */
  previewAnalysis: (asked) => ask("POST", "/api/analysis/preview", asked),
  /** @param {import("../types.js").Study} study @returns {Promise<import("../types.js").AnalysisExported>} */
  exportAnalysis: (study) => ask("POST", "/api/analysis/export", study),
  /** What the engine thinks, again and again. @param {import("../types.js").AnalysisThinking} asked
   *  @param {(thought: import("../types.js").Thought) => void} hear @param {AbortSignal} signal */
  think: (asked, hear, signal) => listen("/api/analysis/think", asked, hear, signal),

  /** @param {string} text @returns {Promise<Table>} */
  keepReplay: (text) => ask("POST", "/api/replays", { text }),
};

/** @param {string} id @param {string} [eyes] */
export const replayFile = (id, eyes) => `${table(id)}/replay.txt${eyesQuery(eyes)}`;

/**
 * The picture of a table's board: as it is now, or after some actions.
 *
 * @param {Table} table
 * @param {string} language
 * @param {number} [ply]
 */
export function tablePicture({ id, seq }, language, ply) {
  const query = new URLSearchParams({ lang: language, v: String(seq) });
  if (ply !== undefined) query.set("ply", String(ply));
  return `${table(id)}/picture.png?${query}`;
}

/**
 * A stretch of a game that is over, as a moving picture.
 *
 * @param {string} id
 * @param {string} language
 * @param {{ from: number, to: number }} stretch
 * @returns {Promise<Blob>}
 */
export async function animationOf(id, language, { from, to }) {
  const query = new URLSearchParams({ from: String(from), to: String(to), lang: language });
  const response = await reach(`${table(id)}/animation?${query}`, {});
  if (!response.ok) throw await refusalOf(response);
  return response.blob();
}

/** Everything the server has stored about the guest, as a file. */
export const ownData = "/api/me/export";

/** @param {string} id */
export const qrPicture = (id) => `${table(id)}/qr`;
