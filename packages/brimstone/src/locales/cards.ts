import type { TextRef } from '@crawlspace/kernel';
import { content } from '../content/index.ts';
import type { CardData } from '../content/types.ts';
import { hasText, type Language, say } from './say.ts';

/** What is printed on a card, its numbers filled in. */
export interface CardWords {
  readonly name: string;
  readonly text: string;
  readonly flavour: string;
}

/** The words of any card, chart row, upgrade, token or enemy ability; empty where it has none. */
export function cardWords(language: Language, id: string): CardWords {
  const part = (name: keyof CardWords) => {
    const ref = cardText(id, name);
    return hasText(ref.key) ? say(language, ref) : '';
  };
  return { name: part('name'), text: part('text'), flavour: part('flavour') };
}

/** A part of a card as a text with the card's own numbers. */
export function cardText(id: string, part: keyof CardWords): TextRef {
  return { key: `${id}.${part}`, params: numbersOf(id) };
}

const DECKS = [
  content.upgrades,
  content.items,
  content.conditions,
  content.elites,
  content.enemyAbilities,
  content.variants,
  content.tokens,
  content.darkness,
  content.growingDread,
  content.hardships,
  content.depthEvents,
  content.loot,
  content.scavenge,
  content.encounters,
  content.missions,
  content.services,
  content.charts,
] as const;

function numbersOf(id: string): Readonly<Record<string, string | number>> {
  const card = DECKS.map((deck) => deck[id]).find((each) => each !== undefined);
  const world = Object.values(content.worlds).find((each) => each.id === id);
  const data: CardData = card?.data ?? world?.data ?? {};
  const plain = Object.entries({ ...card, ...data }).filter(
    (entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1]),
  );
  return Object.fromEntries(plain);
}
