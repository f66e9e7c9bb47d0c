import { describe, expect, test } from 'vitest';
import { field } from '../../../test/fight.ts';
import { card, carry, heroOf, withItems } from '../../../test/items.ts';
import type { Ability } from '../../abilities.ts';
import type { WeaponCard } from '../../content-types.ts';
import type { EnemyTypeId } from '../../ids.ts';
import type { Weapon } from '../../moments.ts';
import { criticalCounts, meleeWeapon, rangedWeapons } from './weapons.ts';

/** The weapons of a hero who holds these. */
function holding(...held: readonly WeaponCard[]): { melee: Weapon; ranged: Weapon[] } {
  const seen: { melee: Weapon; ranged: Weapon[] }[] = [];
  const cards = held.map((weapon, n) => card(`arm-${n}`, { hands: 1, weapon }));
  field('us-marshal 3,3', {
    content: withItems(...cards),
    change: (state) => {
      for (const { id } of cards) carry(state, 0, id, { equipped: true });
    },
  })
    .runs((g, hero) => {
      seen.push({ melee: meleeWeapon(g, hero), ranged: rangedWeapons(g, hero) });
    })
    .done();
  return seen[0] as { melee: Weapon; ranged: Weapon[] };
}

describe('a Melee Attack with two weapons in hand', () => {
  const plain = { kind: 'hand' } as const;

  test('rolls D8s when one of them has them', () => {
    const odd = { ...plain, toHitDie: 'D8', damageDie: 'D8' } as const;
    expect(holding(odd, plain).melee).toMatchObject({ toHitDie: 'D8', damageDie: 'D8' });
    expect(holding(plain, plain).melee).toMatchObject({ toHitDie: 'D6', damageDie: 'D6' });
    expect(holding({ ...plain, toHitDie: 'D8' }).melee.damageDie).toBe('D6');
  });

  test('adds up their Damage, ignores Defense with either and is critical from the lower roll', () => {
    const sharp = { ...plain, damage: 2, critOn: 5, ignoresDefense: true } as const;
    const both = holding(sharp, { ...plain, damage: 1, critOn: 4 }).melee;
    expect(both).toMatchObject({ damage: 3, critOn: 4, ignoresDefense: true });
    expect(holding(plain, plain).melee).toMatchObject({
      damage: 0,
      critOn: 6,
      ignoresDefense: false,
    });
  });

  test('owes nothing to a gun in the other hand', () => {
    const gun = { kind: 'gun', range: 5, damage: 3, toHitDie: 'D8', ignoresDefense: true } as const;
    const { melee, ranged } = holding(gun, plain);
    expect(melee).toMatchObject({ damage: 0, toHitDie: 'D6', ignoresDefense: false });
    expect(ranged).toHaveLength(1);
    expect(ranged[0]).toMatchObject({ damage: 3, toHitDie: 'D8', range: 5, dice: 1 });
  });
});

test('a gun is critical from the best roll that its owner has, not from that of another gun', () => {
  const best = (critRanged: number) => ({ bestOf: { critRanged } });
  const gun = (critRanged: number) =>
    card(`gun-${critRanged}`, {
      hands: 1,
      weapon: { kind: 'gun', range: 5 },
      ability: best(critRanged),
    });
  const cards = [
    card('steady', { ability: best(4) }),
    card('less-steady', { ability: best(5) }),
    card('plain', { hands: 1, weapon: { kind: 'gun', range: 5 } }),
    gun(2),
    gun(3),
  ];
  const critsWith = (...ids: readonly string[]) => {
    const crits: number[] = [];
    field('us-marshal 3,3', {
      content: withItems(...cards),
      change: (state) => {
        for (const id of ids) carry(state, 0, id, { equipped: true });
      },
    })
      .runs((g, hero) => void crits.push(...rangedWeapons(g, hero).map(({ critOn }) => critOn)))
      .done();
    return crits;
  };
  expect(critsWith('gun-2', 'gun-3', 'steady', 'less-steady')).toEqual([2, 3]);
  expect(critsWith('gun-3', 'less-steady', 'steady', 'gun-2')).toEqual([3, 2]);
  expect(critsWith('plain')).toEqual([6]);
  expect(critsWith('plain', 'steady', 'less-steady')).toEqual([4]);
  expect(critsWith('plain', 'gun-2')).toEqual([6, 2]);
});

test('more Shots are for guns, not for what is thrown', () => {
  const dice = (kind: 'gun' | 'thrown') => {
    return field('us-marshal 3,3', {
      content: withItems(card('arm', { hands: 1, weapon: { kind, range: 3, shots: 1 } })),
      wears: 'arm',
      change: (state) =>
        heroOf(state, 0).bonuses.push({ stat: 'shots', amount: 1, until: 'adventure' }),
    }).sees((g, hero) => rangedWeapons(g, hero)[0]?.dice);
  };
  expect([dice('gun'), dice('thrown')]).toEqual([2, 1]);
});

test('criticals count for what the hero has, and for what the enemies within reach are', () => {
  const counts = (
    target: EnemyTypeId | null,
    kind: Weapon['kind'],
    ability: Ability = {},
    variant: string | null = 'ice-scarabs',
  ) => {
    const seen: boolean[] = [];
    field('us-marshal 3,3 vs void-spiders 4,3 stranglers 4,2', {
      content: withItems(card('charm', { ability }), card('cup', { ability: {} })),
      change: (state) => {
        for (const id of ['charm', 'cup']) carry(state, 0, id);
        const group = state.fight?.groups['void-spiders'];
        if (group) group.variant = variant;
      },
    })
      .runs((g, hero) => {
        const enemies = g.state.enemies.filter(({ type }) => !target || type === target);
        seen.push(criticalCounts(g, hero, { ...meleeWeapon(g, hero), kind }, enemies));
      })
      .done();
    return seen[0];
  };
  expect(counts('void-spiders', 'ranged')).toBe(true);
  expect(counts('void-spiders', 'ranged', {}, null)).toBe(false);
  expect(counts('void-spiders', 'melee')).toBe(false);
  expect(counts('stranglers', 'ranged')).toBe(false);
  expect(counts(null, 'ranged')).toBe(true);
  expect(counts('stranglers', 'melee', { criticalsMatter: () => true })).toBe(true);
  expect(counts('stranglers', 'melee', { criticalsMatter: () => false })).toBe(false);
});
