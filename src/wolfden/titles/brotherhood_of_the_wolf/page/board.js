/** The map of Brotherhood of the Wolf: roads, villages, hamlets, and who and what is there. */
import { el } from "wolfden/toolkit/svg.js";
import { boardFrame, classes, disc, minTextSize, path, shifted, target, use, words } from "wolfden/toolkit/drawing.js";
import { bow, layer, trailLayer } from "wolfden/toolkit/layers.js";
import { say } from "wolfden/toolkit/texts.js";
import { frameFor, LARGEST_HAMLET_TEXT, LARGEST_VILLAGE_TEXT, layout, nameLines } from "./layout.js";
import { landscape, painting } from "./landscape.js";
import { relief } from "./relief.js";
import { leaguesFrom, spaceAt, trailOf } from "./scene.js";
import { SPACES_HEIGHT, spaces } from "./status.js";
import { pieceRow, traceSign } from "./symbols.js";
import { textOf } from "./vocabulary.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./layout.js").Point} Point
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Place} Place
 * @typedef {import("./types.js").Space} Space
 */

export { painting };

const MARGIN = 4;

/**
 * @param {Scene} scene
 * @param {Ui} ui
 * @returns {Tree}
 */
export function board(scene, ui) {
  const frame = frameFor(ui.aspect);
  const { points, roads } = mapOf(scene, ui);
  const at = (/** @type {string} */ id) => points.get(id) ?? { x: 0, y: 0 };
  const textSize = minTextSize(boxFor(frame), ui);
  const targets = new Map(places(scene, ui).map(({ id, x, y }) => [id, { x, y }]));
  return boardFrame(
    classes(
      "brotherhood-board",
      `in-${scene.season}`,
      ui.land && "is-painted",
      textSize > LARGEST_VILLAGE_TEXT && "far",
      textSize > LARGEST_HAMLET_TEXT && "middling",
    ),
    { ...boxFor(frame), textSize },
    say(textOf("table", scene), ui),
    spaces(scene, frame.width, textSize, ui),
    landscape(scene, frame, minTextSize(boxFor(frame), { ...ui, zoom: 1 }), ui.land),
    el("g", { class: "roads" }, path(roads.join(""), "road-edge"), path(roads.join(""), "road")),
    trail(scene, at),
    trailLayer(ui.marks ?? {}, targets),
    el("g", { class: "panes" }, ...scene.places.map((place) => pane(scene, place, at(place.id), ui))),
    el("g", { class: "places still" }, ...scene.places.map((place) => spot(scene, place, at(place.id), ui))),
    el("g", { class: "figures" }, ...scene.places.flatMap((place) => pieceRow(scene, place, at(place.id), ui))),
    layer(ui.marks ?? {}, targets),
  );
}

/**
 * What takes long to work out about a map: where everything is, then the land.
 *
 * @param {Scene} scene
 * @param {Ui} ui
 */
export function* preparation(scene, ui) {
  const frame = frameFor(ui.aspect);
  yield mapOf(scene, ui);
  yield relief(scene.places, scene.roads, frame, minTextSize(boxFor(frame), { ...ui, zoom: 1 }));
}

/** All that is drawn for a frame. @param {import("./layout.js").Frame} frame */
const boxFor = ({ width, height }) => ({
  x: -MARGIN,
  y: -SPACES_HEIGHT - MARGIN,
  width: width + 2 * MARGIN,
  height: height + SPACES_HEIGHT + 2 * MARGIN,
});

/**
 * The positions of everything, which are the same at any zoom.
 *
 * @param {Scene} scene
 * @param {Partial<Pick<Ui, "aspect" | "space" | "textSize">>} ui
 */
function mapOf(scene, ui) {
  const frame = frameFor(ui.aspect);
  return layout(scene.places, scene.roads, frame, minTextSize(boxFor(frame), { ...ui, zoom: 1 }));
}

/**
 * The middles of everything one can point at on the map.
 *
 * @param {Scene} scene
 * @param {Partial<Pick<Ui, "aspect" | "space" | "textSize">>} [ui]
 * @returns {{ id: string, x: number, y: number }[]}
 */
export const places = (scene, ui = {}) =>
  [...mapOf(scene, ui).points].map(([id, point]) => ({
    id: `village:${id}`,
    ...point,
  }));

/**
 * The way the Beast is known to have gone, from card to card.
 *
 * @param {Scene} scene
 * @param {(id: string) => Point} at
 */
function trail(scene, at) {
  const villages = trailOf(scene);
  return el(
    "g",
    { class: "trail" },
    ...villages.slice(1).map((village, place) =>
      path(bow(at(villages[place]), at(village), 0.12, 0.88), "trail-way", {
        "marker-end": "url(#arrow-head)",
      }),
    ),
  );
}

// Places.

/**
 * The pane of a village or a hamlet, which answers to pointers for everything there.
 *
 * @param {Scene} scene
 * @param {Place} place
 * @param {Point} point
 * @param {Ui} ui
 */
function pane(scene, place, point, ui) {
  const attributes = { class: "place", key: place.id, transform: shifted(point.x, point.y) };
  const label = say(textOf("place", place.id, scene), ui);
  return target(`village:${place.id}`, label, ui, attributes, disc(place.number ? 27 : 17, "map-sign pane"));
}

/**
 * A village or a hamlet with its name and its contents.
 *
 * @param {Scene} scene
 * @param {Place} place
 * @param {Point} point
 * @param {Ui} ui
 */
function spot(scene, place, point, ui) {
  const isVillage = place.number > 0;
  const look = isVillage ? "place-label" : "place-label minor";
  const title = say(textOf("bare_name", place), ui);
  return el(
    "g",
    { class: classes(place.protected && "protected"), transform: shifted(point.x, point.y) },
    el(
      "g",
      { class: "map-sign" },
      isVillage ? village(scene, place, ui) : [use("farm"), disc(5.5, "hamlet"), march(scene, place, ui)],
    ),
    el(
      "g",
      { class: isVillage ? "below-village" : "below-hamlet" },
      el("text", { class: look, "aria-hidden": "true" }, ...nameLines(title).map(nameLine)),
    ),
  );
}

/** @param {string} line @param {number} place */
const nameLine = (line, place) => el("tspan", { x: 0, dy: place ? "1.07em" : 0 }, line);

/** Boards that are narrower than this, in pixels, have one mark per village until they are enlarged so far. */
const [SMALL, ENLARGED] = [400, 1.6];

/** @param {Ui} ui */
const isSmall = ({ space, zoom = 1 }) => (space?.width ?? SMALL) < SMALL && zoom < ENLARGED;

/**
 * @param {Scene} scene
 * @param {Place} place
 * @param {Ui} ui
 */
function village(scene, place, ui) {
  const marks = marksOf(scene, place, ui).filter(({ mark }) => mark);
  const rank = Math.max(...marks.map((one) => one.rank));
  return [
    use("houses"),
    ...rings(scene, place.id, ui),
    disc(15.5, classes("village", place.special && "special")),
    place.start && disc(12.5, "start"),
    words(place.number, 0, 5.4, "number"),
    ...marks.filter((one) => !isSmall(ui) || one.rank === rank).map(({ mark }) => mark),
  ];
}

/**
 * What is beside the sign of a village, with how important it is. A tap explains all of them.
 *
 * @param {Scene} scene
 * @param {Place} place
 * @param {Ui} ui
 */
function marksOf(scene, place, ui) {
  const space = spaceAt(scene, place.id);
  const troop = () => use(`troop-${place.troop}`, { x: -32, scale: 0.86, class: place.troop });
  const [brings, watchers] = isChoosing(scene) || ui.layers.has("possible") ? plan(scene, place.id) : [];
  return [
    { rank: 1, mark: place.troop && el("g", { "data-kind": place.troop }, troop()) },
    { rank: 2, mark: place.protected && use("shield", { x: -15, y: -13, scale: 1.05 }) },
    { rank: 5, mark: space && villageCard(space) },
    { rank: 4, mark: place.victims > 0 && victims(place.victims, 18, 11) },
    { rank: 7, mark: brings },
    { rank: 6, mark: watchers },
    { rank: 8, mark: march(scene, place, ui) },
    { rank: 3, mark: distance(scene, place.id, ui) },
  ];
}

/**
 * Rings round the villages the Beast may be in, and those it may have chosen or choose next.
 *
 * @param {Scene} scene
 * @param {string} id
 * @param {Ui} ui
 */
function rings(scene, id, ui) {
  const isInReach = isChoosing(scene) && scene.reach.some((one) => one.village === id);
  const shows = ui.layers.has("possible");
  const isGoal = isInReach || (shows && scene.possible.goals.includes(id));
  const isHaunt = shows && scene.beast.hidden && scene.possible.here.includes(id);
  return [
    isGoal && disc(20, "goal-edge"),
    isGoal && disc(20, "goal", { "data-kind": "goal" }),
    isHaunt && disc(25, "haunt", { "data-kind": "haunt" }),
  ];
}

/** Whether the Beast chooses a village: its choices are marked then. @param {Scene} scene */
const isChoosing = ({ stage }) => stage === "prowl" || stage === "recall";

/**
 * What a village in reach would bring the Beast, now or next, and how many hunters can guard it.
 *
 * @param {Scene} scene
 * @param {string} id
 */
function plan(scene, id) {
  const found = scene.reach.find((one) => one.village === id);
  if (!found) return [];
  const most = Math.max(found.victims, ...Object.values(found.powers));
  return [
    el(
      "g",
      {
        class: classes("plan", !most && "fruitless", !isChoosing(scene) && "later"),
        "data-victims": most,
        transform: shifted(-20, 14),
      },
      use("victim", { scale: 1.6 }),
      words(most, 0, 7, "victim-count large"),
    ),
    found.watched.length > 0 &&
      el(
        "g",
        {
          class: classes("watchers", !isChoosing(scene) && "later"),
          "data-watchers": found.watched.length,
          transform: shifted(19, -15),
        },
        el("rect", { x: -13, y: -9, width: 37, height: 18, rx: 9, class: "watch-badge" }),
        use("watched", { x: -2, scale: 0.9 }),
        words(found.watched.length, 15, 5.4, "watch-count"),
      ),
  ];
}

/**
 * How far a village the Beast may choose is from it.
 *
 * @param {Scene} scene
 * @param {string} id
 * @param {Ui} ui
 */
function distance(scene, id, ui) {
  const { at } = scene.beast;
  if (
    !at ||
    ui.chosen[0] === "move" ||
    scene.reach.length ||
    !ui.layers.has("possible") ||
    !scene.possible.goals.includes(id)
  )
    return null;
  return chip(leaguesFrom(scene, at).get(id), "league-chip", BELOW_VILLAGE);
}

/**
 * How far a place is for the hunter who is to go there.
 *
 * @param {Scene} scene
 * @param {Place} place
 * @param {Ui} ui
 */
function march(scene, { id, number }, ui) {
  const [verb, who] = ui.chosen;
  if (verb !== "move" || !ui.glowing.has(`village:${id}`)) return null;
  const at = scene.hunters.find(({ hunter }) => hunter === who)?.at;
  if (!at) return null;
  const leagues = leaguesFrom(scene, at).get(id);
  return chip(leagues, "league-chip march", number ? BELOW_VILLAGE : ABOVE_HAMLET_ASIDE);
}

/** The position of the chip with a distance: clear of the name and of pieces. */
const BELOW_VILLAGE = { x: -19, y: 13 };
const ABOVE_HAMLET_ASIDE = { x: -16, y: -9 };

/**
 * @param {number | undefined} leagues
 * @param {string} look
 * @param {Point} at
 */
const chip = (leagues, look, { x, y }) =>
  el(
    "g",
    { "data-leagues": leagues, transform: shifted(x, y) },
    disc(10, look),
    words(leagues ?? "", 0, 5.2, "league-count"),
  );

/**
 * A village card with its season and year, its trace tucked under it.
 *
 * @param {Space} space
 */
const villageCard = (space) =>
  el(
    "g",
    {
      "data-card": space.season,
      "data-open": space.open ? "yes" : "no",
      transform: shifted(33, -1),
    },
    el("rect", {
      x: -11.5,
      y: -16,
      width: 23,
      height: 33,
      rx: 3,
      class: classes("token", !space.open && "face-down"),
    }),
    use(`season-${space.season}`, { y: -5.4, scale: 0.52 }),
    words(space.year % 100, 0, 13.5, "card-year"),
    space.trace && el("g", { transform: shifted(13, -15, 0.8) }, ...traceSign(space)),
  );

/**
 * @param {number} count
 * @param {number} x
 * @param {number} y
 */
const victims = (count, x, y) =>
  el(
    "g",
    { "data-victims": count, transform: shifted(x, y) },
    use("victim", { scale: 1.5 }),
    words(count, 0, 7, "victim-count"),
  );
