import type { Bots, Budget } from '@crawlspace/bots/kit';
import { BotMind, chancesOf, type GameShape, type ModuleOf, type Request } from '@crawlspace/host';
import type { Looking, Seen } from './worker.ts';

const now = () => performance.now();

/** So long a bot may look ahead: a person who asks for advice waits less gladly than one who watches. */
const PATIENCE: Readonly<Record<Request['purpose'], Budget>> = {
  play: { milliseconds: 500, now },
  advise: { milliseconds: 250, now },
};

/** So many futures for each turn: a curve of some turns takes seconds. */
const FUTURES = 80;

/** Lets the bots of a game answer what is sent to this worker. */
export function answerMessages<Game extends GameShape>(
  module: ModuleOf<Game>,
  bots: Bots<Game['state'], Game['view']>,
): void {
  const mind = new BotMind<Game>(module, bots, PATIENCE);
  const tell = (seen: Seen) => postMessage(seen);
  const look = ({ record }: Looking) => {
    for (const point of chancesOf(module, bots, record, FUTURES)) tell({ point });
  };
  addEventListener('message', ({ data }: MessageEvent<Request | Looking>) => {
    if (!('record' in data)) {
      postMessage(mind.handle(data));
      return;
    }
    try {
      look(data);
      tell({ over: true });
    } catch (error) {
      tell({ over: true, failure: error instanceof Error ? error.message : String(error) });
    }
  });
}
