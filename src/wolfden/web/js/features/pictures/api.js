/** Pictures that the server draws. */
import { fetchFile, path, query } from "../../lib/request.js";

/**
 * The picture of the board of a table: as it is now, or after some actions.
 *
 * @param {import("../../types.js").TableShown} table
 * @param {string} language
 * @param {number} [ply]
 */
export const picturePath = ({ id, seq }, language, ply) =>
  path`/api/tables/${id}/picture.png` + query({ lang: language, v: seq, ply });

/**
 * Fetch a part of a finished game as an animation.
 *
 * @param {string} id
 * @param {string} language
 * @param {{ from: number, to: number }} part
 */
export const fetchAnimation = (id, language, { from, to }) =>
  fetchFile(path`/api/tables/${id}/animation` + query({ from, to, lang: language }));
