import { Game, type Luck } from '@crawlspace/kernel';
import type { Adventure } from './adventure.ts';
import { adventureOf } from './assembly.ts';
import type { Content } from './content-types.ts';
import type { EnemyTypeId } from './ids.ts';
import { enemyStat, enemyTypesInPlay } from './rules/figures/enemy-stats.ts';
import { heroBest, heroKeywords, heroStat } from './rules/figures/stats.ts';
import { darkStoneCarried } from './rules/held/held.ts';
import { carriedWeight, carryLimit } from './rules/items/weight.ts';
import { initiativeOfEnemies } from './rules/turn/initiative.ts';
import type { AdventureState, Hero } from './state.ts';
import { BEST_OF, type BestOfName, STAT_NAMES, type StatName } from './stats.ts';

/** A hero's character sheet as it stands now, with everything that changes it added up. */
export interface HeroSheet {
  readonly stats: Readonly<Record<StatName, number>>;
  readonly best: Readonly<Partial<Record<BestOfName, number>>>;
  readonly keywords: readonly string[];
  readonly weight: number;
  readonly carry: number;
  readonly darkStone: number;
}

const SHOWN = [
  ...(['move', 'escape', 'combat', 'shots', 'range', 'damage', 'defense', 'health', 'xp'] as const),
] as const;

/** What everyone may read off the sheet of an enemy type in the fight. */
export type EnemyNumbers = Readonly<Record<(typeof SHOWN)[number] | 'initiative', number>>;

/** Looking at a game rolls no dice. */
const NO_LUCK: Luck = {
  pick: () => {
    throw new Error('looking at the table must not roll dice');
  },
  shuffle: (cards) => cards,
  save: () => [],
  restore: () => undefined,
  reseed: () => undefined,
};

/** The adventure for reading only: what views need to work numbers out. */
export function lookAt(content: Content, state: AdventureState): Adventure {
  return adventureOf(new Game(state, NO_LUCK, null), content, false);
}

export function heroSheet(g: Adventure, hero: Hero): HeroSheet {
  const stats = Object.fromEntries(STAT_NAMES.map((name) => [name, heroStat(g, hero, name)]));
  const best = BEST_OF.flatMap((name) => {
    const value = heroBest(g, hero, name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    stats: stats as Record<StatName, number>,
    best: Object.fromEntries(best),
    keywords: [...heroKeywords(g, hero)],
    weight: carriedWeight(g, hero),
    carry: carryLimit(g, hero),
    darkStone: darkStoneCarried(g, hero),
  };
}

export function enemyNumbers(g: Adventure): Partial<Record<EnemyTypeId, EnemyNumbers>> {
  return Object.fromEntries(
    enemyTypesInPlay(g).map((type) => {
      const numbers = SHOWN.map((name) => [name, enemyStat(g, type, name)] as const);
      const shown = { ...Object.fromEntries(numbers), initiative: initiativeOfEnemies(g, type) };
      return [type, shown as EnemyNumbers];
    }),
  );
}
