/** Requests about tournaments. */
import { path, request } from "../../lib/request.js";

/** @typedef {import("../../types.js").TournamentShown} TournamentShown */

/** @returns {Promise<import("../../types.js").TournamentList>} */
export const fetchTournaments = () => request("GET", "/api/tournaments");

/** @param {import("../../types.js").NewTournament} wanted @returns {Promise<TournamentShown>} */
export const createTournament = (wanted) => request("POST", "/api/tournaments", wanted);

/** @param {string} id @param {string} [invite] @returns {Promise<TournamentShown>} */
export const fetchTournament = (id, invite = "") => request("GET", path`/api/tournaments/${id}?invite=${invite}`);

/** @param {string} id @param {string} invite @returns {Promise<TournamentShown>} */
export const joinTournament = (id, invite) => request("POST", path`/api/tournaments/${id}/join`, { invite });

/** @param {string} id @returns {Promise<TournamentShown>} */
export const leaveTournament = (id) => request("POST", path`/api/tournaments/${id}/leave`);

/** @param {string} id @returns {Promise<TournamentShown>} */
export const startTournament = (id) => request("POST", path`/api/tournaments/${id}/start`);

/** @param {string} id @param {boolean} last @returns {Promise<TournamentShown>} */
export const endRound = (id, last) => request("POST", path`/api/tournaments/${id}/end-round`, { last });

/** @param {string} id @param {string} guest @returns {Promise<null>} */
export const removePlayer = (id, guest) => request("DELETE", path`/api/tournaments/${id}/players/${guest}`);

/** @param {string} id @returns {Promise<null>} */
export const deleteTournament = (id) => request("DELETE", path`/api/tournaments/${id}`);
