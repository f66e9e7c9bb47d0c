import type { Ability, Effect } from '../../ability.ts';
import type { RoamingCard } from '../../content-types.ts';
import { type AttackType, type RoamingType, TIERS, type Tier } from '../../ids.ts';

/** Abilities of enemies: when they fight, and for so many ability symbols each time. */
export const attacking = (symbols: number, ...effects: Effect[]): Ability => ({
  timing: 'attack',
  cost: { symbols },
  effects,
});
export const defending = (symbols: number, ...effects: Effect[]): Ability => ({
  timing: 'defense',
  cost: { symbols },
  effects,
});
export const fighting = (symbols: number, ...effects: Effect[]): Ability => ({
  timing: 'combat',
  cost: { symbols },
  effects,
});

type Printed = Omit<RoamingCard, 'id' | 'type' | 'tier' | 'attackType'>;

/** The three cards of a roaming monster. */
export const monster = (
  type: RoamingType,
  attackType: AttackType,
  cards: Readonly<Record<Tier, Printed>>,
): readonly RoamingCard[] =>
  TIERS.map((tier) => ({
    id: `roaming-${type}-${tier}`,
    type,
    tier,
    attackType,
    ...cards[tier],
  }));
