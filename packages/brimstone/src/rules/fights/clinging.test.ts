import { expect, test } from 'vitest';
import { HALL } from '../../../test/enemies.ts';
import { enemyOf, field, withSheets } from '../../../test/fight.ts';
import type { Content } from '../../content-types.ts';
import { normalAttack } from './attack.ts';
import { attackChances, hitChances } from './chances.ts';
import { meleeWeapon } from './weapons.ts';

/** Enemies of 1 Health who survive the first Wound that would kill them every other time. */
function clinging(content: Content): Content {
  const sheets = withSheets({ tentacles: { health: 1, abilities: { 'ab-cling': 1 } } })(content);
  const cling = { id: 'ab-cling', ability: () => ({ clings: () => 0.5 }) };
  return { ...sheets, enemyAbilities: { ...sheets.enemyAbilities, 'ab-cling': cling } };
}

test('who clings to life dies of a hit with that chance, and of the next one for sure', () => {
  field('us-marshal 3,3 vs tentacles 4,3', { tile: HALL, content: clinging })
    .runs((g, hero) => {
      const weapon = meleeWeapon(g, hero);
      const hit = { weapon, toHit: 4, critical: false, extraDamage: 0, ammo: [] };
      const chances = hitChances(g, hero, enemyOf(g.state, 0), [hit, hit, hit]);
      const kills = chances.map((each) => each.find(({ of }) => of === 'kill')?.odds);
      expect(kills).toEqual([0.5, 1, 1].map((odds) => expect.closeTo(odds)));
      // Two dice that hit on 4 and more: one hit every other time, two every fourth.
      const [, kill] = attackChances(g, hero, [weapon]);
      expect(kill?.odds).toBeCloseTo(0.5 * 0.5 + 0.25 * 1);
    })
    .done();
});

test('hits that are left when their enemy is dead hit nobody', () => {
  const played = field('us-marshal 3,3 vs tentacles 4,3 stranglers 8,2', 'to-hit 4 5, damage 4 5', {
    tile: HALL,
    content: withSheets({ tentacles: { health: 3 } }),
  }).runs((g, hero) => normalAttack(g, hero, [meleeWeapon(g, hero)]));
  expect(played.done().eventsNamed('hit-enemy')).toHaveLength(1);
  expect(played.eventsNamed('enemy-killed')).toHaveLength(1);
});
