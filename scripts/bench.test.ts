import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const BENCH = join(import.meta.dirname, '../bench/run.ts');

test('a part that the benchmark does not have is refused with the names of all parts', () => {
  // The part before it would open a browser for minutes.
  const args = [BENCH, '--only', 'web,nonsense'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe(
    'There is no part nonsense. The parts are: peers, kernel, games, ways, sizes, web, online, tables.\n',
  );
  expect([status, stdout]).toEqual([1, '']);
});
