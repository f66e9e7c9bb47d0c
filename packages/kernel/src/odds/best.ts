import type { CodedPart } from './coded.ts';
import { multisets, rollsOf, type WeightedSide } from './multisets.ts';
import type { Dice } from './pool.ts';
import { weighFaces } from './weights.ts';

/**
 * The best re-roll by looking at every position dice can be in: each die shows a side or is still
 * in the hand to be rolled again, and dice of one kind are alike. From the positions with no die in
 * the hand, where the goal is met or not, the chance of every other position is an average; the
 * best re-roll leads to the best of the positions reached by taking dice into the hand.
 *
 * A table of values has one axis for each kind of dice. Every pass works on the first axis and
 * moves it to the end, so that after a pass for each kind the axes are back in order.
 */
interface Kind {
  readonly sides: readonly WeightedSide[];
  /** How many faces a die has. */
  readonly faces: number;
  /** The codes and weights of the positions with no die in the hand. They come first. */
  readonly rollCodes: readonly number[];
  readonly rollWeights: readonly number[];
  /** For each position how many dice are in the hand, fewest first. */
  readonly inHand: readonly number[];
  /** For each position the positions it turns into when one die from the hand comes up each side. */
  readonly next: readonly (readonly number[])[];
}

/** The chance to win when up to so many dice are rolled again in the best way. */
export function bestChance(
  parts: readonly CodedPart<Dice<unknown>>[],
  upTo: number,
  wins: (code: number) => boolean,
): number {
  const kinds = kindsOf(parts, upTo);
  // Values count outcomes of a roll of all dice: whole numbers, so that averages are not rounded.
  const outcomes = kinds.reduce((all, { rollWeights }) => all * total(rollWeights), 1);
  const codes = addAxes(kinds.map(({ rollCodes }) => rollCodes));
  let values = valueOfRolls(codes, wins, outcomes);
  for (const kind of kinds) values = averageHands(values, kind);
  values = forbidLargeHands(values, kinds, upTo);
  for (const kind of kinds) values = chooseBest(values, kind);
  for (const kind of kinds) values = averageRolls(values, kind);
  return (values[0] as number) / outcomes ** 2;
}

/** Dice that count alike are of one kind, whatever part of the pool they are in. */
function kindsOf(parts: readonly CodedPart<Dice<unknown>>[], upTo: number): Kind[] {
  const alike = new Map<string, { count: number; sides: WeightedSide[] }>();
  for (const { part, faces } of parts) {
    const sides = [...weighFaces(faces)].map(([code, weight]) => ({ code, weight }));
    sides.sort((one, other) => one.code - other.code);
    const key = sides.map(({ code, weight }) => `${code}×${weight}`).join();
    const known = alike.get(key);
    if (known) known.count += part.count;
    else alike.set(key, { count: part.count, sides });
  }
  return [...alike.values()].map(({ count, sides }) => kindOf(count, sides, upTo));
}

function kindOf(count: number, sides: readonly WeightedSide[], upTo: number): Kind {
  const rolls = rollsOf(count, sides);
  const inHand: number[] = [];
  const next: number[][] = [];
  const positions = new Map<string, number>();
  for (let hand = 0; hand <= Math.min(count, upTo); hand++) {
    for (const shown of multisets(count - hand, sides.length)) {
      positions.set(shown.join(), inHand.length);
      inHand.push(hand);
      next.push(hand === 0 ? [] : withOneMore(shown, positions));
    }
  }
  return {
    sides,
    faces: total(sides.map(({ weight }) => weight)),
    rollCodes: rolls.map(({ code }) => code),
    rollWeights: rolls.map(({ weight }) => weight),
    inHand,
    next,
  };
}

function withOneMore(shown: readonly number[], positions: ReadonlyMap<string, number>): number[] {
  return shown.map((count, side) => positions.get(shown.with(side, count + 1).join()) as number);
}

function valueOfRolls(
  codes: Float64Array,
  wins: (code: number) => boolean,
  won: number,
): Float64Array {
  const known = new Map<number, number>();
  return codes.map((code) => {
    let value = known.get(code);
    if (value === undefined) {
      value = wins(code) ? won : 0;
      known.set(code, value);
    }
    return value;
  });
}

/** From the values of the rolls of a kind to the values of all its positions. */
function averageHands(rolls: Float64Array, kind: Kind): Float64Array {
  const { next, rollCodes } = kind;
  const rest = rolls.length / rollCodes.length;
  const values = new Float64Array(rest * next.length);
  const weights = kind.sides.map(({ weight }) => weight);
  for (let other = 0; other < rest; other++) {
    const start = other * next.length;
    for (let at = 0; at < rollCodes.length; at++) {
      values[start + at] = rolls[at * rest + other] as number;
    }
    for (let at = rollCodes.length; at < next.length; at++) {
      const after = next[at] as readonly number[];
      let value = 0;
      for (let side = 0; side < after.length; side++) {
        value += (values[start + (after[side] as number)] as number) * (weights[side] as number);
      }
      values[start + at] = value / kind.faces;
    }
  }
  return values;
}

/** Each kind allows up to so many dice in the hand, but all kinds together must not exceed it. */
function forbidLargeHands(
  positions: Float64Array,
  kinds: readonly Kind[],
  upTo: number,
): Float64Array {
  const most = total(kinds.map(({ inHand }) => inHand.at(-1) ?? 0));
  if (most <= upTo) return positions;
  const hands = addAxes(kinds.map(({ inHand }) => inHand));
  return positions.map((value, at) => ((hands[at] as number) > upTo ? 0 : value));
}

/** From the values of the positions of a kind to the best value that each of its rolls leads to. */
function chooseBest(positions: Float64Array, { next, rollCodes }: Kind): Float64Array {
  const rest = positions.length / next.length;
  const best = new Float64Array(rest * rollCodes.length);
  const row = new Float64Array(next.length);
  for (let other = 0; other < rest; other++) {
    for (let at = 0; at < row.length; at++) row[at] = positions[at * rest + other] as number;
    // Taking one die more into the hand leads from each `after` to `at`, whose own best is known.
    for (let at = row.length - 1; at >= rollCodes.length; at--) {
      const value = row[at] as number;
      for (const after of next[at] as readonly number[]) {
        if (value > (row[after] as number)) row[after] = value;
      }
    }
    const start = other * rollCodes.length;
    for (let at = 0; at < rollCodes.length; at++) best[start + at] = row[at] as number;
  }
  return best;
}

/** From the values of the rolls of a kind to their sum, each as often as it comes up. */
function averageRolls(rolls: Float64Array, { rollWeights }: Kind): Float64Array {
  const rest = rolls.length / rollWeights.length;
  const values = new Float64Array(rest);
  for (const [at, weight] of rollWeights.entries()) {
    for (let other = 0; other < rest; other++) {
      values[other] = (values[other] as number) + weight * (rolls[at * rest + other] as number);
    }
  }
  return values;
}

/** The table whose values are the sums of one number from each axis. */
function addAxes(axes: readonly (readonly number[])[]): Float64Array {
  let table = new Float64Array(1);
  for (const axis of axes) {
    const longer = new Float64Array(table.length * axis.length);
    for (let at = 0; at < longer.length; at++) {
      const value = table[Math.floor(at / axis.length)] as number;
      longer[at] = value + (axis[at % axis.length] as number);
    }
    table = longer;
  }
  return table;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
