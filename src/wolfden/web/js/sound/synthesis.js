/** Sounds made of voices by the browser's synthesiser: there are no recordings. */

/**
 * @typedef {object} Voice
 * @property {OscillatorType | "noise" | number[]} wave  numbers: how strong each harmonic is
 * @property {number} lasts  seconds
 * @property {number} [at]  seconds after the sound begins
 * @property {number[]} [pitch]  hertz, evenly spread over its length; it glides between them
 * @property {number} [level]
 * @property {number} [attack]  seconds
 * @property {number} [hold]  the share of its length before it fades
 * @property {[hertz: number, rate: number]} [tremble]  how far the pitch goes up and down, and how often a second
 * @property {number} [rough]  how often a second its level goes up and down, as in a growl
 * @property {[type: BiquadFilterType, quality: number, ...hertz: number[]]} [filter]  glides as the pitch does
 * @property {number} [times]  how often it is heard
 * @property {number} [every]  seconds from one time to the next
 * @property {number} [louder]  the factor of its level from one time to the next
 *
 * @typedef {{ level?: number, voices: Voice[] }} Sound
 * @typedef {{ seconds: number, share: number }} Space  how long the land rings on, and how much of it is heard
 * @typedef {object} Palette  the sounds of a title
 * @property {Space} space
 * @property {Record<string, Sound>} sounds  `turn` and `end` among them
 * @property {Record<string, string>} events  the sound of each kind of event
 * @property {Sound & { every: number }} ambience  `every`: seconds until it begins again
 */

/** Where a fade begins and ends, as a share of the level: it never reaches zero. */
const SILENCE = 0.003;
const NOISE_SECONDS = 2;
/** Parts of a second between two voices of the same noise, so that they differ. */
const NOISE_STEP = 0.37;
/** Samples that are worked out before something else may come in between. */
const AT_A_TIME = 4_096;

/** @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const noises = new WeakMap();

/**
 * Connect a land that rings on to a place where sounds are heard; return where they go in.
 *
 * @param {BaseAudioContext} audio
 * @param {AudioNode} output
 * @param {Space} space
 * @param {(work: Iterable<unknown>) => unknown} [run]  does what takes long: the land rings once that is done
 * @returns {GainNode}
 */
export function ringing(audio, output, space, run = immediately) {
  const input = audio.createGain();
  input.connect(output);
  run(echoing(audio, input, output, space));
  return input;
}

/** @param {Iterable<unknown>} work */
const immediately = (work) => Array.from(work);

/**
 * @param {BaseAudioContext} audio
 * @param {AudioNode} input
 * @param {AudioNode} output
 * @param {Space} space
 */
function* echoing(audio, input, output, { seconds, share }) {
  const echo = audio.createConvolver();
  const amount = audio.createGain();
  const buffer = audio.createBuffer(2, Math.ceil(seconds * audio.sampleRate), audio.sampleRate);
  for (const channel of [0, 1]) {
    const next = chance(channel + 7);
    const samples = buffer.getChannelData(channel);
    for (let place = 0, dark = 0; place < samples.length; place += 1) {
      dark += 0.25 * (next() - dark); // far away, the high tones are lost
      samples[place] = dark * (1 - place / samples.length) ** 3;
      if (place % AT_A_TIME === 0) yield;
    }
  }
  yield* makeNoise(audio);
  echo.buffer = buffer;
  yield;
  amount.gain.value = share;
  input.connect(echo).connect(amount).connect(output);
}

/**
 * Let a sound be heard.
 *
 * @param {BaseAudioContext} audio
 * @param {AudioNode} output
 * @param {Sound} sound
 * @param {number} start  the time of the context
 */
export function perform(audio, output, { level = 1, voices }, start) {
  for (const voice of voices) {
    for (let turn = 0; turn < (voice.times ?? 1); turn += 1) {
      const loudness = level * (voice.level ?? 1) * (voice.louder ?? 1) ** turn;
      sing(audio, output, voice, start + (voice.at ?? 0) + turn * (voice.every ?? 0), loudness, turn);
    }
  }
}

/** When the last voice of a sound has ended, in seconds. @param {Sound} sound */
export const lengthOf = ({ voices }) =>
  Math.max(...voices.map(({ at = 0, lasts, times = 1, every = 0 }) => at + lasts + (times - 1) * every));

/**
 * @param {BaseAudioContext} audio
 * @param {AudioNode} output
 * @param {Voice} voice
 * @param {number} start
 * @param {number} loudness
 * @param {number} turn
 */
function sing(audio, output, voice, start, loudness, turn) {
  const { lasts, attack = 0.005, hold = 0, filter, rough } = voice;
  const end = start + lasts;
  const source = sourceOf(audio, voice, start, end, turn);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(SILENCE * loudness, start);
  volume.gain.linearRampToValueAtTime(loudness, start + attack);
  volume.gain.setValueAtTime(loudness, Math.max(start + attack, start + hold * lasts));
  volume.gain.exponentialRampToValueAtTime(SILENCE * loudness, end);
  let last = /** @type {AudioNode} */ (source);
  if (filter) {
    const [type, quality, ...hertz] = filter;
    const sieve = audio.createBiquadFilter();
    sieve.type = type;
    sieve.Q.value = quality;
    glide(sieve.frequency, hertz, start, lasts);
    last = last.connect(sieve);
  }
  if (rough) {
    const shaking = audio.createGain();
    shaking.gain.value = 0.6;
    wobble(audio, shaking.gain, 0.4, rough, start, end);
    last = last.connect(shaking);
  }
  last.connect(volume).connect(output);
}

/**
 * @param {BaseAudioContext} audio
 * @param {Voice} voice
 * @param {number} start
 * @param {number} end
 * @param {number} turn
 * @returns {AudioNode}
 */
function sourceOf(audio, { wave, pitch = [], tremble }, start, end, turn) {
  if (wave === "noise") {
    const noise = audio.createBufferSource();
    noise.buffer = noiseOf(audio);
    noise.loop = true;
    noise.start(start, (turn * NOISE_STEP) % NOISE_SECONDS);
    noise.stop(end);
    return noise;
  }
  const tone = audio.createOscillator();
  if (Array.isArray(wave)) tone.setPeriodicWave(waveOf(audio, wave));
  else tone.type = wave;
  glide(tone.frequency, pitch, start, end - start);
  if (tremble) wobble(audio, tone.frequency, tremble[0], tremble[1], start, end);
  tone.start(start);
  tone.stop(end);
  return tone;
}

/** @param {BaseAudioContext} audio @param {number[]} harmonics */
const waveOf = (audio, harmonics) =>
  audio.createPeriodicWave(new Array(harmonics.length + 1).fill(0), [0, ...harmonics]);

/**
 * @param {AudioParam} parameter
 * @param {number[]} values
 * @param {number} start
 * @param {number} lasts
 */
function glide(parameter, values, start, lasts) {
  parameter.setValueAtTime(values[0], start);
  values.slice(1).forEach((value, place) => {
    parameter.exponentialRampToValueAtTime(value, start + (lasts * (place + 1)) / (values.length - 1));
  });
}

/**
 * @param {BaseAudioContext} audio
 * @param {AudioParam} parameter
 * @param {number} depth
 * @param {number} rate
 * @param {number} start
 * @param {number} end
 */
function wobble(audio, parameter, depth, rate, start, end) {
  const slow = audio.createOscillator();
  const amount = audio.createGain();
  slow.frequency.value = rate;
  amount.gain.value = depth;
  slow.connect(amount).connect(parameter);
  slow.start(start);
  slow.stop(end);
}

/** @param {BaseAudioContext} audio */
function noiseOf(audio) {
  immediately(makeNoise(audio));
  return /** @type {AudioBuffer} */ (noises.get(audio));
}

/** The noise that voices share, made before the first of them needs it. @param {BaseAudioContext} audio */
function* makeNoise(audio) {
  if (noises.has(audio)) return;
  const buffer = audio.createBuffer(1, NOISE_SECONDS * audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  const next = chance(1);
  for (let place = 0; place < samples.length; place += 1) {
    samples[place] = next();
    if (place % AT_A_TIME === 0) yield;
  }
  noises.set(audio, buffer);
}

/** Numbers from -1 to 1 that look like chance, the same ones each time. @param {number} seed */
function chance(seed) {
  let state = seed * 7_919;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return (2 * state) / 2_147_483_647 - 1;
  };
}
