import type { Thought } from '@crawlspace/host';
import type { Decision } from '@crawlspace/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askNext, goBack, type HeldSession, heldSession } from '../../testing/at-the-table.ts';
import { decisionOf } from '../../testing/decisions.ts';
import { randomMoments } from '../../testing/random-descents.ts';
import type { Hellscape } from '../hellscape/shape.ts';
import { kit } from '../hellscape/table/kit.tsx';
import { type Opened, type OpenTable, tableState } from './state.ts';

const [{ view }] = randomMoments() as [ReturnType<typeof randomMoments>[number]];

function asking(kind: Decision['kind'], more: Partial<Decision> = {}): Decision {
  const options = ['a', 'b', 'c'].map((id) => ({ id, capacity: 2 }));
  return decisionOf({ id: 7, kind, options, ...more });
}

let session: HeldSession;
let state: OpenTable<Hellscape, Opened>;

function sitDown(...decisions: Decision[]): void {
  session = heldSession(view, decisions);
  state = tableState(session, kit);
}

/** Advice that comes when the test says so. */
function slowAdvice() {
  const { promise, resolve, reject } = Promise.withResolvers<Thought>();
  session.advice = promise;
  return { resolve, reject };
}

beforeEach(() => sitDown(asking('one')));
afterEach(() => state.dispose());

describe('a tap at the table', () => {
  test('answers at once where one is enough', () => {
    state.tap('b');
    expect(session.answers).toEqual([[7, ['b']]]);
    expect(state.picks.value).toEqual([]);
  });

  test('on what is no option does nothing', () => {
    state.tap('z');
    expect(session.answers).toEqual([]);
    sitDown();
    state.tap('a');
    expect(session.answers).toEqual([]);
  });

  test('stays good while somebody else answers, as far as it can still be had', () => {
    sitDown(asking('many', { min: 0, max: 3 }));
    state.tap('c');
    state.tap('a');
    const later = { at: { epoch: 0, n: 2 }, options: [{ id: 'a' }, { id: 'b' }] };
    askNext(session, [asking('many', { min: 0, max: 3, ...later })]);
    expect(state.picks.value).toEqual(['a']);
    state.confirm();
    expect(session.answers).toEqual([[7, ['a']]]);
  });

  test('gathers where several are wanted, and confirming sends them', () => {
    sitDown(asking('many', { min: 2, max: 2 }));
    state.tap('c');
    state.confirm();
    expect(session.answers).toEqual([]);
    state.tap('a');
    state.confirm();
    expect(session.answers).toEqual([[7, ['c', 'a']]]);
  });

  test('of an order confirms all of it, the untapped as listed', () => {
    sitDown(asking('order', { min: 3, max: 3 }));
    state.tap('b');
    state.confirm();
    expect(session.answers).toEqual([[7, ['b', 'a', 'c']]]);
  });

  test('spreads points, no more than an option takes', () => {
    sitDown(asking('allocate', { min: 3, max: 3 }));
    for (const option of ['a', 'a', 'a', 'b']) state.tap(option);
    expect(state.picks.value).toEqual(['a', 'a', 'b']);
    state.confirm();
    expect(session.answers).toEqual([[7, ['a', 'a', 'b']]]);
  });
});

describe('an answer that is refused', () => {
  test('says why, keeps the picks, and the next try clears it', async () => {
    sitDown(asking('many', { min: 1, max: 2 }));
    session.refusal = { reason: 'not-stored', error: new Error('full') };
    state.tap('a');
    await state.answer(state.picks.value);
    expect(state.refusal.value?.reason).toBe('not-stored');
    expect(state.picks.value).toEqual(['a']);
    session.refusal = null;
    await state.answer(state.picks.value);
    expect(state.refusal.value).toBeNull();
  });

  test('is forgotten with the next question', async () => {
    session.refusal = { reason: 'moment-passed' };
    await state.answer(['a']);
    expect(state.refusal.value?.reason).toBe('moment-passed');
    askNext(session, [asking('one', { id: 8 })]);
    expect(state.refusal.value).toBeNull();
  });

  test('takes the complaint about undo away: something else is being done', async () => {
    session.undoing = 'barrier';
    await state.undo();
    expect(state.problem.value).toBe('barrier');
    await state.answer(['a']);
    expect(state.problem.value).toBeNull();
  });

  test('nothing is sent where nothing is asked', async () => {
    sitDown();
    await state.answer(['a']);
    expect(session.answers).toEqual([]);
  });
});

describe('another question', () => {
  test('starts with nothing picked, advised or pointed at', () => {
    sitDown(asking('many', { min: 1, max: 3 }));
    state.tap('a');
    state.advice.value = ['a'];
    state.adviceWhy.value = { en: 'because', it: 'perché' };
    state.pointed.value = 'a';
    askNext(session, [asking('many', { id: 8 })]);
    expect(state.picks.value).toEqual([]);
    expect(state.advice.value).toEqual([]);
    expect(state.adviceWhy.value).toBeNull();
    expect(state.pointed.value).toBeNull();
  });

  test('so does the same question after the table went back', () => {
    const same = asking('many', { min: 1, max: 3 });
    sitDown(same);
    state.tap('a');
    goBack(session, [same]);
    expect(state.picks.value).toEqual([]);
  });

  test('the first of several is the one that is answered', () => {
    sitDown(asking('one', { id: 3 }), asking('one', { id: 4, seat: 1 }));
    state.tap('a');
    expect(session.answers).toEqual([[3, ['a']]]);
  });

  test('nothing follows a table that was left', () => {
    sitDown(asking('many', { min: 1, max: 3 }));
    state.tap('a');
    state.dispose();
    askNext(session, [asking('many', { id: 8 })]);
    expect(state.picks.value).toEqual(['a']);
  });
});

describe('undo', () => {
  test('says why it could not be, and a vote takes it back all the same', async () => {
    session.undoing = 'barrier';
    await state.undo();
    expect(state.problem.value).toBe('barrier');
    await state.vote();
    expect(session.asked.votes).toBe(1);
    expect(state.problem.value).toBeNull();
  });

  test('that worked leaves no complaint', async () => {
    session.undoing = 'nothing-to-undo';
    await state.undo();
    expect(state.problem.value).toBe('nothing-to-undo');
    session.undoing = 'undone';
    await state.undo();
    expect(state.problem.value).toBeNull();
    expect(session.asked.undo).toBe(2);
  });
});

describe('advice', () => {
  const why = { en: 'It is near.', it: 'È vicino.' };

  test('is marked, and picks nothing where a tap answers', async () => {
    session.advice = Promise.resolve({ picks: ['b'], why });
    await state.advise();
    expect(state.advice.value).toEqual(['b']);
    expect(state.adviceWhy.value).toEqual(why);
    expect(state.picks.value).toEqual([]);
    expect(session.answers).toEqual([]);
  });

  test('lays out several picks, which only need to be confirmed', async () => {
    sitDown(asking('allocate', { min: 2, max: 2 }));
    session.advice = Promise.resolve({ picks: ['a', 'a'], why: null });
    await state.advise();
    expect(state.picks.value).toEqual(['a', 'a']);
    state.confirm();
    expect(session.answers).toEqual([[7, ['a', 'a']]]);
  });

  test('that comes after the question is gone is not given', async () => {
    const late = slowAdvice();
    const waiting = state.advise();
    expect(state.advising.value).toBe(true);
    askNext(session, [asking('one', { id: 8 })]);
    late.resolve({ picks: ['a'], why });
    await waiting;
    expect(state.advice.value).toEqual([]);
    expect(state.adviceWhy.value).toBeNull();
    expect(state.advising.value).toBe(false);
  });

  test('about the next question does not wait for what is late', async () => {
    const late = slowAdvice();
    const waiting = state.advise();
    askNext(session, [asking('one', { id: 8 })]);
    session.advice = Promise.resolve({ picks: ['a'], why: null });
    await state.advise();
    expect(state.advice.value).toEqual(['a']);
    late.resolve({ picks: ['b'], why });
    await waiting;
    expect(state.advice.value).toEqual(['a']);
  });

  test('is asked for once at a time', async () => {
    const late = slowAdvice();
    const first = state.advise();
    await state.advise();
    expect(session.asked.advice).toBe(1);
    late.resolve({ picks: ['a'], why: null });
    await first;
    await state.advise();
    expect(session.asked.advice).toBe(2);
  });

  test('that fails leaves the table ready for another try', async () => {
    const late = slowAdvice();
    const waiting = state.advise();
    late.reject(new Error('the bot is gone'));
    await expect(waiting).rejects.toThrow('the bot is gone');
    expect(state.advising.value).toBe(false);
    expect(state.advice.value).toEqual([]);
  });

  test('is not asked for where nothing is', async () => {
    sitDown();
    await state.advise();
    expect(session.asked.advice).toBe(0);
  });
});

test('what is opened lies open until something else does', () => {
  state.open({ kind: 'menu' });
  expect(state.opened.value).toEqual({ kind: 'menu' });
  state.open({ kind: 'card', card: 'dagger' });
  expect(state.opened.value).toEqual({ kind: 'card', card: 'dagger' });
});
