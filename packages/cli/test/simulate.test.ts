import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { simulate as simulateGames } from '../src/simulation/pool.ts';
import { command, crawlspace, temporaryFolder } from './crawlspace.ts';

const folder = temporaryFolder();

async function simulate(...args: readonly string[]) {
  const { code, out, error } = await command(['simulate', ...args, '--json']);
  return { code, error, report: JSON.parse(out) };
}

/** What others may rely on. */
const FIELDS = [
  'games',
  'wins',
  'losses',
  'decisions',
  'seconds',
  'decisionsPerSecond',
  'turns',
  'errors',
];
const TIMES = { seconds: 0, decisionsPerSecond: 0 };

describe.each(['brimstone', 'hellscape'])('%s', (game) => {
  test('the number of threads makes no difference, and the same seed plays the same games', async () => {
    const args = [game, '--games', '9', '--seed', 'test', '--bot', 'random', '--stats'];
    const { report: one } = await simulate(...args, '--threads', '1');
    const { report: three, code } = await simulate(...args, '--threads', '3');
    expect(code).toBe(0);
    expect({ ...three, ...TIMES }).toEqual({ ...one, ...TIMES });
    expect(Object.keys(one)).toEqual(expect.arrayContaining(FIELDS));
    expect(one).toMatchObject({ games: 9, errors: 0 });
    expect(one.winRate.share).toBe(one.wins / 9);
    expect(one.missions).toEqual({
      [Object.keys(one.missions)[0] ?? '']: { games: 9, wins: one.wins },
    });
    expect(one.stats.luck.map((third: { games: number }) => third.games)).toEqual([3, 3, 3]);
    expect(one.turns.low).toBeLessThanOrEqual(one.turns.median);
    expect(one.turns.median).toBeLessThanOrEqual(one.turns.high);
    expect(one.wins + Object.values<number>(one.losses).reduce((a, b) => a + b, 0)).toBe(9);
    expect(one.decisionsPerSecond).toBeGreaterThan(0);
    const { report: other } = await simulate(...args.with(4, 'another'));
    expect(other.decisions).not.toBe(one.decisions);
  });

  test('random missions, parties and options', async () => {
    const random = ['--mission', 'all', '--heroes', 'random', '--options', 'random'];
    const { code, report } = await simulate(game, '--games', '8', '--bot', 'random', ...random);
    expect(report).toMatchObject({ games: 8, errors: 0 });
    expect(Object.keys(report.missions).length).toBeGreaterThan(1);
    expect(report.stats).toBeUndefined();
    expect(code).toBe(0);
  });

  test('looks closer when asked', async () => {
    const { report } = await simulate(game, '--games', '24', '--heroes', '2', '--stats');
    const { carried, luck, influence } = report.stats;
    expect(Object.keys(carried).length).toBe(2);
    for (const hero of Object.values<Record<string, number>>(carried)) {
      expect(hero['games']).toBe(24);
      expect(hero['dealt']).toBeGreaterThan(0);
      expect(hero['kills']).toBeGreaterThan(0);
      expect(hero['taken']).toBeGreaterThan(0);
    }
    expect(luck.map(({ games }: { games: number }) => games)).toEqual([8, 8, 8]);
    expect(luck[0].deviation).toBeLessThan(luck[2].deviation);
    for (const entry of influence) expect(entry.with.games + entry.without.games).toBe(24);
  });
});

test('plays with a bot that looks ahead, so that playouts decide', async () => {
  const args = ['hellscape', '--heroes', '1', '--games', '1', '--bot', 'search'];
  const { code, report } = await simulate(...args, '--playouts', '4');
  expect(report).toMatchObject({ games: 1, errors: 0 });
  expect(code).toBe(0);
});

describe('ended early', () => {
  const args = ['simulate', 'brimstone', '--games', '1000000', '--bot', 'random', '--json'];

  test('by Ctrl-C, it prints what there is and fails', async () => {
    const others = process.listeners('SIGINT');
    const running = command(args);
    const stop = await vi.waitFor(() => {
      const own = process.listeners('SIGINT').find((each) => !others.includes(each));
      return own ?? expect.unreachable('nobody listens yet');
    }, 30_000);
    stop('SIGINT');
    const { code, out, error } = await running;
    const report = JSON.parse(out);
    expect(report.stopped).toBe(true);
    expect(report.games).toBeLessThan(1_000_000);
    expect({ code, error }).toEqual({ code: 1, error: '' });
    expect(process.listeners('SIGINT')).toEqual(others);
  });

  test('it keeps the games that were played', async () => {
    const plan = {
      mission: 'tutorial',
      heroes: '1',
      options: '',
      seed: 's',
      stats: false,
    } as const;
    const batch = { games: 1_000_000, plan: { ...plan, bot: 'random', playouts: 1 } as const };
    let played = 0;
    const simulation = simulateGames('hellscape', [batch], 1, () => {
      if (++played === 3) simulation.stop();
    });
    const [results = []] = await simulation.results;
    expect(results.length).toBeGreaterThanOrEqual(3);
    expect(results.length).toBeLessThan(1000);
    for (const { error, decisions } of results) {
      expect(error).toBeNull();
      expect(decisions).toBeGreaterThan(0);
    }
  });
});

test('writes a report that needs nothing else', () => {
  const file = join(folder, 'report.html');
  const args = ['simulate', 'hellscape', '--mission', 'all', '--heroes', 'random:4'];
  const { code, out } = crawlspace([...args, '--games', '30', '--html', file]);
  expect(code).toBe(0);
  expect(out).toMatch(/^30 games: \d+ won \(\d+\.\d%, 95% within \d+\.\d to \d+\.\d%\)/);
  const page = readFileSync(file, 'utf8');
  expect(page).toMatch(/^<!doctype html>/);
  expect(page).not.toMatch(/<(script|link|img|iframe)\b/);
  expect(page).not.toMatch(/(src|href)=/);
  expect(page).toContain('prefers-color-scheme: dark');
  for (const part of ['How they ended', 'How long they took', 'Who carried', 'Luck'])
    expect(page).toContain(part);
  expect(page).not.toMatch(/NaN|undefined|Infinity|\{\w+\}<\/text>/);
});

test('a progress bar is for terminals only', () => {
  const { error } = crawlspace(['simulate', 'brimstone', '--games', '4', '--bot', 'random']);
  expect(error).toBe('');
});

describe('campaigns', () => {
  const args = ['brimstone', '--campaign', '2', '--adventures', '1', '--heroes', '2'];

  test('are played whole, on any number of threads, and told by level', async () => {
    const { code, report } = await simulate(...args, '--bot', 'thumb', '--threads', '1');
    expect(code).toBe(0);
    expect(report).toMatchObject({ campaigns: 2, adventures: 2, errors: 0 });
    const level = report.levels['1'];
    expect(level.adventures).toBeGreaterThan(1);
    expect(level.xp).toBeGreaterThan(0);
    expect(level.spent).toBeGreaterThan(0);
    expect(Object.keys(report.bought).length).toBeGreaterThan(0);
    expect(report.targets.length).toBeGreaterThan(2);
    const { report: again } = await simulate(...args, '--bot', 'thumb', '--threads', '2');
    expect({ ...again, ...TIMES }).toEqual({ ...report, ...TIMES });
  });

  test('as text and as a page', async () => {
    const file = join(folder, 'campaigns.html');
    const { out } = await command(['simulate', ...args, '--bot', 'random', '--html', file]);
    expect(out).toMatch(/by level of the posse +level 1/);
    expect(out).toMatch(/adventures until level 4 +6 +9 +never +missed/);
    const page = readFileSync(file, 'utf8');
    expect(page).toContain('2 campaigns, 2 adventures');
    expect(page).toContain('--campaign 2 --adventures 1');
  });

  test('each mission is measured with heroes of its levels, and the targets go into a page', async () => {
    const file = join(folder, 'campaigns.md');
    writeFileSync(file, 'Before\n\n<!-- campaign -->\nold\n<!-- /campaign -->\n\nAfter\n');
    const more = ['--bot', 'thumb', '--markdown', file];
    const { report } = await simulate(...args, ...more);
    expect(report.missions['a-fistful-of-dark-stone']).toMatchObject({
      games: 2,
      fitting: { games: 2 },
      levels: [1, 2],
      wanted: { low: 60, high: 90 },
    });
    const page = readFileSync(file, 'utf8');
    expect(page).toMatch(/^Before\n\n<!-- campaign -->\n\| \| wanted/);
    expect(page).toContain('| adventures until level 4 | 6 to 9 | never | **missed** |');
    expect(page).toMatch(
      /2 campaigns, 2 adventures, by `crawlspace simulate .*`\.\n<!-- \/campaign -->/,
    );
    expect(page).not.toContain('old');
  });

  test('are not for every game', async () => {
    const { code, error } = await command(['simulate', 'hellscape', '--campaign', '2']);
    expect([code, error]).toEqual([2, 'hellscape has no campaign']);
  });
});
