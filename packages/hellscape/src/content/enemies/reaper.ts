import type { BossAction, BossCard } from '../../content-types.ts';
import { attacking, defending } from './make.ts';

/** For no symbol it attacks, or comes nearer; then: it comes for the weakest, and the sand runs. */
const SPECIAL: readonly BossAction[] = [
  [{ do: 'action' }],
  [
    { do: 'pick', of: {}, by: 'least-health' },
    { do: 'approach', n: 2 },
    { do: 'attack', on: 'mark', orClosest: true },
  ],
  [
    { do: 'take-time', from: 'fullest' },
    { do: 'advance', n: 1 },
  ],
  // It reaps what stands around the nearest glass.
  [
    { do: 'take-time', from: 'nearest', appear: true },
    { do: 'wounds', n: 2, on: { within: 0 } },
  ],
  [{ do: 'take-time', from: 'all' }],
];

/** The Reaper: comes for the weakest, and lets the time of the heroes run out. */
export const reaper: BossCard = {
  id: 'reaper',
  type: 'reaper',
  healthPerHero: 18,
  actions: 1,
  activationDice: 3,
  attackType: 'magic',
  attack: { yellow: 3, orange: 1, enemy: 2 },
  defense: 2,
  defenseEnemyDice: 3,
  special: SPECIAL,
  combat: [
    attacking(1, { do: 'less-shields', n: 1 }),
    defending(2, { do: 'wounds', n: 1, on: 'target' }),
  ],
  track: [
    {},
    { enemy: 1 },
    { orange: 1 },
    { arrives: [{ do: 'lose-mana', n: 1, on: 'heroes' }] },
    { activationDice: 1 },
    { blue: 1 },
    { arrives: [{ do: 'take-time', from: 'nearest' }] },
    { actions: 1 },
  ],
};
