import { bestChance } from './best.ts';
import { codePool } from './coded.ts';
import { checkLimit, weighTotals } from './given.ts';
import type { BestReroll, Dice, GivenReroll, Goal, Pool } from './pool.ts';
import { totalOf } from './weights.ts';

export interface Outcome<Total> {
  readonly total: Total;
  readonly chance: number;
}

/** Every total that can come up, with its exact chance; sums and numbers of successes ascend. */
export function distributionOf<Part extends Dice<unknown>, Total>(
  pool: Pool<Part, Total>,
  reroll?: GivenReroll<Part>,
): Outcome<Total>[] {
  const { parts, sumsOf } = codePool(pool);
  const weights = weighTotals(parts, reroll);
  const outcomes = totalOf(weights);
  return [...weights]
    .sort(([one], [other]) => one - other)
    .map(([code, weight]) => ({ total: pool.total(sumsOf(code)), chance: weight / outcomes }));
}

/** The exact chance, 0 to 1, that the total meets the goal. */
export function chanceOf<Part extends Dice<unknown>, Total>(
  pool: Pool<Part, Total>,
  goal: Goal<Total>,
  reroll?: GivenReroll<Part> | BestReroll,
): number {
  const { parts, sumsOf } = codePool(pool);
  const meets = testOf(goal);
  const wins = (code: number) => meets(pool.total(sumsOf(code)));
  const rule = reroll && 'upTo' in reroll ? knownBest(pool, goal, reroll) : reroll;
  if (rule && 'upTo' in rule) return bestChance(parts, rule.upTo, wins);
  const weights = weighTotals(parts, rule);
  let won = 0;
  for (const [code, weight] of weights) if (wins(code)) won += weight;
  return won / totalOf(weights);
}

/** The mean total; of symbols, the mean of each. */
export function expectedOf<Part extends Dice<unknown>, Total>(
  pool: Pool<Part, Total>,
  reroll?: GivenReroll<Part>,
): Total {
  const { parts, sumsOf } = codePool(pool);
  const weights = weighTotals(parts, reroll);
  const weighted = pool.amounts.map(() => 0);
  for (const [code, weight] of weights) {
    for (const [at, sum] of sumsOf(code).entries()) {
      weighted[at] = (weighted[at] ?? 0) + weight * sum;
    }
  }
  const outcomes = totalOf(weights);
  return pool.total(weighted.map((sum) => sum / outcomes));
}

/** The rule that is best towards the goal, if the pool knows one that saves the search for it. */
function knownBest<Part extends Dice<unknown>, Total>(
  pool: Pool<Part, Total>,
  goal: Goal<Total>,
  best: BestReroll,
): GivenReroll<Part> | BestReroll {
  checkLimit(best.upTo);
  return typeof goal === 'function' ? best : (pool.bestTowardsAtLeast?.(best.upTo) ?? best);
}

function testOf<Total>(goal: Goal<Total>): (total: Total) => boolean {
  if (typeof goal === 'function') return goal;
  const least: number = goal.atLeast;
  if (Number.isNaN(least)) throw new RangeError('the number to reach is not a number');
  return (total) => Number(total) >= least;
}
