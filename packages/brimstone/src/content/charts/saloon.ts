import type { ChartRow } from '../../content-types.ts';
import {
  each,
  gold,
  grit,
  healSanity,
  hits,
  loseGold,
  pricesToday,
  sanity,
  test,
  token,
  wounds,
  xp,
} from '../../language/build.ts';
import { chartOf } from './make.ts';

const row = chartOf('saloon');

/** Location Events of the Saloon. */
export const saloonEvents: readonly ChartRow[] = [
  row(2, 'saloon-duel', test('agility', 5, { pass: [xp(30)], fail: [wounds('D6')] })),
  row(3, 'saloon-brawl', each(xp(10), hits(2))),
  row(4, 'saloon-cheated', loseGold(20)),
  row(5, 'saloon-payday', each(pricesToday(10))),
  row(6, 'saloon-hangover', wounds(1)),
  row(7, 'saloon-piano', each(healSanity(2))),
  row(8, 'saloon-story', each(xp(5))),
  row(9, 'saloon-round', each(token('whiskey'))),
  row(10, 'saloon-lucky-hand', test('luck', 5, { pass: [gold(60)] })),
  row(11, 'saloon-toast', each(grit(1))),
  row(12, 'saloon-stranger', gold(100), sanity(1)),
];
