import {
  type Among,
  asThingsStand,
  numbered,
  type OptionDetails,
  pick,
  type Rule,
  type TextRef,
} from '@crawlspace/kernel';
import { type Adventure, inFight } from '../../adventure.ts';
import { itemId } from '../../asking.ts';
import { promptFor } from '../../asks.ts';
import type { CardId } from '../../ids.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { abilitiesOfHero } from '../abilities/hero-abilities.ts';
import { itemCard, mayUse, mustBeEquipped } from '../held/held.ts';
import { isInReach } from '../movement/reach.ts';
import { isWearable, wear } from './clothing.ts';
import { canHold } from './hands.ts';
import { equip, putAway } from './items.ts';
import { askFor, canHandOver, giveOrSell } from './trade.ts';
import { attachUpgrade, canAttach, removableUpgrades, removeUpgrade } from './upgrades.ts';

/** Whether the activation menu has a reason to offer the hero's belongings. Called at every decision. */
export function canManageItems(g: Adventure, hero: Hero): boolean {
  const free = !inFight(g);
  for (const item of hero.items) {
    const card = itemCard(g, item);
    if (item.upgrades.length > 0 || card.upgrade) return true;
    if (free && !item.equipped && mustBeEquipped(card)) return true;
  }
  const has = hasSomething(g, hero);
  return g.state.heroes.some(
    (other) => isInReach(g, hero, other) && (has || hasSomething(g, other)),
  );
}

function hasSomething(g: Adventure, hero: Hero): boolean {
  return (
    hero.bag.length > 0 ||
    g.state.lantern === hero.index ||
    abilitiesOfHero(g, hero).transferable.length > 0
  );
}

/** Something that can be done with belongings. */
type Handling =
  | { readonly kind: 'put-away'; readonly item: CarriedItem }
  | { readonly kind: 'hold'; readonly item: CarriedItem }
  | { readonly kind: 'wear'; readonly item: CarriedItem }
  | { readonly kind: 'attach'; readonly item: CarriedItem; readonly onto: CarriedItem }
  | { readonly kind: 'remove'; readonly item: CarriedItem; readonly upgrade: CardId }
  | { readonly kind: 'give'; readonly other: Hero }
  | { readonly kind: 'ask'; readonly other: Hero };

/** The hero's belongings, as long as wanted: hands, clothing, upgrades, and dealings with other heroes. */
export function manageItems(g: Adventure, hero: Hero): Rule {
  return handle(g, hero, (of) => {
    if (!inFight(g)) addEquipment(of, g, hero);
    addUpgrades(of, g, hero);
    addDealings(of, g, hero);
  });
}

/** Only what is held and worn, as long as wanted. */
export function manageGear(g: Adventure, hero: Hero): Rule {
  return handle(g, hero, (of) => addEquipment(of, g, hero));
}

/** Whether there is something else to hold or to wear. */
export function hasSpareGear(g: Adventure, hero: Hero): boolean {
  return hero.items.some((item) => {
    if (item.equipped) return false;
    const { hands } = itemCard(g, item);
    return isWearable(g, hero, item) || (hands > 0 && mayUse(g, hero, itemCard(g, item)));
  });
}

/** Only what is attached to them, as long as wanted. */
export function manageUpgrades(g: Adventure, hero: Hero): Rule {
  return handle(g, hero, (of) => addUpgrades(of, g, hero));
}

export function canManageUpgrades(g: Adventure, hero: Hero): boolean {
  const of: Handling[] = [];
  addUpgrades(of, g, hero);
  return of.length > 0;
}

function* handle(g: Adventure, hero: Hero, addTo: (of: (Handling | null)[]) => void): Rule {
  const handlings = () => {
    const found = new Handlings(g, hero);
    addTo(found.of);
    return found;
  };
  for (;;) {
    if (handlings().of.length === 1) return;
    const chosen = yield* asThingsStand(() => pick(handlings()));
    if (!chosen) return;
    const dealing = carryOut(g, hero, chosen);
    if (dealing) yield* dealing;
    yield* g.do.keepLimits(g, hero);
    if ('other' in chosen) yield* g.do.keepLimits(g, chosen.other);
  }
}

/** What a hero can do with belongings at present, and first of all to leave it at that. */
class Handlings implements Among<Handling | null> {
  readonly seat: number;
  readonly of: (Handling | null)[] = [null];
  readonly #g: Adventure;

  constructor(g: Adventure, hero: Hero) {
    this.seat = hero.index;
    this.#g = g;
  }

  get prompt(): TextRef {
    return promptFor('manage-items');
  }

  id(way: Handling | null): string {
    return way ? idOf(way) : 'done';
  }

  means(way: Handling | null): BrimstoneMeaning {
    return way ? meaningOf(way) : { kind: 'done' };
  }

  describe(way: Handling | null): OptionDetails {
    return way ? describe(this.#g, way) : { text: { key: 'option.done' } };
  }
}

/** Without enemies on the board, items go into and out of the hands, and on and off, at will. */
function addEquipment(of: (Handling | null)[], g: Adventure, hero: Hero): void {
  for (const item of hero.items) {
    if (item.equipped) of.push({ kind: 'put-away', item });
    else if (canHold(g, hero, item)) of.push({ kind: 'hold', item });
    else if (isWearable(g, hero, item)) of.push({ kind: 'wear', item });
  }
}

function addUpgrades(of: (Handling | null)[], g: Adventure, hero: Hero): void {
  for (const item of hero.items) {
    if (itemCard(g, item).upgrade) {
      for (const onto of hero.items) {
        if (canAttach(g, hero, item, onto)) of.push({ kind: 'attach', item, onto });
      }
    }
    for (const upgrade of removableUpgrades(g, item)) {
      of.push({ kind: 'remove', item, upgrade });
    }
  }
}

function addDealings(of: (Handling | null)[], g: Adventure, hero: Hero): void {
  for (const other of g.state.heroes) {
    if (!isInReach(g, hero, other)) continue;
    if (canHandOver(g, hero, other)) of.push({ kind: 'give', other });
    if (canHandOver(g, other, hero)) of.push({ kind: 'ask', other });
  }
}

/** Does it, or leads to the dealing with another hero that it is. */
function carryOut(g: Adventure, hero: Hero, way: Handling): Rule | undefined {
  if (way.kind === 'give') return giveOrSell(g, hero, way.other);
  if (way.kind === 'ask') return askFor(g, hero, way.other);
  if (way.kind === 'put-away') putAway(g, hero, way.item);
  else if (way.kind === 'hold') equip(g, hero, way.item);
  else if (way.kind === 'wear') wear(g, hero, way.item);
  else if (way.kind === 'attach') attachUpgrade(g, hero, way.item, way.onto);
  else removeUpgrade(g, hero, way.item, way.upgrade);
  return undefined;
}

const NAMED = {
  give: numbered('give:h'),
  ask: numbered('ask:h'),
  'put-away': numbered('put-away:i'),
  hold: numbered('hold:i'),
  wear: numbered('wear:i'),
  attach: numbered('attach:i'),
  remove: numbered('remove:i'),
};

function idOf(way: Handling): string {
  if ('other' in way) return NAMED[way.kind](way.other.index);
  const id = NAMED[way.kind](way.item.number);
  if (way.kind === 'attach') return `${id}:${itemId(way.onto)}`;
  return way.kind === 'remove' ? `${id}:${way.upgrade}` : id;
}

function meaningOf(way: Handling): BrimstoneMeaning {
  if ('other' in way) return { kind: way.kind, hero: way.other.index };
  const { number: item, card } = way.item;
  if (way.kind === 'attach') return { kind: way.kind, item, card, onto: way.onto.number };
  if (way.kind === 'remove') return { kind: way.kind, item, card: way.upgrade };
  return { kind: way.kind, item, card };
}

function describe(g: Adventure, way: Handling): OptionDetails {
  const key = `option.${way.kind}`;
  if ('other' in way) return { text: { key, params: { hero: way.other.name } } };
  const card = { key: `${way.item.card}.name` };
  if (way.kind === 'remove') {
    return { text: { key, params: { card: { key: `${way.upgrade}.name` }, other: card } } };
  }
  if (way.kind !== 'attach') return { text: { key, params: { card } } };
  const other = { key: `${way.onto.card}.name` };
  const darkStone = itemCard(g, way.item).upgrade?.darkStone ?? 0;
  return { text: { key, params: { card, other } }, ...(darkStone ? { cost: { darkStone } } : {}) };
}
