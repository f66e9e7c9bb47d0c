import type { Ability } from '../../abilities.ts';
import type { Numbers } from './index.ts';

export type SpecialAbility = (n: Numbers) => Ability;

/** Abilities that the language cannot say; a line says why. */
export const SPECIAL_ABILITIES = {} as const satisfies Readonly<Record<string, SpecialAbility>>;

export type SpecialAbilityId = keyof typeof SPECIAL_ABILITIES;
