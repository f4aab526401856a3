/** The plate of a region: its name, its prey value and everything that is there, in few rows. */
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
 * @typedef {{ width: number, drawing: Tree }} Item  drawn round the origin, this wide
 */

const NAME = 19;
const ROW = 40;
/** Where text has to be large, what is next to it is drawn smaller. */
const TIGHT = 0.78;
const ALARM = 23;
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
  const { names, rows, scale, middles } = laidOut(scene, region, textSize, ui);
  const last = middles[middles.length - 1];
  return el(
    "g",
    { class: classes("plate", shapeOf(region, widthFor(ui.aspect)).atSea && "at-sea"), "data-plate": region.region },
    ...names.map((name, place) => at(middles[place], scale, words(name, 0, 5, "place-name"))),
    ...rows.map((row, place) => at(middles[names.length + place], scale, ...spread(row))),
    region.surplus > 0 && at(last, scale, alarm(region.surplus, textSize, ui)),
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
  const { names, scale, middles } = laidOut(scene, region, textSize, ui);
  if (names.length > 0) return null;
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
 * What a plate shows, its scale, and the position of each of its lines.
 *
 * @param {Scene} scene
 * @param {Region} region
 * @param {number} textSize
 * @param {Ui} ui
 */
function laidOut(scene, region, textSize, ui) {
  const art = artFor(textSize);
  const items = itemsOf(scene, region, art, ui);
  const layouts = namesOf(nameOf(scene, region, ui), textSize).flatMap((names) =>
    WIDTHS.map((width) => ({ names, rows: inRows(items, width) })),
  );
  const lines = layouts.map(({ names, rows }) => linesOf(names, rows, textSize, region));
  const whole = layouts.filter(({ names }) => names.length > 0).length;
  const least = Math.ceil((textSize / LEAST_TEXT) * 100) / 100; // scales are written with two digits
  const { layout, ...place } = fitted(shapeOf(region, widthFor(ui.aspect)), region.owner >= 0, lines, least, whole);
  return { ...layouts[layout], ...place };
}

/** The scale of pieces next to text that may need most of the space. @param {number} textSize */
const artFor = (textSize) => (textSize > LEAST_TEXT ? TIGHT : 1);

/**
 * Ways to write a name, best first: in one line, in two, not at all.
 *
 * @param {string} name
 * @param {number} textSize
 * @returns {string[][]}
 */
function namesOf(name, textSize) {
  if (!textSize) return [[name]];
  const parts = name.split(" ");
  return [[name], ...(parts.length === 2 ? [parts] : []), []];
}

/**
 * @param {import("./geometry.js").Point} place
 * @param {number} scale
 * @param {...Tree} drawing
 */
const at = ({ x, y }, scale, ...drawing) => el("g", { transform: shifted(x, y, scale) }, ...drawing);

/**
 * @type {(shape: Shape, isHeld: boolean, layouts: Line[][], least: number,
 *   whole: number) => import("./fitting.js").Fit}
 */
const fitted = memoize(
  ({ held, free, spots, reach }, isHeld, layouts, least, whole) =>
    fit(layouts, spots, isHeld ? held : free, least, whole, reach),
  ({ path }, isHeld, layouts, least) => `${path} ${isHeld} ${least} ${JSON.stringify(layouts)}`,
);

/**
 * What each line of a plate takes up: the name, the rows, the warning.
 *
 * @param {string[]} names
 * @param {Item[][]} rows
 * @param {number} textSize
 * @param {Region} region
 */
const linesOf = (names, rows, textSize, region) => [
  ...names.map((name) => ({ width: LETTER * name.length, height: NAME })),
  ...rows.map((row) => ({ width: widthOf(row), height: ROW * artFor(textSize) })),
  ...(region.surplus ? [{ width: alarmWidth(textSize), height: ALARM }] : []),
];

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
 * @param {Ui} ui
 * @returns {Item[]}
 */
function itemsOf(scene, region, art, ui) {
  const { owner, wolves, lead, attackers, attackers_lead: led, predators } = region;
  const chance = isFoughtOver(scene, region, ui) ? attackChance(scene, region, ui.chosen) : null;
  return [
    prey(scene, region),
    owner >= 0 && wolfPack(emblemOf(scene, owner), owner, wolves, lead, { art, goes: region.region }),
    region.den && den(emblemOf(scene, owner), owner, art),
    attackers > 0 && wolfPack(emblemOf(scene, scene.active), scene.active, attackers, led, { art, attacks: true }),
    predators.length > 0 && predatorGroup(region, art),
    chance !== null && odds(chance, ui),
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
 * The prey value, below it waves if there is a coast, beside it whose start it is.
 *
 * @param {Scene} scene
 * @param {Region} place
 * @returns {Item}
 */
function prey(scene, place) {
  const { region, prey: value, coast } = place;
  const seat = scene.packs.findIndex(({ start }) => start === region);
  const emblem = seat >= 0 ? emblemOf(scene, seat) : offeredEmblem(scene, place);
  const drawing = el(
    "g",
    { "data-prey": value },
    el("rect", { x: -16, y: -15, width: 32, height: 24, rx: 7, class: "prey-badge" }),
    words(value, 0, 3.4, "prey-value"),
    coast && use("water-coast", { y: 16 }),
    emblem && el("g", { "data-start": seat, transform: shifted(17, -12) }, seal(emblem, 9)),
  );
  return { width: emblem ? 46 : 40, drawing };
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
  const piece = onStand(lead ? "alpha" : "pack", emblem, lead ? 0.82 : 1.12);
  const drawing = el(
    "g",
    {
      class: classes("wolves", attacks && "attackers"),
      "data-owner": seat,
      "data-wolves": amount,
      "data-lead": lead ? 1 : 0,
      "data-goes": goes ? `region:${goes}` : null,
    },
    el("g", { transform: shifted(-19 * art, 13 * art, art) }, ...piece),
    words(attacks ? `⚔ ${amount}` : amount, attacks ? 28 : 25 * art, 13 * art, classes("amount", art < 1 && "tight")),
  );
  return { width: attacks ? 112 : 84 * art, drawing };
}

/**
 * @param {string} emblem
 * @param {number} seat
 * @param {number} art
 * @returns {Item}
 */
const den = (emblem, seat, art) => ({
  width: 43 * art,
  drawing: el("g", { "data-den": seat }, use("piece-den", { y: 15 * art, scale: 0.98 * art, class: `pack-${emblem}` })),
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
  return { width: wide + 14, drawing: el("g", { "data-worth": worth }, ...discs, value) };
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
  drawing: el(
    "g",
    { class: classes("odds", chance >= 50 ? "likely" : "unlikely"), "data-chance": chance },
    el("rect", { x: -29, y: -14, width: 58, height: 26, rx: 13, class: "odds-badge" }),
    words(say({ key: "age-chance", args: { chance } }, ui), 0, 5, "odds-value"),
  ),
});

/** @param {number} textSize */
const alarmWidth = (textSize) => (textSize > SCARCE ? ALARM_WIDTH / 2 : ALARM_WIDTH);

/**
 * The warning that wolves will starve at the end of the turn; where space is scarce, how many.
 *
 * @param {number} surplus
 * @param {number} textSize
 * @param {Ui} ui
 */
const alarm = (surplus, textSize, ui) =>
  el(
    "g",
    { class: "alarm", "data-surplus": surplus },
    el("rect", {
      x: -alarmWidth(textSize) / 2,
      y: -11,
      width: alarmWidth(textSize),
      height: 21,
      rx: 5,
      class: "warning",
    }),
    words(textSize > SCARCE ? `−${surplus}` : say({ key: "age-starve", args: { surplus } }, ui), 0, 4.5, "alarm-words"),
  );
