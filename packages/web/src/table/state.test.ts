import type { Decision } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { canConfirm, completed, tapped, withoutOne } from './state.ts';

function decision(kind: Decision['kind'], min: number, max: number): Decision {
  const options = ['a', 'b', 'c'].map((id) => ({ id, capacity: 2 }));
  return {
    id: 1,
    at: { epoch: 0, n: 0 },
    seat: 0,
    kind,
    prompt: { key: 'prompt' },
    options,
    min,
    max,
  };
}

describe('a tap', () => {
  test('switches an option of several on and off, up to as many as may be picked', () => {
    const many = decision('many', 0, 2);
    expect(tapped(many, [], 'a')).toEqual(['a']);
    expect(tapped(many, ['a', 'b'], 'c')).toEqual(['a', 'b']);
    expect(tapped(many, ['a', 'b'], 'a')).toEqual(['b']);
  });

  test('changes over where only one may be picked', () => {
    expect(tapped(decision('many', 0, 1), ['a'], 'b')).toEqual(['b']);
  });

  test('adds a point while the option has room and points are left', () => {
    const allocate = decision('allocate', 1, 3);
    expect(tapped(allocate, ['a'], 'a')).toEqual(['a', 'a']);
    expect(tapped(allocate, ['a', 'a'], 'a')).toEqual(['a', 'a']);
    expect(tapped(allocate, ['a', 'a', 'b'], 'b')).toEqual(['a', 'a', 'b']);
    expect(withoutOne(['a', 'b', 'a'], 'a')).toEqual(['a', 'b']);
  });
});

describe('a confirmation', () => {
  test('fills an order up with the rest as listed', () => {
    expect(completed(decision('order', 3, 3), ['c'])).toEqual(['c', 'a', 'b']);
  });

  test('is possible with enough picks and not with too many', () => {
    expect(canConfirm(decision('many', 2, 2), ['a'])).toBe(false);
    expect(canConfirm(decision('many', 0, 2), [])).toBe(true);
    expect(canConfirm(decision('order', 3, 3), [])).toBe(true);
    expect(canConfirm(decision('one', 1, 1), ['a'])).toBe(false);
  });
});
