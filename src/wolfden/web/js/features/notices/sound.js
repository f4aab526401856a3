/** Few, soft sounds, made here: no files to load. */
import { settings } from "../../lib/settings.js";

/** @type {AudioContext | null} */
let context = null;

/** Notes as [pitch in hertz, start, length] in seconds. @type {Record<string, number[][]>} */
const SOUNDS = {
  turn: [
    [440, 0, 0.5],
    [659.25, 0.14, 0.7],
  ],
  step: [[330, 0, 0.12]],
  end: [
    [392, 0, 0.5],
    [493.88, 0.15, 0.5],
    [587.33, 0.3, 0.9],
  ],
};

/**
 * @param {"turn" | "step" | "end"} name
 */
export function play(name) {
  const { sounds } = settings.peek();
  if (sounds === "none" || (sounds === "turn" && name === "step")) return;
  // A first sound takes its time to get ready: what is to be seen comes before it.
  setTimeout(() => ringAll(SOUNDS[name]));
}

/** @param {number[][]} notes */
function ringAll(notes) {
  // Before a page was first touched, browsers let nothing sound and complain of the attempt.
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    for (const [pitch, start, length] of notes) ring(context, pitch, start, length);
  } catch {
    // No sound device: the table is silent.
  }
}

/**
 * @param {AudioContext} audio
 * @param {number} pitch
 * @param {number} start
 * @param {number} length
 */
function ring(audio, pitch, start, length) {
  const from = audio.currentTime + start;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.12, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + length);
}
