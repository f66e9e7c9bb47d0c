import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import type { Situation } from '../../../test/adventure.ts';
import { bareScene as scene } from '../../../test/bare-heroes.ts';
import { active, all, enemyOf, field, withSheets } from '../../../test/fight.ts';
import { card, carry, withItems } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import { normalAttack } from '../fights/attack.ts';
import { meleeWeapon } from '../fights/weapons.ts';
import { heroStat } from '../figures/stats.ts';
import { endVoidVenom, sufferPoison } from './status.ts';

rule(['B-STATUS-02'], 'Poison markers add up', () => {
  const t = scene({ hero: { poison: 1 } }).runs(function* (g, hero) {
    yield* g.do.poison(g, hero);
    yield* g.do.poison(g, hero);
  });
  expect(t.done().hero(0).poison).toBe(3);
});

rule(['B-IMMUNE-05'], 'no marker for a hero who is immune', () => {
  const t = scene({ abilities: [{ immune: ['poison', 'void-venom'] }] }).runs(function* (g, hero) {
    yield* g.do.poison(g, hero);
    yield* g.do.poison(g, hero);
    yield* g.do.voidVenom(g, hero);
  });
  expect(t.done().hero(0)).toMatchObject({ poison: 0, voidVenom: 0 });
});

rule(['B-STATUS-03'], 'a D6 for each Poison marker', () => {
  const without = scene({ hero: { poison: 3 }, dice: 'poison 1 4 6' }).runs(sufferPoison);
  expect(without.done().hero(0)).toMatchObject({ wounds: 1, poison: 2 });
  const dice = 'poison 1 4 6, armor 5';
  const armor = scene({ abilities: [{ bestOf: { armor: 5 } }], hero: { poison: 3 }, dice }).runs(
    sufferPoison,
  );
  expect(armor.done().hero(0)).toMatchObject({ wounds: 0, poison: 2 });
});

rule(['B-STATUS-04'], 'a KO by Poison takes all markers off', () => {
  const t = scene({ hero: { poison: 2, wounds: 9 }, dice: 'poison 2 4' }).runs(sufferPoison);
  expect(t.done().hero(0)).toMatchObject({ knockedOut: ['health'], poison: 0 });
});

const activation = {
  moveLeft: null,
  moved: false,
  attacked: false,
  acted: false,
  escaped: 0,
  stuck: false,
};

test('Void Venom makes To Hit rolls of the activation 1 harder, until it ends', () => {
  const stats = { toHitMelee: 4, toHitRanged: 6 };
  scene({ stats })
    .runs(function* (g, hero) {
      yield* g.do.voidVenom(g, hero);
      yield* g.do.voidVenom(g, hero);
      expect(heroStat(g, hero, 'toHitMelee')).toBe(4);
      hero.activation = activation;
      expect(heroStat(g, hero, 'toHitMelee')).toBe(5);
      expect(heroStat(g, hero, 'toHitRanged')).toBe(6);
      endVoidVenom(g, hero);
      expect(heroStat(g, hero, 'toHitMelee')).toBe(4);
    })
    .done();
});

/** A Melee Attack of a hero (Combat 2, 4+) with Void Venom on an enemy next to it. */
function poisonedAttack(voidVenom: number, defense: number, situation: Situation) {
  return field({
    at: '3,2',
    enemies: 'night-terrors 4,2',
    content: withSheets({ 'night-terrors': { defense } }),
    ...situation,
  }).runs(function* (g, hero) {
    hero.voidVenom = voidVenom;
    active(hero);
    yield* normalAttack(g, hero, [meleeWeapon(g, hero)]);
  });
}

rule(['B-STATUS-05'], 'under Void Venom To Hit is 1 harder, however many markers', () => {
  const dice = 'to-hit 4 5, damage 3';
  for (const markers of [1, 2]) {
    expect(enemyOf(poisonedAttack(markers, 0, { dice }).done().state, 0).wounds).toBe(3);
  }
  const clumsy = withItems(card('clumsy', { ability: { stats: { toHitMelee: 2 } } }));
  const six = poisonedAttack(1, 0, {
    content: all(withSheets({}), clumsy),
    change: (state) => void carry(state, 0, 'clumsy'),
    dice: 'to-hit 5 6, damage 3',
  });
  expect(enemyOf(six.done().state, 0).wounds).toBe(3);
});

rule(['B-STATUS-06'], 'a natural 6 stays a Critical Hit', () => {
  const dice = 'to-hit 6 1, damage 3';
  expect(enemyOf(poisonedAttack(1, 5, { dice }).done().state, 0).wounds).toBe(3);
});

rule(['B-STATUS-07'], 'Void Venom counts in one activation and is gone after it', () => {
  const needs: number[] = [];
  const looking = {
    on: {
      heroActivationEnd(g: Parameters<typeof heroAt>[0]) {
        needs.push(heroStat(g, heroAt(g, 0), 'toHitMelee'));
        return undefined;
      },
    },
  };
  const dice = 'move 3, move 3';
  const t = scene({ abilities: [looking], hero: { voidVenom: 1 }, dice }).runs(function* (g, hero) {
    yield* activateHero(g, hero);
    yield* activateHero(g, hero);
  });
  t.pick('end').pick('end').done();
  expect(needs).toEqual([5, 4]);
  expect(t.hero(0).voidVenom).toBe(0);
});
