import { sharedStart } from './answers.ts';
import { Game, type GameEvent, type Rules } from './game.ts';
import type { AnswerEntry } from './log.ts';
import type { Luck } from './luck.ts';
import type { TableOptions } from './origin.ts';
import type { Question } from './question.ts';
import { Run } from './run.ts';
import type { Snapshot } from './snapshot.ts';
import type { Timeline } from './timeline.ts';
import type { TableEvent } from './told.ts';

/** What it takes to play. */
export interface PlayParts<State, Event extends GameEvent> {
  readonly rules: Rules<State, Event> & { clone(state: State): State };
  readonly options: TableOptions;
  /** New luck; it is brought to where it stood. */
  readonly luck: () => Luck;
  /** What is told before anything else. */
  readonly opening: readonly TableEvent[];
}

/**
 * A game that is played along its timeline: answers go in, and what comes of them is kept there, with
 * copies of the state at safe points, so that it can go back. Who may answer what is the table's part.
 */
export class Play<State, Event extends GameEvent> {
  readonly timeline: Timeline<State, Event | TableEvent>;
  readonly luck: Luck;
  readonly #parts: PlayParts<State, Event>;
  #game!: Game<State, Event>;
  #run!: Run<State, Event>;
  /** Called whenever something has been told, in the middle of the rules. */
  witness: ((event: Event) => void) | null = null;

  /** Plays a timeline up to its last answer. */
  constructor(parts: PlayParts<State, Event>, timeline: Timeline<State, Event | TableEvent>) {
    this.#parts = parts;
    this.timeline = timeline;
    this.luck = parts.luck();
    this.#playAgain(timeline.cutTo(timeline.answers.length));
  }

  get state(): State {
    return this.#game.state;
  }

  get pending(): readonly Question[] {
    return this.#run.pending;
  }

  /** How many questions have been asked so far. */
  get questions(): number {
    return this.#run.questions;
  }

  pendingQuestion(decision: number): Question | undefined {
    return this.pending.find((question) => question.id === decision);
  }

  answer(answer: AnswerEntry, question: Question): void {
    this.timeline.answers.push(answer);
    const fate = this.#game.fate;
    this.#run.resume(question, answer.picks);
    this.timeline.setFateful(this.#game.fate !== fate);
    if (this.timeline.rewinds.length > 0) this.#tellRewinds();
  }

  /** Goes to where exactly these answers were given: back as far as it must, and on from there. */
  goTo(answers: readonly AnswerEntry[]): void {
    const shared = sharedStart(this.timeline.answers, answers);
    const again = this.timeline.cutTo(shared);
    this.#playAgain([...again, ...answers.slice(shared)]);
  }

  /** The same game from this safe point up to here, apart from this one. */
  ahead(from: Snapshot<State>, options: TableOptions): Play<State, Event> {
    const parts = { ...this.#parts, options: { ...this.#parts.options, ...options }, opening: [] };
    return new Play(parts, this.timeline.from(from));
  }

  /**
   * Keeps the last safe point there was. Where they are kept only now and then, the answers since are
   * played once more for it.
   */
  settle(): void {
    const { answers, events, lastMark } = this.timeline;
    const from = lastMark.snapshot;
    if (from.answers === answers.length) return;
    const { timeline } = this.ahead(from, { snapshots: true, events: true });
    const { snapshot, events: told } = timeline.lastMark;
    if (snapshot.answers === 0) return;
    const toldSince = timeline.events.length - told;
    const settled = { ...snapshot, answers: from.answers + snapshot.answers };
    this.timeline.mark(settled, events.length - toldSince);
  }

  /** Restores the last mark of the timeline and gives these answers again. */
  #playAgain(answers: readonly AnswerEntry[]): void {
    const { rules, options, opening } = this.#parts;
    const { snapshot } = this.timeline.lastMark;
    this.luck.restore(snapshot.luck);
    const tell = (event: Event) => {
      this.timeline.events.push(event);
      this.witness?.(event);
    };
    this.#game = new Game(
      rules.clone(snapshot.state),
      this.luck,
      options.events === false ? null : tell,
    );
    const atSafePoint = options.snapshots === false ? null : () => this.#takeSnapshot();
    this.#run = new Run(rules, this.#game, snapshot.questions, atSafePoint);
    if (this.timeline.answers.length === 0) for (const event of opening) this.#tell(event);
    this.#run.begin();
    this.#tellRewinds();
    for (const answer of answers) {
      this.answer(answer, this.pendingQuestion(answer.decision) as Question);
    }
  }

  #tellRewinds(): void {
    for (const { voters } of this.timeline.rewindsHere()) {
      this.#tell({ t: 'undone-by-vote', voters });
    }
  }

  /** Tells everyone something that is not the game's: see TableEvent. */
  #tell(event: TableEvent): void {
    if (this.#parts.options.events !== false) this.timeline.events.push(event);
  }

  #takeSnapshot(): void {
    const { answers, lastMark } = this.timeline;
    if (!this.#wantsSnapshot(answers.length - lastMark.snapshot.answers)) return;
    const state = this.#parts.rules.clone(this.#game.state);
    const luck = this.luck.save();
    this.timeline.mark({ answers: answers.length, questions: this.questions, luck, state });
  }

  /** Between two answers one safe point is enough: going on from the first costs only a few rules. */
  #wantsSnapshot(since: number): boolean {
    const { snapshots } = this.#parts.options;
    if (snapshots === 'all') return true;
    if (since === 0) return false;
    return typeof snapshots !== 'number' || since >= snapshots;
  }
}
