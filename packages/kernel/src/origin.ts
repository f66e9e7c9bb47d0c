import type { GameEvent, GameModule } from './game.ts';
import { type Luck, type RollScript, ScriptedLuck, SeededLuck } from './luck.ts';
import { SEEDING, type Seeding } from './random.ts';
import type { Snapshot } from './snapshot.ts';

export interface TableOptions {
  /** Keep events (default) or not: simulations do not need them. */
  readonly events?: boolean;
  /**
   * Keep snapshots at safe points (default): they make undo and forks cheap. Of several safe points
   * between two answers the first is enough, unless all are wanted. With a number, the first is kept
   * after so many answers: a copy of the state costs as much as several of them.
   */
  readonly snapshots?: boolean | 'all' | number;
  /** Dice that a test wrote down. */
  readonly script?: RollScript;
}

/** Where a game starts: its setup, its seed, and the first safe point. */
export interface Origin<State, Setup> {
  readonly setup: Setup;
  readonly seed: string;
  readonly seeding?: Seeding;
  readonly start: Snapshot<State>;
  /** True when the start does not follow from setup and seed and must be saved with the game. */
  readonly inTheMiddle: boolean;
}

/** The origin of a game that starts from its setup. Throws SetupError when the setup is impossible. */
export function originOf<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  setup: Setup,
  seed: string,
  seeding: Seeding,
  options: TableOptions = {},
): Origin<State, Setup> {
  const checked = module.parseSetup(setup);
  const luck = newLuck({ seed, seeding }, options);
  const state = module.setUp(checked, luck);
  const start = { answers: 0, questions: 0, luck: luck.save(), state };
  return { setup: checked, seed, seeding, start, inTheMiddle: false };
}

export function newLuck(
  { seed, seeding = SEEDING }: { readonly seed: string; readonly seeding?: Seeding },
  { script }: TableOptions,
): Luck {
  return script ? new ScriptedLuck(script, seed) : new SeededLuck(seed, seeding);
}
