import type { DescentView, HellscapeEvent } from '@crawlspace/hellscape';
import { batch, signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  askNext,
  goBack,
  type HeldSession,
  heldSession,
  tellMore,
} from '../../../testing/at-the-table.ts';
import { decisionOf } from '../../../testing/decisions.ts';
import { randomMoments } from '../../../testing/random-descents.ts';
import type { Hellscape } from '../../hellscape/shape.ts';
import { kit } from '../../hellscape/table/kit.tsx';
import type { Fellows } from '../../session/online/fellows.ts';
import { enemyPace, keepGoing, motion } from '../../settings/index.ts';
import { type Opened, type OpenTable, tableState } from '../state.ts';

const [{ view }] = randomMoments() as [ReturnType<typeof randomMoments>[number]];
const asking = (id: number) => decisionOf({ id, options: [{ id: 'a' }, { id: 'b' }] });
const activated = (enemy: string): HellscapeEvent => ({
  t: 'enemy-activated',
  enemy,
  card: 'skeletons',
  zone: 0,
});
const wounded: HellscapeEvent = { t: 'wounded', hero: 0, amount: 1 };
const rolled: HellscapeEvent = { t: 'rolled', dice: [], purpose: 'pool' };
const fallen: HellscapeEvent = { t: 'knocked-out', hero: 0 };

let session: HeldSession;
let state: OpenTable<Hellscape, Opened>;

beforeEach(() => {
  vi.useFakeTimers();
  enemyPace.value = 'brisk';
  keepGoing.value = false;
  motion.value = 'full';
  session = heldSession(view, [asking(1)]);
  state = tableState(session, kit);
});
afterEach(() => {
  state.dispose();
  vi.useRealTimers();
});

/** The table as it stood when so much had been told. */
function roundOf(n: number): DescentView {
  return { ...view, round: 100 + n };
}

/** An answer is published: what was told of it, how the table stood on the way, and the next question. */
function publish(...events: HellscapeEvent[]): void {
  batch(() => {
    const before = session.events.peek().length;
    session.passed.value = events.map((_, i) => ({
      told: before + i + 1,
      game: roundOf(before + i + 1),
    }));
    tellMore(session, ...events);
    askNext(session, [asking(2)]);
  });
}

const told = () => state.session.events.value.map(({ event }) => event.t);

describe('what enemies do', () => {
  test('is shown one after the other, and only then the question', () => {
    publish(activated('one'), wounded, activated('two'), wounded, activated('three'));
    expect(told()).toEqual(['enemy-activated', 'wounded']);
    expect(state.session.table.value.game.round).toBe(102);
    expect(state.decision.value).toBeNull();
    expect(session.showing.value).toBe(true);
    vi.advanceTimersByTime(650);
    expect(told()).toHaveLength(4);
    expect(state.session.table.value.game.round).toBe(104);
    vi.advanceTimersByTime(650);
    expect(told()).toHaveLength(5);
    expect(state.session.table.value).toBe(session.table.value);
    expect(state.decision.value?.id).toBe(2);
    expect(session.showing.value).toBe(false);
  });

  test('is shown at once where one enemy acts, or nobody wants to follow', () => {
    publish(wounded, activated('one'), wounded);
    expect(state.decision.value?.id).toBe(2);
    enemyPace.value = 'at-once';
    publish(activated('one'), activated('two'));
    expect(told()).toHaveLength(5);
    expect(state.session.acting.value).toBeNull();
  });

  test('waits for a tap at each step where somebody wants that, and is skipped as a whole', () => {
    enemyPace.value = 'steps';
    publish(activated('one'), activated('two'), activated('three'), activated('four'));
    vi.advanceTimersByTime(60_000);
    expect(told()).toHaveLength(1);
    expect(state.session.acting.value).toBe('by-steps');
    state.goOn();
    expect(told()).toHaveLength(2);
    state.session.showAll();
    expect(told()).toHaveLength(4);
    expect(state.decision.value?.id).toBe(2);
  });

  test('goes on by itself where only bots play', () => {
    enemyPace.value = 'steps';
    session.players.value = session.players.value.map(() => 'bot');
    publish(activated('one'), activated('two'));
    expect(state.session.acting.value).toBe('by-itself');
    vi.advanceTimersByTime(650);
    expect(told()).toHaveLength(2);
  });

  test('is skipped by a tap where it goes on by itself, but not before it was on the screen', () => {
    publish(activated('one'), activated('two'), activated('three'));
    state.painted.value = false;
    state.goOn();
    expect(told()).toHaveLength(1);
    state.painted.value = true;
    state.goOn();
    expect(told()).toHaveLength(3);
  });

  test('gives way to what comes meanwhile, and to a table that goes back', () => {
    publish(activated('one'), activated('two'));
    publish(wounded);
    expect(told()).toHaveLength(3);
    expect(state.session.acting.value).toBeNull();
    publish(activated('one'), activated('two'));
    goBack(session, [asking(1)], 1);
    expect(told()).toHaveLength(1);
    expect(state.decision.value?.id).toBe(1);
  });
});

describe('at a table that others play on at', () => {
  const seats = signal<readonly number[]>([0]);

  beforeEach(() => {
    seats.value = [0];
    state.dispose();
    const fellows: Pick<Fellows, 'seats'> = { seats };
    session = { ...heldSession(view, [asking(1)]), fellows: fellows as Fellows };
    state = tableState(session, kit);
  });

  test('what comes while enemies are shown has its turn after them', () => {
    publish(activated('one'), wounded, activated('two'));
    publish(wounded);
    publish(activated('three'), activated('four'));
    expect(told()).toHaveLength(2);
    vi.advanceTimersByTime(650);
    expect(told()).toHaveLength(3);
    expect(state.decision.value).toBeNull();
    // What others have answered is seen in passing.
    vi.advanceTimersByTime(250);
    expect(told()).toHaveLength(4);
    vi.advanceTimersByTime(650);
    expect(told()).toHaveLength(5);
    vi.advanceTimersByTime(650);
    expect(told()).toHaveLength(6);
    expect(state.decision.value?.id).toBe(2);
    expect(state.session.table.value).toBe(session.table.value);
  });

  test('enemies that act by one answer after the other act one by one all the same', () => {
    publish(activated('one'));
    publish(activated('two'));
    expect(told()).toHaveLength(1);
    vi.advanceTimersByTime(650);
    expect(told()).toHaveLength(2);
    vi.advanceTimersByTime(650);
    publish(activated('three'));
    expect(told()).toHaveLength(3);
  });

  test('a question that changes while enemies are shown is asked after them', () => {
    publish(activated('one'), activated('two'));
    askNext(session, [asking(3)]);
    expect(told()).toHaveLength(1);
    vi.advanceTimersByTime(650);
    expect(state.decision.value?.id).toBe(3);
  });

  test('after a gap, and after a step back, it is shown at once how things stand', () => {
    publish(activated('one'), activated('two'), activated('three'));
    batch(() => {
      session.passed.value = [];
      tellMore(session, activated('four'), activated('five'));
      askNext(session, [asking(3)]);
    });
    expect(told()).toHaveLength(5);
    expect(state.decision.value?.id).toBe(3);
    publish(activated('one'), activated('two'));
    goBack(session, [asking(1)], 1);
    expect(told()).toHaveLength(1);
  });

  test('nobody falls behind without end', () => {
    for (let i = 0; i < 60; i++) publish(activated('one'));
    vi.advanceTimersByTime(24 * 650);
    expect(told()).toHaveLength(60);
  });

  test('who only watches is held up by nothing', () => {
    seats.value = [];
    enemyPace.value = 'steps';
    publish(activated('one'), fallen, activated('two'));
    expect(state.session.acting.value).toBe('by-itself');
    vi.advanceTimersByTime(650);
    expect(state.held.value).toEqual([]);
    expect(told()).toHaveLength(3);
  });
});

describe('a great moment', () => {
  test('holds back the question until it was seen, one after the other', () => {
    publish(fallen, wounded, fallen);
    expect(state.held.value).toEqual([0, 2]);
    expect(state.moment.value).toMatchObject({ kind: 'down', n: 0, heroes: [0] });
    expect(state.decision.value).toBeNull();
    expect(session.showing.value).toBe(true);
    state.tap('a');
    expect(session.answers).toEqual([]);
    state.goOn();
    expect(state.moment.value?.n).toBe(2);
    expect(state.decision.value).toBeNull();
    state.goOn();
    expect(state.decision.value?.id).toBe(2);
    expect(session.showing.value).toBe(false);
  });

  test('holds nobody up who keeps going, who watches bots, or when all is over', () => {
    keepGoing.value = true;
    publish(fallen);
    expect(state.held.value).toEqual([]);
    keepGoing.value = false;
    session.players.value = session.players.value.map(() => 'bot');
    publish(fallen);
    expect(state.held.value).toEqual([]);
    session.players.value = session.players.value.map(() => 'human');
    session.notice.value = 'opened-elsewhere';
    publish(fallen);
    expect(state.held.value).toEqual([]);
    session.notice.value = null;
    batch(() => {
      tellMore(session, fallen);
      session.table.value = { ...session.table.value, outcome: { won: false, cause: 'all-down' } };
    });
    expect(state.held.value).toEqual([]);
  });

  test('is over when the table goes back', () => {
    publish(fallen);
    goBack(session, [asking(1)]);
    expect(state.held.value).toEqual([]);
    expect(state.decision.value?.id).toBe(1);
  });

  test('of an enemy stops the enemies until it was seen', () => {
    publish(activated('one'), fallen, activated('two'));
    expect(state.moment.value?.kind).toBe('down');
    vi.advanceTimersByTime(60_000);
    expect(told()).toHaveLength(2);
    state.goOn();
    expect(state.session.acting.value).toBe('by-itself');
    vi.advanceTimersByTime(650);
    expect(told()).toHaveLength(3);
    expect(state.decision.value?.id).toBe(2);
  });

  test('is skipped with all that is still to come', () => {
    publish(activated('one'), fallen, activated('two'), fallen);
    state.skipAll();
    expect(state.session.acting.value).toBeNull();
    expect(state.held.value).toEqual([]);
    expect(state.decision.value?.id).toBe(2);
  });

  test('comes after the small one that led to it', () => {
    const revealed: HellscapeEvent = { t: 'chamber-revealed', zone: 0 };
    publish(revealed, wounded, fallen);
    expect(state.held.value).toEqual([0, 2]);
    state.goOn();
    // By itself it holds nobody up.
    state.goOn();
    publish(fallen, revealed);
    expect(state.held.value).toEqual([3]);
  });

  test('opens a game that nobody has answered anything in', () => {
    state.dispose();
    session = heldSession(view, [asking(1)], { moment: { epoch: 0, n: 0 } });
    state = tableState(session, kit);
    expect(state.moment.value).toMatchObject({
      kind: 'opening',
      heroes: view.heroes.map((_, i) => i),
    });
    expect(state.decision.value).toBeNull();
    state.goOn();
    expect(state.decision.value?.id).toBe(1);
  });
});

describe('dice that roll', () => {
  test('are told when they lie still', () => {
    publish(wounded, rolled, wounded, rolled);
    expect(state.rolling.value).toBe(1);
    vi.advanceTimersByTime(1200);
    expect(state.rolling.value).toBe(1);
    vi.advanceTimersByTime(200);
    expect(state.rolling.value).toBeNull();
  });

  test('lie still at once where nothing moves', () => {
    motion.value = 'off';
    publish(rolled);
    expect(state.rolling.value).toBeNull();
  });
});
