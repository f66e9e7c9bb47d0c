import type { BrimstoneEvent } from '@crawlspace/brimstone';
import type { HellscapeEvent } from '@crawlspace/hellscape';
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type HeldSession, heldSession, tellMore } from '../../testing/at-the-table.ts';
import { openPage, type Page } from '../../testing/page.ts';
import { randomMoments } from '../../testing/random-descents.ts';
import { CUES } from '../brimstone/table/cues.ts';
import { kit } from '../hellscape/table/kit.tsx';
import { cueOf } from '../hellscape/table/story/lines.ts';
import { sound } from '../settings/index.ts';
import { type Cue, play, useSound } from './sound.ts';
import { tableState } from './state.ts';

/** What was made to sound: the kind of each source. */
const played: string[] = [];

/** Something that takes whatever it is told and hands on what it is connected to. */
function part(): object {
  return new Proxy({}, { get: () => () => undefined });
}

class Sounding {
  readonly frequency = part();
  readonly gain = part();
  readonly #kind: string;

  constructor(_: unknown, { type, frequency }: { type?: string; frequency?: number } = {}) {
    this.#kind = `${new.target.name} ${type ?? ''} ${frequency ?? ''}`;
  }

  connect<Next>(next: Next): Next {
    return next;
  }

  start(): void {
    played.push(this.#kind);
  }

  stop(): void {}
}

class Speakers {
  readonly currentTime = 1;
  readonly sampleRate = 8;
  readonly destination = {};
  createBuffer() {
    return { getChannelData: () => new Float32Array(4) };
  }
}

let page: Page | null = null;

beforeEach(() => {
  played.length = 0;
  sound.value = true;
  vi.stubGlobal('AudioContext', Speakers);
  for (const name of ['OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode', 'GainNode'])
    vi.stubGlobal(name, Sounding);
});
afterEach(() => {
  page?.close();
  page = null;
  sound.value = false;
  vi.unstubAllGlobals();
});

const [{ view }] = randomMoments() as [ReturnType<typeof randomMoments>[number]];

function listen(): HeldSession {
  const session = heldSession(view, []);
  const state = tableState(session, kit);
  function Ears() {
    useSound(state);
    return null;
  }
  page = openPage(h(Ears, null));
  return session;
}

describe('sounds', () => {
  test('each is another one', () => {
    const cues: Cue[] = [
      ...(['dice', 'hit', 'step', 'door', 'dread', 'victory'] as const),
      ...(['opening', 'card', 'critical', 'down', 'toll'] as const),
      ...(['level', 'boss', 'boss-falls', 'defeat'] as const),
    ];
    const heard = cues.map((cue) => {
      played.length = 0;
      play(cue);
      return played.join();
    });
    expect(heard.every((each) => each !== '')).toBe(true);
    expect(new Set(heard).size).toBe(cues.length);
  });

  test('go with what is told, each once, and nothing is heard when sound is off', () => {
    const session = listen();
    const opened: HellscapeEvent = { t: 'door-opened', zone: 1 };
    page?.change(() => tellMore(session, opened, opened));
    const once = played.length;
    expect(once).toBeGreaterThan(0);
    play('door');
    expect(played.length).toBe(2 * once);
    sound.value = false;
    page?.change(() => tellMore(session, opened));
    expect(played.length).toBe(2 * once);
  });

  test('belong to dice, hits, doors, dread and victory in both games', () => {
    const mines = (t: BrimstoneEvent['t']) => CUES[t];
    expect(
      (['rolled', 'hit-enemy', 'door-opened', 'darkness-card', 'won'] as const).map(mines),
    ).toEqual(['dice', 'hit', 'door', 'dread', 'victory']);
    const below: HellscapeEvent[] = [
      { t: 'rolled', dice: [], purpose: 'pool' },
      { t: 'wounded', hero: 0, amount: 1 },
      { t: 'door-opened', zone: 1 },
      { t: 'boss-fight', enemy: 'x', card: 'x', zone: 1 },
      { t: 'won', purpose: 'x' },
    ];
    expect(below.map(cueOf)).toEqual(['dice', 'hit', 'door', 'dread', 'victory']);
  });
});
