import type { Tier } from '../../ids.ts';
import type { Pattern, RoamingCard } from '../types.ts';

/** The dead get up and fight for her; then she acts herself. */
const command = (within: number, raise: number): Pattern => ({
  does: [
    { do: 'command', types: ['undead', 'skeletons'], within, raise },
    { do: 'action', more: true },
  ],
});

/** Her wail goes through every armor. */
const wail = (n: number): Pattern => ({
  when: [{ targets: { within: 1 }, atLeast: 2 }],
  does: [
    { do: 'wounds', n, on: { within: 1 } },
    { do: 'attack', on: 'closest' },
  ],
});

const PATTERNS: Readonly<Record<Tier, RoamingCard['patterns']>> = {
  '1-2': [command(2, 1), wail(1)],
  '3-4': [command(3, 2), wail(1)],
  '5': [command(4, 2), wail(2)],
};

type Printed = Omit<RoamingCard, 'id' | 'type' | 'tier' | 'attackType' | 'patterns'>;

const ytheria = (tier: Tier, printed: Printed): RoamingCard => ({
  id: `roaming-ytheria-${tier}`,
  type: 'ytheria',
  tier,
  attackType: 'magic',
  ...printed,
  patterns: PATTERNS[tier],
});

/** Ytheria, the Undead Queen: commands the dead and feeds on the living. */
export const ytheriaCards: readonly RoamingCard[] = [
  ytheria('1-2', {
    healthPerHero: 3,
    reward: 1,
    fixed: { rare: 1 },
    attack: { yellow: 2, orange: 1, enemy: 2 },
    defense: 1,
    defenseEnemyDice: 2,
    abilities: [
      {
        timing: 'combat',
        cost: { symbols: 2 },
        effects: [
          { do: 'wounds', n: 1, on: 'target' },
          { do: 'heal', n: 1 },
        ],
      },
    ],
  }),
  ytheria('3-4', {
    healthPerHero: 5,
    reward: 2,
    fixed: { rare: 1 },
    attack: { yellow: 2, orange: 2, enemy: 3 },
    defense: 1,
    defenseEnemyDice: 3,
    abilities: [
      {
        timing: 'combat',
        cost: { symbols: 2 },
        effects: [
          { do: 'wounds', n: 1, on: 'target' },
          { do: 'heal', n: 2 },
        ],
      },
    ],
  }),
  ytheria('5', {
    healthPerHero: 8,
    reward: 2,
    fixed: { epic: 1 },
    attack: { yellow: 3, orange: 2, enemy: 4 },
    defense: 2,
    defenseEnemyDice: 3,
    abilities: [
      {
        timing: 'combat',
        cost: { symbols: 2 },
        effects: [
          { do: 'wounds', n: 2, on: 'target' },
          { do: 'heal', n: 3 },
        ],
      },
    ],
  }),
];
