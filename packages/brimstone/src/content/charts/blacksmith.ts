import type { ChartRow } from '../../content-types.ts';
import {
  corruption,
  each,
  gear,
  gold,
  hits,
  pricesToday,
  sanity,
  stones,
  test,
  token,
  wounds,
  xp,
} from '../../language/build.ts';
import { chartOf } from './make.ts';

const row = chartOf('blacksmith');

/** Location Events of the Blacksmith. */
export const blacksmithEvents: readonly ChartRow[] = [
  row(2, 'smith-stone-cracks', each(hits(3))),
  row(3, 'smith-glow', each(corruption(1))),
  row(4, 'smith-busy', each(pricesToday(25))),
  row(5, 'smith-spark', wounds(1)),
  row(6, 'smith-noise', sanity(1)),
  row(7, 'smith-watch', each(xp(5))),
  row(8, 'smith-bellows', test('strength', 5, { pass: [gold(25)] })),
  row(9, 'smith-scrap', token('dark-stone-shiv')),
  row(10, 'smith-apprentice', each(pricesToday(-25))),
  row(11, 'smith-stone-found', stones(1)),
  row(12, 'smith-gift', gear()),
];
