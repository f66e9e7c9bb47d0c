import type { CardId } from '../ids.ts';

/** How many Shots the Six-Shooter holds. */
export const CHAMBERS = 6;
export const DEAD_EYE: CardId = 'dead-eye-shot';
export const RICOCHET = 'ricochet-shot';

/**
 * Whether ammunition may be used on a hit with what is used on it already: one kind only, but a
 * Ricochet Shot goes with one other.
 */
export function mayAdd(ammo: readonly CardId[], next: CardId): boolean {
  return !ammo.some((other) => (other === RICOCHET) === (next === RICOCHET));
}
