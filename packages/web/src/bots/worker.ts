import type { Budget } from '@crawlspace/bots/kit';
import type { GameShape } from '../game/shape.ts';
import type { Request } from './messages.ts';
import type { BotMind } from './mind.ts';

const now = () => performance.now();

/** So long a bot may look ahead: a person who asks for advice waits less gladly than one who watches. */
export const PATIENCE: Readonly<Record<Request['purpose'], Budget>> = {
  play: { milliseconds: 500, now },
  advise: { milliseconds: 250, now },
};

/** Lets a mind answer what is sent to this worker. */
export function answerMessages<Game extends GameShape>(mind: BotMind<Game>): void {
  addEventListener('message', ({ data }: MessageEvent<Request>) => {
    postMessage(mind.handle(data));
  });
}
