import type { Pattern } from '../../content-types.ts';
import { attacking, monster } from './make.ts';

/** Who comes near her finds her gone, and an arrow instead. */
const leapAway = (zones: number, shots: number): Pattern => ({
  when: [{ targets: { within: 0 }, atLeast: 1 }],
  does: [
    { do: 'leap', n: zones },
    { do: 'attack', on: 'closest', times: shots },
  ],
});

/** Light gives her a mark for her cold arrow. */
const coldArrow = (arrows: number): Pattern => ({
  does: [
    { do: 'pick', of: { inSight: true, inLight: true, elsewhere: true }, by: 'nearest' },
    { do: 'frost', n: 1, on: 'mark' },
    { do: 'attack', on: 'mark', times: arrows },
  ],
});

/** Andra: a huntress who keeps her distance; Shadow hides heroes from her cold arrows. */
export const andraCards = monster('andra', 'ranged', {
  '1-2': {
    healthPerHero: 3,
    reward: 1,
    fixed: { rare: 1 },
    attack: { yellow: 2, orange: 1, enemy: 1 },
    defense: 1,
    defenseEnemyDice: 1,
    abilities: [attacking(1, { do: 'less-shields', n: 1 })],
    patterns: [leapAway(1, 1), coldArrow(1)],
  },
  '3-4': {
    healthPerHero: 5,
    reward: 2,
    fixed: { rare: 1 },
    attack: { yellow: 2, orange: 2, enemy: 2 },
    defense: 2,
    defenseEnemyDice: 2,
    abilities: [attacking(1, { do: 'less-shields', n: 1 }, { do: 'hits', n: 1 })],
    patterns: [leapAway(2, 1), coldArrow(1)],
  },
  '5': {
    healthPerHero: 7,
    reward: 2,
    fixed: { epic: 1 },
    attack: { yellow: 3, orange: 2, enemy: 2 },
    defense: 3,
    defenseEnemyDice: 2,
    abilities: [attacking(2, { do: 'less-shields', n: 2 }, { do: 'frost', n: 1, on: 'target' })],
    patterns: [leapAway(2, 2), coldArrow(2)],
  },
});
