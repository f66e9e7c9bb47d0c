import { parentPort } from 'node:worker_threads';
import type { Bots } from '@crawlspace/bots/kit';
import { BotMind, type GameShape } from '@crawlspace/host';
import type { Carried } from '@crawlspace/kernel';
import { moduleFrom, type TableId } from '../games.ts';
import type { FromRoom, ToRoom } from './messages.ts';

const BOTS: Readonly<Record<TableId, () => Promise<unknown>>> = {
  brimstone: async () => (await import('@crawlspace/bots/brimstone')).brimstoneBots,
  hellscape: async () => (await import('@crawlspace/bots/hellscape')).hellscapeBots,
  'brimstone-stay': async () => (await import('@crawlspace/bots/brimstone')).brimstoneStayBots,
};

const port = parentPort;
if (!port) throw new Error('this file runs in a worker thread');

const now = () => performance.now();
/** So long a bot may look ahead. */
const PATIENCE = {
  play: { milliseconds: 300, now },
  advise: { milliseconds: 200, now },
};

/** The bots of each table that has any, by the name of the table. */
const minds = new Map<string, Promise<BotMind<GameShape>>>();

port.on('message', async (message: FromRoom) => {
  const { table } = message;
  if (message.t === 'forget') {
    minds.delete(table);
    return;
  }
  if (message.t === 'packs') {
    const mind = makeMind(message.game, message.packs);
    // Whoever asks hears what went wrong.
    mind.catch(() => undefined);
    minds.set(table, mind);
    return;
  }
  const mind = minds.get(table) ?? makeMind(message.game);
  minds.set(table, mind);
  try {
    const reply = (await mind).handle(message.request);
    port.postMessage({ table, reply } satisfies ToRoom);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    const reply = { number: message.request.number, failure };
    port.postMessage({ table, reply } satisfies ToRoom);
  }
});

async function makeMind(
  game: TableId,
  packs: readonly Carried[] = [],
): Promise<BotMind<GameShape>> {
  const bots = (await BOTS[game]()) as Bots<unknown, object>;
  return new BotMind<GameShape>(await moduleFrom(game, packs), bots, PATIENCE);
}
