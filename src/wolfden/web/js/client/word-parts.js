/**
 * Words of several parts, put together by tapping one thing after the other: the tiles of a payment.
 * Pure.
 *
 * @typedef {Map<string, string[]>} Wholes  words that may come next, with the targets each is made of
 */

/**
 * Whether some things are among others, each as often.
 *
 * @param {string[]} some
 * @param {string[]} all
 */
function areAmong(some, all) {
  const left = [...all];
  return some.every((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/**
 * The things that can be tapped next, those already taken included: they can be put back.
 *
 * @param {Wholes} wholes
 * @param {string[]} taken
 * @returns {Set<string>}
 */
export function openParts(wholes, taken) {
  const all = new Set([...wholes.values()].flat());
  const open = [...all].filter(
    (one) => taken.includes(one) || [...wholes.values()].some((parts) => areAmong([...taken, one], parts)),
  );
  return new Set(open);
}

/**
 * Take a thing, or put it back; once what is taken makes a word, that word is chosen.
 *
 * @param {Wholes} wholes
 * @param {string[]} taken
 * @param {string} target
 * @returns {{ taken: string[], word: string }}  the word, or ""
 */
export function tapPart(wholes, taken, target) {
  const more = [...taken, target];
  const fits = [...wholes].filter(([, parts]) => areAmong(more, parts));
  if (fits.length === 0) return { taken: taken.filter((one) => one !== target), word: "" };
  const word = fits.find(([, parts]) => parts.length === more.length)?.[0] ?? "";
  return { taken: word ? [] : more, word };
}
