import { ATTACK_TYPES, type Attacks, type AttackType, type Slot } from '@crawlspace/hellscape';
import { contentOf } from '@crawlspace/kernel';
import type { Ground, Hero } from './ground.ts';
import { expectedHits, type Pool } from './odds.ts';
import { type Seen, worthOfCard } from './printed.ts';

export function attacksOf(seen: Seen, card: string): Attacks | undefined {
  const { items, mobItems } = contentOf(seen);
  return (items[card] ?? mobItems[card])?.attacks;
}

export function slotOf(seen: Seen, card: string): Slot {
  const { items, mobItems } = contentOf(seen);
  return (items[card] ?? mobItems[card])?.slot ?? 'none';
}

/** Attack dice of what the hero has in hand, by type of attack; null when there is no such weapon. */
export type Arms = Readonly<Record<AttackType, Pool | null>>;

export function armsOf(ground: Ground, hero: Hero): Arms {
  const cards = hero.items.filter((item) => item.equipped);
  const sword = ground.view.quest.counters['sword'];
  const arms: Record<AttackType, Pool | null> = { melee: null, magic: null, ranged: null };
  for (const { card, number } of cards) {
    const more = number === sword ? swordDice(ground) : NO_DICE;
    for (const type of ATTACK_TYPES) {
      const dice = attacksOf(ground.view, card)?.[type];
      if (!dice) continue;
      const { yellow, orange } = arms[type] ?? NO_DICE;
      arms[type] = {
        yellow: yellow + (dice.yellow ?? 0) + more.yellow,
        orange: orange + (dice.orange ?? 0) + more.orange,
        shadow: 0,
      };
    }
  }
  return arms;
}

const NO_DICE: Pool = { yellow: 0, orange: 0, shadow: 0 };

/** The Cursed Sword is stronger with every crystal destroyed. */
function swordDice(ground: Ground): Pool {
  const left = ground.tokensOf('objective').length;
  const destroyed = Math.max(0, 5 - left);
  return { yellow: Math.min(2, destroyed), orange: Math.max(0, destroyed - 2), shadow: 0 };
}

/** The way each class likes to fight: its boards reward it. */
const LIKES: Readonly<Record<string, Readonly<Record<AttackType, number>>>> = {
  wizard: { melee: 0.5, magic: 1.4, ranged: 0.5 },
  ranger: { melee: 0.6, magic: 0.6, ranged: 1.5 },
  shaman: { melee: 0.95, magic: 1.1, ranged: 1 },
  berserker: { melee: 1.15, magic: 1, ranged: 0.9 },
  paladin: { melee: 1.1, magic: 1.05, ranged: 0.9 },
  rogue: { melee: 1.1, magic: 1, ranged: 1.05 },
};

/** How the class likes an attack of this type. */
export function liking(hero: Pick<Hero, 'class'>, type: AttackType): number {
  return LIKES[hero.class]?.[type] ?? 1;
}

/** More blue dice than this bring nothing. */
const MOST_BLUE = 5;

/** How good it is for a hero of the class to have these cards equipped together. */
export function worthOfGear(
  seen: Seen,
  hero: Pick<Hero, 'class'>,
  cards: readonly string[],
): number {
  const { items } = contentOf(seen);
  let blue = 0;
  let worth = 0;
  for (const card of cards) {
    blue += items[card]?.defense ?? 0;
    if (items[card]?.set) worth += 0.3;
    worth += worthOfCard(seen, card);
  }
  return worth + bestAttack(seen, hero, cards) + Math.min(MOST_BLUE, blue) * 1.5;
}

/** The dice of all weapons of one type are thrown together; a second type is a little better than none. */
function bestAttack(seen: Seen, hero: Pick<Hero, 'class'>, cards: readonly string[]): number {
  let most = 0;
  let second = 0;
  for (const type of ATTACK_TYPES) {
    let yellow = 0;
    let orange = 0;
    for (const card of cards) {
      const dice = attacksOf(seen, card)?.[type];
      yellow += dice?.yellow ?? 0;
      orange += dice?.orange ?? 0;
    }
    const value = expectedHits({ yellow, orange, shadow: 0 }) * 2 * liking(hero, type);
    second = Math.max(second, Math.min(most, value));
    most = Math.max(most, value);
  }
  return most + second * 0.15;
}
