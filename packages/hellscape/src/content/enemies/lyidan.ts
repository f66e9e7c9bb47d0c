import type { Pattern } from '../../content-types.ts';
import { attacking, defending, fighting, monster } from './make.ts';

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

/** Lyidan, the Incubus Lord: draws heroes in, touches many at once and drinks their Mana. */
export const lyidanCards = monster('lyidan', 'magic', {
  '1-2': {
    healthPerHero: 3,
    reward: 1,
    fixed: { rare: 1 },
    attack: { yellow: 3, enemy: 1 },
    defense: 1,
    defenseEnemyDice: 1,
    abilities: [fighting(1, { do: 'lose-mana', n: 1, on: 'target' })],
    patterns: [embrace(2), call(1)],
  },
  '3-4': {
    healthPerHero: 5,
    reward: 2,
    fixed: { rare: 1 },
    attack: { yellow: 3, orange: 1, enemy: 2 },
    defense: 2,
    defenseEnemyDice: 2,
    abilities: [
      attacking(1, { do: 'hits', n: 1 }, { do: 'lose-mana', n: 1, on: 'target' }),
      defending(1, { do: 'lose-mana', n: 1, on: 'target' }),
    ],
    patterns: [embrace(2), call(2)],
  },
  '5': {
    healthPerHero: 8,
    reward: 2,
    fixed: { epic: 1 },
    attack: { yellow: 3, orange: 2, enemy: 3 },
    defense: 3,
    defenseEnemyDice: 2,
    abilities: [
      attacking(1, { do: 'hits', n: 1 }, { do: 'lose-mana', n: 2, on: 'target' }),
      defending(1, { do: 'lose-mana', n: 1, on: 'target' }),
    ],
    patterns: [embrace(3), call(3)],
  },
});
