import type { Question, TextRef } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { reasonFor, type Why, withReasons } from './reasons.ts';

const TURN: Why = [{ kinds: ['hit'], why: 'why.strike' }, { why: 'why.rest' }];
const DICE: Why = [{ kinds: ['no'], when: ({ options }) => options.length > 1, why: 'why.keep' }];

const options = ['hit-rat', 'wait', 'no'];
const means = (option: string) => ({ kind: option === 'hit-rat' ? 'hit' : option });
const prompt = { key: 'ask' };
const asked: Question = { id: 1, seat: 0, kind: 'many', prompt, options, min: 0, max: 3, means };

describe('the reason for an answer', () => {
  test('is the first that fits the question and a pick', () => {
    expect(reasonFor(TURN, asked, ['wait', 'hit-rat']).key).toBe('why.strike');
    expect(reasonFor(TURN, asked, ['wait']).key).toBe('why.rest');
    expect(reasonFor(DICE, asked, ['no']).key).toBe('why.keep');
    expect(reasonFor(DICE, { ...asked, options: ['no'] }, ['no']).key).toBe('why.any');
  });

  test('is always the same where one is enough', () => {
    expect(reasonFor('why.light', asked, ['wait']).key).toBe('why.light');
  });

  test('goes by the word where an option has no meaning', () => {
    const { means: _, ...plain } = asked;
    expect(reasonFor(DICE, plain, ['no']).key).toBe('why.keep');
    expect(reasonFor(DICE, plain, ['hit-rat']).key).toBe('why.any');
  });

  test('is that nothing speaks for it, where no habit covers it', () => {
    expect(reasonFor(DICE, asked, ['wait']).key).toBe('why.any');
    expect(reasonFor(DICE, asked, []).key).toBe('why.any');
    expect(reasonFor(null, asked, ['hit-rat']).key).toBe('why.any');
  });

  test('is told to who wants to hear it, and costs nothing where nobody does', () => {
    let worked = 0;
    const why = (): TextRef => {
      worked++;
      return { key: 'why.rest' };
    };
    const decide = withReasons(() => ['wait'], why);
    const heard: TextRef[] = [];
    expect(decide(asked, () => null)).toEqual(['wait']);
    expect(worked).toBe(0);
    decide(asked, () => null, { explain: (each) => heard.push(each) });
    expect(heard).toEqual([{ key: 'why.rest' }]);
  });
});
