/** Requests about other players. */
import { path, request } from "../../lib/request.js";

/** @typedef {import("../../types.js").TableShown} Table */

/** @returns {Promise<import("../../types.js").PeopleList>} */
export const fetchPeople = () => request("GET", "/api/me/people");

/** @param {string} id @returns {Promise<import("../../types.js").PlayerShown>} */
export const fetchPlayer = (id) => request("GET", path`/api/players/${id}`);

/** @param {string} id @param {string} title @returns {Promise<Table>} */
export const invitePlayer = (id, title) => request("POST", path`/api/players/${id}/invite`, { title });

/** @param {import("../../types.js").NewPairing} wanted @returns {Promise<Table>} */
export const requestPairing = (wanted) => request("POST", "/api/pairings", wanted);

/** @param {string} id @param {import("../../types.js").NewReport} about @returns {Promise<null>} */
export const reportGuest = (id, about) => request("POST", path`/api/tables/${id}/reports`, about);
