import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Connect, Reply } from '@crawlspace/host';
import type { Carried } from '@crawlspace/kernel';
import { type Payer, payerNow } from '../cost/bill.ts';
import type { TableId } from '../games.ts';
import type { FromRoom, ToRoom } from './messages.ts';

/** Without a limit threads let garbage pile up to hundreds of megabytes. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** A bot that has thought for so long never comes to an end. */
const MOST_PATIENCE = 20_000;

interface Listener {
  readonly receive: (reply: Reply) => void;
  readonly broken: (why: string) => void;
}

/** A question to the bots of a table that waits for its turn. */
interface Asked {
  readonly from: Listener;
  readonly message: Extract<FromRoom, { t: 'ask' }>;
  /** Who pays for it: advice is somebody's, what bots play is the table's. */
  readonly payer: Payer | undefined;
}

interface Thread {
  readonly worker: Worker;
  readonly tables: Map<string, Listener>;
  /** One at a time, so that a bot is late only by what it takes itself; the others wait here. */
  readonly waiting: Asked[];
  now: (Asked & { readonly late: NodeJS.Timeout; readonly since: number }) | null;
}

/** Threads in which the bots of all tables think. They are started when needed and end with their last table. */
export class BotPool {
  readonly #threads = new Set<Thread>();
  readonly #most: number;
  readonly #patience: number;

  constructor(most = Math.max(1, availableParallelism() - 1), patience = MOST_PATIENCE) {
    this.#most = most;
    this.#patience = patience;
  }

  /** How the bots of one table are reached. */
  connect(table: string, game: TableId, packs: readonly Carried[] = []): Connect {
    return (receive, broken) => {
      const thread = this.#thread();
      const from: Listener = { receive, broken };
      thread.tables.set(table, from);
      if (packs.length > 0) {
        thread.worker.postMessage({ t: 'packs', table, game, packs } satisfies FromRoom);
      }
      return {
        send: (request) => {
          const payer = request.purpose === 'advise' ? payerNow() : undefined;
          thread.waiting.push({ from, message: { t: 'ask', table, game, request }, payer });
          this.#askNext(thread);
        },
        close: () => this.#forget(thread, table, from),
      };
    };
  }

  close(): void {
    for (const thread of this.#threads) this.#end(thread, 'the server stops');
  }

  /** The thread with the fewest tables, or a new one as long as there may be more. */
  #thread(): Thread {
    const [least] = [...this.#threads].sort((a, b) => a.tables.size - b.tables.size);
    if (least && (this.#threads.size >= this.#most || least.tables.size === 0)) return least;
    return this.#start();
  }

  #start(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: MEMORY });
    const thread: Thread = { worker, tables: new Map(), waiting: [], now: null };
    worker.on('message', ({ reply }: ToRoom) => this.#hear(thread, reply));
    worker.on('error', (error) => this.#end(thread, error.message));
    worker.unref();
    this.#threads.add(thread);
    return thread;
  }

  #askNext(thread: Thread): void {
    const next = thread.now ? undefined : thread.waiting.shift();
    if (!next) return;
    const late = setTimeout(() => this.#end(thread, 'a bot is late'), this.#patience);
    thread.now = { ...next, late, since: performance.now() };
    thread.worker.postMessage(next.message);
  }

  /** What comes for a table that has been closed meanwhile is for nobody, whoever has opened it again. */
  #hear(thread: Thread, reply: Reply): void {
    const { now } = thread;
    if (!now) return;
    clearTimeout(now.late);
    thread.now = null;
    const { from, message, payer, since } = now;
    payer?.charge({ apart: performance.now() - since });
    if (thread.tables.get(message.table) === from) from.receive(reply);
    this.#askNext(thread);
  }

  #forget(thread: Thread, table: string, from: Listener): void {
    if (thread.tables.get(table) !== from) return;
    thread.tables.delete(table);
    const others = thread.waiting.filter((asked) => asked.from !== from);
    thread.waiting.splice(0, thread.waiting.length, ...others);
    if (thread.tables.size === 0) this.#end(thread, 'nobody needs it');
    else thread.worker.postMessage({ t: 'forget', table } satisfies FromRoom);
  }

  /** One bot that hangs takes its thread along; the tables start anew in another. */
  #end(thread: Thread, why: string): void {
    if (!this.#threads.delete(thread)) return;
    clearTimeout(thread.now?.late);
    void thread.worker.terminate();
    for (const { broken } of [...thread.tables.values()]) broken(why);
  }
}
