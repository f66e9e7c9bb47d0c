import type { Question, TextRef } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import type { Chances } from '../chance/forecast.ts';
import type { Decider, Future } from '../decider.ts';
import { meterOf } from './budget.ts';
import type { Outlook } from './outlook.ts';
import { searchDecider } from './search.ts';

/** A game of steps: who goes left is soon lost, who goes right wins. Each step is a round. */
interface Walk {
  readonly at: number;
  readonly round: number;
}

const STEP: Question = {
  id: 7,
  seat: 0,
  kind: 'one',
  prompt: { key: 'step' },
  options: ['left', 'right'],
  min: 1,
  max: 1,
};

class Walking implements Future<Walk> {
  readonly #end: number;
  #walk: Walk = { at: 0, round: 0 };
  answers: string[] = [];

  constructor(end: number) {
    this.#end = end;
  }

  get pending() {
    return Math.abs(this.#walk.at) >= this.#end ? [] : [STEP];
  }

  get outcome() {
    return this.pending.length > 0 ? null : { won: this.#walk.at > 0, cause: 'walked' };
  }

  answer(_: Question, [pick]: readonly string[]) {
    this.answers.push(pick ?? '');
    const { at, round } = this.#walk;
    this.#walk = { at: at + (pick === 'right' ? 1 : -1), round: round + 1 };
  }

  look() {
    return this.#walk;
  }
}

/** What futures show is what is told, and nothing is known of the walk beforehand. */
const CHANCES: Chances<Walk> = {
  standing: ({ round }) => ({
    ...{ mission: 'walk', heroes: 1, level: null },
    ...{ over: 1000 + round, peace: false, mark: '' },
  }),
  measured: {},
  calibration: { base: 0, futures: 1, mission: 0, turns: 0.001, pull: 0.001, bend: [] },
};

const left: Decider<Walk> = () => ['left'];
const goesOn: Decider<Walk> = (_, look) => [look().at >= 0 ? 'right' : 'left'];

function outlook(part: Partial<Outlook<Walk>> = {}): Outlook<Walk> {
  return {
    thumb: () => goesOn,
    isStop: () => false,
    pays: () => true,
    clock: ({ round }) => round,
    horizon: () => 1,
    evaluate: ({ at }) => 0.5 + at / 10,
    chances: CHANCES,
    ...part,
  };
}

function look(): Walk {
  return { at: 0, round: 0 };
}

function decide(around: Outlook<Walk>, end = 3, habit = left, playouts = 20) {
  const futures: Walking[] = [];
  const heard: TextRef[] = [];
  const picks = searchDecider(around, habit, 'seed', { playouts })(STEP, look, {
    imagine: () => {
      const future = new Walking(end);
      futures.push(future);
      return future;
    },
    explain: (why) => heard.push(why),
  });
  return { picks, futures, why: heard[0] };
}

describe('a bot that looks ahead', () => {
  test('leaves its habit for an answer that clearly leads to a better end', () => {
    const { picks, why } = decide(outlook());
    expect(picks).toEqual(['right']);
    expect(why).toMatchObject({
      key: 'why.search-better',
      params: { odds: { key: 'why.odds', params: { chance: 99 } }, points: 98 },
    });
  });

  test('stands by its habit where all ends are alike', () => {
    const { picks, why } = decide(
      outlook({ isStop: ({ prompt }) => prompt.key === 'step', evaluate: () => 0.5 }),
    );
    expect(picks).toEqual(['left']);
    const usual = { key: 'why.any' };
    // Three futures are no number, however alike they are.
    const odds = { key: 'why.odds-about', params: { low: 35, high: 65 } };
    expect(why).toMatchObject({ key: 'why.search-agrees', params: { odds, usual } });
  });

  test('says nothing of chances where nobody wins or loses', () => {
    expect(decide(outlook({ chances: null })).why).toEqual({ key: 'why.any' });
  });

  test('says only why it is its habit where there was no time for a single future', () => {
    const { why, futures } = decide(outlook(), 3, left, 1);
    expect(futures).toEqual([]);
    expect(why).toEqual({ key: 'why.any' });
  });

  test('stands by its habit where too few futures fit into the time', () => {
    expect(decide(outlook(), 3, left, 10).picks).toEqual(['left']);
    expect(decide(outlook(), 3, left, 12).picks).toEqual(['right']);
  });

  test('breaks a future off at the horizon and judges what it sees there', () => {
    const { futures } = decide(
      outlook({ isStop: ({ prompt }) => prompt.key === 'step', horizon: () => 2 }),
      9,
    );
    for (const { answers } of futures) expect(answers).toHaveLength(2);
  });

  test('breaks an endless future off wherever it is', () => {
    const { futures, picks } = decide(outlook(), 100_000);
    for (const { answers } of futures) expect(answers).toHaveLength(151);
    expect(picks).toEqual(['right']);
  });

  test('follows its habit where looking ahead does not pay, and imagines nothing', () => {
    const { picks, futures } = decide(outlook({ pays: () => false }));
    expect(picks).toEqual(['left']);
    expect(futures).toEqual([]);
  });

  test('keeps to its budget', () => {
    expect(decide(outlook()).futures.length).toBeLessThanOrEqual(20);
  });
});

describe('a budget', () => {
  test('of futures is spent by futures, and a round that does not fit is not begun', () => {
    const spent = meterOf({ playouts: 10 });
    expect(spent(0, 4)).toBe(0);
    expect(spent(5, 5)).toBe(0.5);
    expect(spent(8, 4)).toBe(1);
  });

  test('of time is spent by the clock alone, from when it was given', () => {
    let now = 1000;
    const spent = meterOf({ milliseconds: 200, now: () => now });
    expect(spent(50, 50)).toBe(0);
    now += 150;
    expect(spent(0, 1)).toBe(0.75);
    now += 150;
    expect(spent(0, 1)).toBeGreaterThanOrEqual(1);
  });
});
