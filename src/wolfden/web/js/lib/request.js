/** Requests to the server: JSON in both directions, every failure as a `WireError`. */

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

/** An error with a stable code; `offline` if the server could not be reached. */
export class WireError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {{ rule?: string, key?: string, facts?: Record<string, Fact>, request?: string }} [more]
   *   the rule that forbids it; the key of its text and the facts in it; its id in the log of the server
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
 * Send a request and return its answer.
 *
 * @template Answer
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<Answer>}
 */
export async function request(method, path, body) {
  const response = await send(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw await errorOf(response);
  const answer = response.status === 204 ? null : await response.json().catch(() => null);
  return answer;
}

/** @param {Response} response */
async function errorOf(response) {
  const answer = await response.json().catch(() => null);
  if (answer?.code === "door_closed") location.reload(); // its page lets in again
  return new WireError(answer?.code ?? "failed", answer?.message ?? "", answer ?? {});
}

/**
 * Send a request whose answer is a stream of lines of JSON; the signal ends it.
 *
 * @template Answer
 * @param {string} path
 * @param {unknown} body
 * @param {(answer: Answer) => void} receive
 * @param {AbortSignal} signal
 */
export async function stream(path, body, receive, signal) {
  const headers = { "Content-Type": "application/json" };
  const response = await send(path, { method: "POST", headers, body: JSON.stringify(body), signal });
  if (!response.ok || !response.body) throw await errorOf(response);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) receive(JSON.parse(line));
  }
}

/**
 * @param {string} path
 * @param {RequestInit} options
 */
async function send(path, options) {
  try {
    return await fetch(path, options);
  } catch {
    throw new WireError("offline", "");
  }
}

/**
 * The file at a path.
 *
 * @param {string} path
 * @returns {Promise<Blob>}
 */
export async function fetchFile(path) {
  const response = await send(path, {});
  if (!response.ok) throw await errorOf(response);
  return response.blob();
}

/**
 * A path in which the inserted values are encoded.
 *
 * @param {TemplateStringsArray} parts
 * @param {...(string | number)} values
 */
export const path = (parts, ...values) => String.raw({ raw: parts }, ...values.map(encodeURIComponent));

/** A query, or "" without values. @param {Record<string, string | number | undefined>} values */
export function query(values) {
  const known = Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  const text = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
