import {
  type GameEvent,
  type GameModule,
  PARTY,
  type Question,
  Random,
  type Table,
  type Viewer,
} from '@crawlspace/kernel';
import type { Future } from './decider.ts';

/**
 * Draws everything anew that no seat may know: the order of decks, the faces of hidden tokens. What it
 * makes depends only on what may be known and on the luck it is given, never on what was there before.
 */
export type Imagine<State> = (state: State, random: Random) => void;

/** The futures of a table, each by its seed. The real table is not touched. */
export function futuresOf<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  table: Table<State, Setup, Event, View>,
  imagine: Imagine<State>,
): (seed: string) => Future<View> {
  return (seed) => {
    const fork = table.future(seed);
    imagine(fork.state, Random.seeded(seed));
    return {
      get pending() {
        return fork.pending;
      },
      get outcome() {
        return fork.outcome;
      },
      answer: (question, picks) => fork.answerQuestion(question, picks),
      look: (question) => module.view(fork.state, viewerOf(question)),
    };
  };
}

/** Who answers: of a question to the whole party the first seat. */
export function seatOf({ seat }: Question): number {
  return seat === PARTY ? 0 : seat;
}

/** Through whose eyes a bot looks at a question. */
export function viewerOf(question: Question): Viewer {
  return { seat: seatOf(question) };
}

/** The cards of a pile in an order that says nothing about the one they were in. */
export function shuffleAnew(pile: string[], random: Random): void {
  const sorted = sortedPile(pile);
  for (let card = 0; card < sorted.length; card++) pile[card] = sorted[card] as string;
  random.shuffle(pile);
}

interface Sorted {
  readonly from: readonly string[];
  readonly pile: readonly string[];
}

/** By their first card: all futures of a question begin with the same piles, sorted for the first of them. */
const SORTED = new Map<string, Sorted>();

function sortedPile(pile: readonly string[]): readonly string[] {
  const [first] = pile;
  if (first === undefined) return pile;
  let known = SORTED.get(first);
  if (!known || !isSame(known.from, pile)) {
    known = { from: [...pile], pile: [...pile].sort() };
    SORTED.set(first, known);
  }
  return known.pile;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let card = 0; card < one.length; card++) if (one[card] !== other[card]) return false;
  return true;
}
