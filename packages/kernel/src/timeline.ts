import type { SeatId } from './question.ts';
import type { RecordedAnswer, Rewind, Snapshot } from './record.ts';

/** A snapshot and how many events had been told when it was taken. */
export interface Mark<State> {
  readonly snapshot: Snapshot<State>;
  readonly events: number;
}

/** Marks kept besides the start; going back further replays more answers. */
const MARKS_KEPT = 8;

/** What has been answered so far and what came of it: the part of a table that undo cuts back. */
export class Timeline<State, Event> {
  readonly start: Mark<State>;
  readonly answers: RecordedAnswer[] = [];
  readonly events: Event[] = [];
  /** For each answer, whether luck or a secret came into play after it. */
  readonly #fateful: boolean[] = [];
  #marks: Mark<State>[] = [];
  #rewinds: readonly Rewind[];

  constructor(start: Snapshot<State>, rewinds: readonly Rewind[]) {
    this.start = { snapshot: start, events: 0 };
    this.#rewinds = rewinds;
  }

  get rewinds(): readonly Rewind[] {
    return this.#rewinds;
  }

  get lastMark(): Mark<State> {
    return this.#marks.at(-1) ?? this.start;
  }

  /** The number of answers that undo cannot go below without a vote. */
  get barrier(): number {
    return this.#fateful.lastIndexOf(true) + 1;
  }

  setFateful(fateful: boolean): void {
    this.#fateful[this.answers.length - 1] = fateful;
  }

  mark(snapshot: Snapshot<State>): void {
    if (this.#marks.length === MARKS_KEPT) this.#marks.shift();
    this.#marks.push({ snapshot, events: this.events.length });
  }

  /** The votes to go back that were taken at the present point. */
  rewindsHere(): readonly Rewind[] {
    return this.#rewinds.filter((rewind) => rewind.kept === this.answers.length);
  }

  addRewind(voters: readonly SeatId[]): void {
    this.#rewinds = [...this.#rewinds, { kept: this.answers.length - 1, voters }];
  }

  /**
   * Cuts back to the last mark at or before this many answers. Returns the answers after the mark
   * that are to be given again.
   */
  cutTo(count: number): readonly RecordedAnswer[] {
    this.#marks = this.#marks.filter(({ snapshot }) => snapshot.answers <= count);
    // A vote about answers that are gone now stays in the log, at the point we go back to. Where
    // nothing is taken back, as on loading, votes about answers still to be given stay as they are.
    if (count < this.answers.length) {
      this.#rewinds = this.#rewinds.map((each) => ({ ...each, kept: Math.min(each.kept, count) }));
    }
    const { snapshot, events } = this.lastMark;
    const again = this.answers.slice(snapshot.answers, count);
    this.answers.length = snapshot.answers;
    this.#fateful.length = snapshot.answers;
    this.events.length = events;
    return again;
  }

  /** A timeline that goes on by itself; without its events when nobody will read them. */
  copy(withEvents: boolean): Timeline<State, Event> {
    const copy = new Timeline<State, Event>(this.start.snapshot, this.#rewinds);
    copy.#marks = withEvents ? [...this.#marks] : this.#marks.map(withoutEvents);
    copy.answers.push(...this.answers);
    if (withEvents) copy.events.push(...this.events);
    copy.#fateful.push(...this.#fateful);
    return copy;
  }
}

function withoutEvents<State>({ snapshot }: Mark<State>): Mark<State> {
  return { snapshot, events: 0 };
}
