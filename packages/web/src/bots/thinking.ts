import type { Bots, Budget } from '@crawlspace/bots/kit';
import {
  BotMind,
  chancesOf,
  type GameShape,
  type ModuleOf,
  type Reply,
  type Request,
} from '@crawlspace/host';
import { packsNamedIn } from '@crawlspace/kernel';
import type { MakeOfPacks } from '../packs/made.ts';
import type { CarriedPacks, Looking, Seen } from './worker.ts';

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
  house: ModuleOf<Game>,
  bots: Bots<Game['state'], Game['view']>,
  ofPacks: MakeOfPacks<Game> = noPacks,
): void {
  const mindOf = (module: ModuleOf<Game>) => new BotMind<Game>(module, bots, PATIENCE);
  let mind = Promise.resolve(mindOf(house));
  const tell = (seen: Seen) => postMessage(seen);
  const look = async ({ record }: Looking) => {
    const refs = packsNamedIn(record.setup);
    const module = refs ? (await ofPacks(refs, record.packs ?? [])).module : house;
    for (const point of chancesOf(module, bots, record, FUTURES)) tell({ point });
  };
  const lookOver = async (looking: Looking) => {
    try {
      await look(looking);
      tell({ over: true });
    } catch (error) {
      tell({ over: true, failure: messageOf(error) });
    }
  };
  const answer = async (request: Request) => {
    try {
      postMessage((await mind).handle(request));
    } catch (error) {
      postMessage({ number: request.number, failure: messageOf(error) } satisfies Reply);
    }
  };
  addEventListener('message', ({ data }: MessageEvent<Request | Looking | CarriedPacks>) => {
    if ('refs' in data) mind = ofPacks(data.refs, data.packs).then(({ module }) => mindOf(module));
    else if ('record' in data) void lookOver(data);
    else void answer(data);
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Who knows nothing of packs is never asked. */
async function noPacks(): Promise<never> {
  throw new Error('this worker is for tables without packs');
}
