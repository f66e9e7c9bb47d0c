import type { SeatId, Undoing } from '@crawlspace/kernel';

/** A seat would go back to where so many answers stood. */
export interface Ballot {
  readonly seat: SeatId;
  readonly to: number;
}

/** A vote to go back that is under way. */
export interface Vote {
  /** To where so many answers stood. */
  readonly to: number;
  readonly seats: readonly SeatId[];
}

/** What came of wanting to go back: others may have to agree first. */
export type GoneBack =
  | {
      readonly ok: true;
      readonly undone: boolean;
      readonly votes: number;
      readonly needed: number;
    }
  | Extract<Undoing, { readonly ok: false }>;

/** More than half of those who decide. */
export function votesNeeded({ length }: readonly SeatId[]): number {
  return Math.floor(length / 2) + 1;
}

/** The vote that these ballots make. What is voted on is what came last. */
export function voteOf(ballots: readonly Ballot[]): Vote | null {
  const to = ballots.at(-1)?.to;
  return to === undefined ? null : { to, seats: seatsFor(to, ballots) };
}

/** The seats that would go back to there, also while something else is voted on. Who voted twice has changed their mind. */
export function seatsFor(to: number, ballots: readonly Ballot[]): readonly SeatId[] {
  const aims = new Map(ballots.map((ballot) => [ballot.seat, ballot.to]));
  return [...aims.keys()].filter((seat) => aims.get(seat) === to).sort((a, b) => a - b);
}
