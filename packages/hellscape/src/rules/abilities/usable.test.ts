import { describe, expect, it } from 'vitest';
import { ally } from '../../../test/allies.ts';
import { duel, type Fight } from '../../../test/fights.ts';
import { LEARN } from '../../../test/learn.ts';
import { set } from '../../../test/notation.ts';
import { at, enemy } from '../../../test/training-ground.ts';
import type { Ability, Amount, Effect, Need } from '../../ability.ts';
import type { Combat } from '../../combat.ts';
import { type Descent, heroAt } from '../../descent.ts';
import { newCombat } from '../combat/pool.ts';
import { amountOf, isUsable, zoneOf } from './usable.ts';

const AWAY = at(5, 2);
const SOMETHING: Effect = { do: 'special', id: LEARN, n: 1 };

/** What is found in a duel with skeletons in the hero's zone, unless it is said that they are away. */
function seen<Found>(situation: Fight, find: (g: Descent) => Found): Found {
  return duel(situation).sees((g) => find(g));
}

/** Whether the first hero may use the ability. */
function usable(ability: Partial<Ability>, situation: Fight = {}): boolean {
  const whole: Ability = { timing: 'turn', effects: [SOMETHING], ...ability };
  return seen(situation, (g) =>
    isUsable(g, heroAt(g, 0), {
      key: 'charm/0',
      card: 'charm',
      index: 0,
      ability: whole,
      item: null,
    }),
  );
}

/** The hero is attacking the skeletons. */
function attacking(more: Partial<Combat> = {}, situation: Fight = {}): Fight {
  return {
    ...situation,
    change(state) {
      situation.change?.(state);
      const combat = newCombat(
        { kind: 'hero', hero: 0 },
        { kind: 'enemy', enemy: 'foe' },
        'melee',
        0,
        ['sword'],
      );
      state.combat = { ...combat, ...more };
    },
  };
}

describe('a price', () => {
  it('must be there in full', () => {
    const mana = (has: number) => usable({ cost: { mana: 2 } }, { hero: { mana: has } });
    expect([mana(1), mana(2), mana(3)]).toEqual([false, true, true]);
    const wounds = (health: number) => usable({ cost: { wounds: 2 } }, { hero: { health } });
    expect([wounds(1), wounds(2), wounds(3)]).toEqual([false, true, true]);
  });

  it('of Rage or elements is for classes that have them', () => {
    expect(usable({ cost: { rage: 1 } })).toBe(false);
    expect(usable({ cost: { elements: { fire: 1 } } })).toBe(false);
  });
});

describe('an ability is used up', () => {
  const used = { usedThisRound: ['charm/0'] };

  it('for the round when its card says so, or when it is free in the turn or at any time', () => {
    expect(usable({ limit: 'round' }, { hero: used })).toBe(false);
    expect(usable({ timing: 'turn' }, { hero: used })).toBe(false);
    expect(usable({ timing: 'anytime' }, { hero: used })).toBe(false);
    expect(usable({ limit: 'round' }, { hero: { usedThisRound: ['other/0'] } })).toBe(true);
  });

  it('and not when it has a price, an action included, or works any number of times', () => {
    const hero = { ...used, mana: 3 };
    expect(usable({ cost: { mana: 1 } }, { hero })).toBe(true);
    expect(usable({ timing: 'action' }, { hero })).toBe(true);
    expect(usable({ limit: 'any-number' }, { hero })).toBe(true);
  });

  it('in a combat after one use, unless it works any number of times', () => {
    const inCombat = attacking({ used: ['charm/0'] });
    expect(usable({ timing: 'attack' }, inCombat)).toBe(false);
    expect(usable({ timing: 'attack', limit: 'any-number' }, inCombat)).toBe(true);
    expect(usable({ timing: 'attack' }, attacking({ used: ['other/0'] }))).toBe(true);
  });
});

describe('what an ability needs', () => {
  const needing = (need: Need, situation: Fight = {}) => usable({ needs: [need] }, situation);

  it('all of it must be met', () => {
    const needs: readonly Need[] = ['light', { wounded: 1 }];
    expect(usable({ needs }, { hero: { health: 4, maxHealth: 5 } })).toBe(true);
    expect(usable({ needs }, { hero: { health: 5, maxHealth: 5 } })).toBe(false);
    expect(usable({ needs }, { zone: at(0, 1), hero: { health: 4, maxHealth: 5 } })).toBe(false);
  });

  it('so many Wounds at least', () => {
    const with2 = (health: number) => needing({ wounded: 2 }, { hero: { health, maxHealth: 6 } });
    expect([with2(5), with2(4), with2(3)]).toEqual([false, true, true]);
  });

  it('so many enemy miniatures in the zone at least', () => {
    const with3 = (minions: number, foeZone = 0) =>
      needing({ enemiesHere: 3 }, { minions, foeZone });
    expect([with3(1), with3(2), with3(3), with3(3, AWAY)]).toEqual([false, true, true, false]);
    const twoMobs = needing(
      { enemiesHere: 3 },
      {
        minions: 1,
        change: (state) =>
          void state.enemies.push(enemy('more', { type: 'undead', card: 'dummies' })),
      },
    );
    expect(twoMobs).toBe(true);
  });

  it('Shadow or Light', () => {
    expect([needing('shadow', { zone: at(0, 1) }), needing('shadow')]).toEqual([true, false]);
    expect([needing('light', { zone: at(0, 1) }), needing('light')]).toEqual([false, true]);
  });

  it('company, of heroes or of Spirits, or none', () => {
    const two: Fight = { heroes: ['ranger', 'wizard'] };
    const apart: Fight = { ...two, change: set('hero1 zone 5:2') };
    const spirit: Fight = { change: set('flame-spirit@0') };
    const met = (need: Need) => [two, apart, spirit].map((each) => needing(need, each));
    expect(met('company')).toEqual([true, false, true]);
    expect(met('alone')).toEqual([false, true, false]);
  });

  it('two weapons in the attack', () => {
    const wielding = (...weapons: string[]) => needing('dual-wield', attacking({ weapons }));
    expect([wielding('sword'), wielding('sword', 'knife'), needing('dual-wield')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('a hero who has not moved in the own turn', () => {
    const turn = (moved: boolean) => ({ actions: 1, mp: null, moved, slipping: false });
    expect(needing('has-not-moved', { hero: { turn: turn(false) } })).toBe(true);
    expect(needing('has-not-moved', { hero: { turn: turn(true) } })).toBe(false);
    expect(needing('has-not-moved', { hero: { turn: null } })).toBe(false);
  });

  it('a kind of enemy, near or far, in a combat', () => {
    const foe = (kind: 'mob' | 'roaming') =>
      attacking(
        {},
        {
          change: ({ enemies: [first] }) => {
            if (first) Object.assign(first, kind === 'mob' ? {} : { kind, card: 'brute' });
          },
        },
      );
    const met = (need: Need) => [foe('mob'), foe('roaming'), {}].map((each) => needing(need, each));
    expect(met('against-mob')).toEqual([true, false, false]);
    expect(met('against-monster')).toEqual([false, true, false]);
    const away = (need: Need) =>
      [0, 1, 2].map((range) => needing(need, attacking({ range, type: 'ranged' })));
    expect(away('near')).toEqual([true, false, false]);
    expect(away('far')).toEqual([false, true, true]);
  });

  it('an enemy that is frozen or poisoned', () => {
    const on = (more: { frost?: number; poison?: string }) =>
      attacking({}, { change: ({ enemies: [foe] }) => void Object.assign(foe ?? {}, more) });
    const met = (need: Need) =>
      [on({}), on({ frost: 1 }), on({ poison: 'poison' })].map((each) => needing(need, each));
    expect(met('target-frost')).toEqual([false, true, false]);
    expect(met('target-poison')).toEqual([false, false, true]);
  });

  it('of the enemy is not met once it has fallen', () => {
    const fallen = attacking({}, { change: ({ enemies }) => void enemies.pop() });
    expect(needing('near', fallen)).toBe(false);
  });
});

describe('an ability is of use', () => {
  const doing = (effect: Effect, situation: Fight = {}) => usable({ effects: [effect] }, situation);
  const turn = { actions: 1, mp: null, moved: false, slipping: false };

  it('when one of its effects does something, or when it has none', () => {
    const effects: readonly Effect[] = [{ do: 'heal', n: 1 }, SOMETHING];
    expect(usable({ effects }, { hero: { health: 5, maxHealth: 5 } })).toBe(true);
    expect(usable({ effects: [] })).toBe(true);
  });

  it('that heals whoever is wounded or burns, in the zone', () => {
    const heal: Effect = { do: 'heal', n: 1 };
    const well = { health: 5, maxHealth: 5 };
    expect(doing(heal, { hero: well })).toBe(false);
    expect(doing(heal, { hero: { ...well, health: 4 } })).toBe(true);
    expect(doing(heal, { hero: { ...well, fire: 1 } })).toBe(true);
    const friend = (zone: number, on?: 'self'): boolean =>
      doing(on ? { ...heal, on } : heal, {
        heroes: ['ranger', 'wizard'],
        hero: well,
        change: set(`hero1 zone ${zone} health 1`),
      });
    expect([friend(0), friend(AWAY), friend(0, 'self')]).toEqual([true, false, false]);
  });

  it('that heals is nothing for the enemies of the zone', () => {
    const wounded: Fight = {
      hero: { health: 5, maxHealth: 5 },
      change: set('foe wounds 1 fire 1'),
    };
    expect(doing({ do: 'heal', n: 1, on: 'enemies-here' }, wounded)).toBe(false);
  });

  it('that gives Mana while there is room for it', () => {
    const mana = (has: number) => doing({ do: 'mana', n: 2 }, { hero: { mana: has, maxMana: 4 } });
    expect([mana(3), mana(4)]).toEqual([true, false]);
  });

  it('that cleanses where Fire or Frost lies', () => {
    const cleanse = (fire: number, frost: number) =>
      doing({ do: 'cleanse', n: 1 }, { hero: { fire, frost } });
    expect([cleanse(0, 0), cleanse(1, 0), cleanse(0, 1)]).toEqual([false, true, true]);
  });

  it('that hurts somebody who is there', () => {
    const hurt = (foeZone: number) =>
      doing({ do: 'wounds', n: 1, on: 'enemies-here' }, { foeZone });
    expect([hurt(0), hurt(AWAY)]).toEqual([true, false]);
  });

  it('in a combat only, where it is about the roll', () => {
    const effects: readonly Effect[] = [
      { do: 'hits', n: 1 },
      { do: 'shields', n: 1 },
      { do: 'less-shields', n: 1 },
      { do: 'less-hits', n: 1 },
      { do: 'dice', yellow: 1 },
      { do: 'in-shadow' },
      { do: 'ignore', what: 'claws', n: 1 },
    ];
    for (const effect of effects) {
      expect([effect.do, doing(effect, attacking()), doing(effect)]).toEqual([
        effect.do,
        true,
        false,
      ]);
    }
  });

  it('to roll again once there is a roll', () => {
    const reroll = (rolled: boolean) => doing({ do: 'reroll', n: 1 }, attacking({ rolled }));
    expect([reroll(false), reroll(true), doing({ do: 'reroll', n: 1 })]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('for movement points in a Move action, the last of them spent or not', () => {
    const points = (mp: number | null) =>
      doing({ do: 'mp', n: 1 }, { hero: { turn: { ...turn, mp } } });
    expect([points(null), points(0), points(1)]).toEqual([false, true, true]);
    expect(doing({ do: 'mp', n: 1 }, { hero: { turn: null } })).toBe(false);
  });

  it('to slip away from enemies, once', () => {
    const slip = (slipping: boolean, foeZone = 0) =>
      doing({ do: 'slip' }, { foeZone, hero: { turn: { ...turn, slipping } } });
    expect([slip(false), slip(true), slip(false, AWAY)]).toEqual([true, false, false]);
    expect(doing({ do: 'slip' }, { hero: { turn: null } })).toBe(false);
  });

  it('to attack once more who is in reach', () => {
    const attack = (foeZone: number) => doing({ do: 'attack' }, { foeZone });
    expect([attack(0), attack(AWAY)]).toEqual([true, false]);
  });

  it('for Rage and elements in classes that have them', () => {
    expect(doing({ do: 'rage', n: 1 })).toBe(false);
    expect(doing({ do: 'element', n: 1 })).toBe(false);
  });
});

describe('an amount', () => {
  const amount = (n: Amount, situation: Fight = {}, allyAt: number | null = null) =>
    seen(situation, (g) => {
      const spirit = allyAt === null ? null : ally(g.state, 'flame-spirit', allyAt);
      const ability: Ability = { timing: 'turn', effects: [] };
      const use = { enemy: null, card: 'charm', ability, item: null };
      return amountOf(g, { ...use, hero: heroAt(g, 0), ally: spirit }, n);
    });

  it('counts enemy miniatures, heroes or Mana, as often as it says', () => {
    expect(amount(3)).toBe(3);
    expect(amount({ per: 'enemies-here', each: 2 }, { minions: 2 })).toBe(6);
    expect(amount({ per: 'enemies-here', each: 2 }, { minions: 2, foeZone: AWAY })).toBe(0);
    expect(amount({ per: 'heroes-here', each: 1 }, { heroes: ['ranger', 'wizard'] })).toBe(2);
    expect(amount({ per: 'mana-left', each: 1 }, { hero: { mana: 3 } })).toBe(3);
  });

  it('comes to no more than its maximum', () => {
    const most = (minions: number) => amount({ per: 'enemies-here', each: 1, max: 3 }, { minions });
    expect([most(1), most(2), most(3)]).toEqual([2, 3, 3]);
  });

  it('of a Spirit counts where the Spirit stands', () => {
    const per: Amount = { per: 'enemies-here', each: 1 };
    expect(amount(per, { foeZone: AWAY }, AWAY)).toBe(1);
    expect(amount(per, {}, AWAY)).toBe(0);
  });

  it('of an enemy counts where the enemy stands', () => {
    const zone = seen({ foeZone: AWAY }, (g) => {
      const [foe = null] = g.state.enemies;
      const ability: Ability = { timing: 'combat', effects: [] };
      return zoneOf({ hero: null, enemy: foe, ally: null, card: 'dummies', ability, item: null });
    });
    expect(zone).toBe(AWAY);
  });
});
