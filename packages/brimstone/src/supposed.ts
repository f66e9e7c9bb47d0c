import type { Adventure } from './adventure.ts';
import type { CardId, ItemNumber } from './ids.ts';
import type { Weapon } from './moments.ts';
import { numbersOf, seenBy } from './numbers.ts';
import { abilitiesOfHero } from './rules/abilities/hero-abilities.ts';
import { meleeWeapon, rangedWeapon } from './rules/fights/weapons.ts';
import { heroStat } from './rules/figures/stats.ts';
import { itemCard, itemOf, mayUse } from './rules/held/held.ts';
import { isWearable, wornIn } from './rules/items/clothing.ts';
import { heldItems } from './rules/items/hands.ts';
import type { HeroSheet } from './sheets.ts';
import type { CarriedItem, Hero } from './state.ts';
import type { AdventureView } from './view.ts';

/*
 * Belongings as they might be, for whoever compares before deciding. Nothing happens to anybody.
 */

/** What a hero attacks with: bare hands and what adds to them, or a ranged weapon in hand. */
export interface AttackNumbers extends Pick<Weapon, AttackNumber> {
  readonly item: Pick<CarriedItem, 'number' | 'card'> | null;
}

type AttackNumber =
  | 'kind'
  | 'dice'
  | 'range'
  | 'toHit'
  | 'toHitDie'
  | 'damageDie'
  | 'damage'
  | 'critOn';

/** The numbers of a hero who would be like this: the sheet, and every attack. */
export interface Supposed {
  readonly sheet: HeroSheet;
  readonly attacks: readonly AttackNumbers[];
}

export function numbersWith(view: AdventureView, changed: Hero): Supposed {
  const supposed = supposing(view, changed);
  const sheet = numbersOf(supposed).heroes[changed.index];
  if (!sheet) throw new Error(`there is no hero ${changed.index}`);
  const g = seenBy(supposed);
  const ranged = abilitiesOfHero(g, changed).weapons.filter(({ weapon }) => weapon.kind !== 'hand');
  return {
    sheet,
    attacks: [meleeWeapon(g, changed), ...ranged.map((held) => rangedWeapon(g, changed, held))],
  };
}

function supposing(view: AdventureView, changed: Hero): AdventureView {
  if (view.heroes[changed.index] === changed) return view;
  const heroes = view.heroes.map((hero) => (hero.index === changed.index ? changed : hero));
  return { ...view, heroes };
}

/** The hero with an item in hand or on, as far as that is allowed, and what is in its way put away. */
export function withInUse(view: AdventureView, hero: Hero, number: ItemNumber): Hero {
  const item = itemOf(hero, number);
  if (!item) return hero;
  const g = seenBy(supposing(view, hero));
  const off = isWearable(g, hero, item)
    ? wornIn(g, hero, itemCard(g, item).slots)
    : outOfHands(g, hero, item);
  if (!off) return hero;
  const items = hero.items.map((each) => {
    if (each === item) return { ...each, equipped: true };
    return off.includes(each) ? { ...each, equipped: false } : each;
  });
  return { ...hero, items };
}

/** What has to leave the hands for an item; null where it is nothing for this hero's hands. */
function outOfHands(g: Adventure, hero: Hero, item: CarriedItem): CarriedItem[] | null {
  const card = itemCard(g, item);
  const slots = heroStat(g, hero, 'handSlots');
  if (card.hands === 0 || card.hands > slots || !mayUse(g, hero, card)) return null;
  const off: CarriedItem[] = [];
  let free = slots - abilitiesOfHero(g, hero).handsFull;
  for (const held of heldItems(g, hero)) {
    if (free >= card.hands) break;
    free += itemCard(g, held).hands;
    off.push(held);
  }
  return off;
}

/** The hero with an item put away. */
export function withPutAway(hero: Hero, number: ItemNumber): Hero {
  const items = hero.items.map((item) =>
    item.number === number ? { ...item, equipped: false } : item,
  );
  return { ...hero, items };
}

/** The hero without an item. */
export function withoutItem(hero: Hero, number: ItemNumber): Hero {
  return { ...hero, items: hero.items.filter((item) => item.number !== number) };
}

/** The hero with one item more, in use if that is possible. */
export function withItem(view: AdventureView, hero: Hero, item: CarriedItem): Hero {
  const items = [...hero.items, { ...item, equipped: false }];
  return withInUse(view, { ...hero, items }, item.number);
}

const NOT_YET_OWNED = -1;

/** A card as it would come to whoever buys it. */
export function unowned(card: CardId): CarriedItem {
  const plain = { equipped: false, upgrades: [], charges: null, holds: [] };
  return { number: NOT_YET_OWNED, card, ...plain };
}
