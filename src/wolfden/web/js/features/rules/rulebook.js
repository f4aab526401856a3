/**
 * The rules of a title as numbered texts: which there are, finding them, and how a text is laid out.
 * Pure: the keys of the section `rules` of a title's English texts are the list of rules, there is no other list.
 *
 * @typedef {object} Rule
 * @property {string} number  such as `W6.4`
 * @property {string} key  its text, `rule-w6-4`
 * @property {string} ruling  the key of the note on editions and how we read them, or ""
 * @property {string} rebuilt  the key of the note on what is our own reconstruction, or ""
 * @typedef {object} Chapter
 * @property {string} number  such as `W6`
 * @property {string} key  its heading, `rule-w6`
 * @property {string} intro  the key of what holds for the whole chapter, or ""
 * @property {Rule[]} rules
 * @typedef {{ rows: string[][] }} Grid  the first row is the heading
 * @typedef {{ text: string } | Grid} Block
 * @typedef {{ text: string, number: string }} Piece  a stretch of text; a rule it names, or ""
 */

const KEY = /^rule-([a-z]\d+)(?:-(\d+))?(?:-(intro|ruling|rebuilt))?$/;
const NUMBER = /(?<![\p{L}\d])([A-Z]\d+(?:\.\d+)?)/u;

/**
 * The chapters of a title, in the order of its texts.
 *
 * @param {string[]} keys  of its English file
 * @returns {Chapter[]}
 */
export function chaptersOf(keys) {
  const known = new Set(keys);
  const noted = (/** @type {string} */ key) => (known.has(key) ? key : "");
  /** @type {Chapter[]} */
  const chapters = [];
  for (const key of keys) {
    const [, chapter, rule, note] = KEY.exec(key) ?? [];
    if (!chapter || note) continue;
    const number = chapter.toUpperCase();
    if (rule) {
      const place = chapters.find((one) => one.number === number);
      const notes = { ruling: noted(`${key}-ruling`), rebuilt: noted(`${key}-rebuilt`) };
      place?.rules.push({ number: `${number}.${rule}`, key, ...notes });
    } else chapters.push({ number, key, intro: noted(`${key}-intro`), rules: [] });
  }
  return chapters;
}

/**
 * What of the rules answers a question: by number (`w6`, `6.4`), or by words, all of which a rule
 * has to contain. A chapter whose heading answers is there as a whole.
 *
 * @param {Chapter[]} chapters
 * @param {string} question
 * @param {(key: string) => string} say
 * @returns {Chapter[]}
 */
export function found(chapters, question, say) {
  const words = plain(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  const [first] = words;
  if (words.length === 1 && /^[a-z]?\d+\.?\d*$/.test(first)) return numbered(chapters, first);
  const hasAll = (/** @type {string[]} */ keys) => {
    const text = plain(keys.filter(Boolean).map(say).join(" "));
    return words.every((word) => text.includes(word));
  };
  return narrowed(
    chapters,
    ({ key, intro }) => hasAll([key, intro]),
    ({ key, ruling, rebuilt }) => hasAll([key, ruling, rebuilt]),
  );
}

/**
 * @param {Chapter[]} chapters
 * @param {string} wanted
 */
function numbered(chapters, wanted) {
  const bare = wanted.replace(/^[a-z]/, "").replace(/\.$/, "");
  const rest = (/** @type {string} */ number) => number.slice(1);
  return narrowed(
    chapters,
    ({ number }) => rest(number) === bare,
    ({ number }) => (bare.includes(".") ? rest(number) === bare : false),
  );
}

/**
 * @param {Chapter[]} chapters
 * @param {(chapter: Chapter) => boolean} isChapter
 * @param {(rule: Rule) => boolean} isRule
 */
const narrowed = (chapters, isChapter, isRule) =>
  chapters
    .map((chapter) => (isChapter(chapter) ? chapter : { ...chapter, rules: chapter.rules.filter(isRule) }))
    .filter((chapter) => isChapter(chapter) || chapter.rules.length > 0);

/** Without capitals and accents, so that one need not type them. @param {string} text */
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * A text as paragraphs and tables: an empty line begins a paragraph, a line that begins with `|` is
 * a row. Other line ends mean nothing.
 *
 * @param {string} text
 * @returns {Block[]}
 */
export function blocksOf(text) {
  /** @type {Block[]} */
  const blocks = [];
  let isOpen = false;
  for (const line of text.split("\n").map((one) => one.trim())) {
    const last = blocks.at(-1);
    if (line.startsWith("|")) {
      const cells = line
        .slice(1)
        .split("|")
        .map((cell) => cell.trim());
      if (last && "rows" in last) last.rows.push(cells);
      else blocks.push({ rows: [cells] });
      isOpen = false;
    } else if (line === "") isOpen = false;
    else if (isOpen && last && "text" in last) last.text += ` ${line}`;
    else {
      blocks.push({ text: line });
      isOpen = true;
    }
  }
  return blocks;
}

/**
 * A text cut where it names a rule, so that the name can be a link.
 *
 * @param {string} text
 * @returns {Piece[]}
 */
export const piecesOf = (text) =>
  text
    .split(NUMBER)
    .map((part, place) => ({ text: part, number: place % 2 === 1 ? part : "" }))
    .filter(({ text: part }) => part !== "");

/**
 * A drawing seen through a window round some places; as a whole if there are none.
 *
 * @param {import("../../toolkit/svg.js").Tree} tree
 * @param {{ x: number, y: number }[]} places
 * @param {number} margin
 * @returns {import("../../toolkit/svg.js").Tree}
 */
export function cropped(tree, places, margin) {
  if (places.length === 0) return tree;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [width, height] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  const viewBox = [left, top, width, height].map(Math.round).join(" ");
  return { ...tree, attributes: { ...tree.attributes, viewBox } };
}
