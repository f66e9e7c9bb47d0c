import type { Adventure } from '../../adventure.ts';
import type { Weapon } from '../../moments.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { itemCard } from '../items/items.ts';
import { rangedWeapons, targetsOf } from './weapons.ts';

/** Two weapons fired as one attack, the one in the primary hand first. */
export type Pair = readonly [primary: Weapon, offHand: Weapon];

/**
 * The pairs of one-handed guns a hero may fire in one attack. In the revised edition the off-hand
 * needs 1 more, so each order is a choice of its own.
 */
export function dualWields(g: Adventure, hero: Hero, weapons = rangedWeapons(g, hero)): Pair[] {
  const guns = weapons.filter(({ item }) => item && isOneHandedGun(g, item));
  const revised = g.state.options.edition === 'revised';
  return guns.flatMap((primary, index) =>
    guns
      .filter((other, at) => (revised ? other !== primary : at > index))
      .map((other): Pair => [primary, revised ? offHand(other) : other])
      .filter((pair) => pair.some((weapon) => targetsOf(g, hero, weapon).length > 0)),
  );
}

function isOneHandedGun(g: Adventure, item: CarriedItem): boolean {
  const { hands, weapon } = itemCard(g, item);
  return hands === 1 && weapon?.kind === 'gun';
}

function offHand(weapon: Weapon): Weapon {
  return { ...weapon, toHit: weapon.toHit + 1 };
}

export function pairOption([primary, other]: Pair): `dual${number}.${number}` {
  return `dual${primary.item?.number ?? 0}.${other.item?.number ?? 0}`;
}
