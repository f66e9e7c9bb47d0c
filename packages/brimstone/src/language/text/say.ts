import type { Language, TextRef } from '@crawlspace/kernel';
import type { Amount, Quantity, Worked } from '../values.ts';

/** Puts a text into one language: pieces come from the locale files. */
export type Say = (key: string, params?: NonNullable<TextRef['params']>) => string;

/** What a text is about, besides the card itself. */
export interface Telling {
  readonly say: Say;
  readonly language: Language;
  /** Whom `all` means: each Hero, each visitor, each Hero here. */
  readonly all: string;
  /** Whether tests are about those on a tile. */
  readonly here: boolean;
  /** Where enemies come that come at once, and the tile of a hero who was named before. */
  readonly place?: 'lantern' | 'there';
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Parts one after the other, the last one after 'and'. */
export function listed(say: Say, parts: readonly string[], by: 'and' | 'or' = 'and'): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  const one = parts.slice(0, -1).join(', ');
  const isSplit = parts.length === 2 && one.includes(', ');
  return say(isSplit ? `join.${by}-after-comma` : `join.${by}`, { one, other: last });
}

/** A number as it is printed: itself, dice, or what it is worked out from. */
export function amountText(say: Say, quantity: Quantity): string | number {
  if (typeof quantity !== 'object') return printed(say, quantity);
  if ('by' in quantity) return quantity.of.join(' / ');
  if ('if' in quantity) return say('amount.if', { is: quantity.is, else: quantity.else });
  return say('amount.many', { n: quantity.times ?? 1 });
}

function printed(say: Say, amount: Amount | 'X'): string | number {
  return amount === 'P' || amount === '2P' ? say(`amount.${amount}`) : amount;
}

/** What follows a number that is worked out: for each of what, and how many at most. */
export function tailOf(say: Say, quantity: Quantity | undefined): string {
  if (typeof quantity !== 'object' || 'if' in quantity) return '';
  if ('by' in quantity) return ` ${say(`amount.of-${quantity.by}`)}`;
  const most = quantity.most === undefined ? '' : ` ${say('amount.most', { n: quantity.most })}`;
  return ` ${countedText(say, quantity)}${most}`;
}

function countedText(say: Say, { count, plus = 0 }: Extract<Worked, { count: unknown }>): string {
  const what = typeof count === 'string' ? count : (Object.keys(count)[0] as string);
  return say(plus === 0 ? `amount.for-each-${what}` : `amount.for-each-${what}-and`, { plus });
}
