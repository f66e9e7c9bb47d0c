/**
 * Exact odds of dice: make a pool (the sum of its dice, the number of successes, or the symbols
 * they show), then ask for its distribution, the chance of a goal, or what to expect, without a
 * re-roll, with one that follows a rule, or with the best one.
 */
export { chanceOf, distributionOf, expectedOf, type Outcome } from './odds.ts';
export {
  type BestReroll,
  type Dice,
  type GivenReroll,
  type Goal,
  type Pool,
  type SymbolFace,
  successPool,
  sumPool,
  symbolPool,
  type Trial,
} from './pool.ts';
