import type { Game, GameEvent, Rules } from './game.ts';
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
    this.#continue(null);
  }

  resume(question: Question, picks: readonly string[]): void {
    this.#continue(this.#next({ question, picks }));
  }

  #continue(from: IteratorResult<Asked, void> | null): void {
    let at = from;
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
        continue;
      }
      const forced = this.#ask(at.value);
      if (!forced) return;
      at = this.#next(forced);
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
      throw end;
    }
  }

  /** Makes the questions pending. Returns the answer of one that leaves no choice, if there is one. */
  #ask(asked: Asked): Answered | null {
    this.#pending = Array.isArray(asked) ? asked : [asked as Question];
    for (const question of this.#pending) {
      if (question.id === 0) question.id = ++this.questions;
      if (question.options.length < question.min && question.kind !== 'allocate') {
        throw new Error(`${question.prompt.key}: fewer options than picks needed`);
      }
      const picks = onlyAnswer(question);
      if (picks) return { question, picks };
    }
    if (this.#pending.length === 0) throw new Error(`${this.#rules.id}: a rule waits for nobody`);
    return null;
  }
}
