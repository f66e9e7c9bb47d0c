import type { TextRef } from '@crawlspace/kernel';
import type { CardData, Content } from '../content-types.ts';
import type { Language, Spoken } from './say.ts';

/** What is printed on a card, its numbers filled in. */
export interface CardWords {
  readonly name: string;
  readonly text: string;
  readonly flavour: string;
}

/** The words of any card, chart row, upgrade, token or enemy ability; empty where it has none. */
export function cardWords(words: Spoken, language: Language, id: string): CardWords {
  const part = (name: keyof CardWords) => {
    const ref = cardText(words, id, name);
    return words.hasText(ref.key) ? words.say(language, ref) : '';
  };
  return { name: part('name'), text: part('text'), flavour: part('flavour') };
}

/** A part of a card as a text with the card's own numbers. */
export function cardText({ content }: Spoken, id: string, part: keyof CardWords): TextRef {
  return { key: `${id}.${part}`, params: numbersOf(content, id) };
}

const DECKS = [
  'upgrades',
  'items',
  'conditions',
  'elites',
  'enemyAbilities',
  'variants',
  'tokens',
  'darkness',
  'growingDread',
  'hardships',
  'depthEvents',
  'loot',
  'scavenge',
  'encounters',
  'missions',
  'services',
  'charts',
] as const satisfies readonly (keyof Content)[];

function numbersOf(content: Content, id: string): Readonly<Record<string, string | number>> {
  const card = DECKS.map((deck) => content[deck][id]).find((each) => each !== undefined);
  const world = Object.values(content.worlds).find((each) => each.id === id);
  const data: CardData = card?.data ?? world?.data ?? {};
  const plain = Object.entries({ ...card, ...data }).filter(
    (entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1]),
  );
  return Object.fromEntries(plain);
}
