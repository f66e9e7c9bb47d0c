import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Checked, GameName } from './games.ts';

/** What a thread is to do: replay the games with these numbers, or play them anew. */
export interface Orders {
  readonly game: GameName;
  readonly numbers: readonly number[];
  readonly anew: boolean;
}

export interface Finished extends Checked {
  readonly number: number;
}

/** Does it on all cores; the results are in the order of the numbers. */
export async function onAllCores(orders: Orders): Promise<readonly Finished[]> {
  const threads = availableParallelism();
  const shares = Array.from({ length: threads }, (_, thread) =>
    orders.numbers.filter((_, place) => place % threads === thread),
  );
  const done = await Promise.all(shares.map((numbers) => inThread({ ...orders, numbers })));
  return done.flat().sort((a, b) => a.number - b.number);
}

function inThread(orders: Orders): Promise<readonly Finished[]> {
  return new Promise((resolve, reject) => {
    const finished: Finished[] = [];
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: orders });
    worker.on('message', (message: Finished) => finished.push(message));
    worker.on('error', reject);
    worker.on('exit', () => resolve(finished));
  });
}
