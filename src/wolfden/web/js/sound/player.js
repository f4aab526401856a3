/** What a table sounds like: signals for the viewer, what begins to be shown, and a quiet ambience. */
import { loadSounds } from "../board/titles.js";
import { listenToShown, reportRest } from "./shown.js";
import { effect, signal } from "../lib/html.js";
import { settings } from "../lib/settings.js";
import { breathe, inSlices } from "../lib/render.js";
import { perform, ringing } from "./synthesis.js";

/**
 * @typedef {import("./synthesis.js").Palette} Palette
 * @typedef {import("./synthesis.js").Sound} Sound
 * @typedef {"signals" | "moments" | "ambience"} Kind
 * @typedef {{ audio: AudioContext, inputs: Record<Kind, GainNode>, limit: AudioNode }} Output
 */

/** @type {Kind[]} */
export const KINDS = ["signals", "moments", "ambience"];

/** Whether this browser is able to play sounds; false once it failed. */
export const canSound = signal("AudioContext" in globalThis);

/** Milliseconds after which a sound that could not begin is left out: its moment is over. */
const LATE = 250;
/** Milliseconds of silence after which the sound device rests. */
const REST = 60_000;

/** @type {Output | null} */
let output = null;
/** @type {Palette | null} */
let palette = null;
let resting = 0;

/** Whether the viewer wants to hear sounds of a kind. @param {Kind} kind */
const isWanted = (kind) => settings.value.sounds !== "none" && settings.value.volumes[kind] > 0;

/**
 * Accompany a table.
 *
 * @param {import("../client/client.js").TableClient} client
 * @returns {() => void} stops it
 */
export function startSounds(client) {
  const loadOnce = effect(() => {
    const title = client.state.value.table?.title;
    if (title && KINDS.some(isWanted)) usePalette(title);
  });
  /** @type {Parameters<typeof client.watchers.add>[0]} */
  const watch = ({ seq: before }, { seq, entries }) => {
    if (before < 0 || seq === before) return;
    const news = entries.filter((entry) => entry.seq > before).flatMap(({ events }) => events ?? []);
    queueMicrotask(() => reportRest(news)); // what has a picture is shown by then
  };
  client.watchers.add(watch);
  const stopListening = listenToShown(({ name }) => playMoment(name));
  const stopAmbience = startAmbience();
  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);
  return () => {
    loadOnce();
    client.watchers.delete(watch);
    stopListening();
    stopAmbience();
    removeEventListener("pointerdown", wake);
    removeEventListener("keydown", wake);
  };
}

/** The title whose sounds are used. */
const used = signal("");

/** @param {string} title */
async function usePalette(title) {
  if (used.peek() === title) return;
  used.value = title;
  palette = await loadSounds(title).catch(() => null); // without it the table is silent
  if (output) connectLand(output);
  else wake();
}

/** Let the viewer hear that something concerns them. @param {"turn" | "end"} name */
export function playSignal(name) {
  if (palette) play("signals", palette.sounds[name]);
}

/** @param {string} event */
function playMoment(event) {
  const sound = palette?.sounds[palette.events[event]];
  if (sound) play("moments", sound);
}

/** Let the viewer hear how loud sounds of a kind are. @param {Kind} kind @param {string} title */
export async function playSample(kind, title) {
  wake();
  await usePalette(used.peek() || title);
  const first = palette && Object.values(palette.sounds)[0];
  if (kind === "moments" && first) play(kind, first);
  else if (kind === "signals") playSignal("turn");
}

/**
 * @param {Kind} kind
 * @param {Sound} sound
 */
async function play(kind, sound) {
  if (!isWanted(kind)) return;
  const asked = performance.now();
  const { audio, inputs } = wake() ?? {};
  if (!audio || !inputs) return;
  try {
    await (audio.state === "running" ? breathe() : audio.resume()); // what is seen comes first
    if (performance.now() - asked > LATE) return;
    perform(audio, inputs[kind], sound, audio.currentTime);
  } catch {
    // The sound device was taken away: the page continues without.
  }
}

/**
 * Get ready to play, so that the first sound comes at its moment. Before a page was first touched browsers
 * let nothing be heard, and complain of the attempt.
 */
function wake() {
  if (navigator.userActivation?.hasBeenActive === false || !KINDS.some(isWanted)) return null;
  try {
    output ??= openOutput();
  } catch {
    canSound.value = false;
    return null;
  }
  const { audio } = output;
  if (audio.state !== "running") audio.resume().catch(() => null);
  clearTimeout(resting);
  resting = setTimeout(() => audio.suspend().catch(() => null), REST);
  return output;
}

/** @returns {Output} */
function openOutput() {
  const audio = new AudioContext({ latencyHint: "interactive" });
  const limit = audio.createDynamicsCompressor();
  limit.connect(audio.destination);
  const inputs = /** @type {Record<Kind, GainNode>} */ (
    Object.fromEntries(KINDS.map((kind) => [kind, audio.createGain()]))
  );
  effect(() => {
    const { sounds, volumes } = settings.value;
    for (const kind of KINDS) inputs[kind].gain.value = sounds === "none" ? 0 : volumes[kind] / 100;
  });
  const opened = { audio, inputs, limit };
  connectLand(opened);
  return opened;
}

/** Let the land of the palette ring on. @param {Output} opened */
function connectLand({ audio, inputs, limit }) {
  if (!palette) return;
  const land = ringing(audio, limit, palette.space, inSlices);
  for (const kind of KINDS) {
    inputs[kind].disconnect();
    inputs[kind].connect(land);
  }
}

/** Play the ambience again and again while it is wanted and the page is on the screen. */
function startAmbience() {
  let timer = 0;
  const stop = effect(() => {
    clearTimeout(timer);
    if (used.value && isWanted("ambience")) timer = setTimeout(again);
  });
  const again = () => {
    if (palette && !document.hidden) play("ambience", palette.ambience);
    timer = setTimeout(again, 1_000 * (palette?.ambience.every ?? 1));
  };
  return () => {
    clearTimeout(timer);
    stop();
  };
}
