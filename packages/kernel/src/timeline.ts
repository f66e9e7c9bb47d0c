import type { AnswerEntry, Rewind } from './log.ts';
import type { Past, PastPart, Settled } from './past.ts';
import type { Snapshot } from './snapshot.ts';

/** A snapshot and how many events had been told when it was taken. */
export interface Mark<State> {
  readonly snapshot: Snapshot<State>;
  readonly events: number;
}

/** Marks kept besides the start; going back further replays more answers. */
const MARKS_KEPT = 8;

/** The answers that stand and what came of them: the part of a table that undo cuts back. */
export class Timeline<State, Event> {
  readonly start: Mark<State>;
  readonly answers: AnswerEntry[] = [];
  readonly events: Event[] = [];
  /** For each answer, whether luck or a secret came into play after it. */
  readonly #fateful: boolean[] = [];
  #marks: Mark<State>[] = [];
  rewinds: readonly Rewind[];

  constructor(start: Snapshot<State>, rewinds: readonly Rewind[]) {
    this.start = { snapshot: start, events: 0 };
    this.rewinds = rewinds;
  }

  get lastMark(): Mark<State> {
    return this.#marks.at(-1) ?? this.start;
  }

  /** The number of answers that undo cannot go below without a vote. */
  get barrier(): number {
    return this.#fateful.lastIndexOf(true) + 1;
  }

  /** Says it of the last answer. */
  setFateful(fateful: boolean): void {
    this.#fateful.push(fateful);
  }

  mark(snapshot: Snapshot<State>, events = this.events.length): void {
    if (this.#marks.length === MARKS_KEPT) this.#marks.shift();
    this.#marks.push({ snapshot, events });
  }

  /** The votes to go back that were taken at the present point. */
  rewindsHere(): readonly Rewind[] {
    return this.rewinds.filter((rewind) => rewind.kept === this.answers.length);
  }

  /**
   * Cuts back to the last mark at or before this many answers. Returns the answers after the mark
   * that are to be given again.
   */
  cutTo(count: number): readonly AnswerEntry[] {
    // An answer that broke down in the middle is given again: no mark inside it counts.
    const whole = Math.min(count, this.#fateful.length);
    this.#marks = this.#marks.filter(({ snapshot }) => snapshot.answers <= whole);
    const { snapshot, events } = this.lastMark;
    const again = this.answers.slice(snapshot.answers, count);
    this.answers.length = snapshot.answers;
    this.#fateful.length = snapshot.answers;
    this.events.length = events;
    return again;
  }

  /** Goes on from the safe point of a past; these are all answers that stand, before and since. */
  resume({ snapshot, fateful, events }: Past<State, Event>, answers: readonly AnswerEntry[]): void {
    for (const answer of answers) this.answers.push(answer);
    for (const each of fateful) this.#fateful.push(each);
    for (const event of events) this.events.push(event);
    this.#marks = [{ snapshot, events: events.length }];
  }

  partSince({ answers, events }: Settled): PastPart<Event> {
    const { snapshot, events: told } = this.lastMark;
    const fateful = this.#fateful.slice(answers, snapshot.answers).map(Number).join('');
    return { answers, fateful, told: events, events: this.events.slice(events, told) };
  }

  /** A timeline that begins at this safe point, with the answers that were given since. */
  from(snapshot: Snapshot<State>): Timeline<State, Event> {
    const before = snapshot.answers;
    const rewinds = this.rewinds
      .filter(({ kept }) => kept >= before)
      .map((rewind) => ({ ...rewind, kept: rewind.kept - before }));
    const timeline = new Timeline<State, Event>({ ...snapshot, answers: 0 }, rewinds);
    timeline.answers.push(...this.answers.slice(before));
    return timeline;
  }

  /** A timeline that goes on by itself. */
  copy(): Timeline<State, Event> {
    const copy = new Timeline<State, Event>(this.start.snapshot, this.rewinds);
    copy.#marks = [...this.#marks];
    copy.answers.push(...this.answers);
    copy.events.push(...this.events);
    copy.#fateful.push(...this.#fateful);
    return copy;
  }
}
