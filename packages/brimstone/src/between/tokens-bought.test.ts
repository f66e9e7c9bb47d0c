import { expect, test } from 'vitest';
import { posseOf, servicesOnly, stay } from '../../test/stay.ts';
import { heroAt } from '../adventure.ts';
import type { OwnedItem } from '../character.ts';
import type { TokenKind } from '../ids.ts';
import { shop } from './shop.ts';

const FULL = ['bandages', 'bandages', 'whiskey', 'whiskey', 'tonic'] as const;
const SATCHEL = 'dynamite-satchel';

function visit(bag: readonly TokenKind[], holds: readonly TokenKind[]) {
  const satchel: OwnedItem = {
    card: SATCHEL,
    equipped: false,
    upgrades: [],
    charges: null,
    holds: [...holds],
  };
  const store = 'general-store';
  return stay(posseOf({ gold: 100, bag, items: [satchel] }), (g) => shop(g, heroAt(g, 0), store), {
    content: servicesOnly,
  });
}

test('Dynamite for the satchel is sold to who has a full Side Bag', () => {
  const t = visit(FULL, []);
  expect(t.options).toEqual(['store-dynamite', 'leave']);
  t.pick('store-dynamite').pick('leave').done();
  expect(t.hero(0)).toMatchObject({ gold: 50, bag: FULL });
  expect(t.hero(0).items[0]?.holds).toEqual(['dynamite']);
});

test('Dynamite that is bought is put where it is safe', () => {
  const t = visit([], []).pick('store-dynamite').pick('leave').done();
  expect(t.hero(0).bag).toEqual([]);
  expect(t.hero(0).items[0]?.holds).toEqual(['dynamite']);
});
