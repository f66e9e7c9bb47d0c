import { type OptionDetails, pick, type Rule } from '@crawlspace/kernel';
import { type Adventure, inFight } from '../../adventure.ts';
import { heroId, itemId, withFirst } from '../../asking.ts';
import type { CardId } from '../../ids.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { abilitiesOfHero } from '../abilities/hero-abilities.ts';
import { heroesInReach } from '../movement/reach.ts';
import { isWearable, wear } from './clothing.ts';
import { canHold } from './hands.ts';
import { equip, itemCard, mustBeEquipped, putAway } from './items.ts';
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
  return heroesInReach(g, hero).some((other) => hasSomething(g, hero) || hasSomething(g, other));
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
export function* manageItems(g: Adventure, hero: Hero): Rule {
  for (;;) {
    const of = [...equipment(g, hero), ...upgrades(g, hero), ...dealings(g, hero)];
    if (of.length === 0) return;
    const chosen = yield* pick({
      seat: hero.index,
      prompt: { key: 'prompt.manage-items' },
      ...withFirst('done', { of, id: idOf, means: meaningOf }),
      describe: (handling) => (handling ? describe(g, handling) : { text: { key: 'option.done' } }),
    });
    if (!chosen) return;
    yield* carryOut(g, hero, chosen);
    yield* g.do.keepLimits(g, hero);
  }
}

/** Without enemies on the board, items go into and out of the hands, and on and off, at will. */
function equipment(g: Adventure, hero: Hero): Handling[] {
  if (inFight(g)) return [];
  const ways: Handling[] = [];
  for (const item of hero.items) {
    if (item.equipped) ways.push({ kind: 'put-away', item });
    else if (canHold(g, hero, item)) ways.push({ kind: 'hold', item });
    else if (isWearable(g, hero, item)) ways.push({ kind: 'wear', item });
  }
  return ways;
}

function upgrades(g: Adventure, hero: Hero): Handling[] {
  const ways: Handling[] = [];
  for (const item of hero.items) {
    if (itemCard(g, item).upgrade) {
      for (const onto of hero.items) {
        if (canAttach(g, hero, item, onto)) ways.push({ kind: 'attach', item, onto });
      }
    }
    for (const upgrade of removableUpgrades(g, item)) {
      ways.push({ kind: 'remove', item, upgrade });
    }
  }
  return ways;
}

function dealings(g: Adventure, hero: Hero): Handling[] {
  const ways: Handling[] = [];
  for (const other of heroesInReach(g, hero)) {
    if (canHandOver(g, hero, other)) ways.push({ kind: 'give', other });
    if (canHandOver(g, other, hero)) ways.push({ kind: 'ask', other });
  }
  return ways;
}

function* carryOut(g: Adventure, hero: Hero, way: Handling): Rule {
  if (way.kind === 'give') yield* giveOrSell(g, hero, way.other);
  else if (way.kind === 'ask') yield* askFor(g, hero, way.other);
  else if (way.kind === 'put-away') putAway(g, hero, way.item);
  else if (way.kind === 'hold') equip(g, hero, way.item);
  else if (way.kind === 'wear') wear(g, hero, way.item);
  else if (way.kind === 'attach') attachUpgrade(g, hero, way.item, way.onto);
  else removeUpgrade(g, hero, way.item, way.upgrade);
}

function idOf(way: Handling): string {
  if ('other' in way) return `${way.kind}:${heroId(way.other)}`;
  const id = `${way.kind}:${itemId(way.item)}`;
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
  if (way.kind === 'remove') {
    return { text: { key, params: { card: { key: `${way.upgrade}.name` } } } };
  }
  const card = { key: `${way.item.card}.name` };
  if (way.kind !== 'attach') return { text: { key, params: { card } } };
  const other = { key: `${way.onto.card}.name` };
  const darkStone = itemCard(g, way.item).upgrade?.darkStone ?? 0;
  return { text: { key, params: { card, other } }, ...(darkStone ? { cost: { darkStone } } : {}) };
}
