import { describe, expect, test } from 'vitest';
import { batchOf, cellsOf, classesOf, placesOf } from '../src/balance/matrix.ts';
import { describeMatrix } from '../src/balance/text.ts';
import type { Muster } from '../src/games/kit.ts';
import type { GameResult } from '../src/simulation/game.ts';

const muster: Muster<null> = {
  heroes: ['rogue', 'wizard'],
  missions: ['short', 'long'],
  party: () => [],
  randomParty: () => [],
  randomOptions: () => ({}),
  setup: () => null,
};

function games(count: number, wins: number, heroes: string[] = ['rogue']): GameResult[] {
  return Array.from({ length: count }, (_, n) => {
    const won = n < wins;
    const base = { mission: 'short', heroes, cause: '', rounds: 1, decisions: 1, facts: null };
    return { ...base, won, error: null };
  });
}

const HOW = { seed: 's', bot: 'thumb', playouts: 3 } as const;

describe('the matrix', () => {
  const places = placesOf({ muster });

  test('has every mission with one hero to six, as usual and drawn at random', () => {
    expect(places).toHaveLength(2 * 6 * 2);
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(24);
    expect(places[0]).toEqual({ mission: 'short', heroes: 1, mix: 'usual' });
    expect(places.at(-1)).toEqual({ mission: 'long', heroes: 6, mix: 'random' });
  });

  test('plays each place with luck of its own', () => {
    const batches = places.map((place) => batchOf(place, 5, HOW));
    expect(new Set(batches.map(({ plan }) => plan.seed)).size).toBe(24);
    expect(batches[0]?.plan).toMatchObject({ mission: 'short', heroes: '1', bot: 'thumb' });
    expect(batches.at(-1)).toMatchObject({ games: 5, plan: { heroes: 'random:6', stats: false } });
  });

  const target = { mission: 'short', heroes: 1, mix: 'usual', low: 40, high: 60 } as const;
  const targets = { missions: [target], classes: null };
  const verdictOf = (won: number, of: number) =>
    cellsOf([{ mission: 'short', heroes: 1, mix: 'usual' }], [games(of, won)], targets)[0]?.verdict;

  test('a target is met within its range, missed beyond doubt, else unclear', () => {
    expect(verdictOf(5, 10)).toBe('met');
    expect(verdictOf(4, 10)).toBe('met');
    expect(verdictOf(6, 10)).toBe('met');
    expect(verdictOf(3, 10)).toBe('unclear');
    expect(verdictOf(7, 10)).toBe('unclear');
    expect(verdictOf(30, 1000)).toBe('missed');
    expect(verdictOf(700, 1000)).toBe('missed');
  });

  test('what nobody wants anything of is not judged', () => {
    const others = [
      { mission: 'long', heroes: 1, mix: 'usual' },
      { mission: 'short', heroes: 2, mix: 'usual' },
      { mission: 'short', heroes: 1, mix: 'random' },
    ] as const;
    const cells = cellsOf(others, [games(4, 1), games(4, 1), games(4, 1)], targets);
    for (const cell of cells) expect(cell).toMatchObject({ target: null, verdict: null, wins: 1 });
  });

  test('games that broke down do not count', () => {
    const [fine] = games(1, 1);
    const broken = { ...(fine as GameResult), won: false, error: 'seed 1: broken' };
    const place = { mission: 'short', heroes: 1, mix: 'usual' } as const;
    const [cell] = cellsOf([place], [[broken, ...games(3, 2), broken]], targets);
    expect(cell).toMatchObject({ games: 3, wins: 2 });
  });

  test('classes are counted where they were drawn, in parties of the size that matters', () => {
    const sized = (heroes: number, mix: 'usual' | 'random') => ({ mission: 'short', heroes, mix });
    const results = [
      games(10, 10, ['rogue']),
      games(10, 5, ['rogue', 'rogue', 'wizard']),
      games(6, 3, ['rogue']),
      games(9, 9, ['wizard']),
    ];
    const rows = classesOf(
      [sized(4, 'usual'), sized(4, 'random'), sized(4, 'random'), sized(2, 'random')],
      results,
      ['rogue', 'wizard', 'bard'],
      { heroes: 4, low: 40, high: 60 },
    );
    expect(rows.map(({ class: name, games: n, wins }) => [name, n, wins])).toEqual([
      ['rogue', 16, 8],
      ['wizard', 10, 5],
      ['bard', 0, 0],
    ]);
    expect(rows[0]?.verdict).toBe('met');
  });
});

describe('the matrix for people', () => {
  test('has a line for each mission and class, and says what is missed', () => {
    const places = placesOf({ muster: { ...muster, missions: ['short'] } });
    const results = places.map(({ heroes }) => (heroes === 6 ? [] : games(100, heroes * 20)));
    const wanted = [1, 2, 5].map((heroes) => {
      return { mission: 'short', heroes, mix: 'usual' as const, low: 45, high: 90 };
    });
    const cells = cellsOf(places, results, { missions: wanted, classes: null });
    const classes = classesOf(places, results, ['rogue'], { heroes: 4, low: 70, high: 90 });
    const text = describeMatrix(cells, classes, (id) => `the ${id}`);
    const line = (start: string) => text.split('\n').find((each) => each.startsWith(start));
    expect(line('usual parties of')).toMatch(/of +1 +2 +3 +4 +5 +6$/);
    expect(line('the short')).toMatch(/20 % ✗ +40 % \? +60 % +80 % +100 % ✗ +-/);
    expect(line('the rogue')).toMatch(/80 % ✓ {2}wanted 70 to 90 %$/);
    expect(text.split('\n').filter((each) => /^(missed|unclear): /.test(each))).toEqual([
      'missed: the short with 1 (usual) wins 13 to 29 %, wanted 45 to 90 %',
      'unclear: the short with 2 (usual) wins 31 to 50 %, wanted 45 to 90 %',
      'missed: the short with 5 (usual) wins 96 to 100 %, wanted 45 to 90 %',
    ]);
  });
});
