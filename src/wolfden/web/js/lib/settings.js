/** Settings of this device, stored in the browser. */
import { effect, signal } from "./html.js";
import { readStored, store } from "./storage.js";

/**
 * @typedef {object} Settings
 * @property {"auto" | "night" | "snow"} theme
 * @property {string} language  a language of `texts.js`, or "auto"
 * @property {"on" | "none"} sounds
 * @property {Record<"signals" | "moments" | "ambience", number>} volumes  from 0 to 100
 * @property {"painted" | "plain"} land  how the land of boards looks
 * @property {"auto" | "on" | "off"} motion
 * @property {"turn-end" | "always" | "never"} confirm
 * @property {boolean} notifications
 * @property {"auto" | "slow" | "fast" | "off"} pace  how fast others' steps follow each other
 * @property {boolean} isTurning  whether the board of a shared device turns to who acts
 * @property {boolean} shortcuts  whether single keys are shortcuts at a table
 */

/** @type {Settings} */
const DEFAULTS = {
  theme: "auto",
  language: "auto",
  sounds: "on",
  volumes: { signals: 80, moments: 70, ambience: 0 },
  land: "painted",
  motion: "auto",
  confirm: "turn-end",
  notifications: false,
  pace: "auto",
  isTurning: false,
  shortcuts: true,
};
const KEY = "wolfden-settings";

export const settings = signal({ ...DEFAULTS, ...readStored(KEY, {}) });

/** @param {Partial<Settings>} changes */
export function change(changes) {
  settings.value = { ...settings.value, ...changes };
  store(KEY, settings.value);
}

const prefersLight = matchMedia("(prefers-color-scheme: light)");
const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");
const systemIsLight = signal(prefersLight.matches);
prefersLight.addEventListener("change", (event) => (systemIsLight.value = event.matches));

/** @returns {"night" | "snow"} the theme on the screen */
export function theme() {
  const { theme: wanted } = settings.value;
  if (wanted !== "auto") return wanted;
  return systemIsLight.value ? "snow" : "night";
}

/** Whether pieces may fly: the person's word, else what the system says. */
export function isMoving() {
  const { motion } = settings.value;
  return motion === "auto" ? !prefersStill.matches : motion === "on";
}

/** @type {Record<Settings["pace"], number>} */
const PAUSES = { slow: 1_800, auto: 800, fast: 250, off: 0 };

/** Milliseconds between two steps of others: none for those who want no motion, unless they say so. */
export function stepPause() {
  const { pace } = settings.peek();
  return pace === "auto" && !isMoving() ? 0 : PAUSES[pace];
}

/** Keep the page's root in step with the settings. */
export function startSettings() {
  effect(() => {
    document.documentElement.dataset.theme = theme();
    document.documentElement.dataset.motion = isMoving() ? "on" : "off";
  });
  watchLetters();
}

/** Windows of less width or height in rem have large text for their size. */
const [NARROW, LOW] = [18, 26];
/** Windows of less height are laid out flat at any text size: see `table.css`. */
const FLAT = 500;

/** Set `data-letters` for style sheets: whether the reader's text size is large for the window. */
function watchLetters() {
  const root = document.documentElement;
  const measure = () => {
    const size = Number.parseFloat(getComputedStyle(root).fontSize);
    const isLow = innerHeight > FLAT && innerHeight < LOW * size;
    const isLarge = innerWidth < NARROW * size || isLow;
    root.dataset.letters = isLarge ? "large" : "usual";
  };
  const letter = document.createElement("i");
  Object.assign(letter.style, { position: "absolute", width: "1rem", visibility: "hidden" });
  document.body.append(letter);
  new ResizeObserver(measure).observe(letter);
  addEventListener("resize", measure);
  measure();
}
