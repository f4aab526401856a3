/** The sounds of Age of the Wolf: snow, ice and wind. */

/** @typedef {import("wolfden/sound/synthesis.js").Voice} Voice */

const GLASS = [1, 0.05, 0.3, 0.02, 0.12];
/** @type {Voice} */
const CRUNCH = {
  wave: "noise",
  lasts: 0.1,
  attack: 0.015,
  filter: ["bandpass", 0.8, 1500, 700],
  times: 4,
  every: 0.12,
  louder: 0.9,
};
/** @type {Voice} */
const STEP = { wave: "sine", lasts: 0.08, level: 0.8, pitch: [180, 90], times: 4, every: 0.12, louder: 0.9 };
/** @type {Voice} */
const KNOCK = { wave: "noise", lasts: 0.045, filter: ["bandpass", 3, 2300, 1500] };

/** A beast that roars. @param {number} at @param {number[]} pitch @param {number} lasts @returns {Voice[]} */
const roar = (at, pitch, lasts) => [
  { wave: "sawtooth", at, lasts, attack: 0.07, hold: 0.35, pitch, rough: 24, filter: ["lowpass", 2, 500, 1300, 400] },
  { wave: "noise", at, lasts, level: 0.25, attack: 0.07, rough: 24, filter: ["bandpass", 1.5, 600, 1300, 500] },
];

/** @type {import("wolfden/sound/synthesis.js").Palette} */
export default {
  space: { seconds: 1.6, share: 0.3 },
  events: {
    move: "paws",
    roam: "paws",
    retreat: "paws",
    withdraw: "paws",
    "go-back": "paws",
    litter: "pups",
    roll: "die",
    battle: "battle",
    drive: "flight",
    starve: "whimper",
    lose: "whimper",
    den: "den",
    "den-lost": "fall",
    freeze: "ice",
    card: "card",
    out: "farewell",
  },
  sounds: {
    paws: { level: 0.435, voices: [CRUNCH, STEP] },
    pups: {
      level: 0.293,
      voices: [
        { wave: [1, 0.3, 0.1], lasts: 0.13, attack: 0.02, pitch: [620, 840, 700], times: 2, every: 0.2 },
        { wave: [1, 0.3, 0.1], at: 0.31, lasts: 0.16, attack: 0.02, level: 0.8, pitch: [760, 980, 800] },
      ],
    },
    die: {
      level: 1.15,
      voices: [
        { ...KNOCK, times: 4, every: 0.075, louder: 0.9 },
        { ...KNOCK, at: 0.33, times: 3, every: 0.1, louder: 0.75, filter: ["bandpass", 3, 1800, 1200] },
        { wave: "sine", at: 0.64, lasts: 0.1, level: 0.5, pitch: [340, 240] },
      ],
    },
    battle: {
      level: 0.33,
      voices: [
        ...roar(0, [100, 150, 90], 0.6),
        { wave: "noise", at: 0.34, lasts: 0.14, filter: ["bandpass", 1, 2400, 700] },
        { wave: "sine", at: 0.34, lasts: 0.35, pitch: [120, 45] },
        ...roar(0.42, [130, 170, 80], 0.7),
      ],
    },
    flight: {
      level: 0.397,
      voices: [...roar(0, [120, 95, 62], 0.8), { ...CRUNCH, at: 0.6, times: 5, every: 0.1, louder: 0.7, level: 0.8 }],
    },
    whimper: {
      level: 0.192,
      voices: [
        { wave: [1, 0.35, 0.15], lasts: 0.9, attack: 0.08, hold: 0.3, pitch: [640, 700, 520, 360], tremble: [9, 7] },
      ],
    },
    den: {
      level: 0.996,
      voices: [
        { wave: "noise", lasts: 0.2, attack: 0.04, filter: ["bandpass", 1.2, 1700, 600], times: 3, every: 0.18 },
        { wave: "triangle", at: 0.6, lasts: 0.3, level: 0.6, pitch: [220, 92] },
      ],
    },
    fall: {
      level: 1.8,
      voices: [{ wave: "noise", lasts: 1.2, attack: 0.06, hold: 0.2, rough: 11, filter: ["lowpass", 1, 700, 240, 90] }],
    },
    ice: {
      level: 0.353,
      voices: [
        { wave: "noise", lasts: 0.05, filter: ["highpass", 1, 2600], times: 3, every: 0.06, louder: 0.6 },
        { wave: "sine", at: 0.02, lasts: 0.5, level: 0.6, pitch: [3200, 1400, 620, 340] },
        { wave: "sine", at: 0.17, lasts: 0.6, level: 0.35, pitch: [2400, 900, 420, 260] },
        { wave: "sine", lasts: 0.5, level: 0.6, pitch: [90, 42] },
      ],
    },
    card: {
      level: 1.13,
      voices: [{ wave: "noise", lasts: 0.11, attack: 0.03, filter: ["bandpass", 1.2, 1600, 4200] }],
    },
    farewell: {
      level: 0.169,
      voices: [
        {
          wave: [1, 0.4, 0.2, 0.08],
          lasts: 2.2,
          attack: 0.2,
          hold: 0.4,
          pitch: [260, 430, 400, 300, 190],
          tremble: [5, 5],
        },
      ],
    },
    turn: {
      level: 0.173,
      voices: [
        { wave: GLASS, lasts: 0.9, pitch: [659] },
        { wave: GLASS, at: 0.16, lasts: 1.2, pitch: [988] },
      ],
    },
    end: {
      level: 0.119,
      voices: [
        { wave: GLASS, lasts: 3, attack: 0.3, pitch: [330] },
        { wave: GLASS, at: 0.2, lasts: 2.8, attack: 0.3, pitch: [247] },
        { wave: GLASS, at: 0.6, lasts: 2.4, level: 0.7, attack: 0.2, pitch: [494], tremble: [2, 4] },
        { wave: GLASS, at: 1, lasts: 2, level: 0.5, attack: 0.2, pitch: [740], tremble: [3, 4] },
      ],
    },
  },
  ambience: {
    every: 19,
    level: 0.0488,
    voices: [
      { wave: "noise", lasts: 22, attack: 3, hold: 0.8, filter: ["bandpass", 2.2, 420, 760, 500, 900, 460] },
      { wave: "noise", lasts: 22, attack: 3, hold: 0.8, level: 0.6, filter: ["lowpass", 0.7, 160, 240, 160] },
      { wave: "sine", at: 12, lasts: 1.2, attack: 0.2, level: 0.25, pitch: [240, 150, 190] },
    ],
  },
};
