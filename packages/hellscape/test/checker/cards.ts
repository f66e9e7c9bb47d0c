import { RARITIES } from '../../src/ids.ts';
import type { DescentState } from '../../src/state.ts';
import type { Look, Subject } from './look.ts';

/** Treasure tokens in the box. */
const TREASURE = { common: 25, rare: 11, epic: 18 } as const;

/**
 * Nothing is lost and nothing appears: every treasure token before every answer, and at the start of
 * every round every card of every deck, by name. Starting items are no deck: those not chosen are out.
 */
export function cards(): Subject {
  return {
    on: {
      round: (_, look) => {
        allCards(look, 'items', itemsHeld(look.state), printedItems(look));
        allCards(look, 'mobItems', mobItemsHeld(look), ones(look.content.mobItems));
        allCards(look, 'mobs', held(look.state, 'mob'), ones(look.content.mobs));
        allCards(look, 'roaming', held(look.state, 'roaming'), ones(look.content.roaming));
        allCards(look, 'doors', [], copies(look.content.doors));
      },
    },
    settle: treasure,
  };
}

function treasure({ state, say }: Look): void {
  const places = [state.bag, state.pool, ...state.reserve];
  for (const { treasure } of [...state.enemies, ...state.spoils]) places.push(treasure);
  for (const rarity of RARITIES) {
    let n = 0;
    for (const place of places) n += place[rarity];
    for (const { kind, face } of state.dungeon.tokens)
      if (kind === 'treasure' && face === rarity) n++;
    if (n !== TREASURE[rarity]) say('cards.treasure', `${n} ${rarity} tokens`);
  }
}

type Copies = ReadonlyMap<string, number>;

function ones(cards: Readonly<Record<string, unknown>>): Copies {
  return new Map(Object.keys(cards).map((id) => [id, 1]));
}

function copies(cards: Readonly<Record<string, { readonly copies: number }>>): Copies {
  return new Map(Object.entries(cards).map(([id, card]) => [id, card.copies]));
}

function printedItems({ content }: Look): Copies {
  const decks = Object.values(content.items).filter(({ deck }) => deck !== 'starting');
  return new Map(decks.map((card) => [card.id, card.copies]));
}

function itemsHeld({ heroes }: DescentState): string[] {
  return heroes.flatMap(({ items }) => items.map(({ card }) => card));
}

function mobItemsHeld({ state }: Look): string[] {
  const enemies = [...state.enemies, ...state.spoils].flatMap(({ item }) => item ?? []);
  return [...itemsHeld(state), ...enemies];
}

function held({ enemies }: DescentState, kind: 'mob' | 'roaming'): string[] {
  return enemies.filter((enemy) => enemy.kind === kind).map(({ card }) => card);
}

function allCards(
  { state, say }: Look,
  family: keyof DescentState['decks'],
  elsewhere: readonly string[],
  printed: Copies,
): void {
  const decks = state.decks[family];
  const piles = 'draw' in decks ? [decks] : Object.values(decks);
  const found = new Map<string, number>();
  const add = (card: string) => {
    if (printed.has(card)) found.set(card, (found.get(card) ?? 0) + 1);
  };
  for (const { draw, discard } of piles) {
    for (const card of draw) add(card);
    for (const card of discard) add(card);
  }
  for (const card of elsewhere) add(card);
  for (const [card, n] of printed) {
    if (found.get(card) !== n) say(`cards.${family}`, `${found.get(card) ?? 0} of ${n} ${card}`);
  }
}
