import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { content } from '@crawlspace/brimstone';
import { expect, test } from 'vitest';
import { crawlspace } from './crawlspace.ts';

// A few games say nothing about balance: these look only at what is reported.
test('plays every mission with parties of every size and mix', () => {
  const bot = ['--bot', 'random', '--json'];
  const args = ['balance', 'brimstone', '--games', '1', ...bot];
  const { code, out } = crawlspace(args);
  expect(code).toBe(0);
  const { cells, classes, misses, seconds, ...how } = JSON.parse(out);
  const ran = { game: 'brimstone', games: 1, seed: '1', bot: 'random', mix: 'random' };
  expect(how).toEqual({ ...ran, errors: 0 });
  expect(seconds).toBeGreaterThan(0);
  expect(misses).toBe(
    cells.filter(({ verdict }: { verdict: string | null }) => verdict && verdict !== 'met').length,
  );
  for (const cell of cells) expect(cell).toMatchObject({ games: 1, winRate: { share: cell.wins } });
  expect(cells.length).toBe(Object.keys(content.missions).length * 6);
  expect(classes.length).toBe(4);
  const targets = (mission: string) =>
    cells.flatMap((cell: { target: unknown; mission: string }) =>
      cell.mission === mission ? [cell.target] : [],
    );
  const alone = { low: 15, high: 60 };
  const introduction = Array(5).fill({ low: 60, high: 90 });
  expect(targets('a-fistful-of-dark-stone')).toEqual([alone, ...introduction]);
  expect(targets('nine-days-down')).toEqual([alone, ...Array(5).fill({ low: 35, high: 80 })]);
});

const TWO = ['balance', 'hellscape', '--bot', 'random', '--only', 'the-passage', '--heroes', '1,4'];

test('says what is missed, and fails for it only when it is to check', () => {
  // Chance never wins: every target is missed.
  const { code, out } = crawlspace([...TWO, '--games', '2']);
  expect(code).toBe(0);
  expect(out).toMatch(/^parties of +1 +4$/m);
  expect(out).toMatch(/^The Passage +0 \(0–\d+\) [?✗] +0 \(0–\d+\) [?✗]$/m);
  expect(out).toMatch(/^unclear: The Passage with 4 wins 0 to \d+%, wanted 35 to 80%$/m);
  expect(crawlspace([...TWO, '--games', '2', '--check']).code).toBe(1);
});

test('keeps what was measured, with what was known before, and draws it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'balance-'));
  const [record, page, plot] = ['r.json', 'b.md', 'p.svg'].map((name) => join(folder, name));
  const files = ['--record', record ?? '', '--markdown', page ?? '', '--plot', plot ?? ''];
  const known = { games: [5, 5, 5, 5, 5, 5], wins: [1, 2, 3, 4, 5, 4] };
  writeFileSync(record ?? '', JSON.stringify({ 'the-passage': known, gone: known }));
  expect(crawlspace([...TWO, '--games', '2', ...files]).code).toBe(0);
  const measured = JSON.parse(readFileSync(record ?? '', 'utf8'));
  expect(Object.keys(measured)).toHaveLength(11);
  expect(measured['the-passage']).toEqual({ games: [2, 5, 5, 2, 5, 5], wins: [0, 2, 3, 0, 5, 4] });
  expect(readFileSync(page ?? '', 'utf8')).toMatch(
    /^\| The Passage \| \*\*0 .* \| 40 \(12–77\) \|/m,
  );
  expect(readFileSync(plot ?? '', 'utf8').match(/<circle/g)).toHaveLength(6);
  rmSync(folder, { recursive: true });
});
