import { distancesFrom, UNREACHED } from '../../board/queries.ts';
import type { Descent } from '../../descent.ts';
import type { Tier } from '../../ids.ts';
import { countedAsHeroes, type HeroOrAlly } from '../../rules/combat/counted-as-heroes.ts';
import { isAlive } from '../../rules/combat/wounds.ts';
import { aimsOf, attackClosest, rangeBetween } from '../../rules/enemies/enemy-targets.ts';
import type { Enemy } from '../../state.ts';
import type { Pattern, RoamingCard } from '../types.ts';
import { attackTargetTimes, drawTarget, self, targetWithLeast } from './deeds.ts';
import { LYIDAN } from './numbers.ts';

/** He has an embrace for everybody near. */
const embrace = (tier: Tier): Pattern => ({
  when: (g, id) => aimsOf(g, self(g, id)).length >= 2,
  *does(g, id) {
    const lyidan = self(g, id);
    const embraced: HeroOrAlly[] = [];
    for (let i = 0; i < LYIDAN[tier].embraces && isAlive(g, lyidan); i++) {
      const aims = aimsOf(g, lyidan).filter(({ target }) => !embraced.includes(target));
      const target = yield* attackClosest(g, lyidan, aims);
      if (!target) return;
      embraced.push(target);
    }
  },
});

/** Those he sees and who could walk to him. */
function dazzled(g: Descent, lyidan: Enemy): HeroOrAlly[] {
  const away = distancesFrom(g, lyidan.zone, lyidan);
  return countedAsHeroes(g).filter(
    ({ zone }) => away[zone] !== UNREACHED && rangeBetween(g, lyidan.zone, zone) !== null,
  );
}

/** Whom he cannot touch he calls, and they come. */
const call = (tier: Tier): Pattern => ({
  when(g, id) {
    const lyidan = self(g, id);
    return aimsOf(g, lyidan).length === 0 && dazzled(g, lyidan).length > 0;
  },
  *does(g, id) {
    const lyidan = self(g, id);
    const away = ({ zone }: HeroOrAlly) => rangeBetween(g, lyidan.zone, zone) ?? UNREACHED;
    const called = yield* targetWithLeast(lyidan, dazzled(g, lyidan), away);
    if (!called) return;
    yield* drawTarget(g, called, lyidan, LYIDAN[tier].pull);
    yield* attackTargetTimes(g, lyidan, called, 1);
  },
});

type Printed = Omit<RoamingCard, 'id' | 'type' | 'tier' | 'attackType' | 'patterns'>;

const lyidan = (tier: Tier, printed: Printed): RoamingCard => ({
  id: `roaming-lyidan-${tier}`,
  type: 'lyidan',
  tier,
  attackType: 'magic',
  ...printed,
  patterns: [embrace(tier), call(tier)],
});

/** Lyidan, the Incubus Lord: draws heroes in, touches many at once and drinks their Mana. */
export const lyidanCards: readonly RoamingCard[] = [
  lyidan('1-2', {
    healthPerHero: 3,
    reward: 1,
    fixed: { rare: 1 },
    attack: { yellow: 3, enemy: 1 },
    defense: 1,
    defenseEnemyDice: 1,
    abilities: [
      {
        timing: 'combat',
        cost: { symbols: 1 },
        effects: [{ do: 'lose-mana', n: 1, on: 'target' }],
      },
    ],
  }),
  lyidan('3-4', {
    healthPerHero: 5,
    reward: 2,
    fixed: { rare: 1 },
    attack: { yellow: 3, orange: 1, enemy: 2 },
    defense: 2,
    defenseEnemyDice: 2,
    abilities: [
      {
        timing: 'attack',
        cost: { symbols: 1 },
        effects: [
          { do: 'hits', n: 1 },
          { do: 'lose-mana', n: 1, on: 'target' },
        ],
      },
      {
        timing: 'defense',
        cost: { symbols: 1 },
        effects: [{ do: 'lose-mana', n: 1, on: 'target' }],
      },
    ],
  }),
  lyidan('5', {
    healthPerHero: 8,
    reward: 2,
    fixed: { epic: 1 },
    attack: { yellow: 3, orange: 2, enemy: 3 },
    defense: 3,
    defenseEnemyDice: 2,
    abilities: [
      {
        timing: 'attack',
        cost: { symbols: 1 },
        effects: [
          { do: 'hits', n: 1 },
          { do: 'lose-mana', n: 2, on: 'target' },
        ],
      },
      {
        timing: 'defense',
        cost: { symbols: 1 },
        effects: [{ do: 'lose-mana', n: 1, on: 'target' }],
      },
    ],
  }),
];
