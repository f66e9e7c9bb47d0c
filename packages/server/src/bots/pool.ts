import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Connect, Reply } from '@crawlspace/host';
import type { TableId } from '../games.ts';
import type { FromRoom, ToRoom } from './messages.ts';

/** Without a limit threads let garbage pile up to hundreds of megabytes. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** A bot that has not answered by then never will. */
const MOST_PATIENCE = 20_000;

interface Thread {
  readonly worker: Worker;
  readonly tables: Map<string, Listener>;
}

interface Listener {
  readonly receive: (reply: Reply) => void;
  readonly broken: (why: string) => void;
}

/** Threads in which the bots of all tables think. They are started when needed and end with their last table. */
export class BotPool {
  readonly #threads = new Set<Thread>();
  readonly #most: number;

  constructor(most = Math.max(1, availableParallelism() - 1)) {
    this.#most = most;
  }

  /** How the bots of one table are reached. */
  connect(table: string, game: TableId): Connect {
    return (receive, broken) => {
      const thread = this.#thread();
      const late = new Map<number, NodeJS.Timeout>();
      const hush = () => {
        for (const timer of late.values()) clearTimeout(timer);
        late.clear();
      };
      thread.tables.set(table, {
        receive: (reply) => {
          clearTimeout(late.get(reply.number));
          late.delete(reply.number);
          receive(reply);
        },
        broken: (why) => {
          hush();
          broken(why);
        },
      });
      return {
        send: (request) => {
          late.set(
            request.number,
            setTimeout(() => this.#end(thread, 'a bot is late'), MOST_PATIENCE),
          );
          thread.worker.postMessage({ t: 'ask', table, game, request } satisfies FromRoom);
        },
        close: () => {
          hush();
          this.#forget(thread, table);
        },
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
    const thread: Thread = { worker, tables: new Map() };
    worker.on('message', ({ table, reply }: ToRoom) => thread.tables.get(table)?.receive(reply));
    worker.on('error', (error) => this.#end(thread, error.message));
    worker.unref();
    this.#threads.add(thread);
    return thread;
  }

  #forget(thread: Thread, table: string): void {
    thread.tables.delete(table);
    if (thread.tables.size === 0) this.#end(thread, 'nobody needs it');
    else thread.worker.postMessage({ t: 'forget', table } satisfies FromRoom);
  }

  /** One bot that hangs takes its thread along; the tables start anew in another. */
  #end(thread: Thread, why: string): void {
    if (!this.#threads.delete(thread)) return;
    void thread.worker.terminate();
    for (const { broken } of [...thread.tables.values()]) broken(why);
  }
}
