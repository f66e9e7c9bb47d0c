import type { Skill } from '../../../content-types.ts';

/**
 * The Shaman's thirteen skills. Three ways to go: the Spirits (fire and water), the storm (air), and
 * the shelter of stone and rain (earth and water); every one of them draws on other tracks.
 */
export const shamanSkills: readonly Skill[] = [
  {
    id: 'flame-spirit-1',
    class: 'shaman',
    level: 1,
    spirit: 'flame-spirit',
    abilities: [
      {
        timing: 'turn',
        cost: { elements: { fire: 2 } },
        effects: [{ do: 'conjure', spirit: 'flame-spirit' }],
      },
    ],
  },
  {
    id: 'frost-spirit-1',
    class: 'shaman',
    level: 1,
    spirit: 'frost-spirit',
    abilities: [
      {
        timing: 'turn',
        cost: { elements: { water: 2 } },
        effects: [{ do: 'conjure', spirit: 'frost-spirit' }],
      },
    ],
  },
  {
    id: 'storm-lash-1',
    class: 'shaman',
    level: 1,
    abilities: [
      { timing: 'attack', cost: { elements: { air: 1 } }, effects: [{ do: 'dice', orange: 1 }] },
    ],
  },
  {
    id: 'bones-of-the-hill-1',
    class: 'shaman',
    level: 2,
    abilities: [
      { timing: 'defense', cost: { elements: { earth: 1 } }, effects: [{ do: 'shields', n: 2 }] },
    ],
  },
  {
    id: 'healing-rain-1',
    class: 'shaman',
    level: 2,
    abilities: [
      {
        timing: 'turn',
        cost: { elements: { water: 2 } },
        limit: 'round',
        effects: [{ do: 'heal', n: 2, on: 'heroes-here' }],
      },
    ],
  },
  {
    id: 'flame-spirit-2',
    class: 'shaman',
    level: 3,
    upgrades: 'flame-spirit-1',
    spirit: 'flame-spirit',
    abilities: [
      {
        timing: 'turn',
        cost: { elements: { fire: 1 } },
        effects: [{ do: 'conjure', spirit: 'flame-spirit' }],
      },
    ],
    spiritAbilities: [{ timing: 'attack', effects: [{ do: 'dice', orange: 1 }] }],
  },
  {
    id: 'frost-spirit-2',
    class: 'shaman',
    level: 3,
    upgrades: 'frost-spirit-1',
    spirit: 'frost-spirit',
    abilities: [
      {
        timing: 'turn',
        cost: { elements: { water: 1 } },
        effects: [{ do: 'conjure', spirit: 'frost-spirit' }],
      },
    ],
    spiritAbilities: [
      { timing: 'attack', effects: [{ do: 'dice', yellow: 1 }] },
      { timing: 'defense', effects: [{ do: 'shields', n: 1 }] },
    ],
  },
  {
    id: 'storm-lash-2',
    class: 'shaman',
    level: 3,
    upgrades: 'storm-lash-1',
    abilities: [
      {
        timing: 'attack',
        cost: { elements: { air: 1 } },
        effects: [
          { do: 'dice', orange: 1 },
          { do: 'hits', n: 1 },
          { do: 'wounds', n: 1, on: 'other-enemy-there' },
        ],
      },
    ],
  },
  {
    id: 'bones-of-the-hill-2',
    class: 'shaman',
    level: 4,
    upgrades: 'bones-of-the-hill-1',
    abilities: [
      { timing: 'defense', cost: { elements: { earth: 1 } }, effects: [{ do: 'shields', n: 3 }] },
      { timing: 'combat', effects: [{ do: 'ignore', what: 'claws', n: 1 }] },
    ],
  },
  {
    id: 'healing-rain-2',
    class: 'shaman',
    level: 4,
    upgrades: 'healing-rain-1',
    abilities: [
      {
        timing: 'anytime',
        cost: { elements: { water: 2 } },
        limit: 'round',
        effects: [
          { do: 'cleanse', n: 1, on: 'heroes-here' },
          { do: 'heal', n: 3, on: 'heroes-here' },
        ],
      },
    ],
  },
  {
    id: 'eruption',
    class: 'shaman',
    level: 4,
    abilities: [
      {
        timing: 'action',
        cost: { elements: { fire: 2, earth: 1 } },
        effects: [
          { do: 'wounds', n: 2, on: 'enemies-within-1' },
          { do: 'fire', n: 1, on: 'enemies-within-1' },
        ],
      },
    ],
  },
  {
    id: 'storm-lash-3',
    class: 'shaman',
    level: 5,
    upgrades: 'storm-lash-2',
    abilities: [
      {
        timing: 'attack',
        cost: { elements: { air: 1 } },
        effects: [
          { do: 'dice', orange: 2 },
          { do: 'hits', n: 1 },
          { do: 'wounds', n: 2, on: 'other-enemies-there' },
        ],
      },
    ],
  },
  {
    id: 'conflux',
    class: 'shaman',
    level: 5,
    abilities: [
      {
        timing: 'turn',
        cost: { elements: { water: 1, fire: 1, air: 1, earth: 1 } },
        limit: 'round',
        effects: [
          { do: 'actions', n: 1 },
          { do: 'special', id: 'rouse-spirits' },
        ],
      },
    ],
  },
];
