/** Requests about tables. */
import { path, request } from "../lib/request.js";

/**
 * @typedef {import("../types.js").TableShown} Table
 * @typedef {import("../types.js").Invite} Invite
 */

/** @param {import("../types.js").NewTable} plan @returns {Promise<Table>} */
export const createTable = (plan) => request("POST", "/api/tables", plan);

/** @param {string} id @returns {Promise<Table>} */
export const fetchTable = (id) => request("GET", path`/api/tables/${id}`);

/** @param {string} id @param {import("../types.js").Joining} [how] @returns {Promise<Table>} */
export const joinTable = (id, how = {}) => request("POST", path`/api/tables/${id}/join`, how);

/** @param {string} id @returns {Promise<Table>} */
export const leaveTable = (id) => request("POST", path`/api/tables/${id}/leave`);

/** @param {string} id @param {number} seat @param {import("../types.js").SeatPlan} plan @returns {Promise<Table>} */
export const planSeat = (id, seat, plan) => request("PUT", path`/api/tables/${id}/seats/${seat}`, plan);

/** @param {string} id @param {number} seat @returns {Promise<Invite>} */
export const fetchInvite = (id, seat) => request("GET", path`/api/tables/${id}/seats/${seat}/invite`);

/** @param {string} id @param {string} [fill] @returns {Promise<Table>} */
export const startTable = (id, fill) => request("POST", path`/api/tables/${id}/start`, fill ? { fill } : {});

/**
 * @param {string} id
 * @param {number} seat
 * @param {import("../types.js").HandingOver["to"]} to
 * @returns {Promise<Table | Invite>}
 */
export const handOver = (id, seat, to) => request("POST", path`/api/tables/${id}/seats/${seat}/hand-over`, { to });

/** @param {string} id @param {number} seat @returns {Promise<Table>} */
export const takeBack = (id, seat) => request("POST", path`/api/tables/${id}/seats/${seat}/take-back`);

/** @param {string} id @param {number} seat @returns {Promise<Table>} */
export const resign = (id, seat) => request("POST", path`/api/tables/${id}/seats/${seat}/resign`);

/** @param {string} id @param {boolean} yes @returns {Promise<Table>} */
export const abandon = (id, yes) => request("POST", path`/api/tables/${id}/abandon`, { yes });

/** @param {string} id @returns {Promise<Table>} */
export const offerRematch = (id) => request("POST", path`/api/tables/${id}/rematch`);

/** The QR code of the link to a table. @param {string} id */
export const qrPicture = (id) => path`/api/tables/${id}/qr`;
