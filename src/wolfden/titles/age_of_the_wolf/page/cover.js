/** Age of the Wolf as a scene: packs cross the frozen sea under northern lights, a bear watches. */
import { el } from "wolfden/toolkit/svg.js";
import { path, shifted, use } from "wolfden/toolkit/drawing.js";
import {
  chance,
  curve,
  forestAlong,
  hills,
  noise,
  SCENE,
  sceneFrame,
  skyGradient,
  skyline,
  starrySky,
} from "wolfden/toolkit/scenery.js";

const { width, height } = SCENE;
const SEA = 214;
/** The peaks beyond the sea, from left to right: summits and saddles in turn. */
const PEAKS = [
  [-20, 176],
  [26, 132],
  [58, 168],
  [118, 84],
  [158, 136],
  [196, 106],
  [246, 170],
  [292, 138],
  [330, 176],
  [396, 128],
  [436, 164],
  [498, 96],
  [546, 148],
  [584, 122],
  [660, 186],
];
const FOOTHILLS = skyline({ base: 218, rise: 44, bump: 120, seed: 17 });
/** The near bank rises out of the picture's lower edge. */
const BANK = (/** @type {number} */ x) => 392 - 0.24 * (x - 340) + 8 * Math.sin(x / 37);
/** The way of ice over the water, wide in front. */
const ICE =
  "M20 360C90 330 150 316 214 300C270 286 300 268 352 258C402 249 440 244 470 232L508 226L560 230" +
  "C530 246 500 256 470 270C430 288 420 304 372 322C330 336 300 346 280 360Z";
const ICE_EDGE =
  "M280 360C300 346 330 336 372 322C420 304 430 288 470 270C500 256 530 246 560 230L560 236" +
  "C532 253 503 263 474 278C436 297 426 313 378 331C340 344 320 352 306 360Z";
const CRACKS = "M120 338L168 330L190 342M236 312L300 306L318 292M300 306L340 318M396 268L430 266L440 256";
const BEAR =
  "M-30 10C-34 2 -32 -8 -24 -13C-14 -18 0 -17 8 -14C13 -18 19 -18 23 -14L27 -15L27 -11C31 -9 34 -6 36 -3" +
  "L34 1C30 3 26 3 22 3C20 8 20 13 22 18L13 18L11 9C4 12 -6 12 -12 9L-13 18L-22 18L-22 11L-25 18L-34 18Z";
/** Wolves on the ice: place, size and pack. */
const WOLVES = /** @type {[number, number, number, string][]} */ ([
  [486, 241, 0.7, "eye"],
  [430, 258, 0.85, "eye"],
  [366, 281, 1.05, "claw"],
  [286, 300, 1.3, "fir"],
  [176, 334, 1.75, "fang"],
]);

export const coverDefinitions = () => [
  skyGradient("age-dusk", [0, 0.4, 0.62]),
  skyGradient("age-sea", [0, 1]),
  skyGradient("age-aurora", [0, 0.8, 1]),
];

/** @returns {import("wolfden/toolkit/svg.js").Tree} */
export const cover = () =>
  sceneFrame(
    "age-scene",
    "age-dusk",
    starrySky(130),
    ...northernLights(),
    path(`M-20 ${SEA}L${PEAKS.map((at) => at.join(" ")).join("L")}L660 ${SEA}Z`, "ice-peaks"),
    path(darkSides(), "ice-shades"),
    hills(FOOTHILLS, "foothills", { bottom: SEA }),
    forestAlong(FOOTHILLS, "foothill-firs", { step: 9, size: 1.5, seed: 6, share: 0.6 }),
    el("rect", { y: SEA, width, height: height - SEA, fill: "url(#age-sea)" }),
    path(driftIce(), "drift-ice"),
    el(
      "g",
      { transform: shifted(150, 258) },
      path("M-62 14C-40 4 40 2 66 12C52 24 -40 26 -62 14Z", "drift-ice whole"),
      path(BEAR, "polar-bear", { transform: shifted(0, -8, 1.15) }),
    ),
    path(ICE_EDGE, "ice-edge"),
    path(ICE, "ice-way"),
    path(CRACKS, "crack"),
    ...WOLVES.map(([x, y, scale, emblem]) =>
      el(
        "g",
        { transform: shifted(x, y, scale) },
        el("ellipse", { cy: 1, rx: 22, ry: 2.6, class: "shadow" }),
        use("piece-pack", { class: `pack-${emblem}` }),
      ),
    ),
    forestAlong(BANK, "near-firs", { left: 500, right: width + 20, step: 19, size: 6, seed: 3 }),
    hills(BANK, "near-bank", { left: 440, bottom: height + 20 }),
  );

/** A curtain of northern lights: rays side by side along a waving line. */
const northernLights = () =>
  Array.from({ length: 52 }, (_none, place) => {
    const x = 13 * place - 20;
    const foot = 104 + 26 * Math.sin(x / 92) + 12 * Math.sin(x / 31);
    const long = 46 + 62 * noise(x / 44, 3) + 14 * chance(place, 3);
    return el("rect", {
      x,
      y: Math.round(foot - long),
      width: 14 + Math.round(8 * chance(place, 4)),
      height: Math.round(long),
      fill: "url(#age-aurora)",
    });
  });

/** The sides of the peaks on which no light falls: from each summit to the saddle after it. */
const darkSides = () =>
  PEAKS.slice(0, -1)
    .map(([x, y], place) => ({ x, y, after: PEAKS[place + 1] }))
    .filter(({ y, after }) => y < after[1])
    .map(({ x, y, after: [right, saddle] }) => {
      const foot = (y + SEA) / 2;
      return `M${x} ${y}L${right} ${saddle}L${right + 8} ${SEA}L${x + 16} ${SEA}L${x - 6} ${foot}L${x + 8} ${foot - 18}Z`;
    })
    .join("");

/** Floes on the water, larger in front. */
const driftIce = () =>
  Array.from({ length: 24 }, (_none, place) => {
    const near = chance(place, 1);
    const [x, y] = [width * chance(place, 2), SEA + 6 + (height - SEA) * near * near];
    const half = 5 + 26 * near * chance(place, 3);
    const corners = [-1, -0.4, 0.5, 1, 0.4, -0.6].map((share, corner) => ({
      x: x + half * share,
      y: y + 0.22 * half * [0, -1, -0.8, 0.1, 1, 0.8][corner],
    }));
    return curve(corners, true);
  }).join("");
