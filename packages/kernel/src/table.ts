import { Game, type GameEvent, type GameModule, type Outcome } from './game.ts';
import { hashOf } from './hash.ts';
import { type Luck, type RollScript, ScriptedLuck, SeededLuck } from './luck.ts';
import {
  type Answer,
  type Decision,
  PARTY,
  type Question,
  type Refusal,
  refuse,
  type SeatId,
  toDecision,
} from './question.ts';
import {
  type GameRecord,
  type RecordedAnswer,
  type Rewind,
  SAVE_FORMAT,
  type Snapshot,
} from './record.ts';
import { Run } from './run.ts';
import { Timeline } from './timeline.ts';

export interface TableOptions {
  /** Keep events (default) or not: simulations do not need them. */
  readonly events?: boolean;
  /** Keep snapshots at safe points (default): they make undo and forks cheap. */
  readonly snapshots?: boolean;
  /** Dice that a test wrote down. */
  readonly script?: RollScript;
}

/** Events that belong to the table and to no game. */
export interface TableEvent extends GameEvent {
  readonly t: 'undone-by-vote' | 'resumed-under-new-rules';
  readonly voters?: readonly SeatId[];
}

/** An event and its number, counted from 0. */
export interface Told<Event> {
  readonly n: number;
  readonly event: Event | TableEvent;
}

export type Answering<Event> =
  | { readonly ok: true; readonly events: readonly Told<Event>[] }
  | { readonly ok: false; readonly refusal: Refusal };

export type Undoing =
  | { readonly ok: true; readonly undone: boolean; readonly votes: number; readonly needed: number }
  | { readonly ok: false; readonly reason: 'nothing-to-undo' | 'barrier' | 'no-such-seat' };

/** What a seat may know of the table. */
export interface TableView<View> {
  readonly seat: SeatId;
  readonly game: View;
  readonly decisions: readonly Decision[];
  /** Who is being waited for, and for what. */
  readonly waitingFor: readonly { readonly seat: SeatId; readonly prompt: string }[];
  readonly canUndo: boolean;
  readonly outcome: Outcome | null;
  /** How many answers were given and how often the table went back: together they name the moment. */
  readonly answers: number;
  readonly undos: number;
}

/** Where a game starts: its setup, its seed, and the first safe point. */
export interface Origin<State, Setup> {
  readonly setup: Setup;
  readonly seed: string;
  readonly start: Snapshot<State>;
  /** True when the start does not follow from setup and seed and must be saved with the game. */
  readonly inTheMiddle: boolean;
}

const QUIET = { ok: true, events: [] } as const;

/** Runs one game: takes answers, keeps the record, tells what happened, goes back, saves and forks. */
export class Table<State, Setup, Event extends GameEvent, View> {
  readonly #module: GameModule<State, Setup, Event, View>;
  readonly #options: TableOptions;
  readonly #origin: Origin<State, Setup>;
  readonly #luck: Luck;
  readonly #timeline: Timeline<State, Event | TableEvent>;
  readonly #votes = new Set<SeatId>();
  #game!: Game<State, Event>;
  #run!: Run<State, Event>;
  #undos = 0;

  private constructor(
    module: GameModule<State, Setup, Event, View>,
    origin: Origin<State, Setup>,
    options: TableOptions,
    timeline: Timeline<State, Event | TableEvent>,
  ) {
    this.#module = module;
    this.#options = options;
    this.#origin = origin;
    this.#timeline = timeline;
    this.#luck = newLuck(origin.seed, options);
    this.#playAgain(timeline.cutTo(timeline.answers.length));
  }

  /** Starts a game. Throws SetupError when the setup is impossible. */
  static start<State, Setup, Event extends GameEvent, View>(
    module: GameModule<State, Setup, Event, View>,
    setup: Setup,
    seed: string,
    options: TableOptions = {},
    rewinds: readonly Rewind[] = [],
  ): Table<State, Setup, Event, View> {
    const checked = module.parseSetup(setup);
    const luck = newLuck(seed, options);
    const state = module.setUp(checked, luck);
    const start = { answers: 0, questions: 0, luck: luck.save(), state };
    return Table.open(
      module,
      { setup: checked, seed, start, inTheMiddle: false },
      options,
      rewinds,
    );
  }

  /** Starts a game in the middle, in a state at a safe point: for tests and to resume a saved snapshot. */
  static open<State, Setup, Event extends GameEvent, View>(
    module: GameModule<State, Setup, Event, View>,
    origin: Origin<State, Setup>,
    options: TableOptions = {},
    rewinds: readonly Rewind[] = [],
  ): Table<State, Setup, Event, View> {
    return new Table(module, origin, options, new Timeline(origin.start, rewinds));
  }

  get seats(): number {
    return this.#module.seats(this.#origin.setup);
  }

  /** The state as the rules see it, for tests and simulations. Never to be changed. */
  get state(): State {
    return this.#game.state;
  }

  /** The questions that wait for an answer; none when the game is over. */
  get pending(): readonly Question[] {
    return this.#run.pending;
  }

  get outcome(): Outcome | null {
    return this.#module.outcome(this.#game.state);
  }

  get answerCount(): number {
    return this.#timeline.answers.length;
  }

  /** The number of answers that undo cannot go below without a vote. */
  get barrier(): number {
    return this.#timeline.barrier;
  }

  answer(seat: SeatId, answer: Answer): Answering<Event> {
    const question = this.#pendingQuestion(answer.decision);
    const refusal = this.#refusal(seat, answer, question);
    if (refusal || !question) return { ok: false, refusal: refusal ?? { reason: 'not-pending' } };
    const told = this.#timeline.events.length;
    this.#apply([answer.decision, seat, [...answer.picks]], question);
    if (told === this.#timeline.events.length) return QUIET;
    return { ok: true, events: this.eventsSince(told, seat) };
  }

  /** For deciders that pick from `pending` themselves: a legal answer, not checked a second time. */
  answerQuestion(question: Question, picks: readonly string[]): void {
    this.#apply([question.id, question.seat === PARTY ? 0 : question.seat, picks], question);
  }

  eventsSince(n: number, seat: SeatId): readonly Told<Event>[] {
    const told: Told<Event>[] = [];
    const { events } = this.#timeline;
    for (let i = n; i < events.length; i++) {
      const event = events[i] as Event | TableEvent;
      if (!event.only || event.only.includes(seat)) told.push({ n: i, event });
    }
    return told;
  }

  view(seat: SeatId): TableView<View> {
    const mine = this.pending.filter((asked) => asked.seat === seat || asked.seat === PARTY);
    return {
      seat,
      game: this.#module.view(this.#game.state, seat),
      decisions: mine.map(toDecision),
      waitingFor: this.pending.map((asked) => ({ seat: asked.seat, prompt: asked.prompt.key })),
      canUndo: this.answerCount > this.#timeline.barrier,
      outcome: this.outcome,
      answers: this.answerCount,
      undos: this.#undos,
    };
  }

  /** Takes back the last answer, if no die was rolled and nothing hidden was seen since. */
  undo(): Undoing {
    if (this.answerCount === 0) return { ok: false, reason: 'nothing-to-undo' };
    if (this.answerCount <= this.#timeline.barrier) return { ok: false, reason: 'barrier' };
    this.#goBack();
    return { ok: true, undone: true, votes: 0, needed: 0 };
  }

  /** A vote to take back the last answer whatever came of it. More than half of the seats decide. */
  voteToUndo(seat: SeatId): Undoing {
    if (this.answerCount === 0) return { ok: false, reason: 'nothing-to-undo' };
    if (!this.#isSeat(seat)) return { ok: false, reason: 'no-such-seat' };
    this.#votes.add(seat);
    const votes = this.#votes.size;
    const needed = Math.floor(this.seats / 2) + 1;
    if (votes < needed) return { ok: true, undone: false, votes, needed };
    this.#timeline.addRewind([...this.#votes].sort((a, b) => a - b));
    this.#goBack();
    return { ok: true, undone: true, votes, needed };
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
    return hashOf([this.#game.state, this.#luck.save(), this.#run.questions, asked]);
  }

  save(): GameRecord {
    const { setup, seed, start, inTheMiddle } = this.#origin;
    const { answers, rewinds, lastMark } = this.#timeline;
    return {
      format: SAVE_FORMAT,
      game: this.#module.id,
      rules: this.#module.rules,
      setup,
      seed,
      ...(inTheMiddle ? { origin: start } : {}),
      answers: [...answers],
      rewinds,
      hash: this.hash(),
      seal: hashOf(answers),
      snapshot: lastMark.snapshot,
    };
  }

  /**
   * A second table at the same point that goes its own way. With a seed its luck differs from here
   * on, as look-ahead needs it.
   */
  fork(options: TableOptions & { readonly seed?: string } = {}): Table<State, Setup, Event, View> {
    const { seed, ...changed } = options;
    const both = { ...this.#options, ...changed };
    const timeline = this.#timeline.copy(both.events !== false);
    const fork = new Table(this.#module, this.#origin, both, timeline);
    if (seed !== undefined) fork.#luck.reseed(seed);
    return fork;
  }

  /** Tells everyone something that is not the game's: see TableEvent. */
  tell(event: TableEvent): void {
    if (this.#options.events !== false) this.#timeline.events.push(event);
  }

  /** For tests with scripted dice: every die that was written down must have been rolled. */
  assertScriptUsed(): void {
    if (this.#luck instanceof ScriptedLuck) this.#luck.assertAllUsed();
  }

  #refusal(seat: SeatId, answer: Answer, question: Question | undefined): Refusal | null {
    const { picks } = answer;
    const wellFormed = Array.isArray(picks) && picks.every((pick) => typeof pick === 'string');
    if (!wellFormed) return { reason: 'malformed' };
    if (!question) return { reason: 'not-pending' };
    const mayAnswer = question.seat === seat || (question.seat === PARTY && this.#isSeat(seat));
    return mayAnswer ? refuse(question, picks) : { reason: 'not-your-decision' };
  }

  #isSeat(seat: SeatId): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats;
  }

  #pendingQuestion(decision: number): Question | undefined {
    return this.pending.find((question) => question.id === decision);
  }

  #apply(answer: RecordedAnswer, question: Question): void {
    this.#timeline.answers.push(answer);
    if (this.#votes.size > 0) this.#votes.clear();
    const fate = this.#game.fate;
    this.#run.resume(question, answer[2]);
    this.#timeline.setFateful(this.#game.fate !== fate);
    if (this.#timeline.rewinds.length > 0) this.#tellRewinds();
  }

  #goBack(): void {
    this.#votes.clear();
    this.#undos++;
    this.#playAgain(this.#timeline.cutTo(this.answerCount - 1));
  }

  /** Restores the last mark of the timeline and gives these answers again. */
  #playAgain(answers: readonly RecordedAnswer[]): void {
    const { snapshot } = this.#timeline.lastMark;
    this.#luck.restore(snapshot.luck);
    const tell = (event: Event) => this.#timeline.events.push(event);
    const state = this.#module.clone(snapshot.state);
    this.#game = new Game(state, this.#luck, this.#options.events === false ? null : tell);
    const atSafePoint = this.#options.snapshots === false ? null : () => this.#takeSnapshot();
    this.#run = new Run(this.#module, this.#game, snapshot.questions, atSafePoint);
    this.#run.begin();
    this.#tellRewinds();
    for (const answer of answers) {
      this.#apply(answer, this.#pendingQuestion(answer[0]) as Question);
    }
  }

  #tellRewinds(): void {
    for (const { voters } of this.#timeline.rewindsHere())
      this.tell({ t: 'undone-by-vote', voters });
  }

  #takeSnapshot(): void {
    const answers = this.answerCount;
    // Between two answers one safe point is enough: going on from the first costs only a few rules.
    if (answers === this.#timeline.lastMark.snapshot.answers) return;
    const state = this.#module.clone(this.#game.state);
    const luck = this.#luck.save();
    this.#timeline.mark({ answers, questions: this.#run.questions, luck, state });
  }
}

function newLuck(seed: string, options: TableOptions): Luck {
  return options.script ? new ScriptedLuck(options.script, seed) : new SeededLuck(seed);
}
