import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOT_NAMES } from '@crawlspace/bots/kit';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/load.ts';
import { command, crawlspace, temporaryFolder } from './crawlspace.ts';

const folder = temporaryFolder();

describe('wrong usage: one line, exit code 2', () => {
  test.each([
    [[], 'name a command; see crawlspace --help'],
    [['fly'], 'unknown command fly; see crawlspace --help'],
    [['constructor'], 'unknown command constructor; see crawlspace --help'],
    [['--json'], 'unknown command --json; see crawlspace --help'],
    [['simulate'], 'name a game; there are: brimstone, hellscape'],
    [['simulate', 'chess'], 'unknown game chess; there are: brimstone, hellscape'],
    [['simulate', 'brimstone', 'hellscape'], 'what is hellscape for?'],
    [['simulate', 'brimstone', '--games'], "Option '--games <value>' argument missing"],
    [['simulate', 'brimstone', '--games', '2.5'], '--games needs a whole number above 0'],
    [['simulate', 'brimstone', '--games', '1e3'], '--games needs a whole number above 0'],
    [['simulate', 'brimstone', '--games', '9999999999'], '--games needs a whole number above 0'],
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
    [['simulate', 'hellscape', '--options', '=true'], 'unknown option ""'],
    [['simulate', 'brimstone', '--nonsense'], "Unknown option '--nonsense'"],
    [['simulate', 'brimstone', '--json=yes'], "Option '--json' does not take an argument"],
    [['simulate', 'hellscape', '--language', 'la'], 'unknown language la; there are: en, it'],
    [['simulate', 'hellscape', '--heroes', ''], 'unknown hero ""'],
    [['simulate', 'hellscape', '--heroes', 'rogue,'], 'unknown hero ""'],
    [['simulate', 'hellscape', '--heroes', 'random:0'], 'a quest is for 1 to 6 heroes'],
    [['balance'], 'name a game'],
    [['balance', 'poker'], 'unknown game poker'],
    [['balance', 'brimstone', '--bot', 'genius'], 'unknown bot genius'],
    [['balance', 'brimstone', '--language', 'la'], 'unknown language la'],
    [['balance', 'brimstone', '--threads', 'two'], '--threads needs a whole number above 0'],
    [['balance', 'brimstone', '--heroes', '7'], 'unknown number of heroes 7'],
    [['balance', 'brimstone', '--only', 'a-walk'], 'unknown mission a-walk'],
    [['balance', 'brimstone', '--mix', 'best'], 'unknown mix best'],
    [['balance', 'brimstone', '--plot', '/no/such/folder/plot.svg'], 'cannot write /no/such'],
    [['balance', 'hellscape', '--games', 'all'], '--games needs a whole number above 0'],
    [['replay'], 'name the file of a saved game'],
    [['replay', '/nowhere/at/all'], 'cannot read /nowhere/at/all'],
    [['replay', '/nowhere/at/all', '--json'], 'cannot read /nowhere/at/all'],
    [['replay', tmpdir()], `cannot read ${tmpdir()}`],
    [['replay', 'one.save', 'two.save'], 'what is two.save for?'],
    [['replay', 'one.save', '--seed', '1'], "Unknown option '--seed'"],
    [['content'], 'name a game'],
    [['content', 'chess', '--json'], 'unknown game chess'],
    [['content', 'brimstone', '--cards'], "Unknown option '--cards'"],
    [['content', 'brimstone', 'hellscape'], 'what is hellscape for?'],
    [['play'], 'name a game; there are: brimstone, hellscape'],
    [['play', 'chess'], 'unknown game chess'],
    [['play', 'brimstone', '--mission', 'nowhere'], 'unknown mission "nowhere"'],
    [['play', 'hellscape', '--heroes', 'gunslinger'], 'unknown hero "gunslinger"'],
    [['play', 'brimstone', '--options', 'edition=third'], 'option edition cannot be "third"'],
    [['play', 'brimstone', '--json'], "Unknown option '--json'"],
    [['play', 'brimstone', '--language', 'la'], 'unknown language la; there are: en, it'],
    [['play', 'hellscape', '--bot', 'oracle'], 'unknown bot oracle'],
    [['play', 'hellscape', '--save', '/nowhere/at/all'], 'cannot write /nowhere/at/all'],
  ])('%j', async (args, message) => {
    const { code, out, error } = await command(args);
    expect(error.split('\n')[0]).toContain(message);
    expect(error.split('\n').length).toBe(1);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test('in a process of its own, too', () => {
    const { code, out, error } = crawlspace(['simulate', 'chess', '--json']);
    const message = 'unknown game chess; there are: brimstone, hellscape';
    expect({ code, out, error }).toEqual({ code: 2, out: '', error: message });
  });

  test('a report that cannot be written: nothing is played, nothing is left behind', async () => {
    for (const file of [join(folder, 'no', 'such', 'folder.html'), folder]) {
      const args = ['simulate', 'brimstone', '--games', '999999', '--html', file];
      const { code, out, error } = await command(args);
      expect({ code, out, error }).toEqual({ code: 2, out: '', error: `cannot write ${file}` });
    }
    expect(existsSync(join(folder, 'no'))).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });
});

const OPTIONS: Readonly<Record<string, string>> = {
  play: 'mission heroes options seed language save bot pack',
  simulate: 'mission heroes options games seed bot playouts threads stats html language json pack',
  balance:
    'only heroes mix games seed bot playouts threads language check json record markdown plot',
  replay: 'verify json',
  content: 'json',
  admin: 'data url limit offset note yes json',
  backup: 'data database force json',
  restore: 'data database force json',
};

describe('help', () => {
  test('says what there is', async () => {
    const { code, out, error } = await command(['--help']);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    for (const name of [...GAMES, ...BOT_NAMES]) expect(out).toMatch(new RegExp(`\\b${name}\\b`));
    expect((await command(['help'])).out).toBe(out);
  });

  test.each(Object.keys(OPTIONS))('of %s names every option', async (name) => {
    const { code, out } = await command([name, '--help', '--nonsense']);
    expect(code).toBe(0);
    // From the line of this command to that of the next.
    const [, own = ''] = new RegExp(`^  ${name} ([^]*?)(^  [a-z]|$(?![^]))`, 'm').exec(out) ?? [];
    const named = [...own.matchAll(/\[--(\w+)/g)].map(([, option]) => option);
    expect(named.sort()).toEqual(OPTIONS[name]?.split(' ').sort());
  });

  test.each(Object.entries(OPTIONS))('%s knows the options it names', async (name, options) => {
    for (const option of options.split(' ')) {
      const { error } = await command([name, `--${option}`, '--nonsense']);
      expect(error).not.toContain(`Unknown option '--${option}'`);
    }
  });
});
