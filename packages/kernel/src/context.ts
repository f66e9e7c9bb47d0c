import type { Die } from './dice.ts';
import type { Game, GameEvent } from './game.ts';

/**
 * What the rules of a game work with: its state, luck and events. Games add their content and
 * effects to it.
 */
export class Context<State, Event extends GameEvent> {
  readonly state: State;
  readonly #game: Game<State, Event>;

  constructor(game: Game<State, Event>) {
    this.state = game.state;
    this.#game = game;
  }

  emit(event: Event): void {
    this.#game.emit(event);
  }

  /** Something happens that nobody is told of: what leads on to more. */
  spend(): void {
    this.#game.spend();
  }

  /** Something hidden has been seen. */
  reveal(): void {
    this.#game.reveal();
  }

  roll<Face>(label: string, die: Die<Face>): Face {
    return this.#game.roll(label, die);
  }

  rollMany<Face>(label: string, die: Die<Face>, count: number): Face[] {
    return this.#game.rollMany(label, die, count);
  }

  pick<Item>(label: string, items: readonly Item[]): Item {
    return this.#game.pick(label, items);
  }

  shuffle<Card>(cards: Card[]): Card[] {
    return this.#game.shuffle(cards);
  }
}
