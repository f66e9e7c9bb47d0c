import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { command } from './crawlspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlpacks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const example = (name: string) => `packs/${name}.crawlpack`;

test.each(['brimstone', 'hellscape'])('a new pack for %s passes its check', async (game) => {
  const file = join(folder, `${game}.crawlpack`);
  expect((await command(['pack', 'new', game, file])).code).toBe(0);
  const { code, out } = await command(['pack', 'check', file]);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('fit to be played') });
  expect((await command(['pack', 'new', game, file])).error).toContain('is there already');
});

test('a broken pack is told in sentences, with exit code 1', async () => {
  const file = join(folder, 'broken.crawlpack');
  writeFileSync(file, readFileSync(example('lean-years'), 'utf8').replace('"lore"', '"loer"'));
  const { code, out } = await command(['pack', 'check', file]);
  expect(code).toBe(1);
  expect(out).toContain(
    'darkness lean-years-long-night, effects 2, each 1, skill: unknown name “loer”; did you mean “lore”?',
  );
  const italian = await command(['pack', 'check', file, '--language', 'it']);
  expect(italian.out).toContain('forse «lore»?');
  writeFileSync(file, '{');
  expect((await command(['pack', 'check', file])).out).toContain('this isn’t JSON');
  expect((await command(['pack', 'lab', file])).code).toBe(1);
});

test('the finished cards are shown in both languages, and what has changed', async () => {
  const { code, out } = await command(['pack', 'show', example('lean-years')]);
  expect(code).toBe(0);
  expect(out).toContain('en  The Long Night\n      The Darkness moves 1 step.');
  expect(out).toContain('it  La lunga notte');
  expect(out).toContain('items coach-gun, changed by Lean Years');
  expect(out).toContain('loot loot-wrong-metal, removed');
});

test('the lab plays with and without a pack on the same luck', async () => {
  const party = ['--heroes', 'bandido', '--mission', 'a-fistful-of-dark-stone', '--threads', '1'];
  const games = ['pack', 'lab', example('lean-years'), '--games', '4', '--json', ...party];
  const { code, out } = await command(games);
  expect(code).toBe(0);
  const { rows, failed } = JSON.parse(out);
  expect(failed).toEqual([]);
  expect(rows).toMatchObject([{ heroes: '1', games: 4, without: {}, difference: {} }]);
});

test('the JSON Schema has a sentence for every word', async () => {
  const { out } = await command(['pack', 'schema', 'brimstone']);
  const { $defs } = JSON.parse(out);
  expect($defs.Effect.anyOf.length).toBeGreaterThan(70);
  for (const { description, properties } of $defs.Effect.anyOf) {
    expect(description, JSON.stringify(properties.do)).toMatch(/\w/);
  }
});
