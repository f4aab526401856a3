/** Words, targets and numbers as the page hands them on. */

/**
 * Kind and id of a target such as `hex:c4`; a word of an action has no kind.
 *
 * @param {string} thing
 * @returns {[kind: string, id: string]}
 */
export function splitTarget(thing) {
  const colon = thing.indexOf(":");
  return colon < 0 ? ["", thing] : [thing.slice(0, colon), thing.slice(colon + 1)];
}

/** A word that names a place, without its sign. @param {string} word */
export const placeOf = (word) => word.replace(/^[@>]/, "");

/** A share of one in percent. @param {number} share */
export const percent = (share) => Math.round(100 * share);
