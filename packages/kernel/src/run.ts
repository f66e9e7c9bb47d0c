import { EndlessError, type Game, type GameEvent, type Rules } from './game.ts';
import { type Answered, onlyAnswer, type Question } from './question.ts';
import { type Asked, GameOver, type Rule } from './rule.ts';

/** More safe points than this without a question, and the rules go round in circles. */
const MOST_SILENT_STEPS = 10_000;

const NOTHING: readonly Question[] = [];
const OVER = { value: undefined, done: true } as const;

/**
 * A game under way: runs the rules until they ask something. Knows nothing of seats, records or
 * undo; that is the table's part.
 */
export class Run<State, Event extends GameEvent> {
  readonly #rules: Rules<State, Event>;
  readonly #game: Game<State, Event>;
  readonly #atSafePoint: (() => void) | null;
  #coroutine: Rule | null = null;
  #pending: readonly Question[] = NOTHING;
  /** How many questions have been numbered so far. */
  questions: number;

  constructor(
    rules: Rules<State, Event>,
    game: Game<State, Event>,
    questions: number,
    atSafePoint: (() => void) | null,
  ) {
    this.#rules = rules;
    this.#game = game;
    this.questions = questions;
    this.#atSafePoint = atSafePoint;
  }

  /** What is being asked; empty when the game is over. */
  get pending(): readonly Question[] {
    return this.#pending;
  }

  /** Starts the rules at the present safe point. */
  begin(): void {
    this.#game.renew();
    this.#continue(null);
  }

  resume(question: Question, picks: readonly string[]): void {
    const answered = { question, picks };
    this.#game.renew();
    this.#continue(this.#next(answered), answered);
  }

  #continue(from: IteratorResult<Asked, void> | null, by: Answered | null = null): void {
    let at = from;
    let last = by;
    let silentSteps = 0;
    for (;;) {
      if (at === null || at.done) {
        if (this.#rules.outcome(this.#game.state)) {
          // Under newer rules a game that is over must stay over.
          this.#atSafePoint?.();
          break;
        }
        if (++silentSteps > MOST_SILENT_STEPS) {
          throw new Error(`${this.#rules.id}: the rules go round without asking anything`);
        }
        this.#atSafePoint?.();
        at = this.#step();
        last = null;
        continue;
      }
      last = this.#ask(at.value, last);
      if (!last) return;
      at = this.#next(last);
    }
    this.#coroutine = null;
    this.#pending = NOTHING;
  }

  #step(): IteratorResult<Asked, void> {
    this.#coroutine = this.#rules.step(this.#game);
    return this.#next();
  }

  /** Goes on to the next question, or to where the step or the whole game is over. */
  #next(answered?: Answered): IteratorResult<Asked, void> {
    try {
      return (this.#coroutine as Rule).next(answered as Answered);
    } catch (end) {
      if (end instanceof GameOver) return OVER;
      // Rules within rules, deeper than there is room for: cards that lead to each other for ever.
      if (end instanceof RangeError) throw new EndlessError('rules go too deep', { cause: end });
      throw end;
    }
  }

  /** Makes the questions pending. Returns the answer of one that leaves no choice, if there is one. */
  #ask(asked: Asked, last: Answered | null): Answered | null {
    const before = this.#pending;
    this.#pending = Array.isArray(asked) ? asked : [asked as Question];
    for (const question of this.#pending) {
      if (question.id === 0) question.id = this.#numberOf(question, before, last);
      if (question.options.length < question.min && question.kind !== 'allocate') {
        throw new Error(`${question.prompt.key}: fewer options than picks needed`);
      }
      const picks = onlyAnswer(question);
      if (picks) return { question, picks };
    }
    if (this.#pending.length === 0) throw new Error(`${this.#rules.id}: a rule waits for nobody`);
    return null;
  }
  /**
   * A question that others' answers made the rules ask anew keeps its number: whoever is about to answer it
   * goes on.
   */
  #numberOf(question: Question, before: readonly Question[], last: Answered | null): number {
    if (last && before.length > 1) {
      for (const old of before) {
        if (old === last.question || !isPutAgain(old, question)) continue;
        if (!this.#pending.some(({ id }) => id === old.id)) return old.id;
      }
    }
    return ++this.questions;
  }
}

function isPutAgain(old: Question, now: Question): boolean {
  return old.seat === now.seat && old.kind === now.kind && old.prompt.key === now.prompt.key;
}
