import { describe, expect, test } from 'vitest';
import { matrixTable, withTable } from '../src/balance/markdown.ts';
import { batchOf, cellOf, classesOf, countOf, placesOf } from '../src/balance/matrix.ts';
import { measuredText, withNew } from '../src/balance/record.ts';
import { describeMatrix } from '../src/balance/text.ts';
import type { Muster } from '../src/games/kit.ts';
import { targetsOf } from '../src/games/targets.ts';
import type { GameResult } from '../src/simulation/game.ts';

const muster: Muster<null> = {
  heroes: ['rogue', 'wizard'],
  missions: ['short', 'long', 'deep'],
  introductory: (mission) => mission === 'short',
  levels: (mission) => (mission === 'deep' ? [3, 5] : null),
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

  test('has every mission with one hero to six', () => {
    expect(places).toHaveLength(3 * 6);
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(18);
    expect(places[0]).toEqual({ mission: 'short', heroes: 1 });
    expect(places.at(-1)).toEqual({ mission: 'deep', heroes: 6 });
  });

  test('plays each place with luck of its own', () => {
    const batches = places.map((place) => batchOf(place, 5, 'random', HOW));
    expect(new Set(batches.map(({ plan }) => plan.seed)).size).toBe(18);
    expect(batches[0]?.plan).toMatchObject({ mission: 'short', heroes: 'random:1', bot: 'thumb' });
    const usual = batchOf({ mission: 'long', heroes: 6 }, 5, 'usual', HOW);
    expect(usual).toMatchObject({ games: 5, plan: { heroes: '6', stats: false } });
  });

  test('wants something of every place that new heroes may go to', () => {
    const [low, high] = [35, 80];
    const bands = { alone: { low: 25, high: 75 }, introduction: { low: 60, high: 90 } };
    const targets = targetsOf(muster, { ...bands, together: { low, high } });
    expect(targets).toHaveLength(2 * 6);
    const [alone, two] = targets;
    expect(alone).toEqual({ mission: 'short', heroes: 1, low: 25, high: 75 });
    expect(two).toEqual({ mission: 'short', heroes: 2, low: 60, high: 90 });
    expect(targets.at(-1)).toEqual({ mission: 'long', heroes: 6, low, high });
    const safe = { introductionAlone: { low: 60, high: 100 } };
    const [gentle] = targetsOf(muster, { ...bands, ...safe, together: { low, high } });
    expect(gentle).toEqual({ mission: 'short', heroes: 1, low: 60, high: 100 });
  });

  const target = { mission: 'short', heroes: 1, low: 40, high: 60 } as const;
  const targets = { missions: [target], classes: null };
  const verdictOf = (wins: number, of: number) =>
    cellOf({ mission: 'short', heroes: 1 }, { games: of, wins }, targets).verdict;

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
    for (const place of [
      { mission: 'long', heroes: 1 },
      { mission: 'short', heroes: 2 },
    ]) {
      const cell = cellOf(place, { games: 4, wins: 1 }, targets);
      expect(cell).toMatchObject({ target: null, verdict: null, wins: 1 });
    }
  });

  test('games that broke down do not count', () => {
    const [fine] = games(1, 1);
    const broken = { ...(fine as GameResult), won: false, error: 'seed 1: broken' };
    expect(countOf([broken, ...games(3, 2), broken])).toEqual({ games: 3, wins: 2 });
  });

  test('classes are counted in parties of the size that matters', () => {
    const sized = (heroes: number) => ({ mission: 'short', heroes });
    const results = [
      games(10, 5, ['rogue', 'rogue', 'wizard']),
      games(6, 3, ['rogue']),
      games(9, 9, ['wizard']),
    ];
    const range = { heroes: 4, low: 40, high: 60 };
    const known = ['rogue', 'wizard', 'bard'];
    const rows = classesOf([sized(4), sized(4), sized(2)], results, known, range);
    expect(rows.map(({ class: name, games: n, wins }) => [name, n, wins])).toEqual([
      ['rogue', 16, 8],
      ['wizard', 10, 5],
    ]);
    expect(rows[0]?.verdict).toBe('met');
  });
});

describe('the matrix for people', () => {
  const missions = ['short', 'deep'];
  const places = placesOf({ muster: { ...muster, missions } });
  const results = places.map(({ heroes }) => (heroes === 6 ? [] : games(100, heroes * 20)));
  const wanted = [1, 2, 5].map((heroes) => ({ mission: 'short', heroes, low: 45, high: 90 }));
  const targets = { missions: wanted, classes: null };
  const cells = places.map((place, at) => cellOf(place, countOf(results[at] ?? []), targets));
  const names = (id: string) => `the ${id}`;

  test('has a line for each mission and class, and says what is missed', () => {
    const classes = classesOf(places, results, ['rogue'], { heroes: 4, low: 70, high: 90 });
    const text = describeMatrix(cells, classes, names, muster.levels);
    const line = (start: string) => text.split('\n').find((each) => each.startsWith(start));
    expect(line('parties of')).toMatch(/of +1 +2 +3 +4 +5 +6$/);
    expect(line('the short')).toMatch(/20 \(13–29\) ✗ +40 \(31–50\) \? +60 \(50–69\) .* ✗ +-$/);
    expect(line('the rogue')).toMatch(/80 \(74–85\) ✓ {2}wanted 70 to 90%$/);
    const told = /^(missed|unclear|not checked): /;
    expect(text.split('\n').filter((each) => told.test(each))).toEqual([
      'not checked: the deep is made for heroes of level 3 to 5, see simulate --campaign',
      'missed: the short with 1 wins 13 to 29%, wanted 45 to 90%',
      'unclear: the short with 2 wins 31 to 50%, wanted 45 to 90%',
      'missed: the short with 5 wins 96 to 100%, wanted 45 to 90%',
    ]);
  });

  test('as a page has what is outside in bold, and replaces its own part only', () => {
    const table = matrixTable(cells, names, muster.levels);
    expect(table).toContain('| the short | **20 (13–29)** | **40 (31–50)** | 60 (50–69) |');
    expect(table).toContain('- not checked: the deep is made for heroes of level 3 to 5');
    expect(withTable('/no/such/page.md', 'chess', 'T')).toBe(
      '# Balance\n\n<!-- chess -->\nT\n<!-- /chess -->\n',
    );
  });
});

test('what is measured anew replaces what was known', () => {
  const known = { short: { games: [9, 9, 9, 9, 9, 9], wins: [1, 2, 3, 4, 5, 6] } };
  const played = [{ mission: 'short', heroes: 2, games: 4, wins: 0 }];
  const measured = withNew(known, ['short', 'long'], played);
  expect(measured['short']).toEqual({ games: [9, 4, 9, 9, 9, 9], wins: [1, 0, 3, 4, 5, 6] });
  expect(measured['long']?.games).toEqual([0, 0, 0, 0, 0, 0]);
  expect(JSON.parse(measuredText(measured))).toEqual(measured);
});
