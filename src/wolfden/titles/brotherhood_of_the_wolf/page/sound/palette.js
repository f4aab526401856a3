/** The sounds of Brotherhood of the Wolf: bells, boots and something in the woods. */

/** @typedef {import("wolfden/sound/synthesis.js").Voice} Voice */

/** A bell: tones that are no harmonics, the deep ones ring longest. [share of the pitch, level, seconds] */
const PARTIALS = [
  [0.5, 0.35, 3.4],
  [1, 0.7, 2.6],
  [1.19, 0.55, 2],
  [1.5, 0.3, 1.5],
  [2, 0.8, 1.4],
  [2.67, 0.4, 0.9],
  [3.01, 0.2, 0.5],
];

/** @param {number} pitch @param {number} at @param {number} level @param {number} [size] @returns {Voice[]} */
const bell = (pitch, at, level, size = 1) => [
  ...PARTIALS.map(([share, strength, lasts]) => tone(share * pitch, at, level * strength, size * lasts)),
  { wave: "noise", at, level: 0.3 * level, lasts: 0.03, filter: ["bandpass", 1, 6 * pitch] },
];
/** @type {(pitch: number, at: number, level: number, lasts: number) => Voice} */
const tone = (pitch, at, level, lasts) => ({ wave: "sine", at, level, lasts, pitch: [pitch] });
/** @type {Voice} */
const BOOT = { wave: "noise", lasts: 0.08, filter: ["lowpass", 2, 520, 160], times: 3, every: 0.21, louder: 0.92 };
/** @type {Voice} */
const GRAVEL = {
  wave: "noise",
  at: 0.03,
  lasts: 0.07,
  level: 0.16,
  filter: ["bandpass", 1, 2600, 1700],
  times: 3,
  every: 0.21,
};
/** @type {Voice} */
const LEAF = { wave: "noise", lasts: 0.13, attack: 0.05, filter: ["bandpass", 0.9, 3100, 1900] };
/** @type {Voice} */
const TAP = { wave: "noise", lasts: 0.07, filter: ["bandpass", 0.8, 1500, 800] };
const PIPE = [1, 0.12, 0.05];

/** @type {import("wolfden/sound/synthesis.js").Palette} */
export default {
  space: { seconds: 2, share: 0.35 },
  events: {
    pick: "card",
    discard: "card",
    place: "boots",
    move: "boots",
    drag: "drag",
    card: "bell",
    portefaix: "pipe",
    "portefaix-leaves": "pipe",
    call: "pipe",
    shift: "drum",
    troop: "drum",
    prowl: "prowl",
    power: "power",
    attack: "attack",
    fog: "attack",
    reveal: "alarm",
    examine: "search",
    recognise: "clue",
    ask: "clue",
  },
  sounds: {
    boots: { level: 2.94, voices: [BOOT, GRAVEL] },
    drag: {
      level: 1.33,
      voices: [
        {
          wave: "noise",
          lasts: 0.5,
          attack: 0.1,
          rough: 14,
          filter: ["bandpass", 1, 700, 1200, 600],
          times: 2,
          every: 0.45,
        },
      ],
    },
    card: {
      level: 1.14,
      voices: [{ wave: "noise", lasts: 0.12, attack: 0.04, filter: ["bandpass", 1.2, 1400, 3600] }],
    },
    bell: { level: 0.185, voices: [...bell(392, 0, 1), ...bell(392, 1.5, 0.8)] },
    pipe: {
      level: 0.169,
      voices: [
        { wave: PIPE, lasts: 0.24, attack: 0.04, hold: 0.6, pitch: [587, 587], tremble: [4, 6] },
        { wave: PIPE, at: 0.22, lasts: 0.2, attack: 0.03, hold: 0.6, pitch: [698, 698] },
        { wave: PIPE, at: 0.4, lasts: 0.5, attack: 0.04, hold: 0.6, pitch: [880, 880], tremble: [6, 6] },
      ],
    },
    drum: {
      level: 0.435,
      voices: [
        { ...TAP, times: 6, every: 0.085, louder: 1.06 },
        { wave: "sine", lasts: 0.12, pitch: [190, 120], times: 6, every: 0.085, level: 0.7 },
        { ...TAP, at: 0.56, lasts: 0.16 },
        { wave: "sine", at: 0.56, lasts: 0.3, pitch: [170, 80] },
      ],
    },
    prowl: {
      level: 0.385,
      voices: [
        { ...LEAF, times: 3, every: 0.34, louder: 0.85 },
        { wave: "sine", at: 0.05, lasts: 0.2, level: 0.7, pitch: [170, 90], times: 3, every: 0.34, louder: 0.85 },
      ],
    },
    power: {
      level: 1.14,
      voices: [
        { wave: "noise", lasts: 0.9, attack: 0.35, filter: ["bandpass", 3, 300, 1500, 500] },
        { wave: [1, 0.4, 0.2], lasts: 1, attack: 0.3, level: 0.2, pitch: [165, 247] },
      ],
    },
    attack: {
      level: 0.291,
      voices: [
        {
          wave: "sawtooth",
          lasts: 0.8,
          attack: 0.05,
          hold: 0.3,
          pitch: [70, 118, 64],
          rough: 31,
          filter: ["lowpass", 3, 500, 1700, 350],
        },
        {
          wave: "noise",
          at: 0.1,
          lasts: 0.5,
          level: 0.5,
          attack: 0.04,
          rough: 31,
          filter: ["bandpass", 1.5, 900, 1900, 700],
        },
        { wave: "sine", at: 0.3, lasts: 0.6, level: 1.2, pitch: [96, 34] },
        ...bell(311, 0.75, 0.5, 0.6),
      ],
    },
    alarm: {
      level: 0.199,
      voices: [...bell(523, 0, 1, 0.5), ...bell(523, 0.32, 0.9, 0.5), ...bell(523, 0.64, 0.8, 0.7)],
    },
    search: {
      level: 0.529,
      voices: [
        { ...LEAF, times: 2, every: 0.2 },
        { wave: [1, 0.2, 0.1], at: 0.42, lasts: 0.5, level: 0.4, pitch: [494] },
      ],
    },
    clue: {
      level: 0.237,
      voices: [
        { wave: [1, 0.2, 0.1], lasts: 0.5, pitch: [440] },
        { wave: [1, 0.2, 0.1], at: 0.14, lasts: 0.6, pitch: [523] },
        { wave: [1, 0.2, 0.1], at: 0.28, lasts: 0.9, pitch: [659] },
      ],
    },
    turn: { level: 0.179, voices: [...bell(587, 0, 1, 0.4), ...bell(784, 0.18, 1, 0.45)] },
    end: { level: 0.161, voices: [...bell(294, 0, 1), ...bell(294, 1.4, 1), ...bell(294, 2.8, 1, 1.2)] },
  },
  ambience: {
    every: 20,
    level: 0.0574,
    voices: [
      { wave: "noise", lasts: 23, attack: 4, hold: 0.8, filter: ["lowpass", 0.8, 300, 520, 280, 440, 300] },
      { wave: "sine", at: 2, lasts: 0.05, attack: 0.01, level: 0.12, pitch: [4300], times: 24, every: 0.09 },
      { wave: "sine", at: 11, lasts: 0.05, attack: 0.01, level: 0.1, pitch: [4150], times: 20, every: 0.1 },
    ],
  },
};
