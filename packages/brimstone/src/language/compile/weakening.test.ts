import { expect, test } from 'vitest';
import { enemyOf, field, withSheets } from '../../../test/fight.ts';
import { enemyStat } from '../../rules/figures/enemy-stats.ts';
import { frameOf } from '../frame.ts';
import { compileRule } from './effects.ts';

test.each([
  [5, 3],
  [3, 2],
  [1, 1],
])('an enemy with Combat %i that loses 2 but keeps 2 has %i', (combat, left) => {
  let now = 0;
  field('us-marshal 3,2 vs tentacles 2,2', '', { content: withSheets({ tentacles: { combat } }) })
    .runs(function* (g, hero) {
      const weaken = compileRule([
        { do: 'weaken', stats: { combat: -2 }, until: 'fight', foes: 'adjacent', floor: 2 },
      ]);
      yield* weaken(frameOf(g, 'test', hero)) as ReturnType<typeof g.do.drawDarkness>;
      now = enemyStat(g, 'tentacles', 'combat', enemyOf(g.state, 0));
    })
    .done();
  expect(now).toBe(left);
});
