import type { Tier } from '../../ids.ts';
import type { Pattern, RoamingCard } from '../types.ts';

/** He has an embrace for everybody near. */
const embrace = (n: number): Pattern => ({
  when: [{ targets: { inReach: true }, atLeast: 2 }],
  does: [{ do: 'attack-each', n }],
});

/** Whom he cannot touch he calls, and they come. */
const call = (zones: number): Pattern => ({
  when: [{ nobody: { inReach: true } }],
  does: [
    { do: 'pick', of: { inSight: true, walkable: true }, by: 'nearest' },
    { do: 'draw', n: zones },
    { do: 'attack', on: 'mark' },
  ],
});

const PATTERNS: Readonly<Record<Tier, RoamingCard['patterns']>> = {
  '1-2': [embrace(2), call(1)],
  '3-4': [embrace(2), call(2)],
  '5': [embrace(3), call(3)],
};

type Printed = Omit<RoamingCard, 'id' | 'type' | 'tier' | 'attackType' | 'patterns'>;

const lyidan = (tier: Tier, printed: Printed): RoamingCard => ({
  id: `roaming-lyidan-${tier}`,
  type: 'lyidan',
  tier,
  attackType: 'magic',
  ...printed,
  patterns: PATTERNS[tier],
});

/** Lyidan, the Incubus Lord: draws heroes in, touches many at once and drinks their Mana. */
export const lyidanCards: readonly RoamingCard[] = [
  lyidan('1-2', {
    healthPerHero: 3,
    reward: 1,
    fixed: { rare: 1 },
    attack: { yellow: 3, enemy: 1 },
    defense: 1,
    defenseEnemyDice: 1,
    abilities: [
      {
        timing: 'combat',
        cost: { symbols: 1 },
        effects: [{ do: 'lose-mana', n: 1, on: 'target' }],
      },
    ],
  }),
  lyidan('3-4', {
    healthPerHero: 5,
    reward: 2,
    fixed: { rare: 1 },
    attack: { yellow: 3, orange: 1, enemy: 2 },
    defense: 2,
    defenseEnemyDice: 2,
    abilities: [
      {
        timing: 'attack',
        cost: { symbols: 1 },
        effects: [
          { do: 'hits', n: 1 },
          { do: 'lose-mana', n: 1, on: 'target' },
        ],
      },
      {
        timing: 'defense',
        cost: { symbols: 1 },
        effects: [{ do: 'lose-mana', n: 1, on: 'target' }],
      },
    ],
  }),
  lyidan('5', {
    healthPerHero: 8,
    reward: 2,
    fixed: { epic: 1 },
    attack: { yellow: 3, orange: 2, enemy: 3 },
    defense: 3,
    defenseEnemyDice: 2,
    abilities: [
      {
        timing: 'attack',
        cost: { symbols: 1 },
        effects: [
          { do: 'hits', n: 1 },
          { do: 'lose-mana', n: 2, on: 'target' },
        ],
      },
      {
        timing: 'defense',
        cost: { symbols: 1 },
        effects: [{ do: 'lose-mana', n: 1, on: 'target' }],
      },
    ],
  }),
];
