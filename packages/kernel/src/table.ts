import { entryOf, isAnswer } from './answers.ts';
import type { GameEvent, GameModule, Outcome } from './game.ts';
import { hashOf } from './hash.ts';
import { type AnswerEntry, type Entry, Log, type Moment, standingOf } from './log.ts';
import { ScriptedLuck } from './luck.ts';
import { newLuck, type Origin, originOf, type TableOptions } from './origin.ts';
import type { Past, PastPart, Settled } from './past.ts';
import { Play } from './play.ts';
import {
  type Answer,
  type Decision,
  PARTY,
  type Question,
  type Refusal,
  type Role,
  refuse,
  type SeatId,
  toDecision,
  type Viewer,
} from './question.ts';
import { SEEDING } from './random.ts';
import { type GameRecord, type RecordHead, SAVE_FORMAT } from './record.ts';
import type { Snapshot } from './snapshot.ts';
import { Timeline } from './timeline.ts';
import { mayKnow, type TableEvent, type Told } from './told.ts';

/** What was added to the log: to be stored before anybody is told. */
export interface Added {
  readonly ok: true;
  readonly entries: readonly Entry[];
}

export type Answering<Event> =
  | (Added & { readonly events: readonly Told<Event>[] })
  | { readonly ok: false; readonly refusal: Refusal };

export type Undoing =
  | Added
  | { readonly ok: false; readonly reason: 'nothing-to-undo' | 'barrier' | 'no-such-seat' };

/** What somebody may know of the table. */
export interface TableView<View> {
  readonly viewer: Viewer;
  readonly game: View;
  /** What the viewer may answer. */
  readonly decisions: readonly Decision[];
  /** Who is being waited for, and for what. */
  readonly waitingFor: readonly { readonly seat: SeatId; readonly prompt: string }[];
  readonly canUndo: boolean;
  readonly outcome: Outcome | null;
  readonly moment: Moment;
}

/** Questions that wait, and the last safe point before them. */
interface Crossroads<State> {
  readonly asked: readonly Question[];
  readonly from: Snapshot<State>;
}

/** Questions that wait, and those of them that were put into words, by their ids. */
interface Worded {
  readonly asked: readonly Question[];
  readonly decisions: Map<number, Decision>;
}

/** A table that could not be brought back to where it was: it has to be loaded anew. */
export class TableLost extends Error {
  override name = 'TableLost';
}

/**
 * Runs one game: takes answers, keeps the log, tells what happened, goes back, saves and forks.
 * Whatever goes wrong, the table stands afterwards as it stood before.
 */
export class Table<State, Setup, Event extends GameEvent, View> {
  readonly #module: GameModule<State, Setup, Event, View>;
  readonly #options: TableOptions;
  readonly #origin: Origin<State, Setup>;
  readonly #log: Log;
  readonly #play: Play<State, Event>;
  /** Where futures of what is being asked begin, since somebody first looked into one. */
  #crossroads: Crossroads<State> | null = null;
  /** What is being asked, as far as somebody looked at it. */
  #worded: Worded = { asked: [], decisions: new Map() };

  private constructor(
    module: GameModule<State, Setup, Event, View>,
    origin: Origin<State, Setup>,
    options: TableOptions,
    log: Log,
    timeline: Timeline<State, Event | TableEvent>,
  ) {
    this.#module = module;
    this.#options = options;
    this.#origin = origin;
    this.#log = log;
    const isResumed = log.entries.some(({ t }) => t === 'rules-changed');
    const opening: TableEvent[] = isResumed ? [{ t: 'resumed-under-new-rules' }] : [];
    const luck = () => newLuck(origin, options);
    this.#play = new Play({ rules: module, options, luck, opening }, timeline);
  }

  /** Starts a game. Throws SetupError when the setup is impossible. */
  static start<State, Setup, Event extends GameEvent, View>(
    module: GameModule<State, Setup, Event, View>,
    setup: Setup,
    seed: string,
    options: TableOptions = {},
  ): Table<State, Setup, Event, View> {
    return Table.open(module, originOf(module, setup, seed, SEEDING, options), options);
  }

  /**
   * A table at its origin, with nothing answered. With the log of a game it knows what will have
   * happened, so that votes are told in their place while the answers are given again.
   */
  static open<State, Setup, Event extends GameEvent, View>(
    module: GameModule<State, Setup, Event, View>,
    origin: Origin<State, Setup>,
    options: TableOptions = {},
    log: readonly Entry[] = [],
  ): Table<State, Setup, Event, View> {
    const { start, rewinds } = standingOf(log);
    // The state was written by the game itself; the record's hash guards all that follows from it.
    const from = (start ?? origin.start) as Snapshot<State>;
    return new Table(module, origin, options, new Log(log), new Timeline(from, rewinds));
  }

  /** A table with the whole log, of which only the answers since the safe point of its past are given again. */
  static openAt<State, Setup, Event extends GameEvent, View>(
    module: GameModule<State, Setup, Event, View>,
    origin: Origin<State, Setup>,
    log: Log,
    past: Past,
    options: TableOptions = {},
  ): Table<State, Setup, Event, View> {
    const { start, answers, rewinds } = standingOf(log.entries);
    const from = (start ?? origin.start) as Snapshot<State>;
    const timeline = new Timeline<State, Event | TableEvent>(from, rewinds);
    timeline.resume(past as Past<State, Event>, answers);
    return new Table(module, origin, options, log, timeline);
  }

  get seats(): number {
    return this.#module.seats(this.#origin.setup);
  }

  /**
   * Called whenever something has been told, in the middle of the rules: for those who want to show
   * how the table stood then. Forks have none.
   */
  set witness(witness: ((event: Event) => void) | null) {
    this.#play.witness = witness;
  }

  /** The state as the rules see it, for tests and simulations. Never to be changed. */
  get state(): State {
    return this.#play.state;
  }

  get #timeline(): Timeline<State, Event | TableEvent> {
    return this.#play.timeline;
  }

  /** The questions that wait for an answer; none when the game is over. */
  get pending(): readonly Question[] {
    return this.#play.pending;
  }

  /** A question that waits, in words. To describe its options takes work: it is done once, for all who look. */
  decision(question: Question): Decision {
    // Whatever moves the table on, or back, makes another list of what waits.
    if (this.#worded.asked !== this.pending) {
      this.#worded = { asked: this.pending, decisions: new Map() };
    }
    const { decisions } = this.#worded;
    const decision =
      decisions.get(question.id) ?? toDecision(question, this.moment, this.#module.roleOf);
    decisions.set(question.id, decision);
    return decision;
  }

  /** What an option of a question is among the others. */
  roleOf({ means }: Question, option: string): Role | null {
    return this.#module.roleOf?.({ id: option, ...(means && { means: means(option) }) }) ?? null;
  }

  get outcome(): Outcome | null {
    return this.#module.outcome(this.#play.state);
  }

  get moment(): Moment {
    return { epoch: this.#log.epoch, n: this.answerCount };
  }

  /** Everything that ever happened at the table. */
  get log(): readonly Entry[] {
    return this.#log.entries;
  }

  /** The answers that stand. */
  get answers(): readonly AnswerEntry[] {
    return this.#timeline.answers;
  }

  get answerCount(): number {
    return this.#timeline.answers.length;
  }

  /** The number of answers that undo cannot go below without a vote. */
  get barrier(): number {
    return this.#timeline.barrier;
  }

  /** The last safe point that is kept: with the answers since, it leads to where the table stands. */
  get safePoint(): Snapshot<State> {
    return this.#timeline.lastMark.snapshot;
  }

  /** How far what is told and counted is settled at that safe point: nothing before is ever told anew. */
  get settled(): Settled {
    const { snapshot, events } = this.#timeline.lastMark;
    return { answers: snapshot.answers, events };
  }

  /** Keeps the last safe point there was, where they are kept only now and then. */
  settle(): void {
    this.#play.settle();
  }

  /** What came of the answers between two safe points; the second is the last one. */
  pastSince(from: Settled): PastPart<Event> {
    return this.#timeline.partSince(from) as PastPart<Event>;
  }

  /** Takes an answer, or refuses it and says why; then nothing has changed. */
  answer(seat: SeatId, answer: Answer): Answering<Event> {
    if (!isAnswer(answer)) return { ok: false, refusal: { reason: 'malformed' } };
    const question = this.#play.pendingQuestion(answer.decision);
    const refusal = this.#refusal(seat, answer, question);
    if (refusal || !question) return { ok: false, refusal: refusal ?? { reason: 'not-pending' } };
    const told = this.#timeline.events.length;
    const entry = entryOf(seat, answer);
    try {
      this.#play.answer(entry, question);
    } catch (error) {
      this.#restore(this.answers.filter((each) => each !== entry));
      return { ok: false, refusal: { reason: 'rule-failed', error } };
    }
    this.#log.add(entry);
    return { ok: true, entries: [entry], events: this.eventsSince(told, { seat }) };
  }

  /**
   * For deciders that pick from `pending` themselves: a legal answer, not checked a second time. A
   * rule that breaks down throws, and the table is of no more use.
   */
  answerQuestion(question: Question, picks: readonly string[]): void {
    const seat = question.seat === PARTY ? 0 : question.seat;
    const entry: AnswerEntry = { t: 'answer', seat, decision: question.id, picks };
    this.#play.answer(entry, question);
    this.#log.add(entry);
  }

  /** Gives an answer of the log again. Null when it was taken, else why not. */
  repeat(entry: AnswerEntry): Refusal | null {
    const question = this.#play.pendingQuestion(entry.decision);
    const refusal = this.#refusal(entry.seat, { ...entry, at: this.moment }, question);
    if (refusal || !question) return refusal ?? { reason: 'not-pending' };
    try {
      this.#play.answer(entry, question);
    } catch (error) {
      return { reason: 'rule-failed', error };
    }
    return null;
  }

  /** How much has been told so far. */
  get toldCount(): number {
    return this.#timeline.events.length;
  }

  /** Whether everybody may know what was told since. */
  isToldToAll(n: number): boolean {
    const { events } = this.#timeline;
    for (let i = n; i < events.length; i++) if (events[i]?.only) return false;
    return true;
  }

  eventsSince(n: number, viewer: Viewer): readonly Told<Event>[] {
    const told: Told<Event>[] = [];
    const { events } = this.#timeline;
    for (let i = n; i < events.length; i++) {
      const event = events[i] as Event | TableEvent;
      if (mayKnow(viewer, event)) told.push({ n: i, event });
    }
    return told;
  }

  /**
   * What somebody may know of the game itself. With what all may know at this moment at hand, a seat's
   * view need not be built from nothing. Throws RangeError when the seat is not at this table.
   */
  gameFor(viewer: Viewer, common?: View): View {
    if ('seat' in viewer && !this.#isSeat(viewer.seat)) {
      throw new RangeError(`there is no seat ${viewer.seat} at this table`);
    }
    const { viewOfSeat } = this.#module;
    if (common !== undefined && viewOfSeat && 'seat' in viewer) {
      return viewOfSeat(common, viewer.seat);
    }
    return this.#module.view(this.#play.state, viewer);
  }

  /** Throws RangeError when the viewer's seat is not at this table. */
  view(viewer: Viewer): TableView<View> {
    const { moment } = this;
    return {
      viewer,
      game: this.gameFor(viewer),
      decisions: this.pending
        .filter(({ seat }) => 'seat' in viewer && (seat === viewer.seat || seat === PARTY))
        .map((question) => this.decision(question)),
      waitingFor: this.pending.map((asked) => ({ seat: asked.seat, prompt: asked.prompt.key })),
      canUndo: this.answerCount > this.#timeline.barrier,
      outcome: this.outcome,
      moment,
    };
  }

  /** Goes back to so many answers, if no die was rolled and nothing hidden was seen since. */
  undo(seat: SeatId, to = this.answerCount - 1): Undoing {
    const reason = this.#hindrance([seat], to);
    if (reason) return { ok: false, reason };
    if (to < this.#timeline.barrier) return { ok: false, reason: 'barrier' };
    return this.#goBack({ t: 'undo', to, seats: [seat], vote: false });
  }

  /** Goes back to so many answers whatever came of them, because these seats want it. Who must agree is for others to say. */
  goBack(seats: readonly SeatId[], to = this.answerCount - 1): Undoing {
    const reason = this.#hindrance(seats, to);
    if (reason) return { ok: false, reason };
    return this.#goBack({ t: 'undo', to, seats, vote: true });
  }

  /** Makes the last entries not have happened: what could not be stored must not be shown. */
  forget(entries: number): void {
    this.#log.cutTo(this.log.length - entries);
    this.#restore(standingOf(this.log).answers);
  }

  /** A fingerprint of all that decides how the game goes on. */
  hash(): string {
    const asked = this.pending.map(({ id, seat, options, min, max }) => [
      id,
      seat,
      options,
      min,
      max,
    ]);
    return hashOf([this.#play.state, this.#play.luck.save(), this.#play.questions, asked]);
  }

  /** A fingerprint of the log. Costs no more late in a game than early. */
  get seal(): string {
    return this.#log.seal;
  }

  /** What is kept beside the log; costs no more late in a game than early. */
  head(): RecordHead {
    return { hash: this.hash(), seal: this.seal, snapshot: this.safePoint };
  }

  save(): GameRecord {
    const { setup, seed, seeding = SEEDING, start, inTheMiddle } = this.#origin;
    const { packs } = this.#module;
    return {
      format: SAVE_FORMAT,
      game: this.#module.id,
      rules: this.#module.rules,
      setup,
      seed,
      seeding,
      ...(inTheMiddle ? { origin: start } : {}),
      log: [...this.log],
      ...this.head(),
      ...(packs ? { packs: packs.map(({ pack }) => pack) } : {}),
    };
  }

  /** A second table at the same point that goes its own way. */
  fork(options: TableOptions = {}): Table<State, Setup, Event, View> {
    const both = { ...this.#options, ...options };
    const log = new Log(this.log);
    return new Table(this.#module, this.#origin, both, log, this.#timeline.copy());
  }

  /**
   * A table at the same point without a past, for looking ahead: it keeps no events and cannot go
   * back, and its luck differs from here on.
   */
  future(seed: string): Table<State, Setup, Event, View> {
    const timeline = this.#timeline.from(this.#lastSafePoint());
    const options = { ...this.#options, events: false, snapshots: false };
    const future = new Table(this.#module, this.#origin, options, new Log(), timeline);
    future.#play.luck.reseed(seed);
    return future;
  }

  /**
   * The last safe point before what is being asked. Marks are made at the first one after an answer:
   * what the rules did since without asking is played once, for all futures.
   */
  #lastSafePoint(): Snapshot<State> {
    if (this.#crossroads?.asked !== this.pending) {
      const mark = this.#timeline.lastMark.snapshot;
      const { timeline } = this.#play.ahead(mark, { snapshots: 'all', events: false });
      const { snapshot } = timeline.lastMark;
      const from = { ...snapshot, answers: mark.answers + snapshot.answers };
      this.#crossroads = { asked: this.pending, from };
    }
    return this.#crossroads.from;
  }

  /** For tests with scripted dice: every die that was written down must have been rolled. */
  assertScriptUsed(): void {
    const { luck } = this.#play;
    if (luck instanceof ScriptedLuck) luck.assertAllUsed();
  }

  #refusal(seat: SeatId, answer: Answer, question: Question | undefined): Refusal | null {
    const { picks, at } = answer;
    if (!this.#isSeat(seat)) return { reason: 'no-such-seat' };
    if (at.epoch !== this.#log.epoch || at.n > this.answerCount) return { reason: 'moment-passed' };
    // Whoever decides side by side with others may answer though they did so first.
    if (!question) return { reason: 'not-pending' };
    const mayAnswer = question.seat === seat || question.seat === PARTY;
    return mayAnswer ? refuse(question, picks) : { reason: 'not-your-decision' };
  }

  #isSeat(seat: SeatId): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats;
  }

  #isBefore(n: number): boolean {
    return Number.isInteger(n) && n >= 0 && n < this.answerCount;
  }

  #hindrance(seats: readonly SeatId[], to: number): 'no-such-seat' | 'nothing-to-undo' | null {
    if (!seats.every((seat) => this.#isSeat(seat))) return 'no-such-seat';
    return this.#isBefore(to) ? null : 'nothing-to-undo';
  }

  #goBack(entry: Entry): Undoing {
    this.#log.add(entry);
    this.#restore(standingOf(this.log).answers);
    return { ok: true, entries: [entry] };
  }

  /** Brings the table to where exactly these answers were given. */
  #restore(answers: readonly AnswerEntry[]): void {
    this.#timeline.rewinds = standingOf(this.log).rewinds;
    try {
      this.#play.goTo(answers);
    } catch {
      // They were taken before: whatever failed now may not fail a second time.
      try {
        this.#play.goTo(answers);
      } catch (error) {
        throw new TableLost('the rules fail over answers that they took before', { cause: error });
      }
    }
  }
}
