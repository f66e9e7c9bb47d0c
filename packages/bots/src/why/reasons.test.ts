import type { Question, TextRef } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { type Reason, reasonFor, withReasons } from './reasons.ts';

const REASONS: readonly Reason[] = [
  { asked: /^ask\.turn$/, picked: /^hit/, why: 'why.strike' },
  { asked: /^ask\.turn$/, why: 'why.rest' },
  { asked: /^ask\./, picked: /^no$/, why: 'why.keep' },
];

function question(key: string): Question {
  const options = ['hit-rat', 'wait', 'no'];
  return { id: 1, seat: 0, kind: 'many', prompt: { key }, options, min: 0, max: 3 };
}

describe('the reason for an answer', () => {
  test('is the first that fits the question and a pick', () => {
    expect(reasonFor(REASONS, question('ask.turn'), ['wait', 'hit-rat']).key).toBe('why.strike');
    expect(reasonFor(REASONS, question('ask.turn'), ['wait']).key).toBe('why.rest');
    expect(reasonFor(REASONS, question('ask.dice'), ['no']).key).toBe('why.keep');
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
