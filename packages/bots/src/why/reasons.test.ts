import type { Question, TextRef } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { type Reason, reasonFor, withReasons } from './reasons.ts';

const REASONS: readonly Reason[] = [
  { asked: /^ask\.turn$/, kinds: ['hit'], why: 'why.strike' },
  { asked: /^ask\.turn$/, why: 'why.rest' },
  { asked: /^ask\./, kinds: ['no'], why: 'why.keep' },
];

function question(key: string): Question {
  const options = ['hit-rat', 'wait', 'no'];
  const means = (option: string) => ({ kind: option === 'hit-rat' ? 'hit' : option });
  return { id: 1, seat: 0, kind: 'many', prompt: { key }, options, min: 0, max: 3, means };
}

describe('the reason for an answer', () => {
  test('is the first that fits the question and a pick', () => {
    expect(reasonFor(REASONS, question('ask.turn'), ['wait', 'hit-rat']).key).toBe('why.strike');
    expect(reasonFor(REASONS, question('ask.turn'), ['wait']).key).toBe('why.rest');
    expect(reasonFor(REASONS, question('ask.dice'), ['no']).key).toBe('why.keep');
  });

  test('goes by the word where an option has no meaning', () => {
    const { means: _, ...plain } = question('ask.dice');
    expect(reasonFor(REASONS, plain, ['no']).key).toBe('why.keep');
    expect(reasonFor(REASONS, plain, ['hit-rat']).key).toBe('why.any');
  });

  test('is that nothing speaks for it, where no habit covers it', () => {
    expect(reasonFor(REASONS, question('ask.dice'), ['wait']).key).toBe('why.any');
    expect(reasonFor(REASONS, question('ask.dice'), []).key).toBe('why.any');
    expect(reasonFor(REASONS, question('task.turn'), ['hit-rat']).key).toBe('why.any');
  });

  test('is told to who wants to hear it, and costs nothing where nobody does', () => {
    let worked = 0;
    const why = (): TextRef => {
      worked++;
      return { key: 'why.rest' };
    };
    const decide = withReasons(() => ['wait'], why);
    const heard: TextRef[] = [];
    expect(decide(question('ask.turn'), () => null)).toEqual(['wait']);
    expect(worked).toBe(0);
    decide(question('ask.turn'), () => null, { explain: (each) => heard.push(each) });
    expect(heard).toEqual([{ key: 'why.rest' }]);
  });
});
