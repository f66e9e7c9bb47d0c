import type { ChartRow } from '../../content-types.ts';
import {
  each,
  gold,
  grit,
  healSanity,
  hits,
  loseGold,
  sanity,
  stones,
  test,
  wounds,
  xp,
} from '../../language/build.ts';
import { chartOf } from './make.ts';

const row = chartOf('town');

/** What happens to all who are in Town. */
export const townEvents: readonly ChartRow[] = [
  row(2, 'town-fire', each(test('agility', 5, { pass: [xp(25)], fail: [wounds('D6')] }))),
  row(3, 'town-breach', each(test('spirit', 5, { pass: [stones(1)], fail: [sanity('D3')] }))),
  row(4, 'town-robbery', each(loseGold(25))),
  row(5, 'town-plague', each(test('strength', 4, { fail: [wounds(2)] }))),
  row(6, 'town-gossip', each(sanity(1))),
  row(7, 'town-market', each(gold(10))),
  row(8, 'town-sermon', each(healSanity(2))),
  row(9, 'town-shooting-match', test('cunning', 5, { pass: [gold(50)] })),
  row(10, 'town-dance', each(grit(1))),
  row(11, 'town-bounty', each(test('agility', 5, { pass: [gold(75)], fail: [hits(2)] }))),
  row(12, 'town-heroes', each(xp(20), gold(50))),
];
