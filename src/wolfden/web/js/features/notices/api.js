/** Requests about games that await a move, and about pushes. */
import { path, request } from "../../lib/request.js";

/** @returns {Promise<import("../../types.js").TurnList>} */
export const fetchTurns = () => request("GET", "/api/me/turns");

/** @param {import("../../types.js").NewPush} push @returns {Promise<null>} */
export const addPush = (push) => request("POST", "/api/me/pushes", push);

/** @param {string} endpoint @returns {Promise<null>} */
export const removePush = (endpoint) => request("DELETE", path`/api/me/pushes?endpoint=${endpoint}`);
