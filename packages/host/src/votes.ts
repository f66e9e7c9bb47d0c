import type { Entry, SeatId, Undoing } from '@crawlspace/kernel';
import type { GameShape, TableOf } from './shape.ts';

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

/** Where each seat would go back to, by the votes at the end of a log; whoever voted last comes first. */
function aimsIn(log: readonly Entry[]): ReadonlyMap<SeatId, number> {
  const aims = new Map<SeatId, number>();
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i];
    if (entry?.t !== 'vote') break;
    if (!aims.has(entry.seat)) aims.set(entry.seat, entry.to);
  }
  return aims;
}

/** The vote at the end of a log. Who voted twice has changed their mind; what is voted on is what came last. */
export function votesIn(log: readonly Entry[]): Vote | null {
  const [to] = aimsIn(log).values();
  return to === undefined ? null : { to, seats: votesFor(to, log) };
}

/** The seats that would go back to there, also while something else is voted on. */
function votesFor(to: number, log: readonly Entry[]): readonly SeatId[] {
  const aims = aimsIn(log);
  const seats = [...aims.keys()].filter((seat) => aims.get(seat) === to);
  return seats.sort((a, b) => a - b);
}

/** These seats vote to go back; it happens when more than half of the voters want it. */
export function voteToGoBack<Game extends GameShape>(
  table: TableOf<Game>,
  seats: readonly SeatId[],
  voters: readonly SeatId[],
  to: number,
): GoneBack {
  const before = votesIn(table.log);
  const known = before?.to === to ? before.seats : [];
  const earlier = votesFor(to, table.log);
  const agreed = [...new Set([...earlier, ...seats])].sort((a, b) => a - b);
  const votes = voters.filter((seat) => agreed.includes(seat)).length;
  const needed = votesNeeded(voters);
  const undone = votes >= needed;
  const steps = undone
    ? [() => table.goBack(agreed, to)]
    : seats.filter((seat) => !known.includes(seat)).map((seat) => () => table.vote(seat, to));
  for (const step of steps) {
    const result = step();
    if (!result.ok) return result;
  }
  return { ok: true, undone, votes, needed };
}
