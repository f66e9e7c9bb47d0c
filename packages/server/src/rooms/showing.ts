import type { GameShape, News, TableOf } from '@crawlspace/host';
import {
  changesBetween,
  type Own,
  type Shown,
  type StepBetween,
  type Tell,
  type Update,
  type Votes,
} from '@crawlspace/host/online';
import {
  type GameEvent,
  type Moment,
  PARTY,
  type SeatId,
  SPECTATOR,
  type Told,
} from '@crawlspace/kernel';

type AnyTable = TableOf<GameShape>;

/** What has to be known of those who sit to say what they may see. */
export interface Sitters {
  /** Who would go back, and how many votes that takes. */
  readonly votes: Votes | null;
  /** How many answers stood before the last one of a person; -1 when there is none. */
  readonly undoTarget: number;
}

/**
 * What viewers are shown of a table. What all may know is built once for each change, and what only
 * some seats may know once for each set of seats; both as text, ready to be sent.
 */
export class Showing {
  readonly #table: AnyTable;
  #shown: Shown;
  #told: Told<GameEvent>[];
  #sitters: Sitters;

  constructor(table: AnyTable, sitters: Sitters) {
    this.#table = table;
    this.#sitters = sitters;
    this.#shown = this.#look();
    this.#told = [...table.eventsSince(0, SPECTATOR)];
  }

  get moment(): Moment {
    return this.#shown.moment;
  }

  /** What all may know of the game, as it was shown last, and how much had been told by then. */
  get last(): { readonly game: unknown; readonly told: number } {
    return { game: this.#shown.game, told: (this.#told.at(-1)?.n ?? -1) + 1 };
  }

  /** Looks at the table anew. Returns what a viewer with these seats, or without any, is to be sent. */
  next(
    seq: number,
    { thought }: News,
    sitters: Sitters,
    steps: readonly StepBetween[] = [],
  ): (seats: readonly SeatId[]) => string {
    this.#sitters = sitters;
    const shown = this.#look();
    const told = this.#tell();
    const common = JSON.stringify({
      t: 'update',
      seq,
      shown: changesBetween(this.#shown, shown),
      told,
      ...(steps.length > 0 ? { steps } : {}),
      thought,
    } satisfies Omit<Update, 'own'>);
    this.#shown = shown;
    const start = `${common.slice(0, -1)},"own":`;
    // They last as long as they are sent: between two answers a table keeps no more than it has to.
    const texts = new Map<string, string>();
    return (seats) => {
      const key = seats.join();
      const known = texts.get(key);
      if (known !== undefined) return known;
      const text = `${start}${JSON.stringify(this.#ownOf(seats, told.from))}}`;
      texts.set(key, text);
      return text;
    };
  }

  /** All of it, for somebody who comes. `known` is how many events they have, if they have any. */
  whole(seats: readonly SeatId[], known: number): { shown: Shown; told: Tell; own: Own | null } {
    const events = this.#table.eventsSince(known, SPECTATOR);
    const own = this.#ownOf(seats, known);
    return { shown: this.#shown, told: { from: known, events }, own };
  }

  /** How many events there were; those who have more, or have them from another past, start anew. */
  knownOf(have: (Moment & { readonly told: number }) | undefined): number {
    const last = this.#told.at(-1)?.n ?? -1;
    if (!have || have.epoch !== this.#shown.moment.epoch || have.told > last + 1) return 0;
    return have.told;
  }

  #look(): Shown {
    const { barrier, pending, outcome, moment } = this.#table;
    return {
      game: this.#table.gameFor(SPECTATOR),
      waitingFor: pending.map(({ seat, prompt }) => ({ seat, prompt: prompt.key })),
      outcome,
      moment,
      barrier,
      votes: this.#sitters.votes,
    };
  }

  /** What was told since; after a step back, from the first event on that is not the same any more. */
  #tell(): Tell {
    const before = this.#told;
    const isAppended = this.#table.moment.epoch === this.#shown.moment.epoch;
    if (isAppended) {
      const from = (before.at(-1)?.n ?? -1) + 1;
      const events = this.#table.eventsSince(from, SPECTATOR);
      for (const event of events) before.push(event);
      return { from, events };
    }
    this.#told = [...this.#table.eventsSince(0, SPECTATOR)];
    const same = this.#told.findIndex(({ event }, i) => event !== before[i]?.event);
    const shared = same < 0 ? this.#told.length : same;
    return { from: (this.#told[shared - 1]?.n ?? -1) + 1, events: this.#told.slice(shared) };
  }

  #ownOf(seats: readonly SeatId[], from: number): Own | null {
    const asked = this.#table.pending.find(({ seat }) => seats.includes(seat));
    const seat = asked?.seat ?? seats[0];
    if (seat === undefined) return null;
    const game = this.#table.gameFor({ seat }, this.#shown.game as object);
    return {
      seat,
      seats,
      game: changesBetween(this.#shown.game, game),
      told: this.#privately(seats, from),
      decisions: this.#table.pending
        .filter((question) => question.seat === PARTY || seats.includes(question.seat))
        .map((question) => this.#table.decision(question)),
      canUndo: this.canUndo(seats),
    };
  }

  /** Whether the last answer of a person was given by one of these seats and nothing came of it yet. */
  canUndo(seats: readonly SeatId[]): boolean {
    const { undoTarget } = this.#sitters;
    const { answers, barrier } = this.#table;
    const last = answers[undoTarget];
    return last !== undefined && undoTarget >= barrier && seats.includes(last.seat);
  }

  /** The events that not everybody may know: mostly there are none. */
  #privately(seats: readonly SeatId[], from: number): readonly Told<GameEvent>[] {
    if (this.#table.isToldToAll(from)) return [];
    const told = new Map<number, Told<GameEvent>>();
    for (const seat of seats) {
      for (const each of this.#table.eventsSince(from, { seat })) {
        if (each.event.only) told.set(each.n, each);
      }
    }
    return [...told.values()].sort((a, b) => a.n - b.n);
  }
}
