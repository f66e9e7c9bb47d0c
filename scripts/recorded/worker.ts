import { parentPort, workerData } from 'node:worker_threads';
import { readRecorded } from './file.ts';
import { check } from './games.ts';
import type { Finished, Orders } from './pool.ts';
import { record } from './record.ts';

// Replays, or plays, the games with its numbers, one message for each.
const { game, numbers, anew } = workerData as Orders;
const recorded = anew ? [] : readRecorded(game).recorded;
for (const number of numbers) {
  const before = recorded[number];
  const after = before
    ? check(before)
    : { now: record(game, number), answers: 0, difference: null };
  parentPort?.postMessage({ number, ...after } satisfies Finished);
}
