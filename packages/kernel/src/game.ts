import type { Carried } from './carried.ts';
import type { Die } from './dice.ts';
import type { Luck } from './luck.ts';
import type { Offered, Role, SeatId, Viewer } from './question.ts';
import type { Rule } from './rule.ts';

/** Something that happened, as immutable data: logs, animation, sound and statistics come from it. */
export interface GameEvent {
  readonly t: string;
  /** The rule of the ledger that made it happen. */
  readonly rule?: string;
  /** Who may know; everyone when absent. */
  readonly only?: readonly SeatId[];
}

/** How a game ended. */
export interface Outcome {
  readonly won: boolean;
  /** What decided it, as a key of the locale files. */
  readonly cause: string;
}

/** The rules of a game, as far as it takes to run them. */
export interface Rules<State, Event extends GameEvent> {
  readonly id: string;
  /**
   * Plays from one safe point to the next: an activation, a phase. Between two steps nothing is in
   * flight, so the state alone says how to go on.
   */
  step(game: Game<State, Event>): Rule;
  outcome(state: State): Outcome | null;
}

/** What a game gives to the table: its rules, and how its state is set up, copied and shown. */
export interface GameModule<State, Setup, Event extends GameEvent, View>
  extends Rules<State, Event> {
  /** Version of the rules; raised whenever old answers could lead to another state. */
  readonly rules: number;
  /** Checks a setup that comes from outside. Throws SetupError with a clear reason. */
  parseSetup(value: unknown): Setup;
  seats(setup: Setup): number;
  setUp(setup: Setup, luck: Luck): State;
  clone(state: State): State;
  /**
   * What somebody may know, built by naming what is allowed: plain data that does not change when
   * the game goes on. A spectator gets what all seats may know.
   */
  view(state: State, viewer: Viewer): View;
  /**
   * The view of a seat, made from what all may know at the same moment, with which it shares what is
   * the same. Only for games that can say so without looking at the state.
   */
  viewOfSeat?(common: View, seat: SeatId): View;
  /** What an option is among the others; null where it is just one of them. */
  roleOf?(option: Offered): Role | null;
  /** Whether with this event something begins that is shown by itself, after what came before: an enemy acts. */
  beginsStep?(event: Event): boolean;
  /** The packs that its tables play with, beside what the house has. */
  readonly packs?: readonly Carried[];
  /** Brings a state that older rules left at a safe point into the present form. */
  upgradeState?(state: unknown, rules: number): State;
}

export class SetupError extends Error {
  override name = 'SetupError';
}

/** What rules do without end, they do because cards go round in circles. */
export class EndlessError extends Error {
  override name = 'EndlessError';
}

/** More than this, and nobody could follow it at a table: the busiest answers of the house take some hundred. */
const MOST_AT_ONCE = 1_000;

/** What a rule works with: the state, luck, and a place to tell what happened. */
export class Game<State, Event extends GameEvent> {
  readonly state: State;
  readonly #luck: Luck;
  readonly #tell: ((event: Event) => void) | null;
  #fate = 0;
  #spent = 0;
  #beside: unknown = null;

  constructor(state: State, luck: Luck, tell: ((event: Event) => void) | null) {
    this.state = state;
    this.#luck = luck;
    this.#tell = tell;
  }

  /**
   * What the rules keep beside the state while they are played on it: made when it is first asked
   * for, and gone with this game.
   */
  beside<Value>(make: () => Value): Value {
    this.#beside ??= make();
    return this.#beside as Value;
  }

  /** Something happens. Cards that lead to each other for ever end here: the answer is refused, and nothing has changed. */
  spend(): void {
    if (++this.#spent > MOST_AT_ONCE) throw new EndlessError('too much happens at once');
  }

  /** Somebody has answered: what comes of it may take as long again. */
  renew(): void {
    this.#spent = 0;
  }

  emit(event: Event): void {
    this.spend();
    this.#tell?.(event);
  }

  /** How often luck or a secret came into play: what the undo barrier watches. */
  get fate(): number {
    return this.#fate;
  }

  /** Something hidden has been seen: what led here cannot be undone without a vote. */
  reveal(): void {
    this.#fate++;
  }

  roll<Face>(label: string, die: Die<Face>): Face {
    return this.pick(label, die.faces);
  }

  rollMany<Face>(label: string, die: Die<Face>, count: number): Face[] {
    const faces: Face[] = [];
    for (let i = 0; i < count; i++) faces.push(this.pick(label, die.faces));
    return faces;
  }

  pick<Item>(label: string, items: readonly Item[]): Item {
    this.spend();
    this.#fate++;
    return this.#luck.pick(label, items);
  }

  shuffle<Card>(cards: Card[]): Card[] {
    this.#fate++;
    return this.#luck.shuffle(cards);
  }
}
