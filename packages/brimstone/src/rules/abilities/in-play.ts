import { type Deck, discardCard } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { TileIndex } from '../../board/index.ts';
import type { CardId } from '../../ids.ts';
import type { Hero } from '../../state.ts';
import { addInPlay, removeInPlay } from './changes.ts';

/** Lays a card that remains in play on the table, on a tile if it belongs to one. */
export function keepInPlay(g: Adventure, card: CardId, tile: TileIndex | null = null): void {
  addInPlay(g, card, tile);
  g.emit({ t: 'card-remains', card, rule: 'B-CARD-02' });
}

/** The card stays with a hero. */
export function attachTo(g: Adventure, card: CardId, hero: Hero): void {
  const kept = g.state.inPlay.find((each) => each.card === card);
  if (kept) kept.hero = hero.index;
}

/** Whether a card in play is attached to this hero. */
export function isAttachedTo(g: Adventure, card: CardId, { index }: Hero): boolean {
  return g.state.inPlay.some((each) => each.card === card && each.hero === index);
}

/** Ends a card that remains in play: it goes to the discard pile of its deck. */
export function discardFromPlay(g: Adventure, card: CardId): void {
  if (!removeInPlay(g, card)) return;
  const deck = deckOf(g, card);
  if (deck) discardCard(deck, card);
  g.emit({ t: 'card-discarded', card, rule: 'B-CARD-04' });
}

/** The deck a card came from; Depth Events have none. */
function deckOf(g: Adventure, card: CardId): Deck | undefined {
  const { decks } = g.state;
  if (card in g.content.darkness) return decks.darkness;
  if (card in g.content.growingDread) return decks.growingDread;
  const encounter = g.content.encounters[card];
  return encounter && decks.encounter[encounter.world];
}
