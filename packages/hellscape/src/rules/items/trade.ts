import {
  firstOf,
  NOTHING_HAPPENS,
  type OptionDetails,
  pick,
  pickMany,
  type Rule,
} from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import { type Descent, heroesIn } from '../../descent.ts';
import type { ItemNumber } from '../../ids.ts';
import type { HellscapeMeaning } from '../../meanings.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { AMONG_ITEMS } from '../picks.ts';
import {
  describeWay,
  type EquipWay,
  equip,
  meansWay,
  mustStayEquipped,
  waysToEquip,
} from './equip.ts';
import { giftId, handOver, heroName } from './items.ts';

/**
 * What has been done in this action. Every item changes hands once and is put on once: that reaches
 * any share-out there is, and no two heroes can pass a thing to and fro for ever.
 */
interface Bargain {
  readonly handed: Set<ItemNumber>;
  readonly worn: Set<ItemNumber>;
  /** Who is content. */
  readonly done: Set<Hero>;
  /** Who is just choosing what to hand over, and to whom. */
  readonly giving: Map<Hero, Hero>;
  /** How each hero could equip what they have, kept until they have or wear something else. */
  readonly ways: Map<Hero, readonly EquipWay[]>;
}

/** Whether a Trade and Equip action could change anything in the hero's zone. */
export function canTradeOrEquip(g: Descent, hero: Hero): boolean {
  const heroes = heroesIn(g, hero.zone);
  for (const each of heroes) {
    for (const item of each.items) {
      if (heroes.length > 1 || waysToEquip(g, each, item).length > 0) return true;
    }
  }
  return false;
}

/**
 * Trade and Equip: all heroes in the zone hand each other items and equip what they have, at the
 * same time and as they like, until each of them is content. Who is given something may look again.
 */
export function* tradeAndEquip(g: Descent, hero: Hero): Rule {
  const bargain: Bargain = {
    handed: new Set(),
    worn: new Set(),
    done: new Set(),
    giving: new Map(),
    ways: new Map(),
  };
  for (;;) {
    const heroes = heroesIn(g, hero.zone);
    const waiting: Rule<Rule>[] = [];
    for (const each of heroes) {
      if (bargain.done.has(each)) continue;
      const to = bargain.giving.get(each);
      if (to) waiting.push(whatToGive(g, bargain, each, to));
      else {
        const deals = dealsOf(g, bargain, each, heroes);
        if (deals.length > 0) waiting.push(whatToDo(g, bargain, each, deals));
      }
    }
    if (waiting.length === 0) return;
    yield* yield* firstOf(waiting);
  }
}

/** What a hero can do now: equip something in one of the ways, hand something to somebody, or be content. */
type Deal = EquipWay | Hero | 'done';

/** What there is to equip and to hand over, or to be content; nobody is asked who can do neither. */
function dealsOf(g: Descent, bargain: Bargain, hero: Hero, heroes: readonly Hero[]): Deal[] {
  const deals: Deal[] = [...waysOf(g, bargain, hero)];
  for (const to of heroes) {
    if (to !== hero && hasGifts(g, bargain, hero, to)) deals.push(to);
  }
  if (deals.length > 0) deals.push('done');
  return deals;
}

function waysOf(g: Descent, { ways, worn }: Bargain, hero: Hero): readonly EquipWay[] {
  const known = ways.get(hero);
  if (known) return known;
  const found = hero.items.flatMap((item) =>
    worn.has(item.number) ? [] : waysToEquip(g, hero, item),
  );
  ways.set(hero, found);
  return found;
}

/** Asks a hero, and says what follows. */
function* whatToDo(g: Descent, bargain: Bargain, hero: Hero, of: readonly Deal[]): Rule<Rule> {
  const deal = yield* pick({
    seat: hero.index,
    prompt: promptFor('trade'),
    of,
    id: dealId,
    rule: 'H-ACT-01',
    means: meansDeal,
    describe: (each) => describeDeal(g, each),
  });
  carryOut(g, bargain, hero, deal);
  return NOTHING_HAPPENS;
}

function carryOut(g: Descent, bargain: Bargain, hero: Hero, deal: Deal): void {
  if (deal === 'done') bargain.done.add(hero);
  else if ('index' in deal) bargain.giving.set(hero, deal);
  else {
    bargain.worn.add(deal.item.number);
    bargain.ways.delete(hero);
    equip(g, hero, deal);
  }
}

/** One or more items that have not changed hands yet. */
function* whatToGive(g: Descent, bargain: Bargain, hero: Hero, to: Hero): Rule<Rule> {
  const items = yield* pickMany({
    seat: hero.index,
    prompt: promptFor('hand-over', { hero: heroName(g, to) }),
    of: gifts(g, bargain, hero, to),
    min: 1,
    rule: 'H-ACT-01',
    ...AMONG_ITEMS,
    means: ({ number, card }): HellscapeMeaning => ({
      kind: 'item',
      item: number,
      card,
      to: to.index,
    }),
  });
  return giveAll(g, bargain, hero, to, items);
}

function gifts(g: Descent, bargain: Bargain, from: Hero, to: Hero): CarriedItem[] {
  return from.items.filter((item) => mayGive(g, bargain, to, item));
}

function hasGifts(g: Descent, bargain: Bargain, from: Hero, to: Hero): boolean {
  return from.items.some((item) => mayGive(g, bargain, to, item));
}

/** What may not lie in an Inventory can only be given to somebody who can take it in hand at once. */
function mayGive(g: Descent, { handed }: Bargain, to: Hero, item: CarriedItem): boolean {
  if (handed.has(item.number)) return false;
  if (!mustStayEquipped(g, to, item)) return true;
  return waysToEquip(g, to, { ...item, equipped: false }).length > 0;
}

function* giveAll(
  g: Descent,
  bargain: Bargain,
  from: Hero,
  to: Hero,
  items: readonly CarriedItem[],
): Rule {
  bargain.giving.delete(from);
  bargain.done.delete(to);
  for (const item of items) yield* give(g, bargain, from, to, item);
  // Not only theirs: by giving, a quest may bind somebody to what they hold.
  bargain.ways.clear();
}

function* give(g: Descent, bargain: Bargain, from: Hero, to: Hero, item: CarriedItem): Rule {
  bargain.handed.add(item.number);
  handOver(g, from, to, item);
  if (mustStayEquipped(g, to, item)) {
    const [way] = waysToEquip(g, to, item);
    if (way) equip(g, to, way);
  }
  if (g.quest.traded) yield* g.quest.traded(g, item.card, from.index, to.index);
}

function dealId(deal: Deal): string {
  if (deal === 'done') return deal;
  return 'index' in deal ? giftId(deal) : deal.id;
}

function meansDeal(deal: Deal): HellscapeMeaning {
  if (deal === 'done') return { kind: deal };
  return 'index' in deal ? { kind: 'give', hero: deal.index } : meansWay(deal);
}

function describeDeal(g: Descent, deal: Deal): OptionDetails {
  if (deal === 'done') return {};
  if (!('index' in deal)) return describeWay(deal);
  return { text: { key: 'option.hand-over', params: { hero: heroName(g, deal) } } };
}
