import { describe, expect, test } from 'vitest';
import {
  type Answer,
  type Entry,
  type GameRecord,
  Log,
  loadTable,
  openTable,
  packRecord,
  resumeUnderNewRules,
  SaveError,
  unpackRecord,
} from '../src/index.ts';
import { newSkirmish, nextAnswer, playOn, randomDecider, type SkirmishTable } from './play.ts';
import { skirmish } from './skirmish/index.ts';

const setup = { rats: 3, rounds: 6 };

function played(answers: number): SkirmishTable {
  const table = newSkirmish(setup, 'outside');
  playOn(table, randomDecider('outside'), answers);
  return table;
}

/** What came over a wire: nothing about it is certain. */
function sent(value: unknown): Answer {
  return value as Answer;
}

describe('an answer from outside that makes no sense is refused and changes nothing', () => {
  const table = played(4);
  const { seat, answer } = nextAnswer(table, randomDecider('next'));

  test.each<[string, unknown, string]>([
    ['nothing', null, 'malformed'],
    ['nothing at all', undefined, 'malformed'],
    ['a word', 'yes', 'malformed'],
    ['a list', [], 'malformed'],
    ['a moment before the first', { ...answer, at: { epoch: 0, n: -1 } }, 'malformed'],
    ['an epoch before the first', { ...answer, at: { epoch: -1, n: 0 } }, 'malformed'],
    ['a moment that is no number', { ...answer, at: { epoch: 0, n: Number.NaN } }, 'malformed'],
    ['the moment after this one', { ...answer, at: { epoch: 0, n: 5 } }, 'moment-passed'],
    ['a moment far ahead', { ...answer, at: { epoch: 0, n: 1e300 } }, 'moment-passed'],
    ['an id that is no text', { ...answer, id: 5 }, 'malformed'],
    ['an id as long as a book', { ...answer, id: 'x'.repeat(10_000) }, 'malformed'],
    ['a giver nobody knows', { ...answer, by: 'ghost' }, 'malformed'],
    ['a decision that is no number', { ...answer, decision: `${answer.decision}` }, 'not-pending'],
    ['picks that are no list', { ...answer, picks: { 0: 'end', length: 1 } }, 'malformed'],
    ['a pick that is no text', { ...answer, picks: [['end']] }, 'malformed'],
    ['a pick of every object', { ...answer, picks: ['__proto__'] }, 'not-an-option'],
  ])('%s', (_, value, reason) => {
    const before = [table.hash(), table.log.length, table.moment];
    const result = table.answer(seat, sent(value));
    expect(result.ok ? 'accepted' : result.refusal.reason).toBe(reason);
    expect([table.hash(), table.log.length, table.moment]).toEqual(before);
    expect(loadTable(skirmish, JSON.parse(JSON.stringify(table.save()))).hash()).toBe(before[0]);
  });
});

describe('a log that no table can have written is refused, even with a seal that fits', () => {
  const save = JSON.parse(JSON.stringify(played(12).save())) as GameRecord;
  const sealed = (log: readonly Entry[]): GameRecord => ({
    ...save,
    log,
    seal: new Log(log).seal,
  });
  const start = { ...save.snapshot, answers: 0 };

  test.each<[string, unknown]>([
    ['an undo to before the start', { t: 'undo', to: -1, seats: [0], vote: true }],
    ['an undo to what is still to come', { t: 'undo', to: 13, seats: [0, 1], vote: true }],
    ['an undo by nobody at the table', { t: 'undo', to: 3, seats: [7], vote: false }],
    ['a vote for before the start', { t: 'vote', seat: 0, to: -1 }],
    ['a vote for what is still to come', { t: 'vote', seat: 0, to: 12 }],
    ['a vote from no seat', { t: 'vote', seat: 2, to: 3 }],
    ['a vote from the whole party', { t: 'vote', seat: -1, to: 3 }],
    [
      'other rules from a state that is none',
      { t: 'rules-changed', from: 0, to: 1, start: { ...start, state: {} } },
    ],
    [
      'other rules in the middle of answers',
      { t: 'rules-changed', from: 0, to: 1, start: { ...start, answers: 40 } },
    ],
    [
      'other rules with questions before the first',
      { t: 'rules-changed', from: 0, to: 1, start: { ...start, questions: -4 } },
    ],
  ])('%s', (_, entry) => {
    const log = [...save.log, entry as Entry];
    expect(() => loadTable(skirmish, sealed(log))).toThrow(SaveError);
    expect(() => openTable(skirmish, sealed(log))).toThrow(SaveError);
  });

  test('answers after the end', () => {
    const over = JSON.parse(JSON.stringify(played(1e6).save())) as GameRecord;
    const log = [...over.log, over.log.at(-1) as Entry];
    const broken = { ...over, log, seal: new Log(log).seal };
    expect(() => loadTable(skirmish, broken)).toThrow(/is refused: not-pending/);
  });

  test('an origin that is none, or has answers before it', () => {
    for (const origin of [
      { ...start, state: {} },
      { ...start, answers: 5 },
    ]) {
      expect(() => loadTable(skirmish, { ...save, origin, log: [], seal: '' })).toThrow(SaveError);
    }
  });
});

describe('rules that change', () => {
  const save = JSON.parse(JSON.stringify(played(12).save())) as GameRecord;
  const second: typeof skirmish = {
    ...skirmish,
    rules: 2,
    setUp: (...args) => ({ ...skirmish.setUp(...args), crown: 0 }),
  };

  test('a second time do not stumble over the state that the first change left', () => {
    const once = resumeUnderNewRules(second, save);
    playOn(once, randomDecider('once'), 3);
    const third: typeof skirmish = {
      ...second,
      rules: 3,
      upgradeState: (state) => ({ ...(state as ReturnType<typeof skirmish.clone>), lastRound: 99 }),
      step(game) {
        if (game.state.lastRound !== 99) throw new TypeError('a state of before');
        return skirmish.step(game);
      },
    };
    const twice = resumeUnderNewRules(third, once.save());
    expect(twice.moment).toEqual({ epoch: 2, n: 0 });
    expect(loadTable(third, twice.save()).hash()).toBe(twice.hash());
  });

  test('are told once, however far the game goes on and back', () => {
    const table = resumeUnderNewRules(second, save);
    playOn(table, randomDecider('on'), 20);
    table.goBack([0, 1]);
    const told = () =>
      table
        .eventsSince(0, { seat: 0 })
        .filter(({ event }) => event.t === 'resumed-under-new-rules');
    expect(told().map(({ n }) => n)).toEqual([0]);
    expect(table.fork().eventsSince(0, { seat: 0 })).toEqual(table.eventsSince(0, { seat: 0 }));
    table.goBack([0, 1], 0);
    expect(told().map(({ n }) => n)).toEqual([0]);
  });

  test('and cannot set the game up at all refuse it as they refuse any save', () => {
    const setUp = () => {
      throw new TypeError('this cellar is no more');
    };
    expect(() => resumeUnderNewRules({ ...second, setUp }, save)).toThrow(SaveError);
  });
});

describe('a step back that was voted for', () => {
  const votes = (table: SkirmishTable) =>
    table.eventsSince(0, { seat: 0 }).filter(({ event }) => event.t === 'undone-by-vote').length;
  const backTo = (table: SkirmishTable, to: number) => table.goBack([0, 1], to);

  test('is told where a later one went back to, and not again further on', () => {
    const table = played(9);
    backTo(table, 8);
    backTo(table, 3);
    expect(votes(table)).toBe(2);
    playOn(table, randomDecider('on'), 8);
    expect(votes(table)).toBe(2);
    backTo(table, 2);
    expect(votes(table)).toBe(3);
  });

  test('is no part of a game that goes on under other rules', () => {
    const table = played(9);
    backTo(table, 4);
    const moved: typeof skirmish = {
      ...skirmish,
      rules: 2,
      setUp: (...args) => ({ ...skirmish.setUp(...args), crown: 0 }),
    };
    const resumed = resumeUnderNewRules(moved, table.save());
    playOn(resumed, randomDecider('on'), 8);
    expect(votes(resumed)).toBe(0);
  });
});

test('a head that was made for an entry is forgotten with it', () => {
  const table = played(6);
  const before = table.head();
  playOn(table, randomDecider('on'), 1);
  expect(table.head().seal).not.toBe(before.seal);
  table.forget(1);
  expect(table.head()).toEqual(before);
  playOn(table, randomDecider('otherwise'), 1);
  expect(loadTable(skirmish, table.save()).hash()).toBe(table.hash());
});

describe('a compact save keeps', () => {
  test('answers with ids, letters of any script, and hundreds of picks', () => {
    const save = played(3).save();
    const picks = Array.from({ length: 300 }, (_, n) => `pick ${n % 40} è 龍 😀`);
    const log: Entry[] = [
      { t: 'answer', seat: 1, decision: 9, picks, by: 'order' },
      { t: 'answer', seat: 0, decision: 4, picks: [], id: 'à-1' },
      { t: 'vote', seat: 1, to: 0 },
      { t: 'answer', seat: 300, decision: 70_000, picks: ['', 'a', 'b'] },
      { t: 'undo', to: 0, seats: [0, 1], vote: true },
      { t: 'answer', seat: 0, decision: 1, picks: ['x'], by: 'person', id: 'last' },
    ];
    expect(unpackRecord(packRecord({ ...save, log })).log).toEqual(log);
  });
});
