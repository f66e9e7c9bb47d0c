import { expect, test } from 'vitest';
import { numbered } from './asking.ts';
import { evenOut } from './once.ts';

interface Card {
  readonly id: string;
  readonly price?: number;
}

test('a copy has every field in the same order, and is made once', () => {
  const even = evenOut<Card>({ id: undefined, price: undefined });
  const plain: Card = { id: 'rope' };
  const dear: Card = { price: 3, id: 'lamp' };
  expect(Object.keys(even(plain))).toEqual(['id', 'price']);
  expect(Object.keys(even(dear))).toEqual(['id', 'price']);
  expect(even(dear)).toEqual(dear);
  expect(even(plain)).toBe(even(plain));
});

test('names with numbers are the same text each time', () => {
  const named = numbered('s');
  expect([named(2), named(0), named(11)]).toEqual(['s2', 's0', 's11']);
});
