import type { BossAction, BossCard } from '../../content-types.ts';
import { attacking, defending } from './make.ts';

/** For no symbol he attacks, or comes nearer; then: he charges, he burns, he judges, he despairs. */
const SPECIAL: readonly BossAction[] = [
  [{ do: 'action' }],
  [
    { do: 'advance', n: 2 },
    { do: 'attack', on: 'closest' },
  ],
  // The light he still has in him burns; Shadow is the only shelter.
  [{ do: 'wounds', n: 2, on: { inLight: true } }],
  [
    { do: 'pick', of: {}, by: 'most-health' },
    { do: 'land' },
    { do: 'fire', n: 1, on: 'mark' },
    { do: 'attack', on: 'mark' },
  ],
  [
    { do: 'regain', n: 2 },
    { do: 'lose-mana', n: 1, on: 'heroes' },
  ],
];

/** Archangel Michael: falls upon the strongest, and burns whoever stands in Light. */
export const michael: BossCard = {
  id: 'michael',
  type: 'michael',
  healthPerHero: 39,
  actions: 1,
  activationDice: 3,
  attackType: 'melee',
  attack: { yellow: 3, orange: 2, enemy: 3 },
  defense: 4,
  defenseEnemyDice: 2,
  special: SPECIAL,
  combat: [attacking(1, { do: 'hits', n: 1 }), defending(1, { do: 'shields', n: 1 })],
  track: [
    {},
    { yellow: 1 },
    { blue: 1 },
    { arrives: [{ do: 'lose-mana', n: 1, on: 'heroes' }] },
    { activationDice: 1 },
    { orange: 1 },
    { arrives: [{ do: 'fire', n: 1, on: {} }] },
    { actions: 1 },
  ],
};
