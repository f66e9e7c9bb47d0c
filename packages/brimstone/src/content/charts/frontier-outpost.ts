import type { ChartRow } from '../../content-types.ts';
import {
  each,
  gold,
  hits,
  loseGold,
  loseStones,
  pricesToday,
  sanity,
  test,
  token,
  xp,
} from '../../language/build.ts';
import { chartOf } from './make.ts';

const row = chartOf('frontier-outpost');

/** Location Events of the Frontier Outpost. */
export const outpostEvents: readonly ChartRow[] = [
  row(2, 'outpost-raid', each(test('agility', 5, { pass: [xp(25)], fail: [hits(3)] }))),
  row(3, 'outpost-search', loseStones(1)),
  row(4, 'outpost-fine', loseGold(20)),
  row(5, 'outpost-inspection', each(pricesToday(15))),
  row(6, 'outpost-roll-call', sanity(1)),
  row(7, 'outpost-news', each(xp(5))),
  row(8, 'outpost-escort', test('agility', 4, { pass: [gold(30)] })),
  row(9, 'outpost-sell-off', each(pricesToday(-15))),
  row(10, 'outpost-powder', each(token('dynamite'))),
  row(11, 'outpost-bounty', gold(50)),
  row(12, 'outpost-medal', xp(30), gold(50)),
];
