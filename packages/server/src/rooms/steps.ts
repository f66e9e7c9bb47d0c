import type { GameShape, TableOf } from '@crawlspace/host';
import { changesBetween, type StepBetween } from '@crawlspace/host/online';
import { type GameEvent, SPECTATOR } from '@crawlspace/kernel';

interface Passed {
  /** What began the step, and its number. */
  readonly event: GameEvent;
  readonly told: number;
  /** What all may know as it was told. */
  readonly game: object;
}

export interface StepsParts {
  readonly table: TableOf<GameShape>;
  /** Games in which nobody acts by themselves have no such events. */
  readonly beginsStep?: ((event: GameEvent) => boolean) | undefined;
  /** Whether somebody is there to see them: to look at the table in between takes work. */
  readonly isWatched: () => boolean;
}

/** More at once than anybody would follow; whatever comes after them is seen in one. */
const MOST_STEPS = 24;
/** Letters of JSON: steps are small, and one answer must not become a flood. */
const MOST_LETTERS = 16_384;

/** What lies between two answers: how the table stood whenever an enemy began to act. */
export class Steps {
  readonly #table: TableOf<GameShape>;
  #passed: Passed[] = [];
  /** Whether a step has begun since the last answer: how things stood before the first was seen. */
  #hasBegun = false;

  constructor({ table, beginsStep, isWatched }: StepsParts) {
    this.#table = table;
    if (!beginsStep) return;
    table.witness = (event) => {
      if (beginsStep(event) && isWatched()) this.#note(event);
    };
  }

  #note(event: GameEvent): void {
    if (this.#hasBegun && this.#passed.length < MOST_STEPS) {
      const told = this.#table.toldCount - 1;
      this.#passed.push({ event, told, game: this.#table.gameFor(SPECTATOR) });
    }
    this.#hasBegun = true;
  }

  /** What lay between what was shown, when so much had been told, and now; each step follows from the one before. */
  since(game: unknown, told: number): readonly StepBetween[] {
    const steps: StepBetween[] = [];
    let [before, letters] = [game, 0];
    for (const passed of this.#thatHappened(told)) {
      const step = { told: passed.told, game: changesBetween(before, passed.game) };
      letters += JSON.stringify(step).length;
      if (letters > MOST_LETTERS) break;
      steps.push(step);
      before = passed.game;
    }
    return steps;
  }

  /** Where rules broke down or nothing could be stored, what was noted was taken back, or told anew. */
  #thatHappened(told: number): readonly Passed[] {
    const noted = this.#passed;
    this.#hasBegun = false;
    if (noted.length === 0) return noted;
    this.#passed = [];
    const events = new Set(this.#table.eventsSince(told, SPECTATOR).map(({ event }) => event));
    return noted.filter(({ event }) => events.has(event));
  }
}
