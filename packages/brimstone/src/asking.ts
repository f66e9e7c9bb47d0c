import { type Among, numbered } from '@crawlspace/kernel';
import type { SpaceId } from './board/index.ts';
import type { CardId, TokenKind } from './ids.ts';
import type { BrimstoneMeaning, Word } from './meanings.ts';
import type { CarriedItem, Enemy, Hero } from './state.ts';

/** Things to pick from: what each is called in the record, and what it means. */
export interface Things<Value> extends Pick<Among<Value>, 'of' | 'id'> {
  readonly means: (value: Value) => BrimstoneMeaning;
}

export function amongHeroes(of: readonly Hero[]): Things<Hero> {
  return { of, id: heroId, means: ({ index }) => ({ kind: 'hero', hero: index }) };
}

const heroNamed = numbered('h');

export function heroId({ index }: Hero): `h${number}` {
  return heroNamed(index);
}

export function amongEnemies(of: readonly Enemy[]): Things<Enemy> {
  return { of, id: ({ id }) => id, means: ({ id, type }) => ({ kind: 'enemy', enemy: id, type }) };
}

export function amongCards<Card extends CardId>(of: readonly Card[]): Things<Card> {
  return { of, id: (card) => card, means: (card) => ({ kind: 'card', card }) };
}

export function amongTokens<Token extends TokenKind>(
  hero: Hero,
  of: readonly Token[],
): Things<Token> {
  return { of, id: tokenId, means: (token) => tokenMeaning(hero, token) };
}

export function tokenId(token: TokenKind): `t:${TokenKind}` {
  return `t:${token}`;
}

export function tokenMeaning({ index }: Hero, token: TokenKind) {
  return { kind: 'token', token, hero: index } as const;
}

export function amongItems(hero: Hero, of: readonly CarriedItem[]): Things<CarriedItem> {
  return { of, id: itemId, means: (item) => itemMeaning(hero, item) };
}

const itemNamed = numbered('i');

export function itemId({ number }: CarriedItem): `i${number}` {
  return itemNamed(number);
}

export function itemMeaning({ index }: Hero, { number, card }: CarriedItem) {
  return { kind: 'item', item: number, card, hero: index } as const;
}

export function amongSpaces(of: readonly SpaceId[]): Things<SpaceId> {
  return { of, id: spaceId, means: (space) => ({ kind: 'space', space }) };
}

export const spaceId: (space: SpaceId) => `s${number}` = numbered('s');

/** Dice by their places in a roll. */
export function amongDice(of: readonly number[], dice: readonly number[]): Things<number> {
  return { of, id: dieId, means: (die) => ({ kind: 'die', die, value: dice[die] ?? 0 }) };
}

export const dieId: (position: number) => `die${number}` = numbered('die');

/** Dollars that somebody gives or asks for: each point is a step, the last one worth what is left. */
export function goldInSteps(gold: Omit<Extract<BrimstoneMeaning, { kind: 'gold' }>, 'kind'>) {
  const max = Math.ceil(gold.most / gold.step);
  const meaning: BrimstoneMeaning = { kind: 'gold', ...gold };
  return {
    options: ['gold'],
    capacity: [max],
    min: 0,
    max,
    means: () => meaning,
    describe: () => ({ text: { key: 'option.gold', params: { step: gold.step } } }),
  };
}

/** Options that are what they are called. */
export function amongWords<Name extends Word>(of: readonly Name[]): Things<Name> {
  return { of, id: (word) => word, means: (word) => ({ kind: word }) };
}

/** The things, and last an option that is none of them. */
export function withLast<Value>(things: Things<Value>, word: Word): Things<Value | null> {
  return withWord([...things.of, null], things, word);
}

/** First an option that is none of the things, then the things. */
export function withFirst<Value>(word: Word, things: Things<Value>): Things<Value | null> {
  return withWord([null, ...things.of], things, word);
}

function withWord<Value>(
  of: readonly (Value | null)[],
  things: Things<Value>,
  word: Word,
): Things<Value | null> {
  return {
    of,
    id: (value) => (value === null ? word : things.id(value)),
    means: (value) => (value === null ? { kind: word } : things.means(value)),
  };
}
