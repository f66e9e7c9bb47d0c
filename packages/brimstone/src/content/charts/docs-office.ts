import type { ChartRow } from '../../content-types.ts';
import {
  each,
  gold,
  heal,
  healWounds,
  loseStones,
  pricesToday,
  sanity,
  test,
  token,
  when,
  wounds,
  xp,
} from '../../language/build.ts';
import { chartOf } from './make.ts';

const row = chartOf('docs-office');

/** Location Events of the Doc’s Office. */
export const docsOfficeEvents: readonly ChartRow[] = [
  row(2, 'doc-wrong-bottle', each(test('strength', 5, { fail: [wounds('D6')] }))),
  row(3, 'doc-gone-mad', each(sanity('D3'))),
  row(4, 'doc-epidemic', each(pricesToday(20))),
  row(5, 'doc-assistant', test('lore', 5, { pass: [xp(10)], fail: [sanity(1)] })),
  row(6, 'doc-smell', sanity(1)),
  row(7, 'doc-quiet', each(healWounds(1))),
  row(8, 'doc-old-magazine', xp(5)),
  row(9, 'doc-samples', each(token('bandages'))),
  row(10, 'doc-sober', each(pricesToday(-15))),
  row(11, 'doc-stone-study', when({ has: 'stone-to-give' }, [loseStones(1), gold(60)])),
  row(12, 'doc-miracle', each(heal({ wounds: 10, sanity: 10 }))),
];
