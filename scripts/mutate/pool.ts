import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutant } from './mutants.ts';
import { TestOrder } from './order.ts';
import { canBeSwitched } from './switches.ts';
import type { Failure, Order, Report } from './worker.ts';

export interface Verdict {
  readonly mutant: Mutant;
  /** The test that noticed; null if none did. */
  readonly killedBy: Failure | null;
  /** How many test files get to the place at all. */
  readonly reachedBy: number;
}

export interface Effort {
  readonly workers: number;
  /** Test files whose path contains one of these are left out. */
  readonly without: readonly string[];
}

/**
 * Without a sign of life for so long, or for so many times the longest silence of the run without a
 * mutant, a mutant must have made something endless. The run without one may take its time.
 */
const PATIENCE_SECONDS = 60;
const PATIENCE_FACTOR = 8;

/**
 * Tries all mutants against the tests of a package: first all of them in one sweep through the tests,
 * then whoever is left alone, some side by side.
 */
export async function tryMutants(
  packageName: string,
  mutants: readonly Mutant[],
  { workers, without }: Effort,
  tell: (verdict: Verdict) => void,
): Promise<Verdict[]> {
  const order = new TestOrder();
  order.probed(mutants.filter((each) => canBeSwitched(each, readFileSync(each.file, 'utf8'))));
  const runners = Array.from({ length: workers }, () => new Runner([packageName, ...without]));
  const verdicts = new Map<Mutant, Verdict>();
  const judge = (mutant: Mutant, killedBy: Failure | null) => {
    const verdict = { mutant, killedBy, reachedBy: order.for(mutant).length };
    if (killedBy) order.noticed(killedBy.file);
    verdicts.set(mutant, verdict);
    tell(verdict);
  };
  try {
    const [first] = runners;
    if (!first) throw new Error('There is nobody to do it.');
    const dead = await sweep(first, mutants, order, judge);
    const patience = Math.max(PATIENCE_SECONDS * 1000, first.longestSilence * PATIENCE_FACTOR);
    const waiting = mutants.filter((_, id) => !dead.has(id));
    const work = async (runner: Runner) => {
      runner.patience = patience;
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const tests = order.for(mutant);
        judge(mutant, tests.length > 0 ? await runner.run({ t: 'try', mutant, tests }) : null);
      }
    };
    await Promise.all(runners.map(work));
    return mutants.flatMap((mutant) => verdicts.get(mutant) ?? []);
  } finally {
    for (const runner of runners) runner.end();
  }
}

/**
 * Says which test files reach which mutants, how long they take, that none fails without a mutant,
 * and which mutants they kill. One that stops the sweep has no part in the rest of it.
 */
async function sweep(
  runner: Runner,
  mutants: readonly Mutant[],
  order: TestOrder,
  judge: (mutant: Mutant, killedBy: Failure) => void,
): Promise<ReadonlySet<number>> {
  const dead = new Set<number>();
  const except = new Set<number>();
  const done: string[] = [];
  const kill = (id: number, by: Failure) => {
    dead.add(id);
    judge(mutants[id] as Mutant, by);
  };
  for (;;) {
    let spoiled = false;
    const learn = (report: Report) => {
      if (report.t !== 'swept') return;
      const { file } = report;
      const { milliseconds, reached, loaded, killed, spoiledBy } = report.sweep;
      order.took(file, milliseconds);
      for (const id of reached) order.reached(file, mutants[id] as Mutant, 'testing');
      for (const id of loaded) order.reached(file, mutants[id] as Mutant, 'loading');
      for (const { id, test } of killed) kill(id, { file, test });
      for (const id of spoiledBy) except.add(id);
      if (spoiledBy.length > 0) spoiled = true;
      else done.push(file);
    };
    const left = [...dead, ...except];
    const failure = await runner.run({ t: 'sweep', mutants, except: left, done }, learn);
    if (!failure) return dead;
    if (failure.endless !== undefined) kill(failure.endless, failure);
    else if (!spoiled) throw new Error(`${failure.file} fails without a change: ${failure.test}`);
  }
}

/** A worker process, replaced by a new one whenever it had to be ended. */
class Runner {
  /** In milliseconds. */
  patience = PATIENCE_SECONDS * 1000;
  longestSilence = 0;
  readonly #args: readonly string[];
  readonly #folder = mkdtempSync(join(tmpdir(), 'mutate-'));
  #process: ChildProcess | null = null;

  constructor(args: readonly string[]) {
    this.#args = args;
  }

  /** The first failure under this order; null if all tests pass. */
  async run(order: Order, learn: (report: Report) => void = () => {}): Promise<Failure | null> {
    const { promise, resolve } = Promise.withResolvers<Failure | null>();
    writeFileSync(this.#trying, '');
    const giveUp = () => {
      const trying = readFileSync(this.#trying, 'utf8');
      // A slow test without a mutant may take its time.
      if (order.t === 'sweep' && trying === '') return timer.refresh();
      this.#stop();
      return resolve({ file: '', test: 'time limit', ...(trying && { endless: Number(trying) }) });
    };
    const timer = setTimeout(giveUp, this.patience);
    const worker = this.#worker();
    let heard = performance.now();
    worker.on('message', (report: Report) => {
      timer.refresh();
      this.longestSilence = Math.max(this.longestSilence, performance.now() - heard);
      heard = performance.now();
      learn(report);
      if (report.t === 'done') resolve(report.failure);
    });
    worker.on('exit', () => {
      this.#process = null;
      resolve({ file: '', test: 'the process ended' });
    });
    worker.send(order);
    const failure = await promise;
    clearTimeout(timer);
    worker.removeAllListeners();
    return failure;
  }

  end(): void {
    this.#stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #stop(): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }

  /** Where the worker writes down which mutant it is trying. */
  get #trying(): string {
    return join(this.#folder, 'trying');
  }

  #worker(): ChildProcess {
    const file = join(import.meta.dirname, 'worker.ts');
    const env = { ...process.env, MUTATE_TRYING: this.#trying };
    this.#process ??= fork(file, this.#args, { env, stdio: ['ignore', 'ignore', 2, 'ipc'] });
    return this.#process;
  }
}
