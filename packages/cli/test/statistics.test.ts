import { describe, expect, test } from 'vitest';
import { influenceOf, isClear } from '../src/report/influence.ts';
import { matchedDifference, pairedDifference, wilson } from '../src/report/statistics.ts';
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

  test('of a difference, in one group of games, are those of two shares', () => {
    const pair = { own: { games: 70, wins: 56 }, others: { games: 80, wins: 48 } };
    const found = matchedDifference([pair]);
    // √(0.8 · 0.2 / 70 + 0.6 · 0.4 / 80) = 0.0727, and 1.96 times that on either side of 0.2.
    expect(found?.share).toBeCloseTo(0.2, 10);
    expect(found?.low).toBeCloseTo(0.0575, 4);
    expect(found?.high).toBeCloseTo(0.3425, 4);
  });

  test('compare only games that are alike', () => {
    // In both groups the own games are won 30 points more often, though fewer of all own games are won.
    const easy = { own: { games: 10, wins: 9 }, others: { games: 90, wins: 54 } };
    const hard = { own: { games: 90, wins: 36 }, others: { games: 10, wins: 1 } };
    expect(matchedDifference([easy, hard])?.share).toBeCloseTo(0.3, 10);
    expect(matchedDifference([{ own: { games: 5, wins: 1 }, others: { games: 0, wins: 0 } }])).toBe(
      null,
    );
  });
});

type Seen = Readonly<Record<string, number>>;

function game(won: boolean, luck: number, door: Seen): GameResult {
  const hero = { hero: 'rogue', dealt: 10, kills: 2, taken: won ? 3 : 7, knockedOut: won ? 0 : 1 };
  return {
    mission: 'tutorial',
    heroes: ['rogue'],
    won,
    cause: won ? 'objective' : 'fell',
    rounds: won ? 8 : 4,
    decisions: 100,
    facts: { heroes: [hero], knockedOutBy: won ? [] : ['ghoul'], seen: { door }, luck },
    error: null,
  };
}

function games(count: number, wins: number, door: Seen): GameResult[] {
  return Array.from({ length: count }, (_, n) => game(n < wins, 0, door));
}

describe('summaries', () => {
  const TRAP = { trap: 2 };
  const GIFT = { gift: 2 };
  const won = Array.from({ length: 30 }, (_, n) => game(true, n / 10, n < 5 ? TRAP : GIFT));
  const lost = Array.from({ length: 15 }, (_, n) => game(false, -(n + 1) / 10, TRAP));
  const broken = { ...game(false, 0, {}), facts: null, error: 'seed 1/2: broken' };
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

  test('compare games with a card with those in which another came', () => {
    const [worst, best] = influenceOf([...won, ...lost]);
    expect(worst).toMatchObject({ id: 'trap', with: { games: 20, wins: 5 } });
    expect(worst?.without).toEqual({ games: 25, wins: 25 });
    expect(worst?.difference.share).toBeCloseTo(5 / 20 - 25 / 25);
    expect(best?.id).toBe('gift');
    expect(worst && isClear(worst)).toBe(true);
  });

  test('do not blame a card for coming late, when games that last are lost more often', () => {
    const early = ['trap', 'gift'].flatMap((card) => games(20, 18, { [card]: 1 }));
    const late = games(40, 10, { trap: 9 }).concat(games(4, 1, { gift: 9 }));
    const [trap] = influenceOf([...early, ...late]).filter(({ id }) => id === 'trap');
    expect(trap).toMatchObject({ with: { games: 60, wins: 28 }, without: { games: 24, wins: 19 } });
    expect(trap?.difference.share).toBeCloseTo(0);
    expect(trap && isClear(trap)).toBe(false);
  });

  test('say nothing of a card that nothing can be compared with', () => {
    expect(influenceOf([...games(20, 10, { alone: 3 }), ...games(20, 10, {})])).toEqual([]);
  });

  test('put games in thirds by luck', () => {
    expect(summary.stats?.luck.map(({ wins }) => wins)).toEqual([0, 15, 15]);
  });
});

test('the difference of pairs: what is the same in both counts for nothing', () => {
  const pairs = [
    ...Array.from({ length: 60 }, () => [true, true] as const),
    ...Array.from({ length: 30 }, () => [false, true] as const),
    ...Array.from({ length: 10 }, () => [true, false] as const),
  ];
  const { share, low, high } = pairedDifference(pairs);
  expect(share).toBeCloseTo(-0.2);
  expect(low).toBeCloseTo(-0.2 - 1.96 * Math.sqrt((36 + 1) / 100 / 100));
  expect(high).toBeLessThan(0);
  expect(pairedDifference([])).toEqual({ share: 0, low: -1, high: 1 });
});
