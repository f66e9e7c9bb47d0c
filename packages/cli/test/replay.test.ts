import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brimstone } from '@crawlspace/brimstone';
import { hellscape } from '@crawlspace/hellscape';
import { packRecord, Random, randomPicks, Table } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { command, crawlspace, temporaryFolder } from './crawlspace.ts';

const folder = temporaryFolder();
const SHELF = 'packages/host/test/saves';

/** The record of a game of today, after so many answers by chance. */
function recordOf(game: 'brimstone' | 'hellscape', answers: number) {
  const setup = { heroes: [{ class: game === 'brimstone' ? 'bandido' : 'rogue' }] };
  const table =
    game === 'brimstone'
      ? Table.start(brimstone, brimstone.parseSetup(setup), 'replay')
      : Table.start(hellscape, hellscape.parseSetup({ quest: 'tutorial', ...setup }), 'replay');
  const random = Random.seeded('answers');
  for (let [asked] = table.pending; asked && table.answerCount < answers; [asked] = table.pending)
    table.answerQuestion(asked, randomPicks(asked, random));
  return { record: table.save(), hash: table.hash(), outcome: table.outcome };
}

function write(name: string, contents: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, contents);
  return file;
}

async function replay(file: string, ...more: readonly string[]) {
  const { code, out, error } = await command(['replay', file, '--json', ...more]);
  return { code, error, report: JSON.parse(out) };
}

describe.each(['brimstone', 'hellscape'] as const)('a save of %s', (game) => {
  const { record, hash } = recordOf(game, 12);
  const compact = write(`${game}.crawl`, packRecord(record));

  test('is replayed to the state it was saved in, compact or as JSON, verified or not', async () => {
    const json = write(`${game}.json`, JSON.stringify(record));
    for (const [file, ...more] of [[compact], [json], [compact, '--verify'], [json, '--verify']]) {
      const { code, error, report } = await replay(file as string, ...more);
      expect({ code, error }).toEqual({ code: 0, error: '' });
      const rules = record.rules;
      expect(report).toEqual({ ok: true, game, rules, answers: 12, hash, outcome: null });
    }
  });

  test('is described in a line for people', async () => {
    const { code, out } = await command(['replay', compact]);
    expect(code).toBe(0);
    expect(out).toBe(`${game}, rules ${record.rules}: 12 answers, state ${hash}, outcome null`);
  });

  test('that was torn is refused, wherever it was torn', async () => {
    const whole = packRecord(record);
    for (const share of [0, 0.01, 0.3, 0.9, 0.999]) {
      const torn = write(`${game}.torn`, whole.slice(0, Math.floor(whole.length * share)));
      const { code, error, report } = await replay(torn);
      expect({ code, report }).toEqual({ code: 1, report: { ok: false, problem: 'truncated' } });
      expect(error).toMatch(/^the save is cut off: .+$/);
    }
  });

  test('in which an answer was changed is refused', async () => {
    const changed = record.log.map((entry, at) =>
      at === 3 && entry.t === 'answer' ? { ...entry, picks: ['no-such-option'] } : entry,
    );
    const file = write(`${game}.changed`, JSON.stringify({ ...record, log: changed }));
    const { code, report } = await replay(file);
    expect(code).toBe(1);
    expect(report.ok).toBe(false);
  });

  test('that was edited but for its answers, or is of later rules, is refused with its reason', async () => {
    const cases = [
      [{ seal: 'f'.repeat(record.seal.length) }, 'edited'],
      [{ hash: '0'.repeat(record.hash.length) }, 'diverged'],
      [{ rules: record.rules + 1 }, 'newer-rules'],
      [{ game: 'chess' }, 'wrong-game'],
      [{ setup: {} }, 'bad-setup'],
    ] as const;
    for (const [change, problem] of cases) {
      const file = write(`${game}.edited`, JSON.stringify({ ...record, ...change }));
      const { code, error, report } = await replay(file);
      expect({ code, report }).toEqual({ code: 1, report: { ok: false, problem } });
      expect(error.split('\n')).toHaveLength(1);
      expect(error).not.toBe('');
    }
  });
});

test('a finished game says how it ended', async () => {
  const { record, outcome } = recordOf('hellscape', 50_000);
  expect(outcome).not.toBeNull();
  const { report } = await replay(write('finished.json', JSON.stringify(record)), '--verify');
  expect(report.outcome).toEqual(outcome);
  expect(report.answers).toBe(record.log.length);
});

describe('saves of older versions', () => {
  // A stay in Town is part of a campaign: it has no replay of its own.
  const adventures = readdirSync(SHELF).filter((name) => !name.startsWith('brimstone-stay'));
  test.each(adventures)('%s goes on under the present rules', async (name) => {
    const [game, rules] = name.split('-');
    const { code, error, report } = await replay(join(SHELF, name));
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(report).toMatchObject({ ok: true, game, rules: Number(rules) });
  });

  test('cannot be verified', async () => {
    const { code, report } = await replay(join(SHELF, 'hellscape-1-begun.crawl'), '--verify');
    expect({ code, report }).toEqual({ code: 1, report: { ok: false, problem: 'older-rules' } });
  });
});

describe('a file that is no save', () => {
  test.each([
    ['text', 'Once upon a time'],
    ['half a JSON', '{"format": 2, "game": "brims'],
    ['another JSON', '{"name": "crawlspace"}'],
    ['a JSON of the wrong kind', '{"format": 2, "game": 7}'],
    ['a list', '[]'],
  ])('%s: refused in one line, and standard output stays clean', async (name, contents) => {
    const file = write('no.save', contents);
    const { code, out, error } = await command(['replay', file]);
    expect({ name, code, out }).toEqual({ name, code: 1, out: '' });
    expect(error).toMatch(/^not a valid save.*$/);
    expect(error.split('\n')).toHaveLength(1);
  });

  test('in a process of its own: the object on one stream, the reason on the other', () => {
    const { code, out, error } = crawlspace(['replay', 'package.json', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({ ok: false, problem: 'malformed' });
    expect(error).toMatch(/^not a valid save/);
  });

  test('is left as it was', async () => {
    const before = readFileSync('package.json', 'utf8');
    await command(['replay', 'package.json', '--verify']);
    expect(readFileSync('package.json', 'utf8')).toBe(before);
  });
});
