import type { Answered, OptionDetails, Question, Rule } from '@crawlspace/kernel';
import { type Descent, heroAt, heroesIn } from '../../descent.ts';
import type { ItemNumber } from '../../ids.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import {
  describeWay,
  type EquipWay,
  equip,
  itemOf,
  mustStayEquipped,
  waysToEquip,
} from './equip.ts';
import { handOver, heroName } from './items.ts';

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
  };
  for (;;) {
    const heroes = heroesIn(g, hero.zone);
    const questions: Question[] = [];
    for (const each of heroes) {
      if (bargain.done.has(each)) continue;
      const to = bargain.giving.get(each);
      const asked = to ? whatToGive(g, bargain, each, to) : whatToDo(g, bargain, each, heroes);
      if (asked) questions.push(asked);
    }
    if (questions.length === 0) return;
    yield* carryOut(g, bargain, yield questions);
  }
}

/** Equip something, hand something to somebody, or be content; nobody is asked who can do neither. */
function whatToDo(
  g: Descent,
  bargain: Bargain,
  hero: Hero,
  heroes: readonly Hero[],
): Question | null {
  const ways: EquipWay[] = [];
  for (const item of hero.items) {
    if (!bargain.worn.has(item.number)) ways.push(...waysToEquip(g, hero, item));
  }
  const takers = heroes.filter((to) => to !== hero && hasGifts(g, bargain, hero, to));
  if (ways.length === 0 && takers.length === 0) return null;
  return {
    id: 0,
    seat: hero.index,
    kind: 'one',
    prompt: { key: 'ask.trade' },
    options: [...ways.map(({ id }) => id), ...takers.map((to) => `give${to.index}`), 'done'],
    min: 1,
    max: 1,
    rule: 'H-ACT-01',
    describe: (id) => describeDeal(g, ways, id),
  };
}

/** One or more items that have not changed hands yet. */
function whatToGive(g: Descent, bargain: Bargain, hero: Hero, to: Hero): Question {
  const items = gifts(g, bargain, hero, to);
  return {
    id: 0,
    seat: hero.index,
    kind: 'many',
    prompt: { key: 'ask.hand-over', params: { hero: heroName(g, to) } },
    options: items.map(({ number }) => `item${number}`),
    min: 1,
    max: items.length,
    rule: 'H-ACT-01',
    describe: (id) => describeItem(hero, id),
  };
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

function* carryOut(g: Descent, bargain: Bargain, { question, picks }: Answered): Rule {
  const hero = heroAt(g, question.seat);
  const to = bargain.giving.get(hero);
  if (to) {
    bargain.giving.delete(hero);
    bargain.done.delete(to);
    for (const pick of picks) yield* give(g, bargain, hero, to, itemNamed(hero, pick));
    return;
  }
  const [picked = 'done'] = picks;
  if (picked === 'done') bargain.done.add(hero);
  else if (picked.startsWith('give')) {
    bargain.giving.set(hero, heroAt(g, Number(picked.slice('give'.length))));
  } else putOn(g, bargain, hero, picked);
}

function putOn(g: Descent, bargain: Bargain, hero: Hero, picked: string): void {
  for (const item of hero.items) {
    const way = waysToEquip(g, hero, item).find(({ id }) => id === picked);
    if (!way) continue;
    bargain.worn.add(item.number);
    equip(g, hero, way);
    return;
  }
}

function* give(
  g: Descent,
  bargain: Bargain,
  from: Hero,
  to: Hero,
  item: CarriedItem | undefined,
): Rule {
  if (!item) return;
  bargain.handed.add(item.number);
  handOver(g, from, to, item);
  if (mustStayEquipped(g, to, item)) {
    const [way] = waysToEquip(g, to, item);
    if (way) equip(g, to, way);
  }
  if (g.quest.traded) yield* g.quest.traded(g, item.card, from.index, to.index);
}

function itemNamed(hero: Hero, option: string): CarriedItem | undefined {
  return itemOf(hero, Number(option.slice('item'.length)));
}

function describeDeal(g: Descent, ways: readonly EquipWay[], id: string): OptionDetails {
  if (id === 'done') return {};
  const way = ways.find((each) => each.id === id);
  if (way) return describeWay(way);
  const to = heroAt(g, Number(id.slice('give'.length)));
  return {
    text: { key: 'option.hand-over', params: { hero: heroName(g, to) } },
    target: { hero: to.index },
  };
}

function describeItem(hero: Hero, id: string): OptionDetails {
  const item = itemNamed(hero, id);
  return item ? { text: { key: `${item.card}.name` }, target: { item: item.number } } : {};
}
