import type { Pattern } from '../../content-types.ts';
import { attacking, monster } from './make.ts';

/** It smells blood and falls upon the weakest. */
const scentOfBlood = (leap: number, bites: number): Pattern => ({
  does: [
    { do: 'pick', of: { within: leap, lost: 3 }, by: 'least-health' },
    { do: 'approach', n: leap },
    { do: 'attack', on: 'mark', times: bites },
  ],
});

/** Hurt and left alone, it gnaws at what lies about. */
const feast = (health: number): Pattern => ({
  when: ['half-lost', { nobody: { within: 0 } }],
  does: [
    { do: 'regain', n: health },
    { do: 'advance', n: 1 },
  ],
});

/** The Ghoul: hunts the wounded, and heals by what it eats. */
export const ghoulCards = monster('ghoul', 'melee', {
  '1-2': {
    healthPerHero: 3,
    reward: 1,
    fixed: { rare: 1 },
    attack: { yellow: 1, orange: 2, enemy: 1 },
    defense: 1,
    defenseEnemyDice: 1,
    abilities: [attacking(1, { do: 'hits', n: 1 }, { do: 'heal', n: 1 })],
    patterns: [scentOfBlood(2, 1), feast(1)],
  },
  '3-4': {
    healthPerHero: 6,
    reward: 2,
    fixed: { rare: 1 },
    attack: { yellow: 2, orange: 2, enemy: 2 },
    defense: 2,
    defenseEnemyDice: 2,
    abilities: [attacking(1, { do: 'hits', n: 1 }, { do: 'heal', n: 2 })],
    patterns: [scentOfBlood(2, 2), feast(1)],
  },
  '5': {
    healthPerHero: 8,
    reward: 2,
    fixed: { epic: 1 },
    attack: { yellow: 2, orange: 3, enemy: 3 },
    defense: 2,
    defenseEnemyDice: 3,
    abilities: [attacking(1, { do: 'hits', n: 1 }, { do: 'heal', n: 3 })],
    patterns: [scentOfBlood(3, 2), feast(2)],
  },
});
