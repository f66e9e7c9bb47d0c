import type { GameName } from '../games/load.ts';
import type { GameResult } from './game.ts';
import type { Plan } from './plan.ts';

/** So many games of one plan. */
export interface Batch {
  readonly plan: Plan;
  readonly games: number;
  /** The files of packs they are played with. */
  readonly packs?: readonly string[];
}

/** What a worker thread has to know before it starts. */
export interface Orders {
  readonly game: GameName;
  readonly batches: readonly Batch[];
}

export interface Job {
  readonly batch: number;
  readonly number: number;
}

/** Games for a worker to play next. */
export interface Share {
  readonly jobs: readonly Job[];
}

export interface Finished extends Job {
  readonly result: GameResult;
}
