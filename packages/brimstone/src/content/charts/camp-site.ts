import type { ChartRow } from '../../content-types.ts';
import {
  corruption,
  gold,
  goldDice,
  healSanity,
  healWounds,
  hits,
  loseGold,
  loseRandomToken,
  sanity,
  test,
  token,
  wounds,
  xp,
} from '../../language/build.ts';
import { chartOf } from './make.ts';

const row = chartOf('camp-site');

/** What the night brings to anyone who sleeps outside. */
export const campSiteHazards: readonly ChartRow[] = [
  row(2, 'camp-the-visitor', test('spirit', 5, { fail: [corruption(2)] })),
  row(3, 'camp-thieves', test('cunning', 5, { fail: [loseGold(50)] })),
  row(4, 'camp-wolves', hits(2)),
  row(5, 'camp-nightmares', sanity('D3')),
  row(6, 'camp-cold', test('strength', 4, { fail: [wounds(1)] })),
  row(7, 'camp-stars', xp(5)),
  row(8, 'camp-ants', test('luck', 4, { fail: [loseRandomToken] })),
  row(9, 'camp-shared-bottle', healSanity(1), token('whiskey')),
  row(10, 'camp-card-game', test('luck', 5, { pass: [gold(40)], fail: [loseGold(10)] })),
  row(11, 'camp-healer', healWounds(2), token('herbs')),
  row(12, 'camp-buried-box', goldDice('D6', 20)),
];
