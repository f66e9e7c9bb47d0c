import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packRecord, unpackRecord } from '@crawlspace/kernel';
import { afterAll, expect, test } from 'vitest';
import { command, crawlspace } from './crawlspace.ts';

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

test('a game with packs is played, saved with them, and replayed from the file alone', async () => {
  const save = join(folder, 'lean.crawl');
  const args = ['--pack', example('lean-years'), '--heroes', 'bandido', '--save', save];
  const { code, out } = crawlspace(['play', 'brimstone', ...args, '--seed', '3'], '1\n1\ns\nq\n');
  expect({ code, saved: out.includes(save) }).toEqual({ code: 0, saved: true });
  const replayed = await command(['replay', save, '--verify', '--json']);
  expect(JSON.parse(replayed.out)).toMatchObject({ ok: true, game: 'brimstone', answers: 2 });
  const record = unpackRecord(readFileSync(save));
  const [pack] = record.packs as [Record<string, unknown>];
  const edited = join(folder, 'edited.crawl');
  writeFileSync(edited, packRecord({ ...record, packs: [{ ...pack, name: 'Fat Years' }] }));
  const refused = await command(['replay', edited]);
  expect({ code: refused.code, error: refused.error }).toEqual({
    code: 1,
    error: expect.stringContaining('lean-years 1.0; the one that comes with it is another'),
  });
});

test('simulations play with packs; a pack that is not whole is told, and so is a quest nobody has', async () => {
  const game = ['simulate', 'hellscape', '--games', '2', '--threads', '1', '--json'];
  const quest = ['--mission', 'the-drowned-cellar', '--heroes', 'rogue'];
  expect((await command([...game, ...quest])).code).toBe(2);
  const played = await command([...game, ...quest, '--pack', example('the-drowned-cellar')]);
  expect(JSON.parse(played.out)).toMatchObject({ games: 2, errors: 0 });
  const broken = await command([...game, '--pack', join(folder, 'broken.crawlpack')]);
  expect(broken).toMatchObject({ code: 2, error: expect.stringContaining('JSON') });
});
