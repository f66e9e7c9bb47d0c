import type { Skill } from '../../../content-types.ts';

/**
 * The Rogue's skills. Most bring tokens, so that choosing a skill is also choosing what the bag is
 * full of: Shadow, Poison, speed or plain steel.
 */
export const rogueSkills: readonly Skill[] = [
  {
    id: 'shadowform-1',
    class: 'rogue',
    level: 1,
    tokens: ['token-nightfall', 'token-nightfall'],
    abilities: [{ timing: 'attack', needs: ['shadow'], effects: [{ do: 'reroll', n: 1 }] }],
  },
  {
    id: 'venomcraft-1',
    class: 'rogue',
    level: 1,
    tokens: ['token-fang', 'token-fang'],
    poison: 2,
    abilities: [],
  },
  {
    id: 'fleet-of-foot-1',
    class: 'rogue',
    level: 1,
    tokens: ['token-vault', 'token-trick'],
    abilities: [{ timing: 'move', cost: { mana: 1 }, effects: [{ do: 'slip' }] }],
  },
  {
    id: 'cutthroat-1',
    class: 'rogue',
    level: 2,
    tokens: ['token-gash'],
    abilities: [{ timing: 'attack', cost: { mana: 1 }, effects: [{ do: 'dice', yellow: 1 }] }],
  },
  {
    id: 'evasion',
    class: 'rogue',
    level: 2,
    tokens: ['token-tumble'],
    abilities: [{ timing: 'defense', cost: { mana: 1 }, effects: [{ do: 'shields', n: 2 }] }],
  },
  {
    id: 'pickpocket',
    class: 'rogue',
    level: 2,
    tokens: ['token-filch'],
    abilities: [
      {
        timing: 'turn',
        cost: { mana: 2 },
        needs: [{ enemiesHere: 1 }],
        limit: 'round',
        effects: [{ do: 'item', rarity: 'common', n: 1 }],
      },
    ],
  },
  {
    id: 'venomcraft-2',
    class: 'rogue',
    level: 3,
    upgrades: 'venomcraft-1',
    tokens: ['token-fang'],
    poison: 3,
    abilities: [],
  },
  {
    id: 'fleet-of-foot-2',
    class: 'rogue',
    level: 3,
    upgrades: 'fleet-of-foot-1',
    tokens: ['token-trick'],
    abilities: [
      { timing: 'move', effects: [{ do: 'mp', n: 1 }] },
      { timing: 'move', cost: { mana: 1 }, effects: [{ do: 'slip' }] },
    ],
  },
  {
    id: 'twist-the-knife',
    class: 'rogue',
    level: 3,
    tokens: ['token-gash'],
    abilities: [
      { timing: 'attack', needs: ['target-poison'], effects: [{ do: 'dice', orange: 1 }] },
    ],
  },
  {
    id: 'shadowform-2',
    class: 'rogue',
    level: 4,
    upgrades: 'shadowform-1',
    tokens: ['token-nightfall'],
    abilities: [
      { timing: 'attack', needs: ['shadow'], effects: [{ do: 'dice', yellow: 1 }] },
      { timing: 'attack', needs: ['shadow'], effects: [{ do: 'reroll', n: 1 }] },
      { timing: 'defense', needs: ['shadow'], effects: [{ do: 'shields', n: 1 }] },
    ],
  },
  {
    id: 'cutthroat-2',
    class: 'rogue',
    level: 4,
    upgrades: 'cutthroat-1',
    tokens: ['token-gash'],
    abilities: [
      {
        timing: 'attack',
        cost: { mana: 1 },
        effects: [
          { do: 'dice', orange: 1 },
          { do: 'less-shields', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'venomcraft-3',
    class: 'rogue',
    level: 5,
    upgrades: 'venomcraft-2',
    poison: 4,
    abilities: [
      {
        timing: 'turn',
        cost: { mana: 2 },
        limit: 'round',
        effects: [{ do: 'special', id: 'outbreak' }],
      },
    ],
  },
  {
    id: 'bottomless-bag',
    class: 'rogue',
    level: 5,
    tokens: ['token-trick'],
    abilities: [
      {
        timing: 'turn',
        cost: { mana: 1 },
        limit: 'round',
        effects: [{ do: 'token', n: 1 }],
      },
    ],
  },
];
