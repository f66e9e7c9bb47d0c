import { expect, it } from 'vitest';
import { scene } from '../test/descent.ts';

it('an event has exactly the fields of its name: anything else does not compile', () => {
  const table = scene().runs(function* (g) {
    g.emit({ t: 'reaction', hero: 0, amount: 1 });
    // @ts-expect-error: somebody must have suffered it.
    g.emit({ t: 'reaction', amount: 1 });
    // @ts-expect-error: no enemy is told of it.
    g.emit({ t: 'reaction', hero: 0, amount: 1, enemy: 'undead1' });
    // @ts-expect-error: a figure is a hero or an enemy, not both.
    g.emit({ t: 'frozen', hero: 0, enemy: 'undead1', card: 'mob-undead-1-2' });
    // @ts-expect-error: what a quest tells is known by its purpose.
    g.emit({ t: 'quest', purpose: 'souls', zone: 3 });
    // @ts-expect-error: there is no such event.
    g.emit({ t: 'reacted', hero: 0, amount: 1 });
  });
  expect(table.eventsNamed('reaction').map(({ amount }) => amount)).toEqual([1, 1, 1]);
});
