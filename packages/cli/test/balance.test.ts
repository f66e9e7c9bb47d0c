import { expect, test } from 'vitest';
import { crawlspace } from './crawlspace.ts';

// A few games say nothing about balance: these look only at what is reported.
test('plays every mission with parties of every size and mix', () => {
  const args = ['balance', 'brimstone', '--games', '1', '--bot', 'random', '--json'];
  const { code, out } = crawlspace(args);
  expect(code).toBe(0);
  const { cells, classes, misses, seconds, ...how } = JSON.parse(out);
  expect(how).toEqual({ game: 'brimstone', games: 1, seed: '1', bot: 'random', errors: 0 });
  expect(seconds).toBeGreaterThan(0);
  const missed = [...cells, ...classes].filter(({ verdict }) => verdict === 'missed');
  expect(misses).toBe(missed.length);
  for (const cell of cells) expect(cell).toMatchObject({ games: 1, winRate: { share: cell.wins } });
  expect(cells.length).toBe(5 * 6 * 2);
  expect(classes.length).toBe(4);
  const targets = cells.flatMap((cell: { target: unknown; heroes: number; mix: string }) =>
    cell.target ? [[cell.heroes, cell.mix, cell.target]] : [],
  );
  expect(targets).toEqual([
    [2, 'usual', { low: 40, high: 65 }],
    [4, 'usual', { low: 55, high: 75 }],
  ]);
});

test('says what is missed, and fails for it only when it is to check', () => {
  // Chance never wins: with enough games every target is clearly missed.
  const args = ['balance', 'hellscape', '--games', '2', '--bot', 'random'];
  const { code, out } = crawlspace(args);
  expect(code).toBe(0);
  expect(out).toContain('random parties of');
  expect(out).toMatch(/^Rogue +0 % ✗ {2}wanted 40 to 65 %$/m);
  expect(out).toMatch(/^missed: Rogue wins 0 to \d+ %, wanted 40 to 65 %$/m);
  expect(crawlspace([...args, '--check']).code).toBe(1);
});
