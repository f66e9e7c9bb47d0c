import {
  isTableOrders,
  ordersFor,
  standingNow,
  type TableOrder,
  withOrder,
  withoutOrder,
} from '@crawlspace/bots/orders';
import { expect, test } from 'vitest';

const moves: TableOrder = { family: 'move', order: 'never', hero: 1, span: null };
const hits: TableOrder = { family: 'hit', order: 'never', hero: null, span: 'fight 3' };

test('an order stands for its hero only, and beside other families', () => {
  const given = [moves, hits];
  expect(ordersFor({ test: 'always' }, given, 1, null)).toEqual({ test: 'always', move: 'never' });
  expect(ordersFor({ test: 'always' }, given, 0, null)).toEqual({ test: 'always' });
});

test('an order of a fight ends with it', () => {
  expect(ordersFor({}, [hits], 0, 'fight 3')).toEqual({ hit: 'never' });
  expect(ordersFor({}, [hits], 0, 'fight 5')).toEqual({});
  expect(standingNow([moves, hits], null)).toEqual([moves]);
});

test('what is said at the table goes before what holds for all games', () => {
  expect(ordersFor({ move: 'always' }, [moves], 1, null)).toEqual({ move: 'never' });
});

test('a new order takes the place of the last about the same, and leaves other heroes alone', () => {
  const other = { ...moves, hero: 2 };
  const first = withOrder(withOrder({}, 'g', moves), 'g', other);
  const always = { ...moves, order: 'always' as const };
  expect(withOrder(first, 'g', always)).toEqual({ g: [other, always] });
  const everybody = { ...moves, hero: null };
  expect(withOrder(first, 'g', everybody)).toEqual({ g: [everybody] });
  expect(withoutOrder(first, 'g', moves)).toEqual({ g: [other] });
});

test('orders of games long past are forgotten', () => {
  let all = {};
  for (let game = 0; game < 30; game++) all = withOrder(all, `g${game}`, moves);
  expect(Object.keys(all)).toHaveLength(20);
  expect(Object.keys(all).at(-1)).toBe('g29');
});

test('what was written by another hand is told from orders', () => {
  expect(isTableOrders({ g: [moves, hits] })).toBe(true);
  for (const wrong of [null, [], { g: moves }, { g: [{ ...moves, order: 'ask' }] }, { g: [null] }])
    expect(isTableOrders(wrong), JSON.stringify(wrong)).toBe(false);
});
