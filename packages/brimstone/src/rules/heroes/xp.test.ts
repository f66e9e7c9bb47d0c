import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import type { Situation } from '../../../test/adventure.ts';
import { enemyOf, field, withSheets } from '../../../test/fight.ts';
import { heroAt } from '../../adventure.ts';
import type { EnemySheet } from '../../content-types.ts';
import type { AdventureState } from '../../state.ts';
import { normalAttack } from '../fights/attack.ts';
import { meleeWeapon } from '../fights/weapons.ts';

const cause = { kind: 'card', id: 'test' } as const;
const LARGE = { base: 10, each: 5 };

/** Enemies of this worth around two heroes; one more stands apart, so that the fight goes on. */
function among(sheet: Partial<EnemySheet>, situation: Situation = {}) {
  return field({
    heroes: ['us-marshal', 'gunslinger'],
    at: '3,2 4,3',
    enemies: 'night-terrors 4,2 stranglers 8,1',
    content: withSheets({ 'night-terrors': sheet }),
    ...situation,
  });
}

/** One Melee Attack of hero 0 on the enemy next to it. */
function attack(sheet: Partial<EnemySheet>, situation: Situation) {
  return among(sheet, situation).runs(function* (g, hero) {
    yield* normalAttack(g, hero, [meleeWeapon(g, hero)]);
  });
}

const twoAndFour = 'to-hit 4 5, damage 2 4';
const first = { options: { edition: 'first' } } as const;

function elite(count: number) {
  return (state: AdventureState) => {
    const group = { brutal: false, variant: null, ambushTurn: 0 };
    const entries = Array.from({ length: count }, (_, i) => `test-elite-${i}`);
    state.fight = {
      startedInTurn: 1,
      groups: { ...state.fight?.groups, 'night-terrors': { ...group, elite: entries } },
      lootSources: 1,
      final: false,
    };
  };
}

rule(['B-XP-04', 'B-XP-51'], 'smaller enemies pay the hero who does the last Wound', () => {
  const t = among({ health: 4, xp: { base: 15, each: 0 } }).runs(function* (g, hero) {
    const enemy = enemyOf(g.state, 0);
    yield* g.do.woundEnemy(g, enemy, 3, { hero, cause });
    yield* g.do.woundEnemy(g, enemy, 1, { hero: heroAt(g, 1), cause });
  });
  t.done();
  expect(t.state.heroes.map(({ xp }) => xp)).toEqual([0, 15]);
});

rule(['B-XP-07'], 'an Elite enemy is worth 5 XP more for each Elite ability', () => {
  const sheet = { health: 4, xp: { base: 15, each: 0 } };
  const t = among(sheet, { change: elite(2) }).runs(function* (g, hero) {
    yield* g.do.woundEnemy(g, enemyOf(g.state, 0), 4, { hero, cause });
  });
  expect(t.done().hero(0).xp).toBe(25);
});

rule(['B-XP-05', 'B-XP-53'], 'larger enemies: the base once in an Attack, 5 for each Wound', () => {
  expect(attack({ xp: LARGE }, { dice: twoAndFour }).done().hero(0).xp).toBe(40);
});

rule(['B-XP-06', 'B-XP-54'], 'in the first edition the base for each Hit that wounds', () => {
  expect(
    attack({ xp: LARGE }, { ...first, dice: twoAndFour })
      .done()
      .hero(0).xp,
  ).toBe(50);
});

rule(['B-XP-57', 'B-XP-58'], 'Elite abilities raise the base only', () => {
  const elites = { change: elite(1), dice: twoAndFour };
  expect(attack({ xp: LARGE }, elites).done().hero(0).xp).toBe(45);
  expect(
    attack({ xp: LARGE }, { ...first, ...elites })
      .done()
      .hero(0).xp,
  ).toBe(60);
});

rule(['B-XP-55'], 'no Wound, no XP', () => {
  const dice = 'to-hit 4 1, damage 4';
  expect(attack({ xp: LARGE, defense: 4 }, { dice }).done().hero(0).xp).toBe(0);
});

rule(['B-XP-52'], 'everybody who wounds a larger enemy is paid, the kill is not', () => {
  const t = among({ health: 2, xp: LARGE }).runs(function* (g) {
    for (const hero of g.state.heroes) {
      yield* g.do.woundEnemy(g, enemyOf(g.state, 0), 1, { hero, cause });
    }
  });
  t.done();
  expect(t.state.heroes.map(({ xp }) => xp)).toEqual([15, 15]);
});

rule(['B-XP-56'], 'the base is counted for each model', () => {
  const dice = 'to-hit 4 5, damage 1, damage 1';
  const t = field('us-marshal 3,2 vs night-terrors 4,2 2,2', {
    content: withSheets({ 'night-terrors': { xp: LARGE } }),
    dice,
  }).runs(function* (g, hero) {
    yield* normalAttack(g, hero, [meleeWeapon(g, hero)]);
  });
  const [one, other] = t.state.enemies.map(({ id }) => id) as [string, string];
  t.pick(one, other).done();
  expect(t.hero(0).xp).toBe(30);
});
