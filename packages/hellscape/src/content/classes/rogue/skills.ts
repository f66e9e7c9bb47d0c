import { does } from '../../../language/build.ts';
import { skillsOf } from '../skills.ts';

/**
 * The Rogue's skills. Most bring tokens, so that choosing a skill is also choosing what the bag is
 * full of: Shadow, Poison, speed or plain steel.
 */
export const rogueSkills = skillsOf('rogue', {
  'shadowform-1': {
    level: 1,
    tokens: ['token-nightfall', 'token-nightfall'],
    abilities: [does('attack', { needs: ['shadow'] }, { do: 'reroll', n: 1 })],
  },
  'venomcraft-1': {
    level: 1,
    tokens: ['token-fang', 'token-fang'],
    poison: 2,
    abilities: [],
  },
  'fleet-of-foot-1': {
    level: 1,
    tokens: ['token-vault', 'token-trick'],
    abilities: [does('move', { cost: { mana: 1 } }, { do: 'slip' })],
  },
  'cutthroat-1': {
    level: 2,
    tokens: ['token-gash'],
    abilities: [does('attack', { cost: { mana: 1 } }, { do: 'dice', yellow: 1 })],
  },
  evasion: {
    level: 2,
    tokens: ['token-tumble'],
    abilities: [does('defense', { cost: { mana: 1 } }, { do: 'shields', n: 2 })],
  },
  pickpocket: {
    level: 2,
    tokens: ['token-filch'],
    abilities: [
      does(
        'turn',
        { cost: { mana: 2 }, needs: [{ enemiesHere: 1 }], limit: 'round' },
        { do: 'item', rarity: 'common', n: 1 },
      ),
    ],
  },
  'venomcraft-2': {
    level: 3,
    upgrades: 'venomcraft-1',
    tokens: ['token-fang'],
    poison: 3,
    abilities: [],
  },
  'fleet-of-foot-2': {
    level: 3,
    upgrades: 'fleet-of-foot-1',
    tokens: ['token-trick'],
    abilities: [
      does('move', {}, { do: 'mp', n: 1 }),
      does('move', { cost: { mana: 1 } }, { do: 'slip' }),
    ],
  },
  'twist-the-knife': {
    level: 3,
    tokens: ['token-gash'],
    abilities: [does('attack', { needs: ['target-poison'] }, { do: 'dice', orange: 1 })],
  },
  'shadowform-2': {
    level: 4,
    upgrades: 'shadowform-1',
    tokens: ['token-nightfall'],
    abilities: [
      does('attack', { needs: ['shadow'] }, { do: 'dice', yellow: 1 }),
      does('attack', { needs: ['shadow'] }, { do: 'reroll', n: 1 }),
      does('defense', { needs: ['shadow'] }, { do: 'shields', n: 1 }),
    ],
  },
  'cutthroat-2': {
    level: 4,
    upgrades: 'cutthroat-1',
    tokens: ['token-gash'],
    abilities: [
      does(
        'attack',
        { cost: { mana: 1 } },
        { do: 'dice', orange: 1 },
        { do: 'less-shields', n: 1 },
      ),
    ],
  },
  'venomcraft-3': {
    level: 5,
    upgrades: 'venomcraft-2',
    poison: 4,
    abilities: [
      does('turn', { cost: { mana: 2 }, limit: 'round' }, { do: 'special', id: 'outbreak' }),
    ],
  },
  'bottomless-bag': {
    level: 5,
    tokens: ['token-trick'],
    abilities: [does('turn', { cost: { mana: 1 }, limit: 'round' }, { do: 'token', n: 1 })],
  },
});
