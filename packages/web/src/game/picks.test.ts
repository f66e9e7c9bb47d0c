import type { Decision } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { settledAnswer, touchOption } from './picks.ts';

function decision(kind: Decision['kind'], min: number, max: number): Decision {
  const options = ['a', 'b', 'c'].map((id) => ({ id, capacity: 2 }));
  return { id: 1, seat: 0, kind, prompt: { key: 'test' }, options, min, max };
}

function touchAll(asked: Decision, ...ids: string[]): readonly string[] {
  return ids.reduce<readonly string[]>((picks, id) => touchOption(asked, picks, id), []);
}

test('one touch answers a choice of one', () => {
  const one = decision('one', 1, 1);
  expect(settledAnswer(one, touchAll(one, 'b'))).toEqual(['b']);
});

test('a choice of many waits until it is meant, and a second touch takes a pick back', () => {
  const many = decision('many', 0, 3);
  const picks = touchAll(many, 'a', 'b', 'a');
  expect(picks).toEqual(['b']);
  expect(settledAnswer(many, picks)).toBeNull();
});

test('the last place in an order fills itself', () => {
  const order = decision('order', 3, 3);
  expect(settledAnswer(order, touchAll(order, 'c'))).toBeNull();
  expect(settledAnswer(order, touchAll(order, 'c', 'a'))).toEqual(['c', 'a', 'b']);
});

test('points are spread up to the room that is left', () => {
  const spread = decision('allocate', 3, 3);
  expect(touchAll(spread, 'a', 'a', 'a')).toEqual(['a', 'a']);
  expect(settledAnswer(spread, touchAll(spread, 'a', 'a'))).toBeNull();
  expect(settledAnswer(spread, touchAll(spread, 'a', 'a', 'c'))).toEqual(['a', 'a', 'c']);
});
