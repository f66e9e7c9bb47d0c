import { drawCard, type Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { CardId } from '../../ids.ts';
import { deckOfWorld, worldIn } from '../../lookup.ts';
import { madeOf, type Part } from '../../made.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { trigger } from '../abilities/active.ts';
import { addItem } from '../abilities/changes.ts';
import { drawScavengeCards } from '../exploration/search.ts';
import { worldOf } from '../figures/figures.ts';
import { newItem } from './items.ts';
import { settleIn } from './trade.ts';

/** No hero draws more Loot cards than this for one fight. */
const MOST_LOOT = 3;

export function* gainGold(g: Adventure, hero: Hero, amount: number): Rule {
  const found = { hero, amount };
  const parts: Part[] = [];
  yield* trigger(g, 'goldFound', found, { number: () => found.amount, parts });
  if (found.amount <= 0) return;
  hero.gold += found.amount;
  const { amount: got } = found;
  g.emit({ t: 'gold', hero: hero.index, amount: got, ...madeOf(amount, got, parts) });
}

export function* gainDarkStone(g: Adventure, hero: Hero, amount: number): Rule {
  const found = { hero, amount };
  const parts: Part[] = [];
  yield* trigger(g, 'darkStoneFound', found, { number: () => found.amount, parts });
  if (found.amount <= 0) return;
  hero.darkStone += found.amount;
  const { amount: got } = found;
  g.emit({ t: 'dark-stone', hero: hero.index, amount: got, ...madeOf(amount, got, parts) });
}

/** An item for the hero. Who then carries too much has to choose at once. */
export function* gainItem(g: Adventure, hero: Hero, card: CardId): Rule<CarriedItem> {
  const item = takeItem(g, hero, card);
  yield* g.do.keepLimits(g, hero);
  return item;
}

/** Puts a new card with the hero's belongings, in hand or on where there is room and no fight. */
export function takeItem(g: Adventure, hero: Hero, card: CardId): CarriedItem {
  const item = newItem(g.state, g.content, card);
  addItem(g, hero, item);
  g.emit({ t: 'item-gained', hero: hero.index, card });
  settleIn(g, hero, item);
  return item;
}

export function* drawGear(g: Adventure, hero: Hero): Rule {
  const card = drawCard(g, g.state.decks.gear);
  if (card !== undefined) yield* gainItem(g, hero, card);
}

/** An artifact of the world the hero is in, unless another one is named. */
export function* drawArtifact(g: Adventure, hero: Hero, world = worldOf(g, hero)): Rule {
  const card = drawCard(g, deckOfWorld(g.state.decks.artifact, world));
  if (card !== undefined) yield* gainItem(g, hero, card);
}

/** What a Loot card for Gear or an Artifact gives. In other worlds the two swap. */
export function* lootItem(g: Adventure, hero: Hero, kind: 'gear' | 'artifact'): Rule {
  const { otherWorld } = worldIn(g.content, worldOf(g, hero));
  const drawsGear = (kind === 'gear') !== otherWorld;
  yield* drawsGear ? drawGear(g, hero) : drawArtifact(g, hero);
}

/** One Loot card from the whole deck, as an encounter gives it. */
export function* drawLoot(g: Adventure, hero: Hero): Rule {
  yield* resolveLoot(g, hero, g.pick('loot-card', lootDeck(g)));
}

/**
 * Loot after a fight: all heroes draw from one shuffled deck, so that no card comes twice; when it
 * runs out, the whole deck is shuffled again for those who still have to draw.
 */
export function* drawLootTogether(g: Adventure, heroes: readonly Hero[], cardsEach: number): Rule {
  let left: CardId[] = [];
  const drawn = heroes.flatMap((hero) =>
    Array.from({ length: Math.min(cardsEach, MOST_LOOT) }, () => {
      if (left.length === 0) left = [...lootDeck(g)];
      return { hero, card: drawFrom(g, left) };
    }),
  );
  for (const { hero, card } of drawn) yield* resolveLoot(g, hero, card);
}

/** The deck has no discard pile: every draw is from all of its cards. */
function lootDeck(g: Adventure): readonly CardId[] {
  return g.state.decks.loot.draw;
}

function* resolveLoot(g: Adventure, hero: Hero, card: CardId): Rule {
  g.emit({ t: 'loot', hero: hero.index, card });
  const loot = g.content.loot[card];
  if (loot) yield* loot.resolve(g, hero);
}

/** One Scavenge card, as an encounter gives it. */
export function* drawScavenge(g: Adventure, hero: Hero): Rule {
  yield* drawScavengeCards(g, hero, 1);
}

/** One of the cards, taken out of them. */
function drawFrom(g: Adventure, cards: CardId[]): CardId {
  const card = g.pick('loot-card', cards);
  cards.splice(cards.indexOf(card), 1);
  return card;
}
