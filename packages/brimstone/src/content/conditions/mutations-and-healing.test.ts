import { describe, expect, test } from 'vitest';
import { having } from '../../../test/conditions.ts';
import { heroOf } from '../../../test/explore.ts';
import { heroAt } from '../../adventure.ts';
import { trigger } from '../../rules/abilities/active.ts';

/** The US Marshal with a condition is healed, by the Bandido unless said otherwise. */
function healed(id: string, token: string, by: 0 | 1, dice = '') {
  return having(id, {
    dice,
    change: (state) => Object.assign(heroOf(state, 0), { wounds: 6, sanityDamage: 6 }),
  })
    .runs((g, hero) =>
      g.do.healHero(g, hero, { wounds: 3, sanity: 2, by: heroAt(g, by), with: token }),
    )
    .done()
    .hero(0);
}

describe('Mutations and healing', () => {
  test('Glass Teeth: own Whiskey and Tonic cut', () => {
    const id = 'mutation-12-glass-teeth';
    expect(healed(id, 'whiskey', 0).wounds).toBe(4);
    expect(healed(id, 'whiskey', 1).wounds).toBe(3);
    expect(healed(id, 'bandages', 0).wounds).toBe(3);
    const tonic = (wounds: number) =>
      having(id, {
        change: (state) => Object.assign(heroOf(state, 0), { wounds }),
      })
        .runs((g, hero) => trigger(g, 'tokenUsed', { hero, token: 'tonic' }))
        .done()
        .hero(0);
    expect(tonic(0).wounds).toBe(1);
    expect(tonic(9)).toMatchObject({ wounds: 9, knockedOut: null });
  });

  test('Salt Skin takes less from Bandages and Herbs', () => {
    expect(healed('mutation-15-salt-skin', 'bandages', 1).wounds).toBe(5);
    expect(healed('mutation-15-salt-skin', 'swamp-fungus', 1).wounds).toBe(3);
  });

  test('Frost Breath takes less from Whiskey', () => {
    expect(healed('mutation-63-frost-breath', 'whiskey', 1).sanityDamage).toBe(5);
    expect(healed('mutation-63-frost-breath', 'herbs', 1).sanityDamage).toBe(4);
  });

  test('Sleepless heals no Sanity by recovering or Catching Breath', () => {
    const id = 'mutation-62-sleepless';
    expect(healed(id, 'recovery', 0)).toMatchObject({ wounds: 3, sanityDamage: 6 });
    expect(healed(id, 'whiskey', 0)).toMatchObject({ sanityDamage: 4 });
    expect(breath(id, 2)).toEqual({ wounds: 4, sanityDamage: 6 });
  });

  test('Weeping Skin: a shorter breath', () => {
    expect(breath('mutation-41-weeping-skin', 2, 0)).toEqual({ wounds: 5, sanityDamage: 0 });
    expect(breath('mutation-41-weeping-skin', 1, 0)).toEqual({ wounds: 6, sanityDamage: 0 });
  });

  /** What the US Marshal, hurt like this, still has when a fight has ended and the D3 has shown so much. */
  function breath(id: string, die: number, sanityDamage = 6) {
    const t = having(id, {
      enemies: 'tentacles 8,3',
      dice: `breath ${die}, breath 1`,
      change(state) {
        Object.assign(heroOf(state, 0), { wounds: 6, sanityDamage });
        if (state.fight) state.fight.lootSources = 0;
        for (const { index } of state.heroes) state.turn.done.push({ kind: 'hero', hero: index });
      },
    }).runs(function* (g) {
      const by = { hero: null, cause: { kind: 'rule', id: 'test' } } as const;
      for (const enemy of [...g.state.enemies]) yield* g.do.woundEnemy(g, enemy, 50, by);
    });
    const { wounds, sanityDamage: left } = t.hero(0);
    return { wounds, sanityDamage: left };
  }

  test('Barbed Palms scratch whom they treat', () => {
    const treated = (token: string) =>
      having('mutation-56-barbed-palms', {
        change: (state) => Object.assign(heroOf(state, 1), { wounds: 6 }),
      })
        .runs((g, hero) => g.do.healHero(g, heroAt(g, 1), { wounds: 3, by: hero, with: token }))
        .done();
    expect(treated('bandages').hero(1).wounds).toBe(4);
    expect(treated('comforting-presence').hero(1).wounds).toBe(3);
  });
});
