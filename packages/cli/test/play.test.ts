import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { crawlspace, temporaryFolder } from './crawlspace.ts';

const folder = temporaryFolder();
/** Anything that should have been put into words. */
const WORDLESS = /\{[a-z]+\}|\b(prompt|event|option|ask|why)\.[a-z]|undefined/;

describe('Brimstone', () => {
  test('draws the board, numbers the options, tells the story, and goes on until it is quit', () => {
    const answers = `${'1\n'.repeat(14)}?\n99\nu\nq\n`;
    const args = ['play', 'brimstone', '--seed', '7', '--heroes', '2'];
    const { code, out } = crawlspace(args, answers);
    expect(code).toBe(0);
    expect(out).toContain('depth  P');
    expect(out).toContain('Who carries the Old Lantern?');
    expect(out).toMatch(/1 {2}Hold back the Darkness {2}\d+%/);
    expect(out).toMatch(/I’d pick: .+\. .+\./);
    expect(out).toContain('That answer wasn’t accepted: there’s no such option. Try again.');
    expect(out).not.toMatch(WORDLESS);
  });

  test('speaks Italian', () => {
    const { out } = crawlspace(['play', 'brimstone', '--seed', '7', '--language', 'it'], '?\nq\n');
    expect(out).toContain('scegli il Potenziamento iniziale');
    expect(out).toContain('Io sceglierei: ');
    expect(out).toContain('numero o numeri per scegliere');
  });
});

describe('Hellscape', () => {
  test('draws the dungeon with its doors, shadows, heroes, enemies and tokens', () => {
    const args = ['play', 'hellscape', '--seed', '5', '--mission', 'highway-to-hellscape'];
    const { code, out } = crawlspace(args, `${'b\n'.repeat(60)}q\n`);
    expect(code).toBe(0);
    expect(out).toContain('+──────────+');
    expect(out).toContain('░░░░');
    expect(out).toContain('###');
    expect(out).toMatch(/\(\d+\)/);
    expect(out).toMatch(/│.*\ba5\b.*│/);
    expect(out).toMatch(/^a .+ × 5 {2}health \d\/\d/m);
    expect(out).toMatch(/^\[ \] Press both switches: 0 of 2$/m);
    expect(out).toMatch(/Round 1 {2}· {2}Hero Phase {2}· {2}Darkness A 1 {2}· {2}Lifebringers 2/);
    expect(out).toMatch(/The bot picks: .+\. .+\./);
    expect(out).not.toMatch(WORDLESS);
  });

  test('numbers zones and doors on the map, and tells what has become of a choice', () => {
    const args = ['play', 'hellscape', '--seed', '5', '--heroes', 'rogue'];
    const { out } = crawlspace(args, `${'1\n'.repeat(12)}q\n`);
    expect(out).toMatch(/│.*\[\d\]/);
    expect(out).toContain('numbers on the board are places');
    expect(out).toContain('Feydra activates.');
  });

  test('speaks Italian', () => {
    const args = ['play', 'hellscape', '--seed', '7', '--language', 'it'];
    const { out } = crawlspace(args, `${'b\n'.repeat(25)}q\n`);
    expect(out).toContain('Fase degli Eroi');
    expect(out).toContain('Il bot sceglie: ');
    expect(out).not.toMatch(WORDLESS);
  });
});

describe('saves', () => {
  test.each(['brimstone', 'hellscape'])('of %s can be replayed and verified', (game) => {
    const file = join(folder, `${game}.save`);
    const args = ['play', game, '--seed', '7', '--heroes', '1', '--save', file];
    const { out: told } = crawlspace(args, '1\n1\n1\ns\nq\n');
    expect(told).toContain(`Saved to ${file}.`);
    const { code, out } = crawlspace(['replay', file, '--verify', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true, game, answers: 3, outcome: null });
  });

  test('that are broken are refused with a reason', () => {
    const file = join(folder, 'broken.save');
    writeFileSync(file, readFileSync('package.json'));
    const { code, error } = crawlspace(['replay', file]);
    expect(code).toBe(1);
    expect(error).toContain('not a valid save');
  });

  test('of games that nobody knows are refused', () => {
    const file = join(folder, 'chess.save');
    const record = { format: 1, game: 'chess', rules: 1, seed: '', answers: [], rewinds: [] };
    writeFileSync(file, JSON.stringify({ ...record, hash: '', seal: '' }));
    const { code, out, error } = crawlspace(['replay', file, '--json']);
    expect({ code, error }).toEqual({ code: 1, error: 'this is a save of "chess"' });
    expect(JSON.parse(out)).toEqual({ ok: false, problem: 'wrong-game' });
  });
});

describe('a campaign', () => {
  const file = join(folder, 'lanterns.crawl');
  const args = ['play', 'brimstone', '--campaign', file, '--seed', '5'];

  test('is founded, musters, and goes on where it was left', () => {
    const first = crawlspace(args, `99\n2\n3\n1\nm9\n1\n\n${'b\n'.repeat(6)}q\n`).out;
    expect(first).toContain('lanterns: 0 adventures, 0 won');
    expect(first).toContain('That answer wasn’t accepted: there’s no such option. Try again.');
    expect(first).toMatch(/m1 {2}Elias Thorne \(US Marshal\) +ready/);
    expect(first).toContain('The company has no such member.');
    expect(first).toContain('Who carries the Old Lantern?');
    expect(first).not.toMatch(WORDLESS);
    const flight = `${'b\n'.repeat(30)}q\n`;
    const second = crawlspace([...args, '--language', 'it'], flight).out;
    expect(second).not.toContain('Arruola');
    expect(second).toMatch(/profondità {2}P/);
  });

  test('says what is wrong with its file, and leaves it alone', () => {
    const bytes = readFileSync(file);
    const torn = join(folder, 'torn.crawl');
    writeFileSync(torn, bytes.subarray(0, bytes.length / 2));
    const { code, error } = crawlspace(['play', 'brimstone', '--campaign', torn]);
    expect([code, error]).toEqual([
      2,
      `${torn}: not a valid campaign: it is torn, or something else`,
    ]);
    const edited = JSON.parse(gunzipSync(bytes).toString());
    edited.company.log[0].name = 'Gods';
    writeFileSync(torn, JSON.stringify(edited));
    expect(crawlspace(['play', 'brimstone', '--campaign', torn]).error).toContain('was changed');
    expect(crawlspace(['play', 'hellscape', '--campaign', torn]).error).toBe(
      'hellscape has no campaign',
    );
  });
});
