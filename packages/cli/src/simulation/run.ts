import type { GameName } from '../games/load.ts';
import type { Arguments } from '../usage.ts';
import type { Batch } from './messages.ts';
import { type Results, simulate } from './pool.ts';
import { Progress } from './progress.ts';

export interface Run {
  readonly results: Results;
  readonly seconds: number;
  /** Whether somebody pressed Ctrl-C before the end. */
  readonly stopped: boolean;
}

/** How many threads are asked for; null: as many as there are cores. */
export function threadsIn(given: Arguments): number | null {
  return given.text('threads') === undefined ? null : given.whole('threads', 1);
}

/** Plays everything, with a bar for who watches; Ctrl-C ends it early with what there is. */
export async function runToTheEnd(
  game: GameName,
  batches: readonly Batch[],
  threads: number | null,
): Promise<Run> {
  const total = batches.reduce((sum, { games }) => sum + games, 0);
  const progress = new Progress(total, process.stderr);
  const start = performance.now();
  const simulation = simulate(game, batches, threads, (result) => progress.count(result));
  let stopped = false;
  const stop = () => {
    stopped = true;
    simulation.stop();
  };
  process.once('SIGINT', stop);
  const results = await simulation.results;
  process.off('SIGINT', stop);
  progress.end();
  return { results, seconds: (performance.now() - start) / 1000, stopped };
}
