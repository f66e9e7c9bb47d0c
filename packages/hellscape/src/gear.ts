import type { AttackDice } from './content-types.ts';
import type { Descent } from './descent.ts';
import { DICE_LIMIT } from './dice.ts';
import { seenBy } from './foresight.ts';
import { ATTACK_TYPES, type AttackType, type HeroIndex, type ItemNumber } from './ids.ts';
import { blueDice, weaponDice } from './rules/combat/pool.ts';
import { weaponsFor } from './rules/figures/reach.ts';
import { maximumsRaised, waysToEquip } from './rules/items/equip.ts';
import type { CarriedItem, Hero } from './state.ts';
import type { DescentView } from './view.ts';

/** What a hero's equipment comes to: the dice of each attack and of Defense, and the maximums it raises. */
export interface Gear {
  readonly attacks: Readonly<Record<AttackType, AttackDice>>;
  readonly defense: number;
  readonly health: number;
  readonly mana: number;
}

/** An item that is put on, and the numbers of those that come off. */
export interface Dressing {
  readonly on?: Pick<CarriedItem, 'number' | 'card'>;
  readonly off?: readonly ItemNumber[];
}

/** What a hero would roll with other things on; as they are dressed now when nothing is said. */
export function gearOf(view: DescentView, hero: HeroIndex, dressing: Dressing = {}): Gear {
  const g = seenBy(view);
  const dressed = dressedAs(heroSeen(g, hero), dressing);
  const dice = (type: AttackType) => {
    const { yellow, orange } = weaponDice(g, dressed, {
      type,
      weapons: weaponsFor(g, dressed, type),
    });
    return {
      yellow: Math.min(yellow, DICE_LIMIT.yellow),
      orange: Math.min(orange, DICE_LIMIT.orange),
    };
  };
  return {
    attacks: Object.fromEntries(ATTACK_TYPES.map((type) => [type, dice(type)])) as Gear['attacks'],
    defense: Math.min(blueDice(g, dressed), DICE_LIMIT.blue),
    ...maximumsRaised(g, dressed),
  };
}

/** What would come off for an item, in each way the hero could put it on; none where it cannot be. */
export function waysToWear(
  view: DescentView,
  hero: HeroIndex,
  item: Pick<CarriedItem, 'number' | 'card'>,
): readonly (readonly CarriedItem[])[] {
  const g = seenBy(view);
  const ways = waysToEquip(g, heroSeen(g, hero), { ...item, equipped: false });
  return ways.map(({ off }) => off);
}

function heroSeen({ state }: Descent, index: HeroIndex): Hero {
  const hero = state.heroes[index];
  if (!hero) throw new Error(`there is no hero ${index}`);
  return hero;
}

function dressedAs(hero: Hero, { on, off = [] }: Dressing): Hero {
  const items = hero.items
    .filter(({ number }) => number !== on?.number)
    .map((item) => (off.includes(item.number) ? { ...item, equipped: false } : item));
  return { ...hero, items: on ? [...items, { ...on, equipped: true }] : items };
}
