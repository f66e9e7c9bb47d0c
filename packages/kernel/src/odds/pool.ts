import type { Die } from '../dice.ts';

/** So many dice of one kind. */
export interface Dice<Face> {
  readonly die: Die<Face>;
  readonly count: number;
}

/** Dice that each succeed or fail by the face they show. */
export interface Trial<Face> extends Dice<Face> {
  readonly succeeds: (face: Face) => boolean;
}

/** A face of symbols: how often each is on it. A symbol that is not named is not on it. */
export type SymbolFace<Name extends string> = { readonly [name in Name]?: number | undefined };

export type FaceOf<Part extends Dice<unknown>> = Part['die']['faces'][number];

/** Dice rolled together, and what is added up over them. */
export interface Pool<Part extends Dice<unknown>, Total> {
  readonly parts: readonly Part[];
  /** What is added up side by side: the amounts a face adds, whole numbers. */
  readonly amounts: readonly ((face: FaceOf<Part>, part: Part) => number)[];
  /** The total, from the sum of each amount. */
  readonly total: (sums: readonly number[]) => Total;
  /** The best re-roll of up to so many dice towards { atLeast }, where it is known beforehand. */
  readonly bestTowardsAtLeast?: (upTo: number) => GivenReroll<Part>;
}

/** What the total must be: a test of it, or a number to reach. */
export type Goal<Total> =
  | ((total: Total) => boolean)
  | { readonly atLeast: Total extends number ? number : never };

/** The dice whose faces are named are rolled again, once. */
export interface GivenReroll<Part extends Dice<unknown>> {
  readonly when: (face: FaceOf<Part>, part: Part) => boolean;
  /**
   * At most so many dice, those of the least worth first. Dice of equal worth go in the order of
   * the pool's parts, then in the order of the faces on the die.
   */
  readonly limit?: {
    readonly dice: number;
    readonly worth: (face: FaceOf<Part>, part: Part) => number;
  };
}

/** After the roll, the up to so many dice are rolled again, once, that make the goal likeliest. */
export interface BestReroll {
  /** Infinity for any number of dice. */
  readonly upTo: number;
}

/** The sum of dice with numbers on them, such as 2D6 or D6 + D3. */
export function sumPool(dice: readonly Dice<number>[]): Pool<Dice<number>, number> {
  checkDice(dice);
  return { parts: dice, amounts: [(face) => face], total: onlySum };
}

/** The number of dice that succeed; each part of the pool has its own test. */
export function successPool<Face>(trials: readonly Trial<Face>[]): Pool<Trial<Face>, number> {
  checkDice(trials);
  return {
    parts: trials,
    amounts: [(face, trial) => (trial.succeeds(face) ? 1 : 0)],
    total: onlySum,
    bestTowardsAtLeast: rerollFailures,
  };
}

/** The named symbols on the dice, each added up; other symbols are ignored. */
export function symbolPool<Name extends string, Face extends SymbolFace<Name>>(
  names: readonly Name[],
  dice: readonly Dice<Face>[],
): Pool<Dice<Face>, Readonly<Record<Name, number>>> {
  checkDice(dice);
  return {
    parts: dice,
    amounts: names.map((name) => (face) => face[name] ?? 0),
    total: (sums) => {
      const total: Partial<Record<Name, number>> = {};
      for (const [at, name] of names.entries()) total[name] = sums[at] as number;
      return total as Record<Name, number>;
    },
  };
}

/**
 * A success is never worth risking and a failure has nothing to lose, so the best re-roll takes the
 * failures, and if it cannot take all, those that are likeliest to succeed the second time.
 */
function rerollFailures<Face>(upTo: number): GivenReroll<Trial<Face>> {
  return {
    when: (face, trial) => !trial.succeeds(face),
    limit: { dice: upTo, worth: (_face, trial) => -chanceOfSuccess(trial) },
  };
}

function chanceOfSuccess<Face>({ die, succeeds }: Trial<Face>): number {
  return die.faces.filter(succeeds).length / die.faces.length;
}

function onlySum(sums: readonly number[]): number {
  return sums[0] as number;
}

function checkDice(dice: readonly Dice<unknown>[]): void {
  for (const { die, count } of dice) {
    if (!Number.isInteger(count) || count < 0) {
      throw new RangeError(`the number of ${die.id} dice must be a whole number ≥ 0, not ${count}`);
    }
    if (die.faces.length === 0) throw new RangeError(`the die ${die.id} has no faces`);
  }
}
