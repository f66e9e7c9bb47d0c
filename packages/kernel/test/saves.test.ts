import { describe, expect, test } from 'vitest';
import {
  type GameRecord,
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
  const [decision, seat] = save.answers[7] ?? [0, 0];
  const withAnswer = (...answer: GameRecord['answers'][number]) => ({
    ...save,
    answers: save.answers.with(7, answer),
  });

  test.each<[string, unknown, string, string]>([
    ['nothing', null, 'malformed', 'the save is not an object'],
    ['a list', [], 'malformed', 'the save is not an object'],
    ['no format', { ...save, format: undefined }, 'malformed', 'format is not a whole number'],
    [
      'a newer format',
      { ...save, format: 2 },
      'newer-format',
      'this save has format 2; this version reads formats up to 1',
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
    ['answers that are no list', { ...save, answers: 'all' }, 'malformed', 'answers is not a list'],
    [
      'an answer that is no answer',
      { ...save, answers: [3] },
      'malformed',
      'answer 1 is not a list',
    ],
    [
      'a pick that is no text',
      withAnswer(decision, seat, [4 as unknown as string]),
      'malformed',
      'a pick of answer 8 is not a text',
    ],
    [
      'an edited pick',
      withAnswer(decision, seat, ['fly']),
      'answer-refused',
      'answer 8 of 25 is refused: not-an-option ("fly")',
    ],
    [
      'an edited seat',
      withAnswer(decision, 5, ['fly']),
      'answer-refused',
      'answer 8 of 25 is refused: not-your-decision',
    ],
    [
      'an edited decision',
      withAnswer(decision + 50, seat, []),
      'answer-refused',
      'answer 8 of 25 is refused: not-pending',
    ],
    [
      'missing answers',
      { ...save, answers: save.answers.slice(0, -1) },
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
    const [first, ...rest] = save.answers;
    const other = first?.[2][0] === 'guard' ? 'press' : 'guard';
    const edited = { ...save, answers: [[first?.[0], first?.[1], [other]], ...rest] };
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
    newer[4] = 2;
    expect(problemOf(() => unpackRecord(newer))).toEqual({
      problem: 'newer-format',
      message: 'this save has format 2; this version reads formats up to 1',
    });
  });

  test('with something behind its end, or that is something else, is refused', () => {
    expect(problemOf(() => unpackRecord(Uint8Array.from([...bytes, 0]))).problem).toBe('malformed');
    const letter = Uint8Array.from([...'Dear Marshal'].map((each) => each.charCodeAt(0)));
    expect(problemOf(() => unpackRecord(letter)).message).toContain('does not start like one');
  });

  test('needs at most 8 bytes an answer', () => {
    const { answers, ...header } = savedGame(1e6);
    const headerOnly = packRecord({ ...header, answers: [] }).length;
    const perAnswer = (packRecord({ ...header, answers }).length - headerOnly) / answers.length;
    expect(answers.length).toBeGreaterThan(50);
    expect(perAnswer).toBeLessThanOrEqual(8);
  });
});

describe('new rules', () => {
  const newRules = { ...skirmish, rules: 2 };

  test('go on from the last safe point of an older save, and the log says so', () => {
    const save = savedGame();
    const table = resumeUnderNewRules(newRules, save);
    expect(table.eventsSince(0, 0).at(-1)?.event).toEqual({ t: 'resumed-under-new-rules' });
    expect(table.state).toEqual(resumeUnderNewRules(skirmish, save).state);
    playOn(table, randomDecider('on'), 5);
    const again = loadTable(newRules, JSON.parse(JSON.stringify(table.save())));
    expect(again.hash()).toBe(table.hash());
  });

  test('cannot go on from a save without a safe point', () => {
    const { snapshot: _, ...save } = savedGame();
    expect(problemOf(() => resumeUnderNewRules(newRules, save)).problem).toBe('older-rules');
  });
});
