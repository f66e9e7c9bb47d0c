import type { Language, TextRef } from '@crawlspace/kernel';
import type { MomentName } from '../../moments.ts';
import type { Amount, Quantity } from '../values.ts';

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
  /** Whose card it is: a hero's, nobody's, or a type of enemy's. */
  readonly voice: Voice;
  /** The tile that is meant by 'there': of the lantern, or of a hero who was named before. */
  readonly place?: 'lantern' | 'there';
  /** What the card reacts to. */
  readonly moment?: MomentName;
  /** Whom that concerns, seen from the card: you, another hero, the enemy itself, nobody in particular. */
  readonly concerned?: 'you' | 'one' | 'type' | 'any';
  /** Of an enemy: it is about the hero it goes for. */
  readonly prey?: true;
  /** Of an enemy: each of the type does it. */
  readonly each?: true;
}

export type Voice = 'you' | 'nobody' | 'type';

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Parts one after the other, the last one after 'and'. */
export function listed(
  say: Say,
  parts: readonly string[],
  by: 'and' | 'or' | 'nor' = 'and',
): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  const one = parts.slice(0, -1).join(', ');
  const isSplit = parts.length === 2 && one.includes(', ') && by !== 'nor';
  return say(isSplit ? `join.${by}-after-comma` : `join.${by}`, { one, other: last });
}

/** Two things in one sentence, unless one of them is already more than that. */
export function joined(say: Say, one: string, other: string): string {
  const isLong = [one, other].some((text) => /[.:;]/.test(text));
  return isLong ? `${one}. ${capital(other)}` : say('join.and-after-comma', { one, other });
}

/** A number as it is printed: itself, dice, or what it is worked out from. */
export function amountText(say: Say, quantity: Quantity): string | number {
  if (typeof quantity !== 'object') return printed(say, quantity);
  if ('by' in quantity) return quantity.of.join(' / ');
  if ('if' in quantity) return say('amount.if', { is: quantity.is, else: quantity.else });
  return quantity.times ?? 1;
}

/** 'a Hit', 'an Attack'. */
export function withArticle(say: Say, what: string): string {
  return say(/^[aeiou]/i.test(what) ? 'article.an' : 'article.a', { what });
}

/** '+2', '−1'. */
export function signed(n: number): string {
  return `${n < 0 ? '−' : '+'}${Math.abs(n)}`;
}

/** The number on a sheet is filled in when the sheet is known. */
const ON_SHEET = '{x}';

function printed(say: Say, amount: Amount | 'X'): string | number {
  if (amount === 'X') return ON_SHEET;
  return amount === 'P' || amount === '2P' ? say(`amount.${amount}`) : amount;
}
