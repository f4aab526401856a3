/** The plate of a region: its prey value with its name, and everything that is there, in few rows. */
import { el } from "wolfden/toolkit/svg.js";
import { classes, shifted, use, words } from "wolfden/toolkit/drawing.js";
import { memoize } from "wolfden/toolkit/memoize.js";
import { onStand, seal } from "wolfden/toolkit/packs.js";
import { say } from "wolfden/toolkit/texts.js";
import { fit } from "./fitting.js";
import { widthFor } from "./geometry.js";
import { shapeOf } from "./land.js";
import { attackChance, emblemOf, offeredEmblem } from "./scene.js";
import { textOf } from "./vocabulary.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./fitting.js").Line} Line
 * @typedef {import("./land.js").Shape} Shape
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Region} Region
 * @typedef {{ width: number, height: number, drawing: Tree }} Item  drawn round the origin
 * @typedef {{ isNamed: boolean, rows: Item[][] }} Layout  one way to arrange what a plate shows
 */

/** The height of a line of a name, of a prey value, of one on a coast, and of pieces. */
const [NAME, PREY, COAST, ROW] = [18, 26, 37, 46];
/** Where text has to be large, what is next to it is drawn smaller, and smaller still before a name is left out. */
const TIGHT = [0.78, 0.64, 0.52];
/** The width of a digit of the number of wolves. */
const DIGIT = 12.5;
/** The average width of a character of a name, and the smallest text size of a plate. */
const LETTER = 7.9;
const LEAST_TEXT = 15;
/** Above this text size a warning is only a number: a whole board on a phone. */
const SCARCE = 22;
const ALARM_WIDTH = 100;
const WIDTHS = [250, 150, 90, 60];
/** Stages in which a battle may still come. */
const FIGHTING = new Set(["move", "battle", "roll", "reroll"]);

/**
 * The plate of a region where it fits, as large as it can be. Where text has to be large for the
 * region, its name is broken, and left to be asked for where even that finds no space.
 *
 * @param {Scene} scene
 * @param {Region} region
 * @param {number} textSize  the smallest text size, in units of the board; 0: any
 * @param {Ui} ui
 * @returns {Tree}
 */
export function plate(scene, region, textSize, ui) {
  const { rows, scale, middles } = laidOut(scene, region, textSize, ui);
  return el(
    "g",
    { class: classes("plate", shapeOf(region, widthFor(ui.aspect)).atSea && "at-sea"), "data-plate": region.region },
    ...rows.map((row, place) =>
      el("g", { transform: shifted(middles[place].x, middles[place].y, scale) }, ...spread(row)),
    ),
  );
}

/**
 * The name of the region one points at, where its plate has no space for it.
 *
 * @param {Scene} scene
 * @param {number} textSize
 * @param {Ui} ui
 * @returns {Tree | null}
 */
export function nameTag(scene, textSize, ui) {
  const region = scene.regions.find((one) => `region:${one.region}` === ui.hovered);
  if (!region) return null;
  const { isNamed, scale, middles } = laidOut(scene, region, textSize, ui);
  if (isNamed) return null;
  const name = nameOf(scene, region, ui);
  const width = LETTER * name.length + NAME;
  const { x, y } = middles[0];
  return el(
    "g",
    { class: "name-tag", "data-named": region.region, transform: shifted(x, y - ROW * scale, scale) },
    el("rect", { x: -width / 2, y: -NAME / 2 - 2, width, height: NAME + 4, rx: 7, class: "name-plate" }),
    words(name, 0, 5, "place-name"),
  );
}

/** @param {Scene} scene @param {Region} region @param {Ui} ui */
const nameOf = (scene, { region }, ui) => say(textOf("region_name", region, scene), ui);

/**
 * What a plate shows, its scale, and the position of each of its rows.
 *
 * @param {Scene} scene
 * @param {Region} region
 * @param {number} textSize
 * @param {Ui} ui
 */
function laidOut(scene, region, textSize, ui) {
  const name = nameOf(scene, region, ui);
  const groups = textSize > LEAST_TEXT ? [...TIGHT, TIGHT[0]] : [1, 1];
  const layouts = groups.map((art, place) => {
    const items = itemsOf(scene, region, art, textSize, ui);
    const names = place < groups.length - 1 ? namesOf(name) : [[]];
    return names.flatMap((lines) => arranged(scene, region, lines, items));
  });
  const ends = layouts.map((_group, place) => layouts.slice(0, place + 1).flat().length);
  const all = layouts.flat();
  const lines = all.map(({ rows }) => rows.map(sizeOf));
  const least = Math.ceil((textSize / LEAST_TEXT) * 100) / 100; // scales are written with two digits
  const { layout, ...place } = fitted(shapeOf(region, widthFor(ui.aspect)), region.owner >= 0, lines, least, ends);
  return { ...all[layout], ...place };
}

/** Ways to write a name, best first: in one line, in two. @param {string} name @returns {string[][]} */
const namesOf = (name) => [[name], ...(name.includes(" ") ? [name.split(/ (?=\S+$)/)] : [])];

/**
 * Ways to arrange a plate, best first: the name beside the prey value, above everything else or in one row with it;
 * or line by line above all of it.
 *
 * @param {Scene} scene
 * @param {Region} region
 * @param {string[]} names
 * @param {Item[]} items
 * @returns {Layout[]}
 */
function arranged(scene, region, names, items) {
  const isNamed = names.length > 0;
  const [head, value] = [prey(scene, region, names), prey(scene, region, [])];
  const beside = items.length
    ? [...WIDTHS.map((width) => [[head], ...inRows(items, width)]), [[head, ...items]]]
    : [[[head]]];
  const lines = names.map((name) => [nameLine(name)]);
  const below = isNamed ? WIDTHS.map((width) => [...lines, ...inRows([value, ...items], width)]) : [];
  return [...beside, ...below].map((rows) => ({ isNamed, rows }));
}

/** @param {string} name @returns {Item} */
const nameLine = (name) => ({
  width: LETTER * name.length,
  height: NAME,
  drawing: words(name, 0, 5, "place-name"),
});

/**
 * @type {(shape: Shape, isHeld: boolean, layouts: Line[][], least: number,
 *   ends: number[]) => import("./fitting.js").Fit}
 */
const fitted = memoize(
  ({ held, free, spots, reach }, isHeld, layouts, least, ends) =>
    fit(layouts, spots, isHeld ? held : free, least, ends, reach),
  ({ path }, isHeld, layouts, least) => `${path} ${isHeld} ${least} ${JSON.stringify(layouts)}`,
);

/** @param {Item[]} row */
const sizeOf = (row) => ({ width: widthOf(row), height: Math.max(...row.map(({ height }) => height)) });

/** @param {Item[]} row */
const widthOf = (row) => row.reduce((sum, { width }) => sum + width, 0);

/**
 * Items in rows that are no wider than there is room.
 *
 * @param {Item[]} items
 * @param {number} most
 * @returns {Item[][]}
 */
function inRows(items, most) {
  /** @type {Item[][]} */
  const rows = [[]];
  for (const item of items) {
    const last = rows[rows.length - 1];
    if (last.length && widthOf([...last, item]) > most) rows.push([item]);
    else last.push(item);
  }
  return rows;
}

/**
 * A row of items side by side round the middle.
 *
 * @param {Item[]} row
 */
function spread(row) {
  let x = -widthOf(row) / 2;
  return row.map(({ width, drawing }) => {
    const transform = shifted(x + width / 2, 0);
    x += width;
    return el("g", { transform }, drawing);
  });
}

// What is there.

/**
 * Everything in a region, from left to right.
 *
 * @param {Scene} scene
 * @param {Region} region
 * @param {number} art  the scale of pieces beside text
 * @param {number} textSize
 * @param {Ui} ui
 * @returns {Item[]}
 */
function itemsOf(scene, region, art, textSize, ui) {
  const { owner, wolves, lead, attackers, attackers_lead: led, predators } = region;
  const chance = isFoughtOver(scene, region, ui) ? attackChance(scene, region, ui.chosen) : null;
  return [
    owner >= 0 && wolfPack(emblemOf(scene, owner), owner, wolves, lead, { art, goes: region.region }),
    region.den && den(emblemOf(scene, owner), owner, art),
    attackers > 0 && wolfPack(emblemOf(scene, scene.active), scene.active, attackers, led, { art, attacks: true }),
    predators.length > 0 && predatorGroup(region, art),
    chance !== null && odds(chance, ui),
    region.surplus > 0 && alarm(region.surplus, textSize, ui),
  ].filter((item) => item !== false);
}

/**
 * Whether a battle is due or can be chosen there: only then its odds are of interest.
 *
 * @param {Scene} scene
 * @param {Region} region
 * @param {Ui} ui
 */
function isFoughtOver({ marches, stage }, { region, attackers }, { glowing, marked, hovered }) {
  if (!FIGHTING.has(stage)) return false;
  const target = `region:${region}`;
  const isAimedAt = glowing.has(target) || marked.has(target) || hovered === target;
  return isAimedAt || attackers > 0 || marches.some(({ to }) => to === region);
}

/**
 * The prey value, with waves on a coast and whose start it is, and the name beside it.
 *
 * @param {Scene} scene
 * @param {Region} place
 * @param {string[]} names  its lines
 * @returns {Item}
 */
function prey(scene, place, names) {
  const { region, prey: value, coast } = place;
  const seat = scene.packs.findIndex(({ start }) => start === region);
  const emblem = seat >= 0 ? emblemOf(scene, seat) : offeredEmblem(scene, place);
  const badge = emblem ? 46 : 38;
  const extent = LETTER * Math.max(0, ...names.map(({ length }) => length));
  const x = badge / 2;
  const drawing = el(
    "g",
    { "data-prey": value },
    el(
      "g",
      { transform: shifted(16 - (badge + extent) / 2, coast ? -5 : 0) },
      el("rect", { x: -16, y: -12, width: 32, height: 24, rx: 7, class: "prey-badge" }),
      words(value, 0, 6.4, "prey-value"),
      coast && use("water-coast", { y: 19 }),
      emblem && el("g", { "data-start": seat, transform: shifted(17, -9) }, seal(emblem, 9)),
    ),
    ...names.map((name, line) => words(name, x, NAME * (line - (names.length - 1) / 2) + 5, "place-name")),
  );
  return { width: badge + extent, height: Math.max(NAME * names.length, coast ? COAST : PREY), drawing };
}

/**
 * Wolves of a pack: a running wolf, or its Lead Wolf, with how many there are.
 *
 * @param {string} emblem
 * @param {number} seat
 * @param {number} amount
 * @param {boolean} lead
 * @param {{ art: number, attacks?: boolean, goes?: string }} more  `goes`: the region they may leave
 * @returns {Item}
 */
function wolfPack(emblem, seat, amount, lead, { art, attacks = false, goes }) {
  const [scale, across, height] = lead ? [0.92, 48, 58] : [1.4, 64, 52];
  const shown = attacks ? `⚔ ${amount}` : `${amount}`;
  const [piece, extent] = [across * art, DIGIT * shown.length + 4];
  const width = piece + extent;
  const drawing = el(
    "g",
    {
      class: classes("wolves", attacks && "attackers"),
      "data-owner": seat,
      "data-wolves": amount,
      "data-lead": lead ? 1 : 0,
      "data-goes": goes ? `region:${goes}` : null,
    },
    el(
      "g",
      { transform: shifted((piece - width) / 2, 12 * art, art) },
      ...onStand(lead ? "alpha" : "pack", emblem, scale),
    ),
    words(shown, (width - extent) / 2, 13 * art, classes("amount", art < 1 && "tight")),
  );
  return { width, height: height * art, drawing };
}

/**
 * @param {string} emblem
 * @param {number} seat
 * @param {number} art
 * @returns {Item}
 */
const den = (emblem, seat, art) => ({
  width: 54 * art,
  height: ROW * art,
  drawing: el("g", { "data-den": seat }, use("piece-den", { y: 15 * art, scale: 1.24 * art, class: `pack-${emblem}` })),
});

/**
 * One disc a kind with how many, and what all are worth together.
 *
 * @param {Region} region
 * @param {number} art
 * @returns {Item}
 */
function predatorGroup({ predators, predators_worth: worth }, art) {
  const kinds = [...new Set(predators)];
  const wide = 36 * art * kinds.length;
  const discs = kinds.map((kind, place) => {
    const count = predators.filter((one) => one === kind).length;
    return el(
      "g",
      {
        "data-kind": kind,
        "data-count": count,
        transform: shifted(36 * art * (place + 0.5) - wide / 2 - 4, -2),
      },
      use(`predator-${kind}`, { scale: 0.76 * art }),
      count > 1 && el("circle", { cx: 13 * art, cy: -12 * art, r: 9, class: "beast" }),
      count > 1 && words(count, 13 * art, 4.6 - 12 * art, "count"),
    );
  });
  const value = el(
    "g",
    { transform: shifted(wide / 2 - 5, 13 * art) },
    el("rect", { x: -15, y: -10, width: 30, height: 19, rx: 4, class: "token" }),
    words(worth, 0, 4.5, "worth"),
  );
  return { width: wide + 14, height: 42 * art, drawing: el("g", { "data-worth": worth }, ...discs, value) };
}

/**
 * The chance to win the battle there.
 *
 * @param {number} chance
 * @param {Ui} ui
 * @returns {Item}
 */
const odds = (chance, ui) => ({
  width: 62,
  height: 30,
  drawing: el(
    "g",
    { class: classes("odds", chance >= 50 ? "likely" : "unlikely"), "data-chance": chance },
    el("rect", { x: -29, y: -14, width: 58, height: 26, rx: 13, class: "odds-badge" }),
    words(say({ key: "age-chance", args: { chance } }, ui), 0, 5, "odds-value"),
  ),
});

/**
 * The warning that wolves will starve at the end of the turn; where space is scarce, how many.
 *
 * @param {number} surplus
 * @param {number} textSize
 * @param {Ui} ui
 * @returns {Item}
 */
function alarm(surplus, textSize, ui) {
  const isScarce = textSize > SCARCE;
  const width = isScarce ? ALARM_WIDTH / 2 : ALARM_WIDTH;
  const drawing = el(
    "g",
    { class: "alarm", "data-surplus": surplus },
    el("rect", { x: -width / 2, y: -11, width, height: 21, rx: 5, class: "warning" }),
    words(isScarce ? `−${surplus}` : say({ key: "age-starve", args: { surplus } }, ui), 0, 4.5, "alarm-words"),
  );
  return { width: width + 4, height: 24, drawing };
}
