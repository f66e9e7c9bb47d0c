import type { ChartRow } from '../../content-types.ts';
import {
  each,
  gear,
  gold,
  healSanity,
  loseGold,
  pricesToday,
  sanity,
  test,
  token,
  wounds,
} from '../../language/build.ts';
import { chartOf } from './make.ts';

const row = chartOf('general-store');

/** Location Events of the General Store. */
export const storeEvents: readonly ChartRow[] = [
  row(2, 'store-collapse', each(test('agility', 4, { fail: [wounds('D3')] }))),
  row(3, 'store-pickpocket', test('cunning', 5, { fail: [loseGold(30)] })),
  row(4, 'store-late-wagon', each(pricesToday(15))),
  row(5, 'store-snake', test('agility', 4, { fail: [wounds(1)] })),
  row(6, 'store-queue', sanity(1)),
  row(7, 'store-candy', each(healSanity(1))),
  row(8, 'store-sale', each(pricesToday(-5))),
  row(9, 'store-sample', token('whiskey')),
  row(10, 'store-owner-owes', each(pricesToday(-15))),
  row(11, 'store-delivery', test('strength', 4, { pass: [gold(30)] })),
  row(12, 'store-crate', gear()),
];
