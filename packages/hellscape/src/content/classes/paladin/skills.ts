import type { Skill } from '../../../content-types.ts';

/**
 * The Paladin's skills. They work for every hero who stands on the column's ground, and each hero
 * pays for themselves: so most of them cost Mana, and a blessing makes them better or free.
 */
export const paladinSkills: readonly Skill[] = [
  {
    id: 'holy-strike-1',
    class: 'paladin',
    level: 1,
    abilities: [{ timing: 'attack', cost: { mana: 1 }, effects: [{ do: 'dice', yellow: 1 }] }],
    blessed: [
      {
        timing: 'attack',
        cost: { mana: 1 },
        effects: [
          { do: 'dice', yellow: 1 },
          { do: 'hits', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'shield-of-faith-1',
    class: 'paladin',
    level: 1,
    abilities: [{ timing: 'defense', cost: { mana: 1 }, effects: [{ do: 'shields', n: 2 }] }],
    blessed: [
      { timing: 'defense', effects: [{ do: 'shields', n: 1 }] },
      { timing: 'defense', cost: { mana: 1 }, effects: [{ do: 'shields', n: 1 }] },
    ],
  },
  {
    id: 'healing-light-1',
    class: 'paladin',
    level: 1,
    abilities: [
      { timing: 'turn', cost: { mana: 1 }, limit: 'round', effects: [{ do: 'heal', n: 2 }] },
    ],
    blessed: [
      {
        timing: 'turn',
        cost: { mana: 1 },
        limit: 'round',
        effects: [
          { do: 'cleanse', n: 1 },
          { do: 'heal', n: 3 },
        ],
      },
    ],
  },
  {
    id: 'searing-ground',
    class: 'paladin',
    level: 2,
    abilities: [
      {
        timing: 'attack',
        cost: { mana: 1 },
        effects: [
          { do: 'hits', n: 1 },
          { do: 'fire', n: 1, on: 'target' },
        ],
      },
    ],
    blessed: [
      {
        timing: 'attack',
        cost: { mana: 1 },
        effects: [
          { do: 'hits', n: 1 },
          { do: 'fire', n: 2, on: 'target' },
        ],
      },
    ],
  },
  {
    id: 'march-of-the-faithful',
    class: 'paladin',
    level: 2,
    abilities: [{ timing: 'move', effects: [{ do: 'mp', n: 1 }] }],
    blessed: [{ timing: 'move', effects: [{ do: 'mp', n: 1 }, { do: 'slip' }] }],
  },
  {
    id: 'font-of-grace',
    class: 'paladin',
    level: 2,
    abilities: [{ timing: 'on-turn-start', effects: [{ do: 'mana', n: 1 }] }],
    blessed: [{ timing: 'on-turn-start', effects: [{ do: 'mana', n: 2 }] }],
  },
  {
    id: 'holy-strike-2',
    class: 'paladin',
    level: 3,
    upgrades: 'holy-strike-1',
    abilities: [
      {
        timing: 'attack',
        cost: { mana: 1 },
        effects: [
          { do: 'dice', orange: 1 },
          { do: 'hits', n: 1 },
        ],
      },
    ],
    blessed: [
      {
        timing: 'attack',
        cost: { mana: 1 },
        effects: [
          { do: 'dice', orange: 1 },
          { do: 'hits', n: 1 },
          { do: 'less-shields', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'shield-of-faith-2',
    class: 'paladin',
    level: 3,
    upgrades: 'shield-of-faith-1',
    abilities: [
      { timing: 'defense', effects: [{ do: 'shields', n: 1 }] },
      { timing: 'defense', cost: { mana: 1 }, effects: [{ do: 'shields', n: 1 }] },
    ],
    blessed: [{ timing: 'defense', effects: [{ do: 'shields', n: 2 }] }],
  },
  {
    id: 'retribution',
    class: 'paladin',
    level: 3,
    abilities: [
      { timing: 'defense', needs: ['near'], effects: [{ do: 'wounds', n: 1, on: 'target' }] },
    ],
    blessed: [
      { timing: 'defense', needs: ['near'], effects: [{ do: 'wounds', n: 2, on: 'target' }] },
    ],
  },
  {
    id: 'healing-light-2',
    class: 'paladin',
    level: 4,
    upgrades: 'healing-light-1',
    abilities: [
      {
        timing: 'turn',
        cost: { mana: 1 },
        limit: 'round',
        effects: [
          { do: 'cleanse', n: 1 },
          { do: 'heal', n: 3 },
        ],
      },
    ],
    blessed: [
      {
        timing: 'turn',
        limit: 'round',
        effects: [
          { do: 'cleanse', n: 2 },
          { do: 'heal', n: 3 },
        ],
      },
    ],
  },
  {
    id: 'steps-of-light',
    class: 'paladin',
    level: 4,
    abilities: [
      {
        timing: 'turn',
        cost: { mana: 1 },
        limit: 'round',
        effects: [{ do: 'special', id: 'light-step' }],
      },
    ],
    blessed: [{ timing: 'turn', limit: 'round', effects: [{ do: 'special', id: 'light-step' }] }],
  },
  {
    id: 'holy-strike-3',
    class: 'paladin',
    level: 5,
    upgrades: 'holy-strike-2',
    abilities: [
      {
        timing: 'attack',
        cost: { mana: 1 },
        effects: [
          { do: 'dice', yellow: 1, orange: 1 },
          { do: 'hits', n: 1 },
        ],
      },
    ],
    blessed: [
      {
        timing: 'attack',
        effects: [
          { do: 'dice', yellow: 1, orange: 1 },
          { do: 'hits', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'judgement',
    class: 'paladin',
    level: 5,
    abilities: [
      {
        timing: 'attack',
        cost: { mana: 2 },
        effects: [
          { do: 'dice', orange: 1 },
          { do: 'hits', n: { per: 'heroes-here', each: 1, max: 4 } },
        ],
      },
    ],
    blessed: [
      {
        timing: 'attack',
        cost: { mana: 1 },
        effects: [
          { do: 'dice', orange: 1 },
          { do: 'hits', n: { per: 'heroes-here', each: 1, max: 4 } },
        ],
      },
    ],
  },
];
