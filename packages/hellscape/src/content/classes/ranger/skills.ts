import type { Skill } from '../../../content-types.ts';

/**
 * The Ranger's thirteen skills. Aim makes the arrows obey; the Skirmisher shoots and is gone, the
 * Sniper does not move at all; pins and fire are paid with the Mana that a spoilt draw may need.
 */
export const rangerSkills: readonly Skill[] = [
  {
    id: 'steady-aim-1',
    class: 'ranger',
    level: 1,
    abilities: [{ timing: 'ranged-attack', effects: [{ do: 'special', id: 'arrow-peek', n: 1 }] }],
  },
  {
    id: 'skirmisher-1',
    class: 'ranger',
    level: 1,
    abilities: [
      { timing: 'after-attack', limit: 'round', effects: [{ do: 'step', n: 1, safe: true }] },
    ],
  },
  {
    id: 'pinning-shot-1',
    class: 'ranger',
    level: 1,
    abilities: [
      {
        // Once a round, or two Frost a turn would stop a monster for good.
        timing: 'ranged-attack',
        cost: { mana: 2 },
        limit: 'round',
        effects: [
          { do: 'hits', n: 1 },
          { do: 'frost', n: 1, on: 'target' },
        ],
      },
    ],
  },
  {
    id: 'snipers-patience-1',
    class: 'ranger',
    level: 2,
    abilities: [
      { timing: 'ranged-attack', needs: ['has-not-moved'], effects: [{ do: 'dice', yellow: 1 }] },
    ],
  },
  {
    id: 'burning-arrows-1',
    class: 'ranger',
    level: 2,
    abilities: [
      {
        timing: 'ranged-attack',
        cost: { mana: 1 },
        effects: [{ do: 'fire', n: 1, on: 'target' }],
      },
    ],
  },
  {
    id: 'steady-aim-2',
    class: 'ranger',
    level: 3,
    upgrades: 'steady-aim-1',
    abilities: [{ timing: 'ranged-attack', effects: [{ do: 'special', id: 'arrow-peek', n: 3 }] }],
  },
  {
    id: 'skirmisher-2',
    class: 'ranger',
    level: 3,
    upgrades: 'skirmisher-1',
    abilities: [
      { timing: 'after-attack', effects: [{ do: 'step', n: 1, safe: true }] },
      { timing: 'defense', effects: [{ do: 'shields', n: 1 }] },
    ],
  },
  {
    id: 'pinning-shot-2',
    class: 'ranger',
    level: 3,
    upgrades: 'pinning-shot-1',
    abilities: [
      {
        timing: 'ranged-attack',
        cost: { mana: 1 },
        limit: 'round',
        effects: [
          { do: 'hits', n: 1 },
          { do: 'frost', n: 1, on: 'target' },
        ],
      },
      { timing: 'ranged-attack', needs: ['target-frost'], effects: [{ do: 'hits', n: 1 }] },
    ],
  },
  {
    id: 'snipers-patience-2',
    class: 'ranger',
    level: 4,
    upgrades: 'snipers-patience-1',
    abilities: [
      {
        timing: 'ranged-attack',
        needs: ['has-not-moved'],
        effects: [
          { do: 'dice', orange: 1 },
          { do: 'less-shields', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'burning-arrows-2',
    class: 'ranger',
    level: 4,
    upgrades: 'burning-arrows-1',
    abilities: [
      {
        timing: 'ranged-attack',
        cost: { mana: 1 },
        effects: [
          { do: 'fire', n: 1, on: 'target' },
          { do: 'fire', n: 1, on: 'other-enemies-there' },
          { do: 'hits', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'second-string',
    class: 'ranger',
    level: 4,
    abilities: [
      { timing: 'after-attack', cost: { mana: 2 }, limit: 'round', effects: [{ do: 'attack' }] },
    ],
  },
  {
    id: 'dead-eye',
    class: 'ranger',
    level: 5,
    abilities: [
      {
        timing: 'ranged-attack',
        limit: 'round',
        effects: [{ do: 'special', id: 'arrow-bend' }],
      },
    ],
  },
  {
    id: 'storm-of-arrows',
    class: 'ranger',
    level: 5,
    abilities: [
      {
        timing: 'ranged-attack',
        cost: { mana: 1 },
        effects: [{ do: 'special', id: 'arrow-storm', n: 1 }],
      },
    ],
  },
];
