import { parentPort, workerData } from 'node:worker_threads';
import { type GameUser, packsOf, withGame } from '../games/load.ts';
import { type GameResult, playOne } from './game.ts';
import type { Finished, Orders, Share } from './messages.ts';

// Plays the games it is told to, one message for each.
const { game, batches } = workerData as Orders;
const port = parentPort;
if (!port) throw new Error('this file runs in a worker thread');

/** How games of each batch are played, worked out before the first one. */
const played = await Promise.all(
  batches.map(async ({ plan, packs }) => {
    const use: GameUser<(number: number) => GameResult> = (kit) => (number) =>
      playOne(kit, plan, number);
    return packs ? (await packsOf(game)).play(packs, use) : withGame(game, use);
  }),
);

port.on('message', ({ jobs }: Share) => {
  for (const { batch, number } of jobs) {
    const play = played[batch];
    if (!play) throw new Error(`there is no plan ${batch}`);
    const finished: Finished = { batch, number, result: play(number) };
    port.postMessage(finished);
  }
});
