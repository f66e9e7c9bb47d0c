import { expect, test } from 'vitest';
import { type Bare, bareScene } from '../../../test/bare-heroes.ts';
import { active } from '../../../test/fight.ts';
import type { Ability } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import type { Hero } from '../../state.ts';
import type { StatName } from '../../stats.ts';
import { canSpendAtOnce } from '../figures/spare-grit.ts';
import { heroStat } from '../figures/stats.ts';
import { loseGrit, spendGrit } from './grit.ts';
import { stayWithinLimits } from './limits.ts';
import { losePoison, poison, sufferPoison, voidVenom } from './status.ts';
import { gainXp } from './xp.ts';

function looking(bare: Bare, look: (g: Adventure, hero: Hero) => void) {
  return bareScene(bare).runs(look).done();
}

test.each<[StatName, number, number]>([
  ['agility', 1, 6],
  ['toHitMelee', 2, 6],
  ['toHitRanged', 2, 6],
  ['defense', 2, 6],
  ['willpower', 2, 6],
  ['combat', 1, Infinity],
  ['maxHealth', 1, Infinity],
  ['maxSanity', 1, Infinity],
  ['maxGrit', 1, Infinity],
  ['corruptionResistance', 2, Infinity],
])('no change brings %s below %i or above %i', (name, least, most) => {
  const value = (change: number) => {
    let found = 0;
    looking({ abilities: [{ stats: { [name]: change } }] }, (g, hero) => {
      found = heroStat(g, hero, name);
    });
    return found;
  };
  expect(value(-50)).toBe(least);
  if (most < 50) expect(value(50)).toBe(most);
  else expect(value(50) - value(49)).toBe(1);
});

test('Void Venom makes To Hit rolls of the activation 1 harder, and nothing else', () => {
  const names = ['toHitMelee', 'toHitRanged', 'defense'] as const;
  const stats = { toHitMelee: 4, toHitRanged: 4, defense: 4 };
  const numbers = (hero: Partial<Hero>, isActive: boolean) => {
    let found: number[] = [];
    looking({ stats, hero }, (g, marshal) => {
      if (isActive) active(marshal);
      found = names.map((name) => heroStat(g, marshal, name));
    });
    return found;
  };
  expect(numbers({ voidVenom: 1 }, true)).toEqual([5, 5, 4]);
  expect(numbers({ voidVenom: 3 }, true)).toEqual([5, 5, 4]);
  expect(numbers({ voidVenom: 1 }, false)).toEqual([4, 4, 4]);
  expect(numbers({ voidVenom: 0 }, true)).toEqual([4, 4, 4]);
});

test('a lower maximum leaves 1 Health, 1 Sanity and no Grit past it, and spares the fallen', () => {
  const stats = { maxHealth: 8, maxSanity: 6, maxGrit: 2 };
  const after = (hero: Partial<Hero>) => {
    const { wounds, sanityDamage, grit } = looking({ stats, hero }, stayWithinLimits).hero(0);
    return [wounds, sanityDamage, grit];
  };
  expect(after({ wounds: 9, sanityDamage: 9, grit: 5 })).toEqual([7, 5, 2]);
  expect(after({ wounds: 8, sanityDamage: 6, grit: 2 })).toEqual([7, 5, 2]);
  expect(after({ wounds: 7, sanityDamage: 5, grit: 1 })).toEqual([7, 5, 1]);
  expect(after({ wounds: 9, sanityDamage: 9, knockedOut: ['health'] })).toEqual([8, 5, 0]);
  expect(after({ wounds: 9, sanityDamage: 9, knockedOut: ['sanity'] })).toEqual([7, 6, 0]);
});

test('Grit is spent in full or not at all, and lost as far as there is any', () => {
  const played = looking({ hero: { grit: 2 } }, (g, hero) => {
    expect([spendGrit(g, hero, 3), hero.grit]).toEqual([false, 2]);
    expect([spendGrit(g, hero, 2), hero.grit]).toEqual([true, 0]);
    loseGrit(g, hero, 1);
    hero.grit = 2;
    loseGrit(g, hero, 3);
    expect(hero.grit).toBe(0);
  });
  expect(played.eventsNamed('grit-spent').map(({ amount }) => amount)).toEqual([2]);
  expect(played.eventsNamed('grit-lost').map(({ amount }) => amount)).toEqual([2]);
});

function paying(grit: number | undefined, timing: 'anytime' | 'activation'): Ability {
  return { uses: [{ id: 'pay', timing, ...(grit === undefined ? {} : { grit }), *resolve() {} }] };
}

test('Grit past the maximum has a use where something costs Grit, or while one may still move', () => {
  const could = (abilities: readonly Ability[], change: (hero: Hero) => void = () => {}) => {
    let found = false;
    looking({ abilities, hero: { grit: 1 } }, (g, hero) => {
      change(hero);
      found = canSpendAtOnce(g, hero);
    });
    return found;
  };
  expect(could([])).toBe(false);
  expect(could([paying(1, 'anytime')])).toBe(true);
  expect(could([paying(0, 'anytime')])).toBe(false);
  expect(could([paying(undefined, 'anytime')])).toBe(false);
  expect(could([paying(1, 'activation')])).toBe(false);
  const done = { attacked: true };
  expect(could([paying(1, 'activation')], (hero) => void Object.assign(active(hero), done))).toBe(
    true,
  );
  expect(could([], (hero) => void active(hero))).toBe(true);
  for (const parts of [{ attacked: true }, { acted: true }, { stuck: true }, { moveLeft: null }]) {
    expect(could([], (hero) => void Object.assign(active(hero), parts))).toBe(false);
  }
});

test('Poison comes off marker by marker, and what is told is what came off', () => {
  const played = looking({ hero: { poison: 2 } }, (g, hero) => {
    losePoison(g, hero, 0);
    losePoison(g, hero, 1);
    expect(hero.poison).toBe(1);
    losePoison(g, hero, 5);
    losePoison(g, hero, 1);
    expect(hero.poison).toBe(0);
  });
  expect(played.eventsNamed('status-lost').map(({ amount }) => amount)).toEqual([1, 1]);
});

test('a Poison die wounds on 1 and 2, does nothing on 3 to 5 and is gone on 6', () => {
  const played = bareScene({
    hero: { poison: 6 },
    stats: { maxHealth: 20 },
    dice: 'poison 1 2 3 5 6 6',
  }).runs(sufferPoison);
  expect(played.done().hero(0)).toMatchObject({ poison: 4, wounds: 2 });
  const none = bareScene({ dice: [] }).runs(sufferPoison);
  expect(none.done().hero(0).wounds).toBe(0);
});

test('who is down or immune gets no marker, and a good save spares one', () => {
  const markers = (bare: Bare) => {
    const played = bareScene({ dice: [], ...bare }).runs(function* (g, hero) {
      yield* poison(g, hero);
      yield* voidVenom(g, hero);
    });
    const { poison: poisoned, voidVenom: venom } = played.done().hero(0);
    expect(played.eventsNamed('status-gained').map(({ purpose }) => purpose)).toHaveLength(
      poisoned + venom,
    );
    return [poisoned, venom];
  };
  expect(markers({})).toEqual([1, 1]);
  expect(markers({ hero: { knockedOut: ['health'] } })).toEqual([0, 0]);
  expect(markers({ abilities: [{ immune: ['poison'] }] })).toEqual([0, 1]);
  expect(markers({ abilities: [{ immune: ['void-venom'] }] })).toEqual([1, 0]);
  const save: Bare = { abilities: [{ bestOf: { poisonSave: 5 } }] };
  expect(markers({ ...save, dice: 'poison-save 5 4' })).toEqual([0, 1]);
});

test('no XP are none that is told', () => {
  const played = looking({}, (g, hero) => {
    gainXp(g, hero, 0);
    gainXp(g, hero, 5);
  });
  expect(played.eventsNamed('xp').map(({ amount }) => amount)).toEqual([5]);
});
