import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { crawlspace, temporaryFolder } from './crawlspace.ts';

const folder = temporaryFolder();

describe('wrong usage: one line, exit code 2', () => {
  test.each([
    [[], 'name a command; see crawlspace --help'],
    [['fly'], 'unknown command fly; see crawlspace --help'],
    [['simulate'], 'name a game; there are: brimstone, hellscape'],
    [['simulate', 'chess'], 'unknown game chess; there are: brimstone, hellscape'],
    [['simulate', 'brimstone', '--games', '-3'], "Option '--games' argument is ambiguous."],
    [['simulate', 'brimstone', '--games', 'many'], '--games needs a whole number above 0'],
    [['simulate', 'hellscape', '--threads', '0'], '--threads needs a whole number above 0'],
    [['simulate', 'hellscape', '--playouts', 'x'], '--playouts needs a whole number above 0'],
    [['simulate', 'brimstone', '--heroes', 'wizard'], 'unknown hero "wizard"; there are: us-'],
    [['simulate', 'hellscape', '--heroes', 'bandido'], 'unknown hero "bandido"; there are: ber'],
    [['simulate', 'brimstone', '--heroes', '9'], 'an adventure is for 1 to 6 heroes'],
    [['simulate', 'hellscape', '--heroes', '7'], 'a quest is for 1 to 6 heroes'],
    [['simulate', 'hellscape', '--heroes', '0'], 'a quest is for 1 to 6 heroes'],
    [['simulate', 'hellscape', '--heroes', 'random:7'], 'a quest is for 1 to 6 heroes'],
    [['simulate', 'hellscape', '--heroes', 'rogue,rogue'], 'every hero is of another class'],
    [['simulate', 'brimstone', '--mission', 'nowhere'], 'unknown mission "nowhere"'],
    [['simulate', 'hellscape', '--mission', 'nowhere'], 'unknown mission "nowhere"; there are: tu'],
    [['simulate', 'brimstone', '--bot', 'genius'], 'there are: random, thumb, search'],
    [['simulate', 'brimstone', '--options', 'edition=third'], 'option edition cannot be "third"'],
    [['simulate', 'brimstone', '--options', 'edition'], '--options needs key=value, not edition'],
    [['simulate', 'hellscape', '--options', 'edition=first'], 'unknown option "edition"'],
    [['simulate', 'hellscape', '--options', 'hellbreaker=perhaps'], 'hellbreaker is true or false'],
    [['simulate', 'brimstone', '--nonsense'], "Unknown option '--nonsense'"],
    [['balance'], 'name a game'],
    [['balance', 'hellscape', '--games', 'all'], '--games needs a whole number above 0'],
    [['replay'], 'name the file of a saved game'],
    [['replay', '/nowhere/at/all'], 'cannot read /nowhere/at/all'],
    [['play', 'brimstone', '--language', 'la'], 'unknown language la; there are: en, it'],
    [['play', 'hellscape', '--bot', 'oracle'], 'unknown bot oracle'],
    [['play', 'hellscape', '--save', '/nowhere/at/all'], 'cannot write /nowhere/at/all'],
  ])('%j', (args, message) => {
    const { code, out, error } = crawlspace(args);
    expect(error.split('\n')[0]).toContain(message);
    expect(error.split('\n').length).toBe(1);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test('a report that cannot be written: nothing is played, nothing is left behind', () => {
    for (const file of [join(folder, 'no', 'such', 'folder.html'), folder]) {
      const args = ['simulate', 'brimstone', '--games', '999999', '--html', file];
      const { code, out, error } = crawlspace(args);
      expect({ code, out, error }).toEqual({ code: 2, out: '', error: `cannot write ${file}` });
    }
    expect(existsSync(join(folder, 'no'))).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('help says what there is', () => {
  const { code, out } = crawlspace(['--help']);
  expect(code).toBe(0);
  for (const command of ['play', 'simulate', 'balance', 'replay', 'content'])
    expect(out).toContain(`${command} `);
  expect(crawlspace(['simulate', '--help']).out).toBe(out);
});
