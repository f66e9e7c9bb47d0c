import { describe, expect, test } from 'vitest';
import { influenceOf, isClear } from '../src/report/influence.ts';
import { difference, wilson } from '../src/report/statistics.ts';
import { summarize } from '../src/report/summary.ts';
import type { GameResult } from '../src/simulation/game.ts';

describe('intervals', () => {
  test("are Wilson's", () => {
    // 15 of 50, a worked example: 19.1 % to 43.8 %.
    const { share, low, high } = wilson({ games: 50, wins: 15 });
    expect(share).toBe(0.3);
    expect(low).toBeCloseTo(0.191, 3);
    expect(high).toBeCloseTo(0.438, 3);
  });

  test('stay within 0 and 1, and say nothing without games', () => {
    expect(wilson({ games: 10, wins: 0 })).toMatchObject({ share: 0, low: 0 });
    expect(wilson({ games: 10, wins: 10 }).high).toBe(1);
    expect(wilson({ games: 0, wins: 0 })).toEqual({ share: 0, low: 0, high: 1 });
  });

  test("of differences are Newcombe's", () => {
    // 56 of 70 against 48 of 80, the example of his paper: 0.0524 to 0.3339.
    const { share, low, high } = difference({ games: 70, wins: 56 }, { games: 80, wins: 48 });
    expect(share).toBeCloseTo(0.2, 10);
    expect(low).toBeCloseTo(0.0524, 4);
    expect(high).toBeCloseTo(0.3339, 4);
  });
});

function game(won: boolean, luck: number, cards: readonly string[]): GameResult {
  const hero = { hero: 'rogue', dealt: 10, kills: 2, taken: won ? 3 : 7, knockedOut: won ? 0 : 1 };
  return {
    mission: 'tutorial',
    heroes: ['rogue'],
    won,
    cause: won ? 'objective' : 'fell',
    rounds: won ? 8 : 4,
    decisions: 100,
    facts: { heroes: [hero], knockedOutBy: won ? [] : ['ghoul'], seen: { door: cards }, luck },
    error: null,
  };
}

describe('summaries', () => {
  const won = Array.from({ length: 30 }, (_, n) => game(true, n / 10, n < 5 ? ['trap'] : ['gift']));
  const lost = Array.from({ length: 15 }, (_, n) => game(false, -(n + 1) / 10, ['trap']));
  const broken = { ...game(false, 0, []), facts: null, error: 'seed 1/2: broken' };
  const summary = summarize([...won, ...lost, broken], 2);

  test('count what was played to the end', () => {
    expect(summary).toMatchObject({ games: 46, wins: 30, errors: 1, losses: { fell: 15 } });
    expect(summary.winRate.share).toBeCloseTo(30 / 45);
    expect(summary.turns).toEqual({ median: 8, low: 4, high: 8 });
    expect(summary.decisionsPerSecond).toBe(2250);
    expect(summary.heroes).toEqual({ rogue: { games: 45, wins: 30 } });
  });

  test('tell who carried, and what brought heroes down', () => {
    expect(summary.stats?.carried['rogue']).toMatchObject({ dealt: 10, kills: 2, most: 1 });
    expect(summary.stats?.carried['rogue']?.taken).toBeCloseTo((30 * 3 + 15 * 7) / 45, 2);
    expect(summary.stats?.knockedOutBy).toEqual({ ghoul: 15 });
  });

  test('compare games with a card with those without it', () => {
    const [worst, best] = influenceOf([...won, ...lost]);
    expect(worst).toMatchObject({ id: 'trap', with: { games: 20, wins: 5 } });
    expect(worst?.without).toEqual({ games: 25, wins: 25 });
    expect(best?.id).toBe('gift');
    expect(worst && isClear(worst)).toBe(true);
  });

  test('put games in thirds by luck', () => {
    expect(summary.stats?.luck.map(({ wins }) => wins)).toEqual([0, 15, 15]);
  });
});
