import type { Adventure } from '../../adventure.ts';
import type { Weapon } from '../../moments.ts';
import type { Hero } from '../../state.ts';
import { itemCard } from '../held/held.ts';
import type { InHand } from '../held/weapons-in-hand.ts';
import { canShoot, rangedInHand, rangedWeapon, rangeOf } from './weapons.ts';

/** Two weapons for one attack, the one in the primary hand first. */
export type Pair = readonly [primary: InHand, offHand: InHand];

/**
 * The pairs of one-handed ranged weapons, guns or thrown ones, that a hero may use in one attack. In
 * the revised edition the off-hand needs 1 more, so each order is a choice of its own.
 */
export function dualWields(g: Adventure, hero: Hero): Pair[] {
  const revised = isRevised(g);
  const oneHanded = rangedInHand(g, hero).filter(({ item }) => itemCard(g, item).hands === 1);
  if (oneHanded.length < 2) return [];
  const reaching = oneHanded.map((held) => canShoot(g, hero, rangeOf(g, hero, held)));
  const pairs: Pair[] = [];
  oneHanded.forEach((primary, one) => {
    oneHanded.forEach((other, two) => {
      if (revised ? two === one : two <= one) return;
      if (reaching[one] || reaching[two]) pairs.push([primary, other]);
    });
  });
  return pairs;
}

/** The weapons of a pair as they are fired in one attack. */
export function firedTogether(g: Adventure, hero: Hero, [primary, other]: Pair): Weapon[] {
  const first = rangedWeapon(g, hero, primary);
  const second = rangedWeapon(g, hero, other);
  return [first, offHand(g, hero, first, second, isRevised(g) ? 1 : 0)];
}

function isRevised(g: Adventure): boolean {
  return g.state.options.edition === 'revised';
}

/**
 * The other weapon of a pair. Shots that the hero has for a while are for one gun: the primary one,
 * if it is a gun.
 */
function offHand(
  g: Adventure,
  { bonuses }: Hero,
  primary: Weapon,
  weapon: Weapon,
  worse: number,
): Weapon {
  let { dice } = weapon;
  if (isGun(g, primary) && isGun(g, weapon)) {
    for (const { stat, amount } of bonuses) if (stat === 'shots') dice -= amount;
  }
  return { ...weapon, dice: Math.max(1, dice), toHit: weapon.toHit + worse };
}

function isGun(g: Adventure, { item }: Weapon): boolean {
  return item !== null && itemCard(g, item).weapon?.kind === 'gun';
}

export function pairOption([primary, other]: Pair): `dual${number}.${number}` {
  return `dual${primary.item.number}.${other.item.number}`;
}
