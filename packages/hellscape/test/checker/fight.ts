import { addAbility, type Bonus, noBonus, usedAbility } from './abilities.ts';
import type { Look } from './look.ts';

/** The symbols of a die as it is told: `yellow HM` has one hit and one Mana. */
export function symbols(die: string, symbol: 'H' | 'M' | 'S' | 'X' | 'A' | 'W'): number {
  const face = die.slice(die.indexOf(' ') + 1);
  let n = 0;
  for (const each of face) if (each === symbol) n++;
  return n;
}

export function countSymbols(
  dice: readonly string[],
  symbol: Parameters<typeof symbols>[1],
): number {
  return dice.reduce((sum, die) => sum + symbols(die, symbol), 0);
}

/** Dice of each colour. */
export type Pool = Record<'yellow' | 'orange' | 'blue' | 'shadow' | 'enemy', number>;

/** A roll has at most so many dice of a colour; what is over is lost. */
export const MOST: Readonly<Pool> = { yellow: 3, orange: 3, blue: 5, shadow: 1, enemy: 6 };

export function poolOf(dice: readonly string[]): Pool {
  const pool: Pool = { yellow: 0, orange: 0, blue: 0, shadow: 0, enemy: 0 };
  for (const die of dice) pool[die.slice(0, die.indexOf(' ')) as keyof Pool]++;
  return pool;
}

/** What heroes have used in the combat under way, and what they have used up. */
export function heroBonus({ state, content }: Look, usedUp: readonly string[]): Bonus {
  const bonus = noBonus();
  for (const key of state.combat?.used ?? []) addAbility(bonus, usedAbility(content, state, key));
  for (const card of usedUp) addAbility(bonus, content.items[card]?.abilities?.[0] ?? null);
  return bonus;
}

/** Whether a card that was used is gone with that: consumables are in no list of what was used. */
export function isUsedUp({ content, state }: Look, card: string): boolean {
  return state.combat !== null && content.items[card]?.consumable === true;
}

/** The dice of the combat as the state has them, told like events tell them. */
export function diceNow({ state }: Look): string[] {
  return (state.combat?.dice ?? []).map(({ die, face }) => `${die} ${face?.id ?? '?'}`);
}
