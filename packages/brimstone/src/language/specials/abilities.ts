import type { Ability } from '../../abilities.ts';
import type { Numbers } from './index.ts';
import { rerollsOfEnemies } from './rerolls-of-enemies.ts';
import { rolledShots } from './rolled-shots.ts';

export type SpecialAbility = (n: Numbers) => Ability;

/** Abilities that the language cannot say; a line says why. */
export const SPECIAL_ABILITIES = {
  'rolled-shots': rolledShots,
  'rerolls-of-enemies': rerollsOfEnemies,
} as const satisfies Readonly<Record<string, SpecialAbility>>;

export type SpecialAbilityId = keyof typeof SPECIAL_ABILITIES;
