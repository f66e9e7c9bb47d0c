import type { Skill } from '../../../content-types.ts';

/** The Berserker's thirteen skills, each under one stance or under a stance of choice. */
export const berserkerSkills: readonly Skill[] = [
  {
    id: 'fatal-fury-1',
    class: 'berserker',
    level: 1,
    stance: 'blood-rage',
    abilities: [{ timing: 'attack', cost: { rage: 1 }, effects: [{ do: 'dice', yellow: 1 }] }],
  },
  {
    id: 'wild-charge-1',
    class: 'berserker',
    level: 1,
    stance: 'reckless',
    abilities: [
      {
        timing: 'turn',
        cost: { rage: 1 },
        limit: 'round',
        effects: [{ do: 'step', n: 2, safe: true }],
      },
    ],
  },
  {
    id: 'retaliate-1',
    class: 'berserker',
    level: 1,
    stance: 'provoke',
    abilities: [
      {
        timing: 'defense',
        cost: { rage: 1 },
        needs: ['near'],
        effects: [{ do: 'wounds', n: 2, on: 'target' }],
      },
    ],
  },
  {
    id: 'open-old-wounds',
    class: 'berserker',
    level: 2,
    stance: 'any',
    abilities: [
      { timing: 'turn', cost: { wounds: 1 }, limit: 'round', effects: [{ do: 'rage', n: 1 }] },
    ],
  },
  {
    id: 'cleave',
    class: 'berserker',
    level: 2,
    stance: 'blood-rage',
    abilities: [
      {
        timing: 'melee-attack',
        cost: { rage: 1 },
        effects: [{ do: 'wounds', n: 2, on: 'other-enemies-there' }],
      },
    ],
  },
  {
    id: 'iron-scars',
    class: 'berserker',
    level: 2,
    stance: 'provoke',
    abilities: [{ timing: 'defense', cost: { rage: 1 }, effects: [{ do: 'dice', blue: 2 }] }],
  },
  {
    id: 'fatal-fury-2',
    class: 'berserker',
    level: 3,
    upgrades: 'fatal-fury-1',
    stance: 'blood-rage',
    abilities: [
      {
        timing: 'attack',
        cost: { rage: 1 },
        effects: [
          { do: 'dice', orange: 1 },
          { do: 'hits', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'wild-charge-2',
    class: 'berserker',
    level: 3,
    upgrades: 'wild-charge-1',
    stance: 'reckless',
    abilities: [
      {
        timing: 'turn',
        cost: { rage: 1 },
        limit: 'round',
        effects: [
          { do: 'step', n: 2, safe: true },
          { do: 'wounds', n: 2, on: 'enemy-here' },
        ],
      },
    ],
  },
  {
    id: 'pain-is-power',
    class: 'berserker',
    level: 3,
    stance: 'any',
    abilities: [
      { timing: 'attack', needs: [{ wounded: 4 }], effects: [{ do: 'dice', orange: 1 }] },
      { timing: 'defense', needs: [{ wounded: 4 }], effects: [{ do: 'dice', blue: 1 }] },
    ],
  },
  {
    id: 'retaliate-2',
    class: 'berserker',
    level: 4,
    upgrades: 'retaliate-1',
    stance: 'provoke',
    abilities: [
      {
        timing: 'defense',
        cost: { rage: 1 },
        effects: [{ do: 'wounds', n: 4, on: 'target' }],
      },
    ],
  },
  {
    id: 'too-angry-to-die',
    class: 'berserker',
    level: 4,
    stance: 'any',
    abilities: [
      {
        timing: 'on-wounded',
        cost: { rage: 3 },
        limit: 'round',
        effects: [{ do: 'heal', n: 3, on: 'self' }],
      },
    ],
  },
  {
    id: 'wild-charge-3',
    class: 'berserker',
    level: 5,
    upgrades: 'wild-charge-2',
    stance: 'reckless',
    abilities: [
      {
        timing: 'turn',
        cost: { rage: 1 },
        limit: 'round',
        effects: [
          { do: 'step', n: 3, safe: true },
          { do: 'wounds', n: 3, on: 'enemies-here' },
        ],
      },
    ],
  },
  {
    id: 'bloodbath',
    class: 'berserker',
    level: 5,
    stance: 'blood-rage',
    abilities: [
      { timing: 'after-attack', cost: { rage: 2 }, limit: 'round', effects: [{ do: 'attack' }] },
    ],
  },
];
