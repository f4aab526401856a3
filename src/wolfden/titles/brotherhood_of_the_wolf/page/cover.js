/** Brotherhood of the Wolf as a scene: dusk over Gévaudan, hunters on the road, and the Beast. */
import { el } from "wolfden/toolkit/svg.js";
import { disc, path, shifted, use } from "wolfden/toolkit/drawing.js";
import { curve, forestAlong, hills, sceneFrame, skyGradient, skyline } from "wolfden/toolkit/scenery.js";

const RANGES = [
  { base: 232, rise: 96, bump: 170, seed: 41 },
  { base: 262, rise: 82, bump: 140, seed: 44 },
  { base: 318, rise: 74, bump: 210, seed: 47 },
].map(skyline);
const NEAR = skyline({ base: 366, rise: 50, bump: 240, seed: 52 });
/** A village on its hill: walls, roofs with the church in their midst, windows that are lit. */
const WALLS =
  "M-62 8L-62 -8L-42 -8L-42 8ZM-46 4L-46 -16L-22 -16L-22 4ZM-18 2L-18 -44L-4 -44L-4 2ZM-4 2L-4 -18L26 -18L26 2Z" +
  "M24 6L24 -10L46 -10L46 6ZM44 10L44 -2L62 -2L62 10Z";
const ROOFS =
  "M-65 -7L-52 -19L-39 -7ZM-49 -15L-34 -29L-19 -15ZM-20 -43L-11 -72L-2 -43ZM-6 -17L4 -31L20 -31L29 -17Z" +
  "M21 -9L35 -22L49 -9ZM41 -1L53 -12L65 -1Z";
const WINDOWS =
  "M-54 -2L-50 -2L-50 3L-54 3ZM-36 -10L-32 -10L-32 -4L-36 -4ZM-13 -36L-9 -36L-9 -28L-13 -28ZM3 -12L7 -12L7 -6L3 -6Z" +
  "M14 -12L18 -12L18 -6L14 -6ZM33 -4L37 -4L37 2L33 2Z";
const BIRDS =
  "M300 70C304 64 308 64 312 69C316 64 320 64 324 70M338 54C341 50 344 50 347 53C350 50 353 50 356 54M276 92C279 88 281 88 284 91C287 88 289 88 292 92";
/** The bristling back of the Beast. */
const HACKLES =
  "M46 -88L38 -94L36 -84L26 -92L24 -80L12 -86L10 -75L-4 -80L-6 -71L-20 -78L-22 -70L-36 -76L-36 -66L12 -62L44 -74Z";
/** The road from the village down to the hunters. */
const ROAD =
  "M438 226C420 240 470 250 452 264C430 282 330 280 322 300C316 320 380 336 372 362L424 362C424 334 352 318 352 302C356 288 474 292 482 264C486 248 440 240 446 226Z";

export const coverDefinitions = () => [
  skyGradient("gevaudan-dusk", [0, 0.5, 0.75]),
  el(
    "radialGradient",
    { id: "lantern" },
    el("stop", { offset: 0, class: "lantern-0", "stop-opacity": 0.9 }),
    el("stop", { offset: 1, class: "lantern-0", "stop-opacity": 0 }),
  ),
  el(
    "radialGradient",
    { id: "ember" },
    el("stop", { offset: 0, class: "beast-glow", "stop-opacity": 0.8 }),
    el("stop", { offset: 1, class: "beast-glow", "stop-opacity": 0 }),
  ),
];

/** @returns {import("wolfden/toolkit/svg.js").Tree} */
export const cover = () =>
  sceneFrame(
    "gevaudan-scene",
    "gevaudan-dusk",
    el("circle", { cx: 214, cy: 132, r: 58, class: "low-sun" }),
    path(
      engraved(() => 26, 10, 15),
      "cloud-lines",
    ),
    path(BIRDS, "birds"),
    ...RANGES.flatMap((line, place) => [
      hills(line, `hills-${place}`),
      path(engraved(line, 6, 9), `hill-lines-${place}`),
    ]),
    forestAlong(RANGES[1], "far-firs", { step: 10, size: 2.2, seed: 14, share: 0.62 }),
    path(ROAD, "dusk-road"),
    el(
      "g",
      { transform: shifted(450, 220, 1.05) },
      path(WALLS, "wall"),
      path(ROOFS, "roof"),
      path(WINDOWS, "lit-window"),
    ),
    el("circle", { cx: 352, cy: 296, r: 44, fill: "url(#lantern)" }),
    use("hunter-gamekeeper", { x: 340, y: 288, scale: 1.15, class: "dusk-figure figure-gamekeeper" }),
    use("hunter-marquis", { x: 366, y: 294, scale: 1.15, class: "dusk-figure figure-marquis" }),
    el("ellipse", { cx: 216, cy: 296, rx: 230, ry: 84, fill: "url(#lantern)", "fill-opacity": 0.42 }),
    hills(NEAR, "near-ground"),
    forestAlong(NEAR, "near-ground", { right: 96, step: 16, size: 8.5, seed: 19 }),
    forestAlong(NEAR, "near-ground", { left: 566, right: 660, step: 17, size: 8, seed: 22 }),
    el(
      "g",
      { transform: shifted(200, NEAR(200) + 4) },
      use("piece-pack", { scale: 3.7, class: "beast-shadow" }),
      path(HACKLES, "beast-fur"),
      el("circle", { cx: 63, cy: -75, r: 16, fill: "url(#ember)" }),
      disc(3.2, "beast-eye", { cx: 63, cy: -75 }),
    ),
  );

/**
 * Lines as an engraver cuts them: below a range of hills, each a little lower.
 *
 * @param {(x: number) => number} line
 * @param {number} count
 * @param {number} apart
 */
const engraved = (line, count, apart) =>
  Array.from({ length: count }, (_none, place) =>
    curve(
      Array.from({ length: 41 }, (_one, step) => ({
        x: 16 * step,
        y: line(16 * step) + apart * (place + 0.6) + 3 * Math.sin(step / 3 + place),
      })),
    ),
  ).join("");
