import { expect, test } from 'vitest';
import { onlyAnswer, type Question, refuse, toDecision } from './question.ts';

function question(part: Partial<Question>): Question {
  const prompt = { key: 'test' };
  return { id: 1, seat: 0, kind: 'one', prompt, options: ['a', 'b'], min: 1, max: 1, ...part };
}

test('one: exactly one of the options', () => {
  const asked = question({});
  expect(refuse(asked, ['a'])).toBeNull();
  expect(refuse(asked, [])).toEqual({ reason: 'too-few' });
  expect(refuse(asked, ['a', 'b'])).toEqual({ reason: 'too-many' });
  expect(refuse(asked, ['c'])).toEqual({ reason: 'not-an-option', pick: 'c' });
});

test('many: different options between min and max', () => {
  const asked = question({ kind: 'many', options: ['a', 'b', 'c'], min: 1, max: 2 });
  expect(refuse(asked, ['c', 'a'])).toBeNull();
  expect(refuse(asked, ['a', 'a'])).toEqual({ reason: 'repeated', pick: 'a' });
  expect(refuse(asked, ['a', 'b', 'c'])).toEqual({ reason: 'too-many' });
});

test('order: all the options, each once', () => {
  const asked = question({ kind: 'order', min: 2, max: 2 });
  expect(refuse(asked, ['b', 'a'])).toBeNull();
  expect(refuse(asked, ['b', 'b'])).toEqual({ reason: 'repeated', pick: 'b' });
});

test('allocate: points over the options, each up to its capacity', () => {
  const asked = question({ kind: 'allocate', capacity: [2, 1], min: 2, max: 2 });
  expect(refuse(asked, ['a', 'a'])).toBeNull();
  expect(refuse(asked, ['b', 'b'])).toEqual({ reason: 'too-many', pick: 'b' });
  expect(refuse(asked, ['a'])).toEqual({ reason: 'too-few' });
});

test.each<[string, Partial<Question>, readonly string[] | null]>([
  ['one option', { options: ['a'] }, ['a']],
  ['two options', {}, null],
  ['any number of one option is still a choice', { kind: 'many', options: ['a'], min: 0 }, null],
  ['nothing to choose from', { kind: 'many', options: [], min: 0, max: 0 }, []],
  ['all of several', { kind: 'many', min: 2, max: 2 }, ['a', 'b']],
  ['one thing to put in order', { kind: 'order', options: ['a'] }, ['a']],
  ['two things to put in order', { kind: 'order', min: 2, max: 2 }, null],
  [
    'points that fill everything',
    { kind: 'allocate', capacity: [2, 1], min: 3, max: 3 },
    ['a', 'a', 'b'],
  ],
  [
    'points with one place to go',
    { kind: 'allocate', capacity: [5, 0], min: 2, max: 2 },
    ['a', 'a'],
  ],
  ['points with a choice', { kind: 'allocate', capacity: [2, 1], min: 2, max: 2 }, null],
  ['no points', { kind: 'allocate', capacity: [2, 1], min: 0, max: 0 }, []],
])('the only answer: %s', (_, part, answer) => {
  const asked = question(part);
  expect(onlyAnswer(asked)).toEqual(answer);
  if (answer) expect(refuse(asked, answer)).toBeNull();
});

test('a decision is plain data with what each option says of itself', () => {
  const asked = question({
    rule: 'B-ESC-01',
    means: (id) => ({ kind: `means-${id}` }),
    describe: (id) => ({ odds: id === 'a' ? 0.5 : 1, path: [6, 7] }),
  });
  const decision = toDecision(asked, { epoch: 2, n: 9 });
  expect(JSON.parse(JSON.stringify(decision))).toEqual({
    id: 1,
    at: { epoch: 2, n: 9 },
    seat: 0,
    kind: 'one',
    prompt: { key: 'test' },
    options: [
      { id: 'a', means: { kind: 'means-a' }, odds: 0.5, path: [6, 7] },
      { id: 'b', means: { kind: 'means-b' }, odds: 1, path: [6, 7] },
    ],
    min: 1,
    max: 1,
    rule: 'B-ESC-01',
  });
});
