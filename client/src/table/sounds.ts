/** Quiet synthesised sounds; off by default, and never the only way to learn something. */
import { settings } from '../settings.svelte';

export type Sound = 'tick' | 'tap' | 'taps' | 'stamp' | 'rattle' | 'loss' | 'turn' | 'step' | 'yours' | 'knock' | 'won';

let context: AudioContext | undefined;
/** The start of the current sound, in seconds of the audio context. */
let start = 0;

function tone(at: number, hertz: number, seconds: number, loud = 0.08, shape: OscillatorType = 'sine'): void {
  const audio = context!;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = shape;
  voice.frequency.value = hertz;
  volume.gain.setValueAtTime(loud, start + at);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + at + seconds);
  voice.connect(volume).connect(audio.destination);
  voice.start(start + at);
  voice.stop(start + at + seconds);
}

function rustle(at: number, seconds: number, hertz: number, loud = 0.07): void {
  const audio = context!;
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) {
    data[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 2;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(start + at);
}

const PLAYED: Record<Sound, () => void> = {
  tick: () => rustle(0, 0.05, 3800),
  tap: () => (rustle(0, 0.04, 900, 0.1), tone(0, 190, 0.08, 0.06)),
  taps: () => [0, 0.08, 0.16].forEach((at) => (rustle(at, 0.04, 900, 0.09), tone(at, 190, 0.07, 0.05))),
  stamp: () => (rustle(0, 0.07, 500, 0.16), tone(0, 110, 0.14, 0.1)),
  rattle: () => {
    [0, 0.09, 0.17, 0.27, 0.4].forEach((at) => rustle(at, 0.04, 1600, 0.1));
    tone(0.6, 150, 0.12, 0.1);
  },
  loss: () => (tone(0, 220, 0.2, 0.06), tone(0.16, 165, 0.28, 0.06)),
  turn: () => rustle(0, 0.18, 2200, 0.09),
  step: () => tone(0, 240, 0.07, 0.07, 'triangle'),
  yours: () => (tone(0, 523, 0.16, 0.05), tone(0.12, 659, 0.26, 0.05)),
  knock: () => tone(0, 98, 0.12, 0.09, 'triangle'),
  won: () => [392, 494, 587, 784].forEach((hertz, at) => tone(at * 0.09, hertz, 0.9, 0.05)),
};

/** `late`: the delay in ms. */
export function play(sound: Sound, late = 0): void {
  if (!settings.sounds || document.hidden) {
    return;
  }
  context ??= new AudioContext();
  void context.resume();
  start = context.currentTime + late / 1000;
  PLAYED[sound]();
}

/** Plays a sample when sounds are switched on. */
export function switchSounds(on: boolean): void {
  settings.sounds = on;
  play('yours');
}
