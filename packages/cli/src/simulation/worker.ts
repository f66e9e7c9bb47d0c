import { parentPort, workerData } from 'node:worker_threads';
import { withGame } from '../games/load.ts';
import { playOne } from './game.ts';
import type { Finished, Orders, Share } from './messages.ts';

// Plays the games it is told to, one message for each.
const { game, batches } = workerData as Orders;
const port = parentPort;
if (!port) throw new Error('this file runs in a worker thread');

await withGame(game, (kit) => {
  port.on('message', ({ jobs }: Share) => {
    for (const { batch, number } of jobs) {
      const plan = batches[batch]?.plan;
      if (!plan) throw new Error(`there is no plan ${batch}`);
      const finished: Finished = { batch, number, result: playOne(kit, plan, number) };
      port.postMessage(finished);
    }
  });
});
