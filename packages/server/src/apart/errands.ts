import { Worker } from 'node:worker_threads';

/** Without a limit threads let garbage pile up to hundreds of megabytes. The longest company needs two thirds of this. */
const MEMORY = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 2 };

export interface ErrandLimits {
  /** Milliseconds that one may take, the start of the thread included. */
  readonly patience: number;
  /** How many may wait besides the one that is being done. */
  readonly waiting: number;
  /** A thread that has nothing to do ends after so many milliseconds. */
  readonly idle: number;
}

/** An errand took longer, or more memory, than any may. */
export class TakesTooLong extends Error {
  override name = 'TakesTooLong';
}

/** Too many others wait already, or the server stops. */
export class Busy extends Error {
  override name = 'Busy';
}

interface Waiting<Errand, Done> {
  readonly errand: Errand;
  readonly from: string;
  readonly moved: readonly ArrayBuffer[];
  readonly resolve: (done: Done) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Work that takes so long that nobody who plays may wait for it: done in a thread of its own, one errand after the
 * other, with limits of time and memory. The thread answers each message with one.
 */
export class Errands<Errand, Done> {
  readonly #file: URL;
  readonly #limits: ErrandLimits;
  readonly #workerData: unknown;
  #waiting: Waiting<Errand, Done>[] = [];
  #now: Waiting<Errand, Done> | null = null;
  #last = '';
  #worker: Worker | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(file: URL, limits: ErrandLimits, workerData?: unknown) {
    this.#file = file;
    this.#limits = limits;
    this.#workerData = workerData;
  }

  /** Whether something from there is being done or waits. */
  has(from: string): boolean {
    return this.#now?.from === from || this.#waiting.some((each) => each.from === from);
  }

  /** Throws TakesTooLong, Busy, or whatever the thread died of. What is `moved` is the thread's from then on. */
  run(errand: Errand, from: string, moved: readonly ArrayBuffer[] = []): Promise<Done> {
    if (this.#isClosed || this.#waiting.length >= this.#limits.waiting) {
      return Promise.reject(new Busy());
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ errand, from, moved, resolve, reject });
      this.#next();
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#endThread(new Busy());
    for (const { reject } of this.#waiting.splice(0)) reject(new Busy());
  }

  #next(): void {
    if (this.#now) return;
    clearTimeout(this.#timer);
    const next = this.#takeNext();
    if (!next) {
      this.#timer = setTimeout(() => this.#endThread(), this.#limits.idle);
      this.#timer.unref();
      return;
    }
    this.#now = next;
    this.#last = next.from;
    this.#worker ??= this.#start();
    this.#timer = setTimeout(() => this.#endThread(new TakesTooLong()), this.#limits.patience);
    this.#worker.postMessage(next.errand, [...next.moved]);
  }

  /** In turns: whoever sends many waits behind those who send one. */
  #takeNext(): Waiting<Errand, Done> | undefined {
    const other = this.#waiting.findIndex(({ from }) => from !== this.#last);
    return this.#waiting.splice(Math.max(0, other), 1)[0];
  }

  #start(): Worker {
    const worker = new Worker(this.#file, {
      resourceLimits: MEMORY,
      workerData: this.#workerData,
    });
    worker.on('message', (done: Done) => {
      if (this.#worker === worker) this.#hear(done);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (this.#worker !== worker) return;
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#endThread(isFull ? new TakesTooLong() : error);
    });
    worker.unref();
    return worker;
  }

  #hear(done: Done): void {
    const now = this.#now;
    this.#now = null;
    now?.resolve(done);
    this.#next();
  }

  /** Whatever it was at is given up; the next one gets a thread of its own. */
  #endThread(why?: Error): void {
    clearTimeout(this.#timer);
    const [worker, now] = [this.#worker, this.#now];
    this.#worker = null;
    this.#now = null;
    void worker?.terminate();
    if (now && why) now.reject(why);
    if (this.#waiting.length > 0 && !this.#isClosed) this.#next();
  }
}
