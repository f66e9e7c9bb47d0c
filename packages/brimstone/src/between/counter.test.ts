import { expect, test } from 'vitest';
import { posseOf, stay } from '../../test/stay.ts';
import { heroAt } from '../adventure.ts';
import { offersInTown } from './counter.ts';
import type { StayView } from './module.ts';
import { shop } from './shop.ts';

test('a counter shows what is out of reach of the purse, too', () => {
  const table = stay(posseOf({ gold: 150 }), (g) => shop(g, heroAt(g, 0), 'docs-office'));
  const view = table.view.game as StayView;
  const counter = offersInTown(view, 0).get('docs-office') ?? [];
  const inReach = counter.filter(({ payable }) => payable).map(({ id }) => id);
  expect(table.pending[0]?.options.filter((id) => id !== 'leave')).toEqual(inReach);
  expect(counter.find(({ id }) => id === 'doc-iron-drops')).toMatchObject({
    price: 300,
    payable: false,
  });
  expect(offersInTown(view, 7).get('docs-office')).toEqual([]);
});
