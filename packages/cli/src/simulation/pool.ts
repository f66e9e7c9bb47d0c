import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GameName } from '../games/load.ts';
import type { GameResult } from './game.ts';
import type { Batch, Finished, Job, Orders, Share } from './messages.ts';

/** Fewer games than this for each thread, and starting one takes longer than it saves. */
const WORTH_A_THREAD = 4;
/** Games handed to a thread at a time: few enough that all of them end together. */
const MOST_AT_A_TIME = 16;
/** Games are small. Without a limit threads let garbage pile up to hundreds of megabytes. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 };

/** The results of each batch in the order of its games; what was not played is missing. */
export type Results = readonly (readonly GameResult[])[];

export interface Simulation {
  readonly results: Promise<Results>;
  /** Ends it early, with what there is. */
  readonly stop: () => void;
}

/**
 * Plays batches of games in several threads. Which thread plays what makes no difference: each game
 * follows from its plan and its number, and the results are put in order.
 */
export function simulate(
  game: GameName,
  batches: readonly Batch[],
  threads: number | null,
  onResult: (result: GameResult) => void,
): Simulation {
  const jobs = batches.flatMap(({ games }, batch) =>
    Array.from({ length: games }, (_, number): Job => ({ batch, number })),
  );
  const found: GameResult[][] = batches.map(() => []);
  const slow = batches.some(({ plan }) => plan.bot === 'search');
  const useful = Math.ceil(jobs.length / (slow ? 1 : WORTH_A_THREAD));
  const count = Math.max(1, Math.min(threads ?? availableParallelism(), useful));
  const size = slow
    ? 1
    : Math.max(1, Math.min(MOST_AT_A_TIME, Math.floor(jobs.length / count / 4)));
  const orders: Orders = { game, batches };
  const pool = new Pool(orders, count, jobs, size, ({ batch, number, result }) => {
    const results = found[batch];
    if (results) results[number] = result;
    onResult(result);
  });
  return {
    // Where games are missing there are holes: they are closed.
    results: pool.done.then(() => found.map((results) => results.filter(() => true))),
    stop: () => pool.stop(),
  };
}

/** Threads that take jobs until none is left. */
class Pool {
  readonly done: Promise<void>;
  readonly #workers: readonly Worker[];
  readonly #jobs: readonly Job[];
  readonly #size: number;
  readonly #finished: (finished: Finished) => void;
  #taken = 0;
  #open = 0;
  #resolve: () => void = () => undefined;
  #reject: (reason: unknown) => void = () => undefined;

  constructor(
    orders: Orders,
    count: number,
    jobs: readonly Job[],
    size: number,
    finished: (finished: Finished) => void,
  ) {
    this.#jobs = jobs;
    this.#size = size;
    this.#finished = finished;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#workers = Array.from({ length: count }, () => this.#start(orders));
  }

  stop(): void {
    for (const worker of this.#workers) void worker.terminate();
    this.#resolve();
  }

  #start(orders: Orders): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: orders,
      resourceLimits: MEMORY,
    });
    let waiting = this.#handOut(worker);
    worker.on('error', (error) => {
      this.stop();
      this.#reject(error);
    });
    worker.on('message', (message: Finished) => {
      this.#finished(message);
      this.#open--;
      if (--waiting === 0) waiting = this.#handOut(worker);
      if (this.#open === 0 && this.#taken === this.#jobs.length) this.stop();
    });
    return worker;
  }

  /** Gives a thread its next games. Returns how many. */
  #handOut(worker: Worker): number {
    const jobs = this.#jobs.slice(this.#taken, this.#taken + this.#size);
    if (jobs.length === 0) return 0;
    this.#taken += jobs.length;
    this.#open += jobs.length;
    const share: Share = { jobs };
    worker.postMessage(share);
    return jobs.length;
  }
}
