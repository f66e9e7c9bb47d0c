import type { Pattern } from '../../content-types.ts';
import { fighting, monster } from './make.ts';

/** The dead get up and fight for her; then she acts herself. */
const command = (within: number, raise: number): Pattern => ({
  does: [
    { do: 'command', types: ['undead', 'skeletons'], within, raise },
    { do: 'action', more: true },
  ],
});

/** Her wail goes through every armor. */
const wail = (n: number): Pattern => ({
  when: [{ targets: { within: 1 }, atLeast: 2 }],
  does: [
    { do: 'wounds', n, on: { within: 1 } },
    { do: 'attack', on: 'closest' },
  ],
});

/** Ytheria, the Undead Queen: commands the dead and feeds on the living. */
export const ytheriaCards = monster('ytheria', 'magic', {
  '1-2': {
    healthPerHero: 3,
    reward: 1,
    fixed: { rare: 1 },
    attack: { yellow: 2, orange: 1, enemy: 2 },
    defense: 1,
    defenseEnemyDice: 2,
    abilities: [fighting(2, { do: 'wounds', n: 1, on: 'target' }, { do: 'heal', n: 1 })],
    patterns: [command(2, 1), wail(1)],
  },
  '3-4': {
    healthPerHero: 5,
    reward: 2,
    fixed: { rare: 1 },
    attack: { yellow: 2, orange: 2, enemy: 3 },
    defense: 1,
    defenseEnemyDice: 3,
    abilities: [fighting(2, { do: 'wounds', n: 1, on: 'target' }, { do: 'heal', n: 2 })],
    patterns: [command(3, 2), wail(1)],
  },
  '5': {
    healthPerHero: 8,
    reward: 2,
    fixed: { epic: 1 },
    attack: { yellow: 3, orange: 2, enemy: 4 },
    defense: 2,
    defenseEnemyDice: 3,
    abilities: [fighting(2, { do: 'wounds', n: 2, on: 'target' }, { do: 'heal', n: 3 })],
    patterns: [command(4, 2), wail(2)],
  },
});
