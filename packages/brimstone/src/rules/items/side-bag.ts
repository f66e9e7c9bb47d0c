import type { Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import { SIDE_BAG_TOKENS, type TokenKind } from '../../ids.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { heroStat } from '../figures/stats.ts';
import { itemCard } from '../held/held.ts';

/** How many tokens the side bag takes. */
export function bagLimit(g: Adventure, hero: Hero): number {
  return heroStat(g, hero, 'sideBag');
}

/** Whether the token has a place: in the bag, or in an item that holds such tokens. */
export function hasRoomForToken(g: Adventure, hero: Hero, token: TokenKind): boolean {
  return hero.bag.length < bagLimit(g, hero) || containerFor(g, hero, token) !== undefined;
}

export function hasToken(hero: Hero, token: TokenKind): boolean {
  return hero.bag.includes(token) || hero.items.some(({ holds }) => holds.includes(token));
}

/** The kinds of tokens a hero has, in the bag or in containers, each once. */
export function tokenKinds({ bag, items }: Hero): readonly TokenKind[] {
  let kinds = 0;
  for (const token of bag) kinds |= bitOf(token);
  for (const { holds } of items) for (const token of holds) kinds |= bitOf(token);
  return listOfKinds(kinds);
}

function bitOf(token: TokenKind): number {
  return 1 << SIDE_BAG_TOKENS.indexOf(token);
}

/** Asked for every hero at every decision: each list is made once. */
const LISTS: TokenKind[][] = [];

function listOfKinds(kinds: number): readonly TokenKind[] {
  LISTS[kinds] ??= SIDE_BAG_TOKENS.filter((token) => (kinds & bitOf(token)) !== 0);
  return LISTS[kinds];
}

/** An item with room for one more such token. */
function containerFor(g: Adventure, hero: Hero, token: TokenKind): CarriedItem | undefined {
  return hero.items.find((item) => {
    const room = itemCard(g, item).holds;
    return room?.kinds.includes(token) && item.holds.length < room.most;
  });
}

/** A token for the hero. What does not fit has to be used, handed over or discarded at once. */
export function* gainToken(g: Adventure, hero: Hero, token: TokenKind): Rule {
  putToken(g, hero, token);
  g.emit({ t: 'token-gained', hero: hero.index, card: token });
  yield* g.do.keepLimits(g, hero);
}

/** Containers are filled before the bag: they hold nothing else, and Dynamite is safe in them. */
export function putToken(g: Adventure, hero: Hero, token: TokenKind): void {
  const container = containerFor(g, hero, token);
  if (container) putInto(container, token);
  else hero.bag.push(token);
}

function putInto(container: CarriedItem, token: TokenKind): void {
  container.holds = [...container.holds, token];
}

/** Tokens of the bag move into containers that have room for them. */
export function stowTokens(g: Adventure, hero: Hero): void {
  for (const token of [...hero.bag]) {
    const container = containerFor(g, hero, token);
    if (!container) continue;
    hero.bag.splice(hero.bag.indexOf(token), 1);
    putInto(container, token);
  }
}

export function loseToken(g: Adventure, hero: Hero, token: TokenKind): void {
  if (!hasToken(hero, token)) return;
  takeToken(hero, token);
  g.emit({ t: 'token-lost', hero: hero.index, card: token });
}

/** Takes a token out, from the bag before the containers. */
export function takeToken(hero: Hero, token: TokenKind): void {
  const inBag = hero.bag.indexOf(token);
  if (inBag >= 0) {
    hero.bag.splice(inBag, 1);
    return;
  }
  const container = hero.items.find(({ holds }) => holds.includes(token));
  if (!container) throw new Error(`${hero.name} has no ${token}`);
  const at = container.holds.indexOf(token);
  container.holds = container.holds.filter((_, i) => i !== at);
}
