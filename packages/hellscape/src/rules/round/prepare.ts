import { NOTHING_HAPPENS, PARTY, type Rule } from '@crawlspace/kernel';
import { type Ask, promptFor } from '../../asks.ts';
import type { ItemCard } from '../../content-types.ts';
import type { Descent } from '../../descent.ts';
import type { CardId } from '../../ids.ts';
import type { Hero } from '../../state.ts';
import { prepareDungeon } from '../exploration/tokens.ts';
import { addItem } from '../items/equip.ts';
import { pickCard, pickFigure, pickZone } from '../picks.ts';
import { chooseSkill, gainSkill } from './level-up.ts';

/** The set up with its choices: weapons, potions and first skills, then the dungeon and who waits in it. */
export function* prepare(g: Descent): Rule {
  const sword = g.quest.startingWeapon ? yield* chooseBearer(g) : null;
  const starting = startingCards(g);
  for (const hero of g.state.heroes) {
    const wished = g.state.wishes[hero.index];
    yield* firstSkill(g, hero, wished?.skill);
    if (hero.index !== sword) yield* startingWeapon(g, starting, hero, wished?.weapon);
    yield* startingPotion(g, starting, hero, wished?.potion);
  }
  yield* prepareDungeon(g);
  yield* placeHeroes(g);
  yield* g.quest.setUp?.(g) ?? NOTHING_HAPPENS;
}

function* firstSkill(g: Descent, hero: Hero, wished: CardId | undefined): Rule {
  if (wished) yield* gainSkill(g, hero, wished);
  else yield* chooseSkill(g, hero);
}

/** One hero takes the quest's own weapon instead of a starting one. */
function* chooseBearer(g: Descent): Rule<number> {
  const hero = yield* pickFigure({ seat: PARTY, prompt: promptFor('bearer') }, g.state.heroes);
  yield* g.quest.startingWeapon?.(g, hero) ?? NOTHING_HAPPENS;
  return hero.index;
}

/** Starting weapons lie open; each can be taken as often as there are cards of it. */
function* startingWeapon(
  g: Descent,
  starting: readonly ItemCard[],
  hero: Hero,
  wished: CardId | undefined,
): Rule {
  const weapons = starting.filter((card) => card.attacks && isLeft(g, card)).map(({ id }) => id);
  const picked =
    wished && weapons.includes(wished)
      ? wished
      : yield* chooseCard(hero, 'starting-weapon', weapons);
  take(g, hero, picked, true);
}

function* startingPotion(
  g: Descent,
  starting: readonly ItemCard[],
  hero: Hero,
  wished: CardId | undefined,
): Rule {
  const armor = starting.find((card) => card.defense);
  if (armor) take(g, hero, armor.id, true);
  const potions = starting.filter((card) => card.consumable).map(({ id }) => id);
  const picked =
    wished && potions.includes(wished) ? wished : yield* chooseCard(hero, 'potion', potions);
  take(g, hero, picked, false);
}

function startingCards(g: Descent): ItemCard[] {
  const large = g.state.scale >= LARGE_PARTY;
  return Object.values(g.content.items).filter(
    (card) => card.deck === 'starting' && (card.forLargeParty ?? large) === large,
  );
}

const LARGE_PARTY = 5;

function isLeft(g: Descent, { id, copies }: ItemCard): boolean {
  let taken = 0;
  for (const { items } of g.state.heroes) for (const { card } of items) if (card === id) taken++;
  return taken < copies;
}

function chooseCard(hero: Hero, ask: Ask, cards: readonly CardId[]): Rule<CardId> {
  return pickCard({ seat: hero.index, prompt: promptFor(ask) }, cards);
}

function take(g: Descent, hero: Hero, card: CardId, equipped: boolean): void {
  addItem(g, hero, card, equipped);
  g.emit({ t: 'item-gained', hero: hero.index, card, purpose: 'starting' });
}

/** Heroes stand in the starting zone; where there are several, the players choose. */
function* placeHeroes(g: Descent): Rule {
  for (const hero of g.state.heroes) {
    const free = freeStarts(g, hero.index);
    hero.zone = yield* pickZone({ seat: hero.index, prompt: promptFor('start') }, free);
  }
}

/** Several starting zones are for heroes who start apart: the emptiest ones are free. */
function freeStarts(g: Descent, before: number): number[] {
  const placed = g.state.heroes.slice(0, before);
  const count = (zone: number) => placed.filter((hero) => hero.zone === zone).length;
  const fewest = Math.min(...g.map.start.map(count));
  return g.map.start.filter((zone) => count(zone) === fewest);
}
