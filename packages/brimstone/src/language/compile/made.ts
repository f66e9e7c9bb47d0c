import type { Ability } from '../../abilities.ts';
import type { AbilityData } from '../ability.ts';
import { compileAbility } from './ability.ts';

/** What a card does: as data, or as code that the language cannot say yet. */
export type Made = Ability | AbilityData;

/** The ability of a card, and the data it was made from. */
export function abilityFrom(made: Made): {
  readonly ability: Ability;
  readonly does?: AbilityData;
} {
  return isData(made) ? { does: made, ability: compileAbility(made) } : { ability: made };
}

function isData(made: Made): made is AbilityData {
  return !hasFunction(made);
}

export function hasFunction(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasFunction);
}

/** Data of an enemy's sheet with the number that stands there in place of X. */
export function withNumber<Data>(data: Data, x: number): Data {
  if (data === 'X') return x as Data;
  if (typeof data !== 'object' || data === null) return data;
  const parts = Object.entries(data).map(([key, value]) => [key, withNumber(value, x)] as const);
  return (
    Array.isArray(data) ? parts.map(([, value]) => value) : Object.fromEntries(parts)
  ) as Data;
}
