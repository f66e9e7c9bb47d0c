import type { Skill } from '../../../content-types.ts';

/** The Wizard's thirteen spells. Each lies in one quadrant of the Amulet. */
export const wizardSkills: readonly Skill[] = [
  {
    id: 'fire-course-1',
    class: 'wizard',
    level: 1,
    abilities: [
      {
        timing: 'attack',
        cost: { mana: 2 },
        effects: [
          { do: 'hits', n: 2 },
          { do: 'fire', n: 1, on: 'target' },
        ],
      },
    ],
  },
  {
    id: 'rime-course-1',
    class: 'wizard',
    level: 1,
    abilities: [
      {
        timing: 'attack',
        cost: { mana: 2 },
        effects: [
          { do: 'dice', yellow: 1 },
          { do: 'frost', n: 1, on: 'target' },
        ],
      },
    ],
  },
  {
    id: 'dark-magic-1',
    class: 'wizard',
    level: 1,
    abilities: [
      {
        timing: 'turn',
        cost: { mana: 1, wounds: 2 },
        effects: [{ do: 'wounds', n: 3, on: 'enemy-in-sight' }],
      },
    ],
  },
  {
    id: 'rift-step-1',
    class: 'wizard',
    level: 2,
    abilities: [{ timing: 'turn', cost: { mana: 1 }, effects: [{ do: 'step', n: 2, safe: true }] }],
  },
  {
    id: 'mana-ward-1',
    class: 'wizard',
    level: 2,
    abilities: [{ timing: 'defense', cost: { mana: 1 }, effects: [{ do: 'shields', n: 2 }] }],
  },
  {
    id: 'ley-draught',
    class: 'wizard',
    level: 2,
    abilities: [{ timing: 'turn', limit: 'round', effects: [{ do: 'mana', n: 2, on: 'self' }] }],
  },
  {
    id: 'fire-course-2',
    class: 'wizard',
    level: 3,
    upgrades: 'fire-course-1',
    abilities: [
      {
        timing: 'attack',
        cost: { mana: 2 },
        effects: [
          { do: 'hits', n: 3 },
          { do: 'fire', n: 2, on: 'target' },
        ],
      },
    ],
  },
  {
    // The second Frost falls elsewhere: two on one target would stop a monster for good.
    id: 'rime-course-2',
    class: 'wizard',
    level: 3,
    upgrades: 'rime-course-1',
    abilities: [
      {
        timing: 'attack',
        cost: { mana: 2 },
        effects: [
          { do: 'dice', orange: 1 },
          { do: 'hits', n: 1 },
          { do: 'frost', n: 1, on: 'target' },
          { do: 'frost', n: 1, on: 'other-enemy-there' },
        ],
      },
    ],
  },
  {
    id: 'dark-magic-2',
    class: 'wizard',
    level: 4,
    upgrades: 'dark-magic-1',
    abilities: [
      {
        timing: 'turn',
        cost: { mana: 1, wounds: 2 },
        effects: [{ do: 'wounds', n: 5, on: 'enemy-in-sight' }],
      },
    ],
  },
  {
    id: 'rift-step-2',
    class: 'wizard',
    level: 4,
    upgrades: 'rift-step-1',
    abilities: [
      { timing: 'turn', cost: { mana: 1 }, effects: [{ do: 'special', id: 'rift-gate', n: 3 }] },
    ],
  },
  {
    id: 'mana-ward-2',
    class: 'wizard',
    level: 4,
    upgrades: 'mana-ward-1',
    abilities: [
      {
        timing: 'defense',
        cost: { mana: 2 },
        effects: [
          { do: 'shields', n: 4 },
          { do: 'frost', n: 1, on: 'target' },
        ],
      },
    ],
  },
  {
    id: 'fire-course-3',
    class: 'wizard',
    level: 5,
    upgrades: 'fire-course-2',
    abilities: [
      {
        timing: 'attack',
        cost: { mana: 3 },
        effects: [
          { do: 'hits', n: 4 },
          { do: 'fire', n: 2, on: 'target' },
          { do: 'fire', n: 1, on: 'other-enemies-there' },
        ],
      },
    ],
  },
  {
    id: 'stolen-moment',
    class: 'wizard',
    level: 5,
    abilities: [
      { timing: 'turn', cost: { mana: 3 }, limit: 'round', effects: [{ do: 'actions', n: 1 }] },
    ],
  },
];
