/** A study on the page: a position and lines from it, and how trying an action changes them. Pure. */

/**
 * @typedef {import("../../types.js").Study} Study
 * @typedef {import("../../types.js").Branch} Branch
 * @typedef {import("../../types.js").Move} Move
 * @typedef {object} Place  a moment of a study
 * @property {number} line  -1: the position itself
 * @property {number} after  how many actions along the line came before
 */

/** @type {Place} */
export const START = { line: -1, after: 0 };
const MOST_BRANCHES = 60;
const MOST_MOVES = 2000;

/**
 * The actions along a line, from the position on.
 *
 * @param {Study} study
 * @param {number} line
 * @returns {Move[]}
 */
export function movesOf(study, line) {
  const branch = study.lines[line];
  if (!branch) return [];
  return [...movesOf(study, branch.parent).slice(0, branch.after), ...branch.moves];
}

/** @param {Study} study @param {Place} place @returns {Move[]} what led to a moment */
export const pathOf = (study, { line, after }) => movesOf(study, line).slice(0, after);

/** @param {Study} study @param {number} line */
export function lengthOf(study, line) {
  const branch = study.lines[line];
  return branch ? branch.after + branch.moves.length : 0;
}

/**
 * The moment one action further along the line; null at its end.
 *
 * @param {Study} study
 * @param {Place} place
 * @returns {Place | null}
 */
export function next(study, { line, after }) {
  const along = line < 0 && study.lines.length > 0 ? 0 : line;
  return after < lengthOf(study, along) ? { line: along, after: after + 1 } : null;
}

/** @param {Place} place @returns {Place | null} the moment one action before; null at the position */
export const previous = ({ line, after }) => (after > 0 ? { line, after: after - 1 } : null);

/** @param {Move} one @param {Move | undefined} other */
const isSame = (one, other) => one.seat === other?.seat && one.action === other.action;

/** A name for what led to a moment: the same for the same actions. @param {Move[]} path */
export const keyOf = (path) => path.map(({ seat, action }) => `${seat} ${action}`).join("\n");

/**
 * Try an action: along a line that has it, at the end of this line, or in a new one.
 *
 * @param {Study} study
 * @param {Place} place
 * @param {Move} move
 * @returns {{ study: Study, place: Place } | null}  null: the study is full
 */
export function played(study, place, move) {
  const path = pathOf(study, place);
  const found = lineWith(study, place, [...path, move]);
  const after = path.length + 1;
  if (found >= 0) return { study, place: { line: found, after } };
  const isEnd = place.line >= 0 && path.length === lengthOf(study, place.line);
  const count = study.lines.reduce((sum, { moves }) => sum + moves.length, 0);
  if (count >= MOST_MOVES || (!isEnd && study.lines.length >= MOST_BRANCHES)) return null;
  const lines = study.lines.map((branch, line) =>
    isEnd && line === place.line ? { ...branch, moves: [...branch.moves, move] } : branch,
  );
  if (isEnd) return { study: { ...study, lines }, place: { line: place.line, after } };
  const parent = ownerOf(study, place);
  const branch = { moves: [move], name: "", parent, after: path.length };
  return { study: { ...study, lines: [...lines, branch] }, place: { line: lines.length, after } };
}

/**
 * A line that begins with some actions, this one first; -1: there is none.
 *
 * @param {Study} study
 * @param {Place} place
 * @param {Move[]} path
 */
function lineWith(study, place, path) {
  const fits = (/** @type {number} */ line) => {
    const moves = movesOf(study, line);
    return path.every((move, index) => isSame(move, moves[index]));
  };
  return fits(place.line) ? place.line : study.lines.findIndex((_, line) => fits(line));
}

/** The line that a moment belongs to. @param {Study} study @param {Place} place @returns {number} */
function ownerOf(study, { line, after }) {
  const branch = study.lines[line];
  return branch && after <= branch.after ? ownerOf(study, { line: branch.parent, after }) : line;
}

/** @param {Study} study @param {number} line @param {string} name @returns {Study} */
export const renamed = (study, line, name) => ({
  ...study,
  lines: study.lines.map((branch, number) => (number === line ? { ...branch, name } : branch)),
});

/**
 * A study without a line and all that leave it.
 *
 * @param {Study} study
 * @param {number} line
 * @returns {Study}
 */
export function without(study, line) {
  /** @type {Map<number, number>} the numbers of the lines that stay, old to new */
  const kept = new Map([[-1, -1]]);
  /** @type {Branch[]} */
  const lines = [];
  study.lines.forEach((branch, number) => {
    const parent = kept.get(branch.parent);
    if (number === line || parent === undefined) return;
    kept.set(number, lines.length);
    lines.push({ ...branch, parent });
  });
  return { ...study, lines };
}

/**
 * How many lines a line is away from the position: what it is indented by.
 *
 * @param {Study} study
 * @param {number} line
 * @returns {number}
 */
export const depthOf = (study, line) =>
  study.lines[line].parent < 0 ? 0 : 1 + depthOf(study, study.lines[line].parent);
