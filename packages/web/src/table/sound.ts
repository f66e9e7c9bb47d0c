import { isOfTheGame } from '../of-the-game.ts';
import { sound } from '../settings/index.ts';
import type { TableState } from './state.ts';
import { useTold } from './story/use-told.ts';

export type Cue =
  | 'dice'
  | 'hit'
  | 'step'
  | 'door'
  | 'dread'
  | 'victory'
  | 'opening'
  | 'card'
  | 'critical'
  | 'down'
  | 'toll'
  | 'level'
  | 'boss'
  | 'boss-falls'
  | 'defeat';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Sounds for what is told, once each time, made on the spot. Nothing is heard until sound is on. */
export function useSound({ session, kit }: TableState): void {
  useTold(session, (all, from) => {
    if (!sound.peek()) return;
    const fresh = all
      .slice(from)
      .map(({ event }) => event)
      .filter(isOfTheGame);
    // A moment sounds when its picture comes.
    const small = fresh.filter((event) => kit.moments.kindOf(event) === null);
    const cues = new Set(small.map((event) => kit.cue(event)));
    let delay = 0;
    for (const cue of cues) {
      if (!cue) continue;
      play(cue, delay);
      delay += 0.18;
    }
  });
}

/** One sound now, so that whoever switches sound on hears that it is on. */
export function play(cue: Cue, delay = 0): void {
  context ??= new AudioContext();
  const at = context.currentTime + delay;
  SOUNDS[cue](context, at);
}

const SOUNDS: Readonly<Record<Cue, (to: AudioContext, at: number) => void>> = {
  dice: (to, at) => {
    for (let i = 0; i < 4; i++) knock(to, at + i * 0.055, 2400 - i * 260, 0.16);
  },
  hit: thump,
  step: (to, at) => {
    for (let i = 0; i < 2; i++) knock(to, at + i * 0.16, 420, 0.09);
  },
  door: creak,
  dread: drone,
  victory: (to, at) => tones(to, at, [294, 370, 440, 587], { apart: 0.16, last: 1.4 }),
  opening: (to, at) => {
    drone(to, at);
    tones(to, at + 0.3, [147, 220, 196], { apart: 0.42, last: 1.1 });
  },
  card: (to, at) => {
    knock(to, at, 3200, 0.1);
    tones(to, at + 0.08, [523, 494], { apart: 0.14, last: 0.8, loud: 0.12 });
  },
  critical: (to, at) => {
    thump(to, at);
    tones(to, at + 0.05, [880, 1318], { apart: 0.06, last: 0.5, loud: 0.14 });
  },
  down: (to, at) => {
    thump(to, at);
    tones(to, at + 0.16, [196, 165, 131], { apart: 0.2, last: 0.9 });
  },
  toll: (to, at) => {
    for (const late of [0, 0.8]) bell(to, at + late);
  },
  level: (to, at) => tones(to, at, [392, 494, 587, 784], { apart: 0.1, last: 0.9 }),
  boss: (to, at) => {
    for (const late of [0, 0.45, 0.9]) thump(to, at + late);
    drone(to, at);
  },
  'boss-falls': (to, at) => {
    thump(to, at);
    for (let i = 0; i < 6; i++) knock(to, at + 0.15 + i * 0.09, 700 - i * 90, 0.2);
    tones(to, at + 0.5, [220, 294, 440], { apart: 0.14, last: 1 });
  },
  defeat: (to, at) => {
    drone(to, at);
    tones(to, at, [220, 208, 175, 147], { apart: 0.3, last: 1.2 });
  },
};

/** A short rattle of noise through a narrow band: bone on wood, boot on gravel. */
function knock(to: AudioContext, at: number, pitch: number, loud: number): void {
  noise ??= whiteNoise(to);
  const source = new AudioBufferSourceNode(to, { buffer: noise });
  const band = new BiquadFilterNode(to, { type: 'bandpass', frequency: pitch, Q: 3 });
  const volume = fading(to, at, loud, 0.07);
  source.connect(band).connect(volume).connect(to.destination);
  source.start(at, Math.max(0, (at * 7) % 0.4), 0.09);
}

function thump(to: AudioContext, at: number): void {
  const tone = new OscillatorNode(to, { type: 'triangle', frequency: 150 });
  tone.frequency.setValueAtTime(150, at);
  tone.frequency.exponentialRampToValueAtTime(45, at + 0.18);
  tone.connect(fading(to, at, 0.4, 0.22)).connect(to.destination);
  tone.start(at);
  tone.stop(at + 0.25);
  knock(to, at, 900, 0.2);
}

/** Two low tones that rub against each other. */
function drone(to: AudioContext, at: number): void {
  for (const frequency of [55, 58.3, 82.4]) {
    const tone = new OscillatorNode(to, { type: 'sawtooth', frequency });
    const low = new BiquadFilterNode(to, { type: 'lowpass', frequency: 240 });
    const volume = new GainNode(to, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.1, at + 0.5);
    volume.gain.linearRampToValueAtTime(0, at + 1.8);
    tone.connect(low).connect(volume).connect(to.destination);
    tone.start(at);
    tone.stop(at + 1.9);
  }
}

/** Old hinges, and wood against stone. */
function creak(to: AudioContext, at: number): void {
  const hinge = new OscillatorNode(to, { type: 'sawtooth', frequency: 180 });
  hinge.frequency.setValueAtTime(180, at);
  hinge.frequency.linearRampToValueAtTime(310, at + 0.35);
  hinge.frequency.linearRampToValueAtTime(210, at + 0.6);
  const narrow = new BiquadFilterNode(to, { type: 'bandpass', frequency: 900, Q: 6 });
  hinge
    .connect(narrow)
    .connect(fading(to, at, 0.16, 0.65))
    .connect(to.destination);
  hinge.start(at);
  hinge.stop(at + 0.7);
  knock(to, at + 0.62, 260, 0.3);
}

interface Melody {
  readonly apart: number;
  /** How long the last tone stays. */
  readonly last: number;
  readonly loud?: number;
}

/** One tone after the other, of which the last stays. */
function tones(
  to: AudioContext,
  at: number,
  pitches: readonly number[],
  { apart, last, loud = 0.22 }: Melody,
): void {
  pitches.forEach((frequency, i) => {
    const start = at + i * apart;
    const length = i === pitches.length - 1 ? last : 0.5;
    ring(to, start, frequency, { loud, length });
  });
}

/** A church bell far off: tones that are not quite in tune. */
function bell(to: AudioContext, at: number): void {
  for (const [frequency, loud] of [
    [131, 0.2],
    [262, 0.12],
    [314, 0.1],
    [524, 0.05],
  ] as const)
    ring(to, at, frequency, { loud, length: 1.6 });
}

function ring(
  to: AudioContext,
  at: number,
  frequency: number,
  { loud, length }: { readonly loud: number; readonly length: number },
): void {
  const tone = new OscillatorNode(to, { type: 'triangle', frequency });
  tone.connect(fading(to, at, loud, length)).connect(to.destination);
  tone.start(at);
  tone.stop(at + length);
}

function fading(to: AudioContext, at: number, loud: number, length: number): GainNode {
  const volume = new GainNode(to, { gain: 0 });
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  return volume;
}

function whiteNoise(to: AudioContext): AudioBuffer {
  const buffer = to.createBuffer(1, to.sampleRate / 2, to.sampleRate);
  const samples = buffer.getChannelData(0);
  // A sound is no luck of the game: any rough sequence will do.
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (state * 16807) % 2147483647;
    samples[i] = (state / 2147483647) * 2 - 1;
  }
  return buffer;
}
