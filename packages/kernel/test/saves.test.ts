import { describe, expect, test } from 'vitest';
import {
  type AnswerEntry,
  type GameRecord,
  type Giver,
  loadTable,
  packRecord,
  resumeUnderNewRules,
  SaveError,
  unpackRecord,
} from '../src/index.ts';
import { newSkirmish, playOn, randomDecider } from './play.ts';
import { skirmish } from './skirmish/index.ts';

function savedGame(answers = 25): GameRecord {
  const table = newSkirmish({ rats: 4, rounds: 6 }, 'saved');
  playOn(table, randomDecider('saved'), answers);
  return JSON.parse(JSON.stringify(table.save()));
}

function problemOf(load: () => unknown): { problem: string; message: string } {
  try {
    load();
  } catch (error) {
    if (error instanceof SaveError) return { problem: error.problem, message: error.message };
    throw error;
  }
  throw new Error('the save was loaded');
}

describe('a save that is not as it should be is refused and named', () => {
  const save = savedGame();
  const eighth = save.log[7] as AnswerEntry;
  const withAnswer = (changes: Partial<AnswerEntry>) => ({
    ...save,
    log: save.log.with(7, { ...eighth, ...changes }),
  });

  test.each<[string, unknown, string, string]>([
    ['nothing', null, 'malformed', 'the save is not an object'],
    ['a list', [], 'malformed', 'the save is not an object'],
    ['a format that never was', { ...save, format: -1 }, 'malformed', 'there is no format -1'],
    ['no format', { ...save, format: undefined }, 'malformed', 'format is not a whole number'],
    [
      'a newer format',
      { ...save, format: 3 },
      'newer-format',
      'this save has format 3; this version reads formats up to 2',
    ],
    [
      'another game',
      { ...save, game: 'chess' },
      'wrong-game',
      'this is a save of "chess", not of "skirmish"',
    ],
    [
      'newer rules',
      { ...save, rules: 9 },
      'newer-rules',
      'this save was played with rules 9, newer than 1',
    ],
    [
      'older rules',
      { ...save, rules: 0 },
      'older-rules',
      'this save was played with rules 0; these are rules 1',
    ],
    [
      'an impossible setup',
      { ...save, setup: { rats: 99 } },
      'bad-setup',
      'there must be 1 to 4 rats',
    ],
    ['no setup', { ...save, setup: undefined }, 'bad-setup', 'there must be 1 to 4 rats'],
    ['a log that is no list', { ...save, log: 'all' }, 'malformed', 'log is not a list'],
    ['a seeding nobody knows', { ...save, seeding: 3 }, 'malformed', 'its seeding is not known'],
    ['an entry that is no entry', { ...save, log: [3] }, 'malformed', 'entry 1 is not an object'],
    [
      'an entry of a kind nobody knows',
      { ...save, log: [{ t: 'sang' }] },
      'malformed',
      'entry 1 is of no known kind',
    ],
    [
      'a giver nobody knows',
      withAnswer({ by: 'ghost' as Giver }),
      'malformed',
      'the giver of entry 8 is not known',
    ],
    [
      'a pick that is no text',
      withAnswer({ picks: [4 as unknown as string] }),
      'malformed',
      'a pick of entry 8 is not a text',
    ],
    [
      'an edited pick',
      withAnswer({ picks: ['fly'] }),
      'answer-refused',
      'answer 8 of 25 is refused: not-an-option ("fly")',
    ],
    [
      'an edited seat',
      withAnswer({ seat: 5, picks: ['fly'] }),
      'answer-refused',
      'answer 8 of 25 is refused: no-such-seat',
    ],
    [
      'an edited decision',
      withAnswer({ decision: eighth.decision + 50, picks: [] }),
      'answer-refused',
      'answer 8 of 25 is refused: not-pending',
    ],
    [
      'missing answers',
      { ...save, log: save.log.slice(0, -1) },
      'edited',
      'an answer of this save was changed',
    ],
    [
      'another seed',
      { ...savedGame(0), seed: 'lucky' },
      'diverged',
      'do not lead to the state that was saved',
    ],
  ])('%s', (_, broken, problem, message) => {
    const found = problemOf(() => loadTable(skirmish, broken));
    expect(found.problem).toBe(problem);
    expect(found.message).toContain(message);
  });

  test('an answer edited into another legal one, even when it made no difference', () => {
    const [first, ...rest] = save.log as readonly AnswerEntry[];
    const other = first?.picks[0] === 'guard' ? 'press' : 'guard';
    const edited = { ...save, log: [{ ...first, picks: [other] }, ...rest] };
    expect(problemOf(() => loadTable(skirmish, edited)).problem).toBe('edited');
  });

  test('the untouched save loads', () => {
    expect(loadTable(skirmish, save).hash()).toBe(save.hash);
  });
});

describe('a compact save', () => {
  const bytes = packRecord(savedGame());

  test('cut off at any byte is refused as cut off', () => {
    for (let length = 0; length < bytes.length; length++) {
      expect(problemOf(() => unpackRecord(bytes.slice(0, length))).problem).toBe('truncated');
    }
  });

  test('with any byte changed is refused', () => {
    for (let at = 0; at < bytes.length; at++) {
      const changed = bytes.slice();
      changed[at] = (bytes[at] as number) ^ 0x15;
      const { problem } = problemOf(() => unpackRecord(changed));
      expect(['malformed', 'truncated', 'newer-format']).toContain(problem);
    }
  });

  test('of a newer format says so', () => {
    const newer = bytes.slice();
    newer[4] = 3;
    expect(problemOf(() => unpackRecord(newer))).toEqual({
      problem: 'newer-format',
      message: 'this save has format 3; this version reads formats up to 2',
    });
  });

  test('with something behind its end, or that is something else, is refused', () => {
    expect(problemOf(() => unpackRecord(Uint8Array.from([...bytes, 0]))).problem).toBe('malformed');
    const letter = Uint8Array.from([...'Dear Marshal'].map((each) => each.charCodeAt(0)));
    expect(problemOf(() => unpackRecord(letter)).message).toContain('does not start like one');
  });

  test('needs at most 8 bytes an answer', () => {
    const { log, ...header } = savedGame(1e6);
    const headerOnly = packRecord({ ...header, log: [] }).length;
    const perAnswer = (packRecord({ ...header, log }).length - headerOnly) / log.length;
    expect(log.length).toBeGreaterThan(50);
    expect(perAnswer).toBeLessThanOrEqual(8);
  });
});

describe('new rules', () => {
  const newRules = { ...skirmish, rules: 2 };
  const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
  const started = { n: 0, event: { t: 'resumed-under-new-rules' } };

  /** Rules by which the crown lies elsewhere: the answers lead to another place. */
  const otherRules: typeof skirmish = {
    ...newRules,
    setUp: (setup, luck) => ({ ...skirmish.setUp(setup, luck), crown: 29 }),
  };

  test('that lead to the same safe point keep all of an older game', () => {
    const save = savedGame();
    const table = resumeUnderNewRules(newRules, save);
    expect(table.hash()).toBe(save.hash);
    expect(table.log).toEqual(save.log);
    expect(loadTable(newRules, copyOf(table.save())).answerCount).toBe(25);
  });

  test('that lead elsewhere go on from the last safe point, and the log says so for good', () => {
    const save = savedGame();
    const table = resumeUnderNewRules(otherRules, save);
    expect(save.snapshot?.state).toMatchObject({
      crown: table.state.crown,
      round: table.state.round,
    });
    expect(table.moment).toEqual({ epoch: 1, n: 0 });
    expect(table.log.at(-1)).toMatchObject({ t: 'rules-changed', from: 1, to: 2 });
    expect(table.eventsSince(0, { seat: 0 })[0]).toEqual(started);
    playOn(table, randomDecider('on'), 2);
    const again = loadTable(otherRules, copyOf(table.save()));
    expect(again.hash()).toBe(table.hash());
    expect(again.moment).toEqual(table.moment);
    for (const each of [table, again]) {
      each.goBack([0, 1], 0);
      expect(each.eventsSince(0, { seat: 0 })[0]).toEqual(started);
      expect(each.undo(0)).toEqual({ ok: false, reason: 'nothing-to-undo' });
    }
  });

  test('leave a game over that was over', () => {
    const save = savedGame(10_000);
    const before = loadTable(skirmish, save).outcome;
    expect(before).not.toBeNull();
    const table = resumeUnderNewRules(otherRules, save);
    expect(table.log.at(-1)?.t).toBe('rules-changed');
    expect(table.outcome).toEqual(before);
    expect(table.pending).toEqual([]);
  });

  test('bring the state of older ones into its present form first', () => {
    const { snapshot, ...save } = savedGame();
    const { crownFound: _, ...older } = { ...(snapshot?.state as { crownFound: boolean }) };
    const upgradeState = (state: unknown, rules: number) => {
      expect(rules).toBe(1);
      return { ...(state as ReturnType<typeof skirmish.clone>), crownFound: false };
    };
    const old = { ...save, snapshot: { ...snapshot, state: older } };
    const table = resumeUnderNewRules({ ...otherRules, upgradeState }, old);
    expect(table.state.crownFound).toBe(false);
    expect(table.log.at(-1)?.t).toBe('rules-changed');
  });

  test('cannot go on from a save without a safe point', () => {
    const { snapshot: _, ...save } = savedGame();
    expect(problemOf(() => resumeUnderNewRules(newRules, save)).problem).toBe('older-rules');
  });

  test('that break down over an older state say that they cannot go on from it', () => {
    const save = savedGame();
    const broken = { ...save, snapshot: { ...save.snapshot, state: {} } };
    expect(problemOf(() => resumeUnderNewRules(otherRules, broken))).toEqual({
      problem: 'older-rules',
      message: 'the present rules cannot go on from this save',
    });
  });
});
