/** Requests about replays. */
import { path, query, request } from "../../lib/request.js";

/** @typedef {import("../../types.js").TableShown} Table */

/** @param {string} id @param {string} [eyes] @returns {Promise<import("../../types.js").Replay>} */
export const fetchReplay = (id, eyes) => request("GET", path`/api/tables/${id}/replay` + query({ eyes }));

/**
 * @param {string} id
 * @param {number} ply
 * @param {string} [eyes]
 * @returns {Promise<import("../../types.js").Moment>}
 */
export const fetchMoment = (id, ply, eyes) => request("GET", path`/api/tables/${id}/replay/${ply}` + query({ eyes }));

/**
 * @param {string} id
 * @param {number} ply
 * @param {import("../../types.js").SeatPlan[]} seats
 * @returns {Promise<Table>}
 */
export const forkGame = (id, ply, seats) => request("POST", path`/api/tables/${id}/fork`, { ply, seats });

/** @param {string} text @returns {Promise<Table>} */
export const storeReplay = (text) => request("POST", "/api/replays", { text });

/** @param {string} id @param {string} [eyes] */
export const replayFile = (id, eyes) => path`/api/tables/${id}/replay.txt` + query({ eyes });
