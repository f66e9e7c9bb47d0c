import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Situation, scene } from '../../../test/descent.ts';
import { all, arms, forHeroes, plain, putMob, reprint, stand } from '../../../test/foes.ts';
import { at, equipped } from '../../../test/training-ground.ts';
import { BOSSES, MOBS, type MobType, ROAMING, TIERS, type Tier } from '../../ids.ts';
import { mobs } from './index.ts';

const HEALTH = 12;
const MANA = 4;
const WOUNDS = 3;

interface Outcome {
  /** Wounds that go through in the end. */
  readonly total: number;
  readonly fire?: number;
  readonly mana?: number;
  /** Wounds of the hero and of the mob besides the total. */
  readonly hero?: number;
  readonly mob?: number;
  readonly minions?: number;
}

/**
 * One combat with a mob of two minions, of four in all. The mob's item shows 3 hits against 2 shields
 * of the hero: 1 Wound. The hero's weapon shows 4 hits against no shield: 4 Wounds.
 */
function fight(
  card: string,
  side: 'attack' | 'defense',
  symbols: number,
  more: NonNullable<Situation['dice']> = [],
): Outcome {
  const { type, tier, defense } = mobs[card] as { type: MobType; tier: Tier; defense: number };
  const enemyDice = [
    'enemy',
    ...['A', 'A'].slice(0, symbols),
    ...['-', '-'].slice(symbols),
  ] as const;
  const shields = ['S', 'S'];
  const t = scene({
    heroes: ['paladin', 'wizard', 'ranger', 'rogue'],
    content: all(
      plain,
      reprint(card, { health: 50 }),
      arms({ maul: { melee: { orange: 1 } } }),
      forHeroes({
        mail: { defense: 2 },
        hammer: { attacks: { melee: { orange: 2 } } },
      }),
    ),
    dice:
      side === 'attack'
        ? [['orange', 'HHH'], enemyDice, ['blue', ...shields], ...more]
        : [['orange', 'HH', 'HH'], ['blue', ...Array<string>(defense).fill('-')], enemyDice],
    change(state) {
      stand(state, at(0, 0), at(2, 2), at(2, 2), at(2, 2));
      for (const hero of state.heroes) Object.assign(hero, { health: HEALTH, mana: MANA });
      equipped(state, 'mail');
      equipped(state, 'hammer');
      putMob(state, type, at(0, 0), { tier, item: 'maul', minions: 2, wounds: WOUNDS });
    },
  }).runs(function* (g) {
    const [hero] = g.state.heroes;
    const [mob] = g.state.enemies;
    if (hero && mob && side === 'attack') yield* g.do.enemyAttack(g, mob, 'melee', hero);
    else if (hero) yield* g.do.heroAttack(g, hero);
  });
  t.done();
  const total = t.event('totalled')?.amount ?? 0;
  const outcome = {
    total,
    fire: t.hero().fire,
    mana: t.hero().mana - MANA,
    hero: HEALTH - t.hero().health - (side === 'attack' ? total : 0),
    mob: t.enemy(type).wounds - WOUNDS - (side === 'defense' ? total : 0),
    minions: t.enemy(type).minions - 2,
  };
  const told = Object.entries(outcome).filter(([key, n]) => n !== 0 || key === 'total');
  return { total, ...Object.fromEntries(told) };
}

type Row = readonly [
  side: 'attack' | 'defense',
  symbols: number,
  Outcome,
  more?: Situation['dice'],
];

/** What every card does with its symbols. */
const TABLE: Readonly<Record<MobType, Readonly<Record<Tier, readonly Row[]>>>> = {
  'fallen-angels': {
    '1-2': [
      ['attack', 1, { total: 2 }],
      ['attack', 2, { total: 3 }],
    ],
    '3-4': [['attack', 1, { total: 3 }]],
    '5': [['attack', 1, { total: 4 }]],
  },
  undead: {
    '1-2': [['attack', 1, { total: 3, mob: 1 }, [['yellow', 'HH']]]],
    '3-4': [['attack', 1, { total: 4, mob: 2 }, [['yellow', 'HH', 'H']]]],
    '5': [['attack', 1, { total: 6, mob: 2 }, [['orange', 'HHH', 'HH']]]],
  },
  satyrs: {
    '1-2': [['attack', 1, { total: 2 }]],
    '3-4': [['attack', 1, { total: 3 }, [['orange', 'HH']]]],
    '5': [['attack', 1, { total: 3 }]],
  },
  demons: {
    '1-2': [
      ['attack', 1, { total: 1 }],
      ['attack', 2, { total: 1, fire: 1 }],
    ],
    '3-4': [['attack', 2, { total: 2, fire: 1 }]],
    '5': [['attack', 2, { total: 3, fire: 1 }]],
  },
  'fire-entities': {
    '1-2': [
      ['defense', 2, { total: 4, fire: 1 }],
      ['attack', 2, { total: 1 }],
    ],
    '3-4': [
      ['defense', 2, { total: 4, fire: 1 }],
      ['attack', 2, { total: 1, fire: 1 }],
    ],
    '5': [
      ['defense', 2, { total: 4, fire: 1, hero: 1 }],
      ['attack', 2, { total: 1, fire: 1, hero: 1 }],
    ],
  },
  skeletons: {
    '1-2': [
      ['defense', 2, { total: 4, minions: 1 }],
      ['attack', 2, { total: 1 }],
    ],
    '3-4': [
      ['defense', 2, { total: 4, minions: 1 }],
      ['attack', 2, { total: 1, minions: 1 }],
    ],
    '5': [
      ['defense', 2, { total: 4, minions: 1, mob: -2 }],
      ['attack', 2, { total: 1, minions: 1, mob: -2 }],
    ],
  },
  'infernal-imps': {
    '1-2': [
      ['attack', 1, { total: 1, mana: -1 }],
      ['defense', 2, { total: 4, mana: -2 }],
    ],
    '3-4': [
      ['attack', 1, { total: 2, mana: -1 }],
      ['defense', 1, { total: 3 }],
    ],
    '5': [
      ['attack', 1, { total: 2, mana: -2 }],
      ['defense', 1, { total: 3, mana: -1 }],
    ],
  },
  gargoyles: {
    '1-2': [
      ['defense', 1, { total: 3 }],
      ['defense', 2, { total: 2 }],
      ['attack', 2, { total: 1 }],
    ],
    '3-4': [
      ['defense', 1, { total: 3 }],
      ['attack', 2, { total: 2 }],
    ],
    '5': [
      ['defense', 1, { total: 2 }],
      ['attack', 2, { total: 3 }],
    ],
  },
};

describe('Mob cards', () => {
  for (const type of MOBS) {
    for (const tier of TIERS) {
      it(`${type} ${tier}: the ability`, () => {
        for (const [side, symbols, outcome, more] of TABLE[type][tier]) {
          expect(fight(`mob-${type}-${tier}`, side, symbols, more ?? [])).toEqual(outcome);
        }
      });
    }
  }

  rule(['H-CONT-20', 'H-CONT-13'], 'one for each of eight kinds on each of three levels', () => {
    expect(Object.keys(mobs)).toHaveLength(24);
    for (const type of MOBS) {
      for (const tier of TIERS) expect(mobs[`mob-${type}-${tier}`]).toMatchObject({ type, tier });
    }
    const largest = 6 + 1;
    expect(MOBS.length * largest + ROAMING.length + BOSSES.length).toBe(62);
  });

  it('grow with the level', () => {
    for (const type of MOBS) {
      const cards = TIERS.map((tier) => mobs[`mob-${type}-${tier}`]);
      const rising = (of: 'health' | 'defense' | 'reward') => {
        const numbers = cards.map((card) => card?.[of] ?? 0);
        expect([...numbers].sort((a, b) => a - b)).toEqual(numbers);
      };
      rising('health');
      rising('defense');
      rising('reward');
      expect(cards[0]).toMatchObject({ health: 2, reward: 1 });
      expect(cards[2]?.health).toBeGreaterThan(cards[0]?.health ?? 0);
    }
  });

  it('as far as they are known, are as they are known', () => {
    expect(mobs['mob-fallen-angels-1-2']).toMatchObject({ health: 2, defense: 2, reward: 1 });
    expect(mobs['mob-undead-3-4']).toMatchObject({ health: 4, reward: 1 });
    expect(mobs['mob-skeletons-1-2']?.defense).toBe(1);
  });

  it('skeletons never get up in greater number than they came', () => {
    const t = scene({
      heroes: ['paladin', 'wizard'],
      content: all(plain, arms({ maul: { melee: { orange: 1 } } })),
      dice: [
        ['orange', '-'],
        ['enemy', 'A', 'A'],
      ],
      change(state) {
        stand(state, at(0, 0), at(2, 2));
        putMob(state, 'skeletons', at(0, 0), { tier: '3-4', item: 'maul', minions: 2 });
      },
    }).runs(function* (g) {
      const [mob] = g.state.enemies;
      if (mob) yield* g.do.enemyAction(g, mob);
    });
    expect(t.done().enemy('skeletons').minions).toBe(2);
  });

  it('satyrs charge', () => {
    const strides = TIERS.map((tier) => {
      const t = scene({
        content: all(plain, arms({ maul: { melee: { orange: 1 } } })),
        change(state) {
          stand(state, at(5, 1));
          putMob(state, 'satyrs', at(0, 1), { tier, item: 'maul' });
        },
      }).runs(function* (g) {
        const [mob] = g.state.enemies;
        if (mob) yield* g.do.enemyAction(g, mob);
      });
      return t.done().eventsNamed('enemy-moved').length;
    });
    expect(strides).toEqual([2, 2, 3]);
  });
});
