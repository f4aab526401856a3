/** Requests about the guest of this browser. */
import { request } from "../../lib/request.js";

/** @typedef {import("../../types.js").Code} Code */

/** @returns {Promise<Code>} */
export const createDeviceCode = () => request("POST", "/api/me/device-code");

/** @returns {Promise<Code>} */
export const createRecoveryCode = () => request("POST", "/api/me/recovery-code");

/** @param {string} code @returns {Promise<import("../../types.js").Me>} */
export const moveHere = (code) => request("POST", "/api/devices", { code });

/** @returns {Promise<null>} */
export const deleteMe = () => request("DELETE", "/api/me");

/**
 * @param {string} [next]  where an earlier answer said that there are more
 * @returns {Promise<import("../../types.js").TableList>}
 */
export const fetchMyTables = (next) => request("GET", next || "/api/me/tables");

/** Everything the server has stored about the guest, as a file. */
export const exportPath = "/api/me/export";
