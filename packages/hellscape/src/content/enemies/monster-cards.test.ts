import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { scene } from '../../../test/descent.ts';
import { all, forHeroes, plain, putMonster, reprintMonster, stand } from '../../../test/foes.ts';
import { at, equipped } from '../../../test/training-ground.ts';
import { ROAMING, type RoamingType, TIERS, type Tier } from '../../ids.ts';
import { roaming } from './index.ts';

const FOUR = ['paladin', 'wizard', 'ranger', 'rogue'] as const;

interface Outcome {
  readonly total: number;
  readonly mana?: number;
  readonly frost?: number;
  readonly hero?: number;
  readonly healed?: number;
}

/** One combat: 3 hits against 2 shields of the hero, or 4 hits against none of the monster. */
function fight(card: string, side: 'attack' | 'defense', symbols: number): Outcome {
  const { type, tier } = roaming[card] as { type: RoamingType; tier: Tier };
  const enemyDice = [
    'enemy',
    ...['A', 'A'].slice(0, symbols),
    ...['-', '-'].slice(symbols),
  ] as const;
  const t = scene({
    heroes: FOUR,
    content: all(
      plain,
      reprintMonster(card, {
        attack: { orange: 1, enemy: 2 },
        defense: 0,
        defenseEnemyDice: 2,
        healthPerHero: 50,
        attackType: 'melee',
      }),
      forHeroes({ mail: { defense: 2 }, hammer: { attacks: { melee: { orange: 2 } } } }),
    ),
    dice:
      side === 'attack'
        ? [['orange', 'HHH'], enemyDice, ['blue', 'S', 'S']]
        : [['orange', 'HH', 'HH'], enemyDice],
    change(state) {
      stand(state, at(0, 0), at(2, 2), at(2, 2), at(2, 2));
      for (const hero of state.heroes) Object.assign(hero, { health: 12, mana: 4 });
      equipped(state, 'mail');
      equipped(state, 'hammer');
      putMonster(state, type, at(0, 0), { tier, wounds: 9 });
    },
  }).runs(function* (g) {
    const [hero] = g.state.heroes;
    const [monster] = g.state.enemies;
    if (hero && monster && side === 'attack') yield* g.do.enemyAttack(g, monster, 'melee', hero);
    else if (hero) yield* g.do.heroAttack(g, hero);
  });
  t.done();
  const total = t.event('totalled')?.amount ?? 0;
  const outcome = {
    mana: t.hero().mana - 4,
    frost: t.hero().frost,
    hero: 12 - t.hero().health - (side === 'attack' ? total : 0),
    healed: 9 + (side === 'defense' ? total : 0) - t.enemy(type).wounds,
  };
  return { total, ...Object.fromEntries(Object.entries(outcome).filter(([, n]) => n !== 0)) };
}

const TABLE: Readonly<
  Record<string, readonly (readonly [side: 'attack' | 'defense', symbols: number, Outcome])[]>
> = {
  'roaming-ghoul-1-2': [
    ['attack', 1, { total: 2, healed: 1 }],
    ['attack', 2, { total: 3, healed: 2 }],
    ['defense', 1, { total: 4 }],
  ],
  'roaming-ghoul-3-4': [['attack', 1, { total: 2, healed: 2 }]],
  'roaming-ghoul-5': [['attack', 1, { total: 2, healed: 3 }]],
  'roaming-lyidan-1-2': [
    ['attack', 1, { total: 1, mana: -1 }],
    ['defense', 1, { total: 4, mana: -1 }],
  ],
  'roaming-lyidan-3-4': [
    ['attack', 1, { total: 2, mana: -1 }],
    ['defense', 1, { total: 4, mana: -1 }],
  ],
  'roaming-lyidan-5': [
    ['attack', 1, { total: 2, mana: -2 }],
    ['defense', 1, { total: 4, mana: -1 }],
  ],
  'roaming-andra-1-2': [['attack', 1, { total: 2 }]],
  'roaming-andra-3-4': [['attack', 1, { total: 3 }]],
  'roaming-andra-5': [
    ['attack', 1, { total: 1 }],
    ['attack', 2, { total: 3, frost: 1 }],
  ],
  'roaming-ytheria-1-2': [
    ['attack', 2, { total: 1, hero: 1, healed: 1 }],
    ['defense', 2, { total: 4, hero: 1, healed: 1 }],
    ['attack', 1, { total: 1 }],
  ],
  'roaming-ytheria-3-4': [['attack', 2, { total: 1, hero: 1, healed: 2 }]],
  'roaming-ytheria-5': [['defense', 2, { total: 4, hero: 2, healed: 3 }]],
};

describe('Roaming monster cards', () => {
  for (const card of Object.keys(roaming)) {
    it(`${card}: the ability`, () => {
      const rows = TABLE[card] ?? [];
      expect(rows.length).toBeGreaterThan(0);
      for (const [side, symbols, outcome] of rows) {
        expect(fight(card, side, symbols)).toEqual(outcome);
      }
    });
  }

  rule(['H-CONT-21', 'H-CONT-15'], 'one for each of four monsters on each of three levels', () => {
    expect(Object.keys(roaming)).toHaveLength(12);
    for (const type of ROAMING) {
      for (const tier of TIERS) {
        expect(roaming[`roaming-${type}-${tier}`]).toMatchObject({ type, tier });
      }
    }
    expect([...ROAMING].sort()).toEqual(['andra', 'ghoul', 'lyidan', 'ytheria']);
  });

  it('grow with the level, and all pay a Fixed Reward', () => {
    for (const type of ROAMING) {
      const cards = TIERS.flatMap((tier) => roaming[`roaming-${type}-${tier}`] ?? []);
      const rising = (numbers: readonly number[]) =>
        expect([...numbers].sort((a, b) => a - b)).toEqual(numbers);
      rising(cards.map(({ healthPerHero }) => healthPerHero));
      rising(cards.map(({ defense }) => defense));
      rising(cards.map(({ attack }) => (attack.yellow ?? 0) + 1.5 * (attack.orange ?? 0)));
      for (const { fixed } of cards) expect(Object.values(fixed)).toEqual([1]);
    }
  });
});
