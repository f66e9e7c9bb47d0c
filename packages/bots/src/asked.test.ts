import { type Question, refuse } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { best, byHabit, firstAnswer, type HabitOf } from './asked.ts';

interface View {
  readonly heroes: readonly string[];
}

interface Memory {
  asked: number;
}

function question(part: Partial<Question>): Question {
  return {
    id: 1,
    seat: 0,
    kind: 'one',
    prompt: { key: 'ask' },
    options: ['a', 'b', 'c'],
    min: 1,
    max: 1,
    ...part,
  };
}

const VIEW: View = { heroes: ['ada', 'bo'] };

const askOf = ({ prompt }: Question) => prompt.key as 'ask';

function bot(habit: HabitOf<View, Memory>, memory: Memory = { asked: 0 }) {
  return byHabit<'ask', View, Memory>(
    { askOf, of: { ask: habit } },
    memory,
    () => ['otherwise'],
    'seed',
  );
}

describe('a bot of habits', () => {
  test('answers by the habit for the question, a single option or several', () => {
    expect(bot(() => 'b')(question({}), () => VIEW)).toEqual(['b']);
    const many = question({ kind: 'many', min: 0, max: 3 });
    expect(bot(() => ['c', 'a'])(many, () => VIEW)).toEqual(['c', 'a']);
  });

  test('falls back where there is no habit, no opinion, or a habit that is not allowed', () => {
    expect(bot(() => 'b')(question({ prompt: { key: 'other' } }), () => VIEW)).toEqual([
      'otherwise',
    ]);
    expect(bot(() => null)(question({}), () => VIEW)).toEqual(['otherwise']);
    expect(bot(() => 'z')(question({}), () => VIEW)).toEqual(['otherwise']);
    expect(bot(() => ['a', 'b'])(question({}), () => VIEW)).toEqual(['otherwise']);
  });

  test('does not think where there is no choice', () => {
    const never = bot(() => {
      throw new Error('it thought');
    });
    expect(never(question({ options: ['a'] }), () => VIEW)).toEqual(['a']);
  });

  test('looks once, however often a habit does, and not at all unless it does', () => {
    let looks = 0;
    const look = () => {
      looks++;
      return VIEW;
    };
    bot(() => 'a')(question({}), look);
    expect(looks).toBe(0);
    bot(({ view, hero }) => (view.heroes.includes(hero) ? 'a' : 'b'))(question({}), look);
    expect(looks).toBe(1);
  });

  test('sees through the hero who is asked; of a question to the party through the first', () => {
    const name = bot(({ hero }) => (hero === 'bo' ? 'b' : 'a'));
    expect(name(question({ seat: 1 }), () => VIEW)).toEqual(['b']);
    expect(name(question({ seat: -1 }), () => VIEW)).toEqual(['a']);
    expect(() => name(question({ seat: 7 }), () => VIEW)).toThrow('nobody sits at 7');
  });

  test('remembers from question to question', () => {
    const memory = { asked: 0 };
    const counting = bot((asked) => {
      asked.memory.asked++;
      return asked.has('a') ? 'a' : null;
    }, memory);
    counting(question({}), () => VIEW);
    counting(question({ options: ['b', 'c'] }), () => VIEW);
    expect(memory.asked).toBe(2);
  });
});

describe('the first answer that is allowed', () => {
  const kinds: readonly (readonly [string, Partial<Question>, readonly string[]])[] = [
    ['one', {}, ['a']],
    ['many', { kind: 'many', min: 2, max: 3 }, ['a', 'b']],
    ['none of many', { kind: 'many', min: 0, max: 3 }, []],
    ['an order', { kind: 'order', min: 3, max: 3 }, ['a', 'b', 'c']],
    ['points', { kind: 'allocate', min: 3, max: 3, capacity: [1, 0, 5] }, ['a', 'c', 'c']],
  ];

  test.each(kinds)('for %s', (_, part, expected) => {
    const asked = question(part);
    expect(firstAnswer(asked)).toEqual(expected);
    expect(refuse(asked, firstAnswer(asked))).toBeNull();
  });
});

describe('the best of several', () => {
  test('is the one worth most, the first of equals', () => {
    expect(best(['a', 'bb', 'cc'], (each) => each.length)).toBe('bb');
  });

  test('is nobody where there is nobody, or nothing worth anything', () => {
    expect(best([], () => 1)).toBeNull();
    expect(best(['a'], () => Number.NEGATIVE_INFINITY)).toBeNull();
    expect(best(['a'], () => Number.NaN)).toBeNull();
    expect(best(['a'], () => -5)).toBe('a');
  });
});
