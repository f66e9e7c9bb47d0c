import type { Descent } from '../../descent.ts';
import type { Tier } from '../../ids.ts';
import { enemyHealth } from '../../rules/enemies/enemy-health.ts';
import { enemyMovesTo } from '../../rules/enemies/enemy-move.ts';
import { enemyTargets } from '../../rules/enemies/enemy-targets.ts';
import type { Enemy, Hero } from '../../state.ts';
import type { Pattern, RoamingCard } from '../types.ts';
import { attackTargetTimes, heroesWithin, heroWithLeast, self } from './deeds.ts';
import { GHOUL, GHOUL_SCENT } from './numbers.ts';

/** Heroes near enough who have bled enough to be smelled. */
function prey(g: Descent, ghoul: Enemy, leap: number): Hero[] {
  return heroesWithin(g, ghoul, leap).filter((hero) => hero.maxHealth - hero.health >= GHOUL_SCENT);
}

/** It smells blood and falls upon the weakest. */
const scentOfBlood = (tier: Tier): Pattern => {
  const { leap, bites } = GHOUL[tier];
  return {
    when: (g, id) => prey(g, self(g, id), leap).length > 0,
    *does(g, id) {
      const ghoul = self(g, id);
      const victim = yield* heroWithLeast(ghoul, prey(g, ghoul, leap), ({ health }) => health);
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
    return enemyTargets(g).every(({ zone }) => zone !== ghoul.zone);
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
