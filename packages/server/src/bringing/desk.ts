import { Worker } from 'node:worker_threads';
import { Declined } from '../http/declined.ts';
import type { Brought, TakenIn } from './bring.ts';
import type { FromThread } from './messages.ts';

/** Without a limit threads let garbage pile up to hundreds of megabytes. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

export interface DeskLimits {
  /** Milliseconds that one may take, the start of the thread included. */
  readonly patience: number;
  /** So many may wait besides the one that is looked at. */
  readonly waiting: number;
  /** A thread that has nothing to do ends after so many milliseconds. */
  readonly idle: number;
}

const LIMITS: DeskLimits = { patience: 10_000, waiting: 10, idle: 60_000 };

interface Job {
  readonly brought: Brought;
  /** From where it came: of each only one is looked at or waits. */
  readonly from: string;
  readonly resolve: (taken: TakenIn) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Where games and companies from elsewhere are read, checked and replayed: in a thread of its own, one after the other, so that
 * nobody who plays notices how long that takes.
 */
export class Desk {
  readonly #limits: DeskLimits;
  readonly #waiting: Job[] = [];
  #now: Job | null = null;
  #worker: Worker | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(limits: Partial<DeskLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Throws Declined, with a word for whoever brought it. */
  takeIn(brought: Brought, from: string): Promise<TakenIn> {
    const isAnother = [this.#now, ...this.#waiting].some((job) => job?.from === from);
    if (isAnother) return Promise.reject(new Declined(429, 'too-fast'));
    if (this.#isClosed || this.#waiting.length >= this.#limits.waiting) {
      return Promise.reject(new Declined(503, 'busy'));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ brought, from, resolve, reject });
      this.#next();
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#endThread(new Declined(503, 'busy'));
    for (const { reject } of this.#waiting.splice(0)) reject(new Declined(503, 'busy'));
  }

  #next(): void {
    if (this.#now) return;
    clearTimeout(this.#timer);
    const job = this.#waiting.shift();
    if (!job) {
      this.#timer = setTimeout(() => this.#endThread(), this.#limits.idle);
      this.#timer.unref();
      return;
    }
    this.#now = job;
    this.#worker ??= this.#start();
    const late = new Declined(422, 'takes-too-long');
    this.#timer = setTimeout(() => this.#endThread(late), this.#limits.patience);
    this.#worker.postMessage(job.brought);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits: MEMORY });
    worker.on('message', (message: FromThread) => {
      if (this.#worker === worker) this.#hear(message);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (this.#worker !== worker) return;
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#endThread(isFull ? new Declined(422, 'takes-too-long') : error);
    });
    worker.unref();
    return worker;
  }

  #hear(message: FromThread): void {
    const job = this.#now;
    this.#now = null;
    if (message.t === 'taken') job?.resolve(message.taken);
    else if (message.t === 'not-taken') {
      job?.reject(new Declined(400, message.because, message.why));
    } else job?.reject(new Error(message.why));
    this.#next();
  }

  /** Whatever it was at is given up; the next one gets a thread of its own. */
  #endThread(why?: Error): void {
    clearTimeout(this.#timer);
    const [worker, job] = [this.#worker, this.#now];
    this.#worker = null;
    this.#now = null;
    void worker?.terminate();
    if (job && why) job.reject(why);
    if (this.#waiting.length > 0 && !this.#isClosed) this.#next();
  }
}
