import type { ChartRow } from '../../content-types.ts';
import {
  corruption,
  each,
  gear,
  gold,
  goldDice,
  grit,
  hits,
  loseGold,
  loseRandomToken,
  mayPay,
  sanity,
  stones,
  test,
  token,
  wounds,
  xp,
} from '../../language/build.ts';
import { chartOf } from './make.ts';

const row = chartOf('travel');

/** Travel Hazards, 3D6: the ends are what people tell for years, the middle is weather. */
export const travelHazards: readonly ChartRow[] = [
  row(3, 'road-burning-town', each(test('spirit', 5, { fail: [sanity('D6')] })), stones(1)),
  row(4, 'road-landslide', each(test('agility', 5, { fail: [wounds('D6')] }))),
  row(5, 'road-hold-up', test('cunning', 5, { pass: [xp(15)], fail: [each(loseGold(30))] })),
  row(6, 'road-fever', test('strength', 5, { fail: [wounds('D3')] })),
  row(7, 'road-broken-axle', test('luck', 4, { fail: [loseRandomToken] })),
  row(8, 'road-rain', sanity(1)),
  row(9, 'road-lame-horse', mayPay(20, [], [wounds(1)])),
  row(10, 'road-quiet', xp(5)),
  row(11, 'road-peddler', mayPay(20, [token('tonic')])),
  row(12, 'road-old-debt', gold(25)),
  row(13, 'road-camp-song', each(grit(1))),
  row(14, 'road-lost-wagon', goldDice('D6', 10), token('bandages')),
  row(15, 'road-wanted-man', test('agility', 5, { pass: [gold(100)], fail: [hits(3)] })),
  row(16, 'road-dust-storm', each(test('strength', 4, { fail: [wounds(1), sanity(1)] }))),
  row(17, 'road-strange-light', each(corruption(1)), stones(2)),
  row(18, 'road-dead-rider', gear(), each(test('spirit', 5, { fail: [sanity('D6')] }))),
];
