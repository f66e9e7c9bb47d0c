import type { Ability, Effect, Timing } from '../ability.ts';

/** An ability in one line: when, on what terms, and what it does. */
export function does(
  timing: Timing,
  terms: Omit<Ability, 'timing' | 'effects'>,
  ...effects: readonly Effect[]
): Ability {
  return { timing, ...terms, effects };
}
