import type { Budget } from '@crawlspace/bots/kit';
import type { BotMind, Connect, GameShape, Reply, Request } from '@crawlspace/host';

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

/** Bots that think in a worker of their own, so that the page never waits for them. */
export function inWorker(start: () => Worker): Connect {
  return (receive, broken) => {
    const worker = start();
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => receive(data));
    worker.addEventListener('error', ({ message }) => broken(message));
    return { send: (request) => worker.postMessage(request), close: () => worker.terminate() };
  };
}
