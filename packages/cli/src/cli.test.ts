import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crawlspace-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function crawlspace(args: readonly string[], input = '') {
  const run = spawnSync(process.execPath, ['packages/cli/src/main.ts', ...args], {
    encoding: 'utf8',
    input,
  });
  return { code: run.status, out: run.stdout, error: run.stderr.trim() };
}

describe('wrong usage: one line, exit code 2', () => {
  test.each([
    [['fly'], 'unknown command fly; see crawlspace --help'],
    [['simulate'], 'name a game; there is: brimstone'],
    [['simulate', 'chess'], 'unknown game chess; there is: brimstone'],
    [['simulate', 'brimstone', '--games', '-3'], "Option '--games' argument is ambiguous."],
    [['simulate', 'brimstone', '--games', 'many'], '--games needs a whole number above 0'],
    [['simulate', 'brimstone', '--heroes', 'wizard'], 'unknown hero "wizard"'],
    [['simulate', 'brimstone', '--heroes', '9'], 'an adventure is for 1 to 6 heroes'],
    [['simulate', 'brimstone', '--mission', 'nowhere'], 'unknown mission "nowhere"'],
    [['simulate', 'brimstone', '--bot', 'genius'], 'unknown bot genius; there are: random, thumb'],
    [['simulate', 'brimstone', '--options', 'edition=third'], 'option edition cannot be "third"'],
    [['simulate', 'brimstone', '--options', 'edition'], '--options needs key=value, not edition'],
    [['simulate', 'brimstone', '--nonsense'], "Unknown option '--nonsense'"],
    [['replay'], 'name the file of a saved game'],
    [['replay', '/nowhere/at/all'], 'cannot read /nowhere/at/all'],
    [['play', 'brimstone', '--language', 'la'], 'unknown language la; there are: en, it'],
  ])('%j', (args, message) => {
    const { code, out, error } = crawlspace(args);
    expect(error.split('\n')[0]).toContain(message);
    expect(error.split('\n').length).toBe(1);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

test('help says what there is', () => {
  const { code, out } = crawlspace(['--help']);
  expect(code).toBe(0);
  for (const command of ['play', 'simulate', 'replay', 'content']) expect(out).toContain(command);
});

test('simulate plays whole games, the same ones for the same seed', () => {
  const args = [
    'simulate',
    'brimstone',
    '--games',
    '6',
    '--seed',
    'test',
    '--bot',
    'random',
    '--json',
  ];
  const [one, other] = [crawlspace(args), crawlspace(args)].map(({ out }) => JSON.parse(out));
  expect(one).toMatchObject({ games: 6, errors: 0 });
  expect(one.wins + Object.values<number>(one.losses).reduce((a, b) => a + b, 0)).toBe(6);
  expect(one.decisionsPerSecond).toBeGreaterThan(0);
  expect({ ...other, seconds: 0, decisionsPerSecond: 0 }).toEqual({
    ...one,
    seconds: 0,
    decisionsPerSecond: 0,
  });
});

test('simulate takes random missions, parties and options', () => {
  const random = ['--mission', 'all', '--heroes', 'random', '--options', 'random'];
  const { code, out } = crawlspace([
    'simulate',
    'brimstone',
    '--games',
    '5',
    '--seed',
    '3',
    '--bot',
    'random',
    '--json',
    ...random,
  ]);
  expect(JSON.parse(out)).toMatchObject({ games: 5, errors: 0 });
  expect(code).toBe(0);
});

test('content says what the game contains, in both languages', () => {
  const { out } = crawlspace(['content', 'brimstone', '--json']);
  const { decks, heroes, missions, locales } = JSON.parse(out);
  expect(decks).toMatchObject({
    'mine map': 18,
    'targa map': 18,
    gear: 32,
    'mine artifacts': 15,
    'targa artifacts': 12,
    'mine encounters': 20,
    'targa encounters': 15,
    'low threats': 10,
    'med threats': 10,
    'high threats': 10,
    'epic threats': 5,
    'targa threats': 6,
    'growing dread': 7,
    darkness: 15,
    'personal items': 10,
    loot: 12,
    scavenge: 12,
    'starting gear': 8,
    'starting upgrades': 12,
    'exploration tokens': 12,
    worlds: 2,
    'enemy types': 6,
    'depth events': 12,
    injuries: 11,
    madness: 11,
    mutations: 36,
    missions: 5,
  });
  expect(heroes).toEqual(['us-marshal', 'saloon-girl', 'bandido', 'gunslinger']);
  expect(missions[0]).toBe('a-fistful-of-dark-stone');
  expect(locales).toEqual({ en: { missing: 0 }, it: { missing: 0 } });
});

describe('play', () => {
  test('draws the board, numbers the options, tells the story, and goes on until it is quit', () => {
    const answers = `${'1\n'.repeat(14)}?\n99\nu\nq\n`;
    const { code, out } = crawlspace(
      ['play', 'brimstone', '--seed', '7', '--heroes', '2'],
      answers,
    );
    expect(code).toBe(0);
    expect(out).toContain('depth  P');
    expect(out).toContain('Who carries the Old Lantern?');
    expect(out).toMatch(/1 {2}Hold back the darkness {2}\d+ %/);
    expect(out).toContain('I would choose:');
    expect(out).toContain('That is no answer: not-an-option.');
    expect(out).not.toMatch(/\{[a-z]+\}|prompt\.|event\.|undefined/);
  });

  test('speaks Italian', () => {
    const { out } = crawlspace(['play', 'brimstone', '--seed', '7', '--language', 'it'], '1\nq\n');
    expect(out).toContain('scegli il Potenziamento iniziale');
  });

  test('saves a game that can be replayed and verified', () => {
    const file = join(folder, 'evening.save');
    crawlspace(
      ['play', 'brimstone', '--seed', '7', '--heroes', '1', '--save', file],
      '1\n1\n1\n1\ns\nq\n',
    );
    const { code, out } = crawlspace(['replay', file, '--verify', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true, answers: 4, outcome: null });
  });
});

test('a broken save is refused with its reason', () => {
  const file = join(folder, 'broken.save');
  writeFileSync(file, readFileSync('package.json'));
  const { code, error } = crawlspace(['replay', file]);
  expect(code).toBe(1);
  expect(error).toContain('not a valid save');
});
