import type { Answered, OptionDetails, Question, Rule } from '@crawlspace/kernel';
import { type Descent, heroAt, heroesIn } from '../descent.ts';
import type { ItemNumber } from '../ids.ts';
import type { CarriedItem, Hero } from '../state.ts';
import { describeWay, type EquipWay, equip, mustStayEquipped, waysToEquip } from './equip.ts';
import { describeGift, handOver } from './items.ts';

/**
 * What has been done in this action. Every item changes hands once and is put on once: that reaches
 * any share-out there is, and no two heroes can pass a thing to and fro for ever.
 */
interface Bargain {
  readonly handed: Set<ItemNumber>;
  readonly worn: Set<ItemNumber>;
  readonly done: Set<Hero>;
}

/** Whether a Trade and Equip action could change anything in the hero's zone. */
export function canTradeOrEquip(g: Descent, hero: Hero): boolean {
  const heroes = heroesIn(g, hero.zone);
  return heroes.some((each) =>
    each.items.some(
      (item) => heroes.length > 1 || (!item.equipped && waysToEquip(g, each, item).length > 0),
    ),
  );
}

/**
 * Trade and Equip: all heroes in the zone hand each other items and equip what they have, at the
 * same time and as they like, until each of them is content. Who is given something may look again.
 */
export function* tradeAndEquip(g: Descent, hero: Hero): Rule {
  const bargain: Bargain = { handed: new Set(), worn: new Set(), done: new Set() };
  for (;;) {
    const heroes = heroesIn(g, hero.zone);
    const questions: Question[] = [];
    for (const each of heroes) {
      if (bargain.done.has(each)) continue;
      const asked = whatToDo(g, each, heroes, bargain);
      if (asked) questions.push(asked);
    }
    if (questions.length === 0) return;
    yield* carryOut(g, bargain, yield questions);
  }
}

function whatToDo(
  g: Descent,
  hero: Hero,
  heroes: readonly Hero[],
  bargain: Bargain,
): Question | null {
  const ways = new Map<string, EquipWay>();
  const gifts: string[] = [];
  for (const item of hero.items) {
    if (!bargain.worn.has(item.number)) {
      for (const way of waysToEquip(g, hero, item)) ways.set(way.id, way);
    }
    if (bargain.handed.has(item.number)) continue;
    for (const other of heroes) {
      if (other !== hero && mayGive(g, other, item)) gifts.push(giftId(item, other));
    }
  }
  if (ways.size === 0 && gifts.length === 0) return null;
  return {
    id: 0,
    seat: hero.index,
    kind: 'one',
    prompt: { key: 'ask.trade' },
    options: ['done', ...ways.keys(), ...gifts],
    min: 1,
    max: 1,
    rule: 'H-ACT-01',
    describe: (id) => describe(g, hero, ways, id),
  };
}

/** What may not lie in an Inventory can only be given to somebody who can take it in hand at once. */
function mayGive(g: Descent, to: Hero, item: CarriedItem): boolean {
  if (!mustStayEquipped(g, to, item)) return true;
  return waysToEquip(g, to, { ...item, equipped: false }).length > 0;
}

function giftId(item: CarriedItem, to: Hero): string {
  return `give-i${item.number}-${to.index}`;
}

function* carryOut(g: Descent, bargain: Bargain, { question, picks }: Answered): Rule {
  const hero = heroAt(g, question.seat);
  const [picked = 'done'] = picks;
  if (picked === 'done') {
    bargain.done.add(hero);
    return;
  }
  const [what, itemPart = '', rest] = picked.split('-');
  const item = hero.items.find((each) => `i${each.number}` === itemPart);
  if (!item) return;
  if (what === 'equip') {
    const way = waysToEquip(g, hero, item).find((each) => each.id === picked);
    if (!way) return;
    bargain.worn.add(item.number);
    equip(g, hero, way);
    return;
  }
  const to = heroAt(g, Number(rest));
  bargain.handed.add(item.number);
  bargain.done.delete(to);
  yield* give(g, hero, to, item);
}

function* give(g: Descent, from: Hero, to: Hero, item: CarriedItem): Rule {
  handOver(g, from, to, item);
  if (mustStayEquipped(g, to, item)) {
    const [way] = waysToEquip(g, to, item);
    if (way) equip(g, to, way);
  }
  if (g.quest.traded) yield* g.quest.traded(g, item.card, from.index, to.index);
}

function describe(
  g: Descent,
  hero: Hero,
  ways: ReadonlyMap<string, EquipWay>,
  id: string,
): OptionDetails {
  if (id === 'done') return {};
  const way = ways.get(id);
  if (way) return describeWay(way);
  const [, itemPart, to] = id.split('-');
  const item = hero.items.find((each) => `i${each.number}` === itemPart);
  return item ? describeGift(g, item, Number(to)) : {};
}
