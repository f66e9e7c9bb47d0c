import {
  ATTACK_TYPES,
  type AttackDice,
  type Attacks,
  type AttackType,
  content,
} from '@crawlspace/hellscape';
import type { Hero } from './ground.ts';

/** What a die does on average. */
export const YELLOW = 1;
export const ORANGE = 1.5;
export const BLUE = 5 / 6;

export function expectedHits({ yellow = 0, orange = 0 }: AttackDice): number {
  return Math.min(3, yellow) * YELLOW + Math.min(3, orange) * ORANGE;
}

export function attacksOf(card: string): Attacks | undefined {
  return (content.items[card] ?? content.mobItems[card])?.attacks;
}

/** Expected hits of what the hero has in hand, by type of attack; 0 when there is no such weapon. */
export function reachOf(hero: Hero): Readonly<Record<AttackType, number>> {
  const hits = { melee: 0, magic: 0, ranged: 0 };
  for (const type of ATTACK_TYPES) {
    for (const item of hero.items) {
      const attack = item.equipped ? attacksOf(item.card)?.[type] : undefined;
      if (attack) hits[type] += expectedHits(attack);
    }
  }
  return hits;
}

/** The way each class likes to fight best: its boards reward it. */
const LIKES: Readonly<Record<string, Readonly<Record<AttackType, number>>>> = {
  wizard: { melee: 0.4, magic: 1.6, ranged: 0.4 },
  ranger: { melee: 0.5, magic: 0.5, ranged: 1.8 },
  shaman: { melee: 0.9, magic: 1.3, ranged: 0.9 },
  berserker: { melee: 1.4, magic: 0.8, ranged: 0.7 },
  paladin: { melee: 1.3, magic: 0.9, ranged: 0.7 },
  rogue: { melee: 1.3, magic: 0.9, ranged: 1 },
};

/** How good it would be for a hero of the class to have the item equipped. */
export function worthOfItem(hero: Pick<Hero, 'class'>, card: string): number {
  const item = content.items[card];
  const attacks = attacksOf(card) ?? {};
  let fight = 0;
  for (const type of ATTACK_TYPES) {
    const attack = attacks[type];
    if (attack) fight = Math.max(fight, expectedHits(attack) * (LIKES[hero.class]?.[type] ?? 1));
  }
  const abilities = (item?.abilities ?? content.mobItems[card]?.abilities ?? []).length;
  const set = item?.set ? 0.4 : 0;
  return fight * 2 + (item?.defense ?? 0) * 1.6 + abilities * 0.7 + set;
}
