import type { CodedPart } from './coded.ts';
import { type Roll, rollsOf, type WeightedSide } from './multisets.ts';
import type { Dice, GivenReroll } from './pool.ts';
import { addTo, combine, repeat, type Weights, weighFaces } from './weights.ts';

/** Faces of a die that count, and are re-rolled, alike. */
interface Side extends WeightedSide {
  readonly again: boolean;
  readonly worth: number;
  weight: number;
}

/** The dice of one part of the pool. */
interface Kind {
  readonly count: number;
  readonly sides: readonly Side[];
  readonly faces: number;
  readonly once: Weights;
  /** What one die of this kind adds to a hand. */
  readonly inHand: number;
}

/** A side that may be re-rolled, and where to find it. */
interface Candidate {
  readonly kind: number;
  readonly side: number;
  readonly code: number;
  readonly inHand: number;
}

/**
 * What is kept, by the hand: the dice to be rolled again, as one number with a digit for how many
 * there are of each kind.
 */
type Hands = Map<number, Map<number, number>>;

type Limit<Part extends Dice<unknown>> = NonNullable<GivenReroll<Part>['limit']>;

/** The weights of a pool's totals when only the dice of least worth are rolled again. */
export function limitedReroll<Part extends Dice<unknown>>(
  parts: readonly CodedPart<Part>[],
  when: GivenReroll<Part>['when'],
  limit: Limit<Part>,
): Weights {
  const kinds: Kind[] = [];
  let inHand = 1;
  for (const coded of parts) {
    const sides = sidesOf(coded, when, limit.worth);
    const { count } = coded.part;
    kinds.push({ count, sides, faces: coded.faces.length, once: weighFaces(coded.faces), inHand });
    inHand *= count + 1;
  }
  let hands = splitRolls(kinds, limit.dice);
  for (const kind of kinds) hands = rollAgain(hands, kind);
  return keptBeside(hands, 0);
}

/** The sides by worth. Only neighbours are merged, so that the order of the faces breaks ties. */
function sidesOf<Part extends Dice<unknown>>(
  { part, faces }: CodedPart<Part>,
  when: GivenReroll<Part>['when'],
  worthOf: Limit<Part>['worth'],
): Side[] {
  const judged = faces.map(({ face, code }) => {
    const worth = worthOf(face, part);
    if (Number.isNaN(worth)) throw new RangeError(`a face of the die ${part.die.id} has no worth`);
    return { code, worth, again: when(face, part), weight: 1 };
  });
  const sides: Side[] = [];
  for (const side of judged.sort((one, other) => one.worth - other.worth)) {
    const last = sides.at(-1);
    if (last && last.code === side.code && last.worth === side.worth && last.again === side.again) {
      last.weight++;
    } else sides.push(side);
  }
  return sides;
}

/** Takes the dice to re-roll out of every roll, and weighs what is kept. */
function splitRolls(kinds: readonly Kind[], most: number): Hands {
  const candidates = worstFirst(kinds);
  const hands: Hands = new Map();
  for (const rolls of combinations(kinds.map(({ count, sides }) => rollsOf(count, sides)))) {
    let code = 0;
    let weight = 1;
    for (const roll of rolls) {
      code += roll.code;
      weight *= roll.weight;
    }
    let hand = 0;
    let left = most;
    for (const candidate of candidates) {
      const taken = Math.min(left, rolls[candidate.kind]?.counts[candidate.side] ?? 0);
      left -= taken;
      code -= taken * candidate.code;
      hand += taken * candidate.inHand;
    }
    addTo(keptBeside(hands, hand), code, weight);
  }
  return hands;
}

function worstFirst(kinds: readonly Kind[]): Candidate[] {
  return kinds
    .flatMap(({ sides, inHand }, kind) =>
      sides.map((side, at) => ({ ...side, kind, side: at, inHand })),
    )
    .filter(({ again }) => again)
    .sort((one, other) => one.worth - other.worth);
}

/**
 * Rolls the dice of one kind again and merges the hands that have become alike. Dice that are kept
 * count for every second roll they could have shown, so that all outcomes stay equally likely.
 */
function rollAgain(hands: Hands, { count, faces, once, inHand }: Kind): Hands {
  const rolled: Hands = new Map();
  for (const [hand, kept] of hands) {
    const dice = Math.floor(hand / inHand) % (count + 1);
    const idle = faces ** (count - dice);
    const merged = keptBeside(rolled, hand - dice * inHand);
    for (const [code, weight] of combine(kept, repeat(once, dice))) {
      addTo(merged, code, weight * idle);
    }
  }
  return rolled;
}

function keptBeside(hands: Hands, hand: number): Map<number, number> {
  let kept = hands.get(hand);
  if (!kept) {
    kept = new Map();
    hands.set(hand, kept);
  }
  return kept;
}

/** Every choice of one roll from each list. */
function combinations(lists: readonly (readonly Roll[])[]): Roll[][] {
  return lists.reduce<Roll[][]>(
    (all, list) => all.flatMap((chosen) => list.map((roll) => [...chosen, roll])),
    [[]],
  );
}
