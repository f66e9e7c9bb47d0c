import type { ChartRow } from '../../content-types.ts';
import {
  cleanse,
  corruption,
  each,
  gold,
  grit,
  healSanity,
  loseGold,
  pricesToday,
  sanity,
  test,
  xp,
} from '../../language/build.ts';
import { chartOf } from './make.ts';

const row = chartOf('church');

/** Location Events of the Church. */
export const churchEvents: readonly ChartRow[] = [
  row(2, 'church-bells', each(test('spirit', 5, { fail: [corruption(2)] }))),
  row(3, 'church-confession', sanity(2)),
  row(4, 'church-collection', each(loseGold(15))),
  row(5, 'church-new-roof', each(pricesToday(10))),
  row(6, 'church-choir', healSanity(1)),
  row(7, 'church-silence', each(healSanity(2))),
  row(8, 'church-wedding', test('luck', 4, { pass: [gold(20)] })),
  row(9, 'church-charity', each(pricesToday(-15))),
  row(10, 'church-blessing', each(grit(1))),
  row(11, 'church-relic', test('lore', 5, { pass: [xp(20)] })),
  row(12, 'church-light', each(cleanse(1))),
];
