import { expect, test } from 'vitest';
import { HALL } from '../../../test/enemies.ts';
import { all, enemyOf, field, withSheets } from '../../../test/fight.ts';
import { card, withItems } from '../../../test/items.ts';
import { hitChances } from './chances.ts';
import { meleeWeapon } from './weapons.ts';

test('the chance of a Wound knows what abilities change of the Wounds', () => {
  const salve = card('salve', {
    ability: {
      on: {
        enemyWounded: (_g, _source, taken): undefined => {
          taken.wounds -= 3;
        },
      },
    },
  });
  field('us-marshal 3,3 vs tentacles 4,3', {
    tile: HALL,
    content: all(withSheets({ tentacles: { health: 20 } }), withItems(salve)),
    carries: 'salve',
  })
    .runs((g, hero) => {
      const weapon = meleeWeapon(g, hero);
      const hit = { weapon, toHit: 4, critical: false, extraDamage: 0, ammo: [] };
      const [[wound] = []] = hitChances(g, hero, enemyOf(g.state, 0), [hit]);
      // Of the numbers of a die only 4, 5 and 6 leave a Wound.
      expect(wound?.odds).toBeCloseTo(3 / 6);
    })
    .done();
});
