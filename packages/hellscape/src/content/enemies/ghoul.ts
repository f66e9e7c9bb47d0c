import type { Descent } from '../../descent.ts';
import type { Tier } from '../../ids.ts';
import {
  countedAsHeroesIn,
  type HeroOrAlly,
  healthOf,
  missingHealth,
} from '../../rules/combat/counted-as-heroes.ts';
import { enemyHealth } from '../../rules/enemies/enemy-health.ts';
import { enemyMovesTo } from '../../rules/enemies/enemy-move.ts';
import type { Enemy } from '../../state.ts';
import type { Pattern, RoamingCard } from '../types.ts';
import { attackTargetTimes, self, targetsWithin, targetWithLeast } from './deeds.ts';
import { GHOUL, GHOUL_SCENT } from './numbers.ts';

/** Those near enough who have bled enough to be smelled. */
function prey(g: Descent, ghoul: Enemy, leap: number): HeroOrAlly[] {
  return targetsWithin(g, ghoul, leap).filter((each) => missingHealth(g, each) >= GHOUL_SCENT);
}

/** It smells blood and falls upon the weakest. */
const scentOfBlood = (tier: Tier): Pattern => {
  const { leap, bites } = GHOUL[tier];
  return {
    when: (g, id) => prey(g, self(g, id), leap).length > 0,
    *does(g, id) {
      const ghoul = self(g, id);
      const health = (each: HeroOrAlly) => healthOf(g, each);
      const victim = yield* targetWithLeast(ghoul, prey(g, ghoul, leap), health);
      if (!victim) return;
      yield* enemyMovesTo(g, ghoul, leap, [victim.zone]);
      yield* attackTargetTimes(g, ghoul, victim, bites);
    },
  };
};

/** Hurt and left alone, it gnaws at what lies about. */
const feast = (tier: Tier): Pattern => ({
  when(g, id) {
    const ghoul = self(g, id);
    if (ghoul.wounds * 2 < enemyHealth(g, ghoul)) return false;
    return countedAsHeroesIn(g, ghoul.zone).length === 0;
  },
  *does(g, id) {
    const ghoul = self(g, id);
    g.do.healEnemy(g, ghoul, GHOUL[tier].feast * g.state.scale);
    yield* g.do.enemyMoves(g, ghoul, 1);
  },
});

type Printed = Omit<RoamingCard, 'id' | 'type' | 'tier' | 'attackType' | 'patterns'>;

const ghoul = (tier: Tier, printed: Printed): RoamingCard => ({
  id: `roaming-ghoul-${tier}`,
  type: 'ghoul',
  tier,
  attackType: 'melee',
  ...printed,
  patterns: [scentOfBlood(tier), feast(tier)],
});

/** The Ghoul: hunts the wounded, and heals by what it eats. */
export const ghoulCards: readonly RoamingCard[] = [
  ghoul('1-2', {
    healthPerHero: 3,
    reward: 1,
    fixed: { rare: 1 },
    attack: { yellow: 1, orange: 2, enemy: 1 },
    defense: 1,
    defenseEnemyDice: 1,
    abilities: [
      {
        timing: 'attack',
        cost: { symbols: 1 },
        effects: [
          { do: 'hits', n: 1 },
          { do: 'heal', n: 1 },
        ],
      },
    ],
  }),
  ghoul('3-4', {
    healthPerHero: 6,
    reward: 2,
    fixed: { rare: 1 },
    attack: { yellow: 2, orange: 2, enemy: 2 },
    defense: 2,
    defenseEnemyDice: 2,
    abilities: [
      {
        timing: 'attack',
        cost: { symbols: 1 },
        effects: [
          { do: 'hits', n: 1 },
          { do: 'heal', n: 2 },
        ],
      },
    ],
  }),
  ghoul('5', {
    healthPerHero: 8,
    reward: 2,
    fixed: { epic: 1 },
    attack: { yellow: 2, orange: 3, enemy: 3 },
    defense: 2,
    defenseEnemyDice: 3,
    abilities: [
      {
        timing: 'attack',
        cost: { symbols: 1 },
        effects: [
          { do: 'hits', n: 1 },
          { do: 'heal', n: 3 },
        ],
      },
    ],
  }),
];
