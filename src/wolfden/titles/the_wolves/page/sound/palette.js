/** The sounds of The Wolves: a pack at night, under its moon. */

/** @typedef {import("wolfden/sound/synthesis.js").Voice} Voice */

const HOWLING = [1, 0.42, 0.2, 0.09, 0.04];
/** @type {Voice} */
const PAW = { wave: "noise", lasts: 0.09, filter: ["lowpass", 1, 420, 120], times: 4, every: 0.1, louder: 0.88 };
/** @type {Voice} */
const LEAVES = { wave: "noise", lasts: 0.06, level: 0.12, filter: ["bandpass", 1, 1900, 1200], times: 4, every: 0.1 };
/** @type {Voice} */
const SCRAPE = { wave: "noise", lasts: 0.17, attack: 0.03, filter: ["bandpass", 1.4, 900, 380], times: 3, every: 0.16 };

/** A wolf that howls. @param {number} high  hertz @param {number} at @param {number} level @returns {Voice[]} */
const howl = (high, at, level) => [
  {
    wave: HOWLING,
    at,
    level,
    lasts: 2.3,
    attack: 0.18,
    hold: 0.55,
    pitch: [0.55 * high, 0.97 * high, high, 0.99 * high, 0.86 * high, 0.6 * high],
    tremble: [high / 90, 5.2],
  },
  {
    wave: "noise",
    at,
    level: 0.14 * level,
    lasts: 2.2,
    attack: 0.3,
    hold: 0.4,
    filter: ["bandpass", 9, high, 1.9 * high, high],
  },
];

/** @type {import("wolfden/sound/synthesis.js").Palette} */
export default {
  space: { seconds: 2.4, share: 0.5 },
  events: {
    draft: "paws",
    walk: "paws",
    displace: "paws",
    den: "den",
    lair: "lair",
    howl: "howl",
    dominate: "growl",
    hunt: "hunt",
    phase: "moon",
    "region-scored": "score",
  },
  sounds: {
    paws: { level: 2.78, voices: [PAW, LEAVES] },
    howl: { level: 0.154, voices: howl(520, 0, 1) },
    den: { level: 1.31, voices: [SCRAPE, { wave: "triangle", at: 0.52, lasts: 0.3, level: 0.5, pitch: [210, 88] }] },
    lair: {
      level: 0.594,
      voices: [
        SCRAPE,
        { wave: "triangle", at: 0.5, lasts: 0.5, level: 0.6, pitch: [180, 66] },
        { wave: HOWLING, at: 0.55, lasts: 1.5, level: 0.3, attack: 0.25, pitch: [196] },
        { wave: HOWLING, at: 0.65, lasts: 1.4, level: 0.25, attack: 0.25, pitch: [294] },
      ],
    },
    growl: {
      level: 0.323,
      voices: [
        {
          wave: "sawtooth",
          lasts: 1.1,
          attack: 0.12,
          hold: 0.5,
          pitch: [78, 96, 88, 64],
          rough: 27,
          filter: ["lowpass", 2, 420, 900, 380],
        },
        { wave: "noise", lasts: 1, attack: 0.15, level: 0.2, rough: 27, filter: ["bandpass", 2, 700, 1100, 500] },
      ],
    },
    hunt: {
      level: 1.39,
      voices: [
        { ...PAW, every: 0.075, times: 5, louder: 1.15, level: 0.6 },
        { wave: "noise", at: 0.36, lasts: 0.07, level: 0.8, filter: ["bandpass", 1.2, 2600, 1500] },
        {
          wave: "sawtooth",
          at: 0.38,
          lasts: 0.7,
          level: 0.5,
          attack: 0.05,
          pitch: [92, 74],
          rough: 30,
          filter: ["lowpass", 2, 800, 300],
        },
      ],
    },
    moon: {
      level: 0.111,
      voices: [
        { wave: "sine", lasts: 3, attack: 0.5, hold: 0.3, pitch: [220] },
        { wave: "sine", at: 0.15, lasts: 2.8, attack: 0.5, level: 0.8, pitch: [330], tremble: [1.2, 3] },
        { wave: "sine", at: 0.3, lasts: 2.6, attack: 0.5, level: 0.6, pitch: [494], tremble: [1.5, 3.4] },
        { wave: "sine", at: 0.5, lasts: 2.2, attack: 0.5, level: 0.3, pitch: [988], tremble: [2, 4] },
      ],
    },
    score: {
      level: 0.191,
      voices: [
        { wave: [1, 0, 0.2, 0, 0.06], lasts: 0.7, pitch: [392] },
        { wave: [1, 0, 0.2, 0, 0.06], at: 0.11, lasts: 0.9, pitch: [587] },
      ],
    },
    turn: {
      level: 0.201,
      voices: [
        { wave: [1, 0.5, 0.3, 0.12], lasts: 0.5, attack: 0.04, hold: 0.3, pitch: [294, 294] },
        { wave: [1, 0.5, 0.3, 0.12], at: 0.2, lasts: 0.8, attack: 0.05, hold: 0.3, pitch: [440, 440] },
      ],
    },
    end: {
      level: 0.11,
      voices: [...howl(440, 0, 1), ...howl(554, 0.5, 0.8), ...howl(370, 0.9, 0.8), ...howl(660, 1.4, 0.5)],
    },
  },
  ambience: {
    every: 21,
    level: 0.0326,
    voices: [
      { wave: "noise", lasts: 24, attack: 4, hold: 0.8, filter: ["bandpass", 0.9, 260, 480, 300, 420, 260] },
      { wave: "sine", at: 9, lasts: 0.5, attack: 0.08, level: 0.5, pitch: [360, 350], times: 1 },
      { wave: "sine", at: 9.8, lasts: 0.22, attack: 0.05, level: 0.45, pitch: [362, 356], times: 2, every: 0.3 },
      { wave: "sine", at: 10.5, lasts: 0.7, attack: 0.08, level: 0.5, pitch: [358, 330] },
    ],
  },
};
