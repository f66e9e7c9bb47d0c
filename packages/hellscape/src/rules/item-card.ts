import type { Ability } from '../ability.ts';
import type { Content, ItemCard, MobItem } from '../content-types.ts';
import type { CardId } from '../ids.ts';

type Kept = 'attacks' | 'defense' | 'abilities' | 'set' | 'class' | 'consumable';

/**
 * What is printed on anything a hero can carry, and the maximums it raises while it is equipped. All
 * have the same fields, whether they need them or not: cards that look alike are quicker to read.
 */
export type Printed = Pick<ItemCard, 'id' | 'slot'> & {
  readonly [Field in Kept]: ItemCard[Field] | undefined;
} & { readonly health: number; readonly mana: number };

/** The printed card of anything a hero can carry. */
export function itemCard({ content }: { readonly content: Content }, card: CardId): Printed {
  const printed = cardsOf(content).get(card);
  if (!printed) throw new Error(`there is no item ${card}`);
  return printed;
}

interface Index {
  readonly content: Content;
  readonly cards: ReadonlyMap<CardId, Printed>;
}

/** The cards asked for last: hardly a rule does not ask for one, and a Map is quickest. */
let index: Index | null = null;

function cardsOf(content: Content): ReadonlyMap<CardId, Printed> {
  if (index?.content !== content) {
    const { items, mobItems } = content;
    const cards = Object.entries({ ...mobItems, ...items });
    index = { content, cards: new Map(cards.map(([id, card]) => [id, printedOn(card)])) };
  }
  return index.cards;
}

function printedOn(card: ItemCard | MobItem): Printed {
  const { id, slot } = card;
  const { attacks, defense, abilities, set, class: only, consumable }: Partial<ItemCard> = card;
  const maximums = maximumsOf(abilities ?? []);
  return { id, slot, attacks, defense, abilities, set, class: only, consumable, ...maximums };
}

function maximumsOf(abilities: readonly Ability[]): Pick<Printed, 'health' | 'mana'> {
  let health = 0;
  let mana = 0;
  for (const { effects } of abilities) {
    for (const effect of effects) {
      if (effect.do === 'max-health') health += effect.n;
      else if (effect.do === 'max-mana') mana += effect.n;
    }
  }
  return { health, mana };
}
