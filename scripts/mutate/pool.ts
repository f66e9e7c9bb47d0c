import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutants.ts';
import { TestOrder } from './order.ts';
import { canBeProbed } from './probes.ts';
import type { Failure, Order, Report } from './worker.ts';

export interface Verdict {
  readonly mutant: Mutant;
  /** The test that noticed; null if none did. */
  readonly killedBy: Failure | null;
  /** How many test files get to the place at all. */
  readonly reachedBy: number;
  readonly seconds: number;
}

/**
 * Without a sign of life for so long, or for so many times the longest silence of the run without a
 * mutant, a mutant must have made something endless. The run without one may take its time.
 */
const PATIENCE_SECONDS = 60;
const PATIENCE_FACTOR = 8;

export interface Effort {
  readonly workers: number;
  /** Test files whose path contains one of these are left out. */
  readonly without: readonly string[];
}

/** Tries all mutants against the tests of a package, some of them side by side. */
export async function tryMutants(
  packageName: string,
  mutants: readonly Mutant[],
  { workers, without }: Effort,
  tell: (verdict: Verdict) => void,
): Promise<Verdict[]> {
  const order = new TestOrder();
  order.probed(mutants.filter((each) => canBeProbed(each, readFileSync(each.file, 'utf8'))));
  const runners = Array.from(
    { length: workers },
    () => new Runner([packageName, ...without], mutants, order),
  );
  try {
    // Says which test files reach which mutants and how long they take, and that none fails without one.
    const [first] = runners;
    const failure = await first?.run({ t: 'probe', mutants });
    if (failure) throw new Error(`${failure.file} fails without any change: ${failure.test}`);
    const silence = (first?.longestSilence ?? 0) * PATIENCE_FACTOR;
    for (const runner of runners) runner.patience = Math.max(PATIENCE_SECONDS * 1000, silence);
    const waiting = [...mutants];
    const verdicts: Verdict[] = [];
    const work = async (runner: Runner) => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const start = performance.now();
        const tests = order.for(mutant);
        const killedBy = tests.length > 0 ? await runner.run({ t: 'try', mutant, tests }) : null;
        if (killedBy) order.noticed(killedBy.file);
        const seconds = (performance.now() - start) / 1000;
        const verdict = { mutant, killedBy, reachedBy: tests.length, seconds };
        verdicts.push(verdict);
        tell(verdict);
      }
    };
    await Promise.all(runners.map(work));
    return verdicts;
  } finally {
    for (const runner of runners) runner.end();
  }
}

/** A worker process, replaced by a new one whenever it had to be ended. */
class Runner {
  /** In milliseconds; without end for the run that shows how long things take. */
  patience: number | null = null;
  longestSilence = 0;
  readonly #args: readonly string[];
  readonly #mutants: readonly Mutant[];
  readonly #order: TestOrder;
  #process: ChildProcess | null = null;

  constructor(args: readonly string[], mutants: readonly Mutant[], order: TestOrder) {
    this.#args = args;
    this.#mutants = mutants;
    this.#order = order;
  }

  /** The first failure under this order; null if all tests pass. */
  async run(order: Order): Promise<Failure | null> {
    const { promise, resolve } = Promise.withResolvers<Failure | null>();
    const giveUp = () => {
      this.end();
      resolve({ file: '', test: 'time limit' });
    };
    const timer = this.patience === null ? null : setTimeout(giveUp, this.patience);
    const worker = this.#worker();
    let heard = performance.now();
    worker.on('message', (report: Report) => {
      timer?.refresh();
      this.longestSilence = Math.max(this.longestSilence, performance.now() - heard);
      heard = performance.now();
      if (report.t === 'file') this.#order.took(report.file, report.milliseconds);
      if (report.t === 'probed') this.#learn(report);
      if (report.t === 'done') resolve(report.failure);
    });
    worker.on('exit', () => {
      this.#process = null;
      resolve({ file: '', test: 'the process ended' });
    });
    worker.send(order);
    const failure = await promise;
    if (timer) clearTimeout(timer);
    worker.removeAllListeners();
    return failure;
  }

  #learn({ file, reached, loaded }: Extract<Report, { t: 'probed' }>): void {
    for (const id of reached) this.#order.reached(file, this.#mutant(id), 'testing');
    for (const id of loaded) this.#order.reached(file, this.#mutant(id), 'loading');
  }

  #mutant(id: number): Mutant {
    const mutant = this.#mutants[id];
    if (!mutant) throw new Error(`There is no mutant ${id}.`);
    return mutant;
  }

  end(): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }

  #worker(): ChildProcess {
    const file = join(import.meta.dirname, 'worker.ts');
    this.#process ??= fork(file, this.#args, { stdio: ['ignore', 'ignore', 2, 'ipc'] });
    return this.#process;
  }
}
