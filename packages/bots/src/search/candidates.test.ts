import { type Question, refuse } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { candidatesFor } from './candidates.ts';

const LETTERS = [...'abcdefghijklmnopqrst'];

function question(part: Partial<Question>): Question {
  const base = { id: 1, seat: 0, prompt: { key: 'ask' }, min: 1, max: 1 };
  return { ...base, kind: 'one', options: ['a', 'b', 'c'], ...part };
}

describe('answers worth comparing', () => {
  test('of one pick every option, the favourite first and only once', () => {
    expect(candidatesFor(question({}), ['b'], 'seed')).toEqual([['b'], ['a'], ['c']]);
    const wide = candidatesFor(question({ options: LETTERS }), ['t'], 'seed');
    expect(wide).toHaveLength(LETTERS.length);
  });

  test('of one pick the short list, and the favourite even if it is not on it', () => {
    expect(candidatesFor(question({}), ['b'], 'seed', ['c'])).toEqual([['b'], ['c']]);
    expect(candidatesFor(question({}), ['b'], 'seed', ['b'])).toEqual([['b']]);
  });

  test('of several picks none, each alone and all, where that is allowed', () => {
    const many = question({ kind: 'many', min: 0, max: 3 });
    const found = candidatesFor(many, ['c', 'a'], 'seed');
    expect(found[0]).toEqual(['c', 'a']);
    for (const picks of [[], ['a'], ['b'], ['c'], ['a', 'b', 'c']])
      expect(found).toContainEqual(picks);
  });

  test('of several picks the order makes no new answer, of an order it does', () => {
    const many = question({ kind: 'many', min: 2, max: 2, options: ['a', 'b'] });
    expect(candidatesFor(many, ['b', 'a'], 'seed')).toEqual([['b', 'a']]);
    const order = question({ kind: 'order', min: 2, max: 2, options: ['a', 'b'] });
    expect(candidatesFor(order, ['b', 'a'], 'seed')).toEqual([
      ['b', 'a'],
      ['a', 'b'],
    ]);
  });

  const large: readonly Partial<Question>[] = [
    { kind: 'many', min: 3, max: 6, options: LETTERS },
    { kind: 'order', min: 20, max: 20, options: LETTERS },
    { kind: 'allocate', min: 4, max: 4, options: LETTERS, capacity: LETTERS.map(() => 2) },
  ];

  test.each(large)('of more than can be tried a few, all allowed: $kind', (part) => {
    const asked = question(part);
    const favourite = asked.options.slice(0, asked.min);
    const found = candidatesFor(asked, favourite, 'seed');
    expect(found.length).toBeGreaterThan(3);
    expect(found.length).toBeLessThanOrEqual(8);
    for (const picks of found) expect(refuse(asked, picks)).toBeNull();
    expect(candidatesFor(asked, favourite, 'seed')).toEqual(found);
  });
});
