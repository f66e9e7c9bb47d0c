import { distancesFrom, isShadow } from '../../board/queries.ts';
import type { Descent } from '../../descent.ts';
import type { Tier, ZoneId } from '../../ids.ts';
import {
  countedAsHeroes,
  countedAsHeroesIn,
  type HeroOrAlly,
} from '../../rules/combat/counted-as-heroes.ts';
import { enterZone } from '../../rules/enemies/enemy-move.ts';
import { rangeBetween } from '../../rules/enemies/enemy-targets.ts';
import type { Enemy } from '../../state.ts';
import type { Pattern, RoamingCard } from '../types.ts';
import { attackTargetTimes, attackTimes, chooseZone, self, targetWithLeast } from './deeds.ts';
import { ANDRA } from './numbers.ts';

/** The farthest zones within her leap where nobody stands and from where she sees somebody to shoot at. */
function perches(g: Descent, andra: Enemy, leap: number): ZoneId[] {
  const away = distancesFrom(g, andra.zone, andra);
  const targets = countedAsHeroes(g);
  const free = (zone: ZoneId) =>
    targets.every((target) => target.zone !== zone) &&
    targets.some((target) => rangeBetween(g, zone, target.zone) !== null);
  for (let far = leap; far > 0; far--) {
    const zones = g.map.zones.map(({ id }) => id).filter((id) => away[id] === far && free(id));
    if (zones.length > 0) return zones;
  }
  return [];
}

/** Who comes near her finds her gone, and an arrow instead. */
const leapAway = (tier: Tier): Pattern => {
  const { leap, shots } = ANDRA[tier];
  return {
    when(g, id) {
      const andra = self(g, id);
      return countedAsHeroesIn(g, andra.zone).length > 0 && perches(g, andra, leap).length > 0;
    },
    *does(g, id) {
      const andra = self(g, id);
      enterZone(g, andra, yield* chooseZone(andra, perches(g, andra, leap)));
      yield* attackTimes(g, andra, shots);
    },
  };
};

/** Those she sees standing in Light, outside of her zone. */
function standingInLight(g: Descent, andra: Enemy): HeroOrAlly[] {
  return countedAsHeroes(g).filter(
    ({ zone }) =>
      zone !== andra.zone && !isShadow(g, zone) && rangeBetween(g, andra.zone, zone) !== null,
  );
}

/** Light gives her a mark for her cold arrow. */
const coldArrow = (tier: Tier): Pattern => ({
  when: (g, id) => standingInLight(g, self(g, id)).length > 0,
  *does(g, id) {
    const andra = self(g, id);
    const away = ({ zone }: HeroOrAlly) => rangeBetween(g, andra.zone, zone) ?? 0;
    const mark = yield* targetWithLeast(andra, standingInLight(g, andra), away);
    if (!mark) return;
    g.do.addFrost(g, mark, 1);
    yield* attackTargetTimes(g, andra, mark, ANDRA[tier].arrows);
  },
});

type Printed = Omit<RoamingCard, 'id' | 'type' | 'tier' | 'attackType' | 'patterns'>;

const andra = (tier: Tier, printed: Printed): RoamingCard => ({
  id: `roaming-andra-${tier}`,
  type: 'andra',
  tier,
  attackType: 'ranged',
  ...printed,
  patterns: [leapAway(tier), coldArrow(tier)],
});

/** Andra: a huntress who keeps her distance; Shadow hides heroes from her cold arrows. */
export const andraCards: readonly RoamingCard[] = [
  andra('1-2', {
    healthPerHero: 3,
    reward: 1,
    fixed: { rare: 1 },
    attack: { yellow: 2, orange: 1, enemy: 1 },
    defense: 1,
    defenseEnemyDice: 1,
    abilities: [
      { timing: 'attack', cost: { symbols: 1 }, effects: [{ do: 'less-shields', n: 1 }] },
    ],
  }),
  andra('3-4', {
    healthPerHero: 5,
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
          { do: 'less-shields', n: 1 },
          { do: 'hits', n: 1 },
        ],
      },
    ],
  }),
  andra('5', {
    healthPerHero: 7,
    reward: 2,
    fixed: { epic: 1 },
    attack: { yellow: 3, orange: 2, enemy: 2 },
    defense: 3,
    defenseEnemyDice: 2,
    abilities: [
      {
        timing: 'attack',
        cost: { symbols: 2 },
        effects: [
          { do: 'less-shields', n: 2 },
          { do: 'frost', n: 1, on: 'target' },
        ],
      },
    ],
  }),
];
