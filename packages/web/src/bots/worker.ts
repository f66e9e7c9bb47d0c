import type { GameShape } from '../game/shape.ts';
import type { Request } from './messages.ts';
import type { BotMind } from './mind.ts';

/** Lets a mind answer what is sent to this worker. */
export function answerMessages<Game extends GameShape>(mind: BotMind<Game>): void {
  addEventListener('message', ({ data }: MessageEvent<Request>) => {
    postMessage(mind.handle(data));
  });
}
