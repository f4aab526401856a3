/** Requests about groups. */
import { path, request } from "../../lib/request.js";

/** @typedef {import("../../types.js").GroupShown} GroupShown */

/** @returns {Promise<import("../../types.js").GroupList>} */
export const fetchGroups = () => request("GET", "/api/me/groups");

/** @param {string} name @returns {Promise<GroupShown>} */
export const createGroup = (name) => request("POST", "/api/groups", { name });

/** @param {string} id @param {string} [invite] @returns {Promise<GroupShown>} */
export const fetchGroup = (id, invite = "") => request("GET", path`/api/groups/${id}?invite=${invite}`);

/** @param {string} id @returns {Promise<import("../../types.js").TournamentListed[]>} */
export const fetchTournaments = (id) => request("GET", path`/api/groups/${id}/tournaments`);

/** @param {string} id @param {string} invite @returns {Promise<GroupShown>} */
export const joinGroup = (id, invite) => request("POST", path`/api/groups/${id}/join`, { invite });

/** @param {string} id @param {string} guest @returns {Promise<null>} */
export const removeMember = (id, guest) => request("DELETE", path`/api/groups/${id}/members/${guest}`);

/** @param {string} id @returns {Promise<null>} */
export const deleteGroup = (id) => request("DELETE", path`/api/groups/${id}`);
