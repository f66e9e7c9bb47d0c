import type { Adventure } from '../../adventure.ts';
import type { Weapon } from '../../moments.ts';
import type { Hero } from '../../state.ts';
import { itemCard } from '../items/items.ts';
import { rangedWeapons, targetsOf } from './weapons.ts';

/** Two weapons fired as one attack, the one in the primary hand first. */
export type Pair = readonly [primary: Weapon, offHand: Weapon];

/**
 * The pairs of one-handed ranged weapons, guns or thrown ones, that a hero may use in one attack. In
 * the revised edition the off-hand needs 1 more, so each order is a choice of its own.
 */
export function dualWields(g: Adventure, hero: Hero): Pair[] {
  const oneHanded = rangedWeapons(g, hero).filter(
    ({ item }) => item && itemCard(g, item).hands === 1,
  );
  const revised = g.state.options.edition === 'revised';
  return oneHanded.flatMap((primary, index) =>
    oneHanded
      .filter((other, at) => (revised ? other !== primary : at > index))
      .map((other): Pair => [primary, offHand(g, hero, primary, other, revised ? 1 : 0)])
      .filter((pair) => pair.some((weapon) => targetsOf(g, hero, weapon).length > 0)),
  );
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
  return `dual${primary.item?.number ?? 0}.${other.item?.number ?? 0}`;
}
